"""Starting the game (1.6), and what is brought along to it (1.5)."""

from __future__ import annotations

from engine.netrunner import Game, load, new_game
from engine.netrunner.decks import decks_of
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.language.abilities import AtSetup
from engine.netrunner.language.effects import HostOn
from engine.netrunner.language.selectors import This
from engine.netrunner.language.sets import Each, OnTop
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.state import CORP, HAND, RUNNER, SEATS
from engine.netrunner.testkit import Table, blank, code_of


def test_1_5_the_decks_of_a_game_that_has_begun() -> None:
    game = new_game("beginner", seed=2, edition=CR_24_03.name)
    lists = starter_decks()
    assert decks_of(game) == {
        CORP: lists["gateway-beginner-corp"], RUNNER: lists["gateway-beginner-runner"],
    }  # fmt: skip


def test_1_5_4a_the_runner_looks_at_what_they_brought_along_at_any_time() -> None:
    """Nobody else does; what is switched for goes to the pile, too (1.5.4b)."""
    loup = "René “Loup” Arcemont: Party Animal"
    t = Table(runner=loup)
    t.game.state.outside["runner"] = (code_of("Whizzard: Master Gamer"),)
    t.hand("runner", "Rebirth")
    t.start("runner")
    assert t.view("runner").outside == ("Whizzard: Master Gamer",)
    assert t.view("corp").outside == t.view("spectator").outside == ()
    t.play("Play Rebirth", "Whizzard")
    assert t.view("runner").outside == (loup,)


ASIDE = AtSetup((HostOn(Each(OnTop("stack", 3)), This(), faceup=False),))


def test_1_6_2_an_identity_acts_before_the_starting_hands_are_drawn() -> None:
    """From a shuffled stack, as Ayla Rahim does; the three cards are no part of the hand or of a mulligan."""
    code = blank("Stasher", "runner", "runner_identity", (ASIDE,), influence_limit=15, minimum_deck_size=30)
    cards = dict(starter_decks()["gateway-beginner-runner"].cards)
    aside = set()
    for seed in range(4):
        game = new_game("beginner", seed, runner=Deck(code, cards), edition=CR_24_03.name)
        game = load(game.save())
        hosted = [game.state.cards[oid] for oid in game.state.zones["hosted"]]
        assert [card.host for card in hosted] == [game.identity("runner").oid] * 3
        assert not any(card.faceup for card in hosted)
        assert len(game.state.zones["grip"]) == 5
        assert len(game.state.zones["stack"]) == sum(cards.values()) - 8
        aside.add(tuple(sorted(card.code for card in hosted)))
        for seat in ("corp", "runner"):
            (asked,) = [d for d in game.decisions if d.seat == seat]
            game.answer(seat, asked.id, "mulligan")
        assert len(game.state.zones["hosted"]) == 3
    assert len(aside) > 1, "the stack was shuffled before"


def test_1_6_5_the_game_is_set_up() -> None:
    """1.6.1, 1.6.4, 3.1.1, 3.1.1b, 4.2.1, 4.3.1, 4.4.1, 4.5.1, 4.6.1, 4.6.4a, 4.6.8b, 5.5.3a, 1.7.2a."""
    game = new_game("beginner", seed=4, edition=CR_24_03.name)
    state = game.state
    sizes = {zone: len(cards) for zone, cards in state.zones.items() if cards}
    assert sizes == {"rd": 29, "hq": 5, "stack": 25, "grip": 5, "identity": 2}
    assert state.credits == {CORP: 5, RUNNER: 5}
    assert sorted(state.servers) == ["archives", "hq", "rd"]
    assert all(state.cards[oid].faceup and game.is_active(oid) for oid in state.zones["identity"])
    assert [game.hand_size(seat) for seat in SEATS] == [5, 5]
    assert state.turn == 0
    assert new_game("beginner", seed=5, edition=CR_24_03.name).state.points_to_win == 6
    assert new_game("intermediate", seed=5, edition=CR_24_03.name).state.points_to_win == 7


def test_1_6_6a_both_decide_about_their_mulligan_at_once() -> None:
    """1.6.6: the hand goes back into the deck, which is shuffled, and the second hand must be kept.

    Nobody waits for the other, and nobody hears what the other did before deciding too.
    """
    game = new_game("beginner", seed=4, edition=CR_24_03.name)
    first = [game.state.cards[oid].code for oid in game.state.zones[HAND[CORP]]]
    assert [(d.seat, d.kind) for d in game.decisions] == [(CORP, "mulligan"), (RUNNER, "mulligan")]
    before = game.view(RUNNER).decisions
    assert game.answer(CORP, game.decisions[0].id, "mulligan") == []
    assert game.view(RUNNER).decisions == before
    game = load(game.save())
    assert [(d.seat, d.kind) for d in game.decisions] == [(RUNNER, "mulligan")]
    events = game.answer(RUNNER, game.decisions[0].id, "keep")
    assert [(e.kind, e.seat) for e in events if e.kind in ("keep", "mulligan")] == [
        ("mulligan", CORP),
        ("keep", RUNNER),
    ]
    second = [game.state.cards[oid].code for oid in game.state.zones[HAND[CORP]]]
    assert len(second) == 6  # after the mandatory draw
    assert second[:5] != first


def test_1_6_6a_the_runner_may_decide_first() -> None:
    game = new_game("beginner", seed=4, edition=CR_24_03.name)
    game.answer(RUNNER, game.decisions[1].id, "keep")
    game.answer(CORP, game.decisions[0].id, "keep")
    assert game.state.turn == 1


def keep(game: Game) -> None:
    game.answer(game.decisions[0].seat, game.decisions[0].id, "keep")


def test_1_6_7_the_corp_takes_the_first_turn() -> None:
    game = new_game("beginner", seed=4, edition=CR_24_03.name)
    keep(game)
    keep(game)
    assert game.state.active == CORP
    assert game.state.turn == 1
    assert game.state.clicks[CORP] == 3


def test_whoever_decides_about_their_hand_does_not_choose_an_action() -> None:
    game = new_game("beginner", 1, edition=CR_24_03.name)
    assert {decision.kind for decision in game.decisions} == {"mulligan"}
    assert not game.chooses_action(CORP)
