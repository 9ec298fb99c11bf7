"""Deals of unseen cards, and wins that are found this turn."""

from __future__ import annotations

import pytest

from engine.netrunner import Game, load, new_game
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.facts import ICE
from engine.netrunner.testkit import Table
from engine.players.netrunner import choose
from engine.players.netrunner.beliefs import deal, unseen
from engine.players.netrunner.runner_runs import Runs
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.tactics import promising
from tests.long import slices
from tests.players.netrunner.deciding import watched, with_other_hidden_cards
from tools.sweep.netrunner_decks import deck


def positions(seed: int) -> list[Game]:
    """Positions of a game with random legal decks, some answers apart."""
    game = new_game("intermediate", seed, corp=deck("corp", seed), runner=deck("runner", seed))
    found = []
    for i in range(160):
        if not game.decisions:
            break
        decision = game.decisions[0]
        if i % 20 == 7 and decision.kind in ("window", "action"):
            found.append(load(game.save()))
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))
    return found


@pytest.mark.parametrize("seed", slices(range(12), 3))
def test_a_deal_looks_the_same_to_the_seat_and_moves_what_it_has_not_seen(seed: int) -> None:
    games = positions(seed)
    assert games
    moved = 0
    for game in games:
        for seat in ("corp", "runner"):
            other = deal(game, seat, 1)
            assert other.view(seat) == game.view(seat)
            moved += other.save() != game.save()
            assert unseen(other, seat) == unseen(game, seat)
            for server in other.state.servers.values():
                assert all(definition(other.state.cards[oid].code).type == ICE for oid in server.ice)
    assert moved


@pytest.mark.parametrize("seed", slices(range(12), 3))
def test_a_deal_does_not_hang_on_how_the_hidden_cards_really_lie(seed: int) -> None:
    for game in positions(seed):
        for seat in ("corp", "runner"):
            other = with_other_hidden_cards(game, seat, 3)
            dealt, again = deal(game, seat, 2).state.cards, deal(other, seat, 2).state.cards
            assert {oid: card.code for oid, card in dealt.items()} == {
                oid: card.code for oid, card in again.items()
            }


def test_what_an_unknown_card_may_be_hangs_on_the_agendas_that_were_seen() -> None:
    found = []
    for seen in range(4):
        t = Table()
        t.deck("corp", *["Hedge Fund"] * 20, *["Offworld Office"] * (6 - seen))
        t.score_area("runner", *["Offworld Office"] * seen)
        t.start("runner")
        found.append(Runs(Sight(t.game, "runner")).prize("rd", 0, 5, 3))
        hidden = Table()
        hidden.deck("corp", *["Hedge Fund"] * (26 - seen))
        hidden.score_area("runner", *["Offworld Office"] * seen)
        hidden.start("runner")
        assert Sight(hidden.game, "runner").agenda_density == Sight(t.game, "runner").agenda_density
    assert found == sorted(found, reverse=True)
    assert found[0] > found[3] > 0


def test_damage_for_agendas_scored_this_turn_kills() -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Offworld Office", advancement=4)
        t.hand("corp", "Neurospike", "Hedge Fund")
        t.hand("runner", "Sure Gamble")
        t.set(corp_credits=3)
        t.start("corp", clicks=1)

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.winner == "corp", w.done


@pytest.mark.parametrize(
    ("hand", "tags", "worth_it"),
    [
        (("Scorched Earth",), 1, True),
        (("Scorched Earth",), 0, False),
        (("Scorched Earth", "SEA Source"), 0, False),
        (("Scorched Earth", "Mutually Assured Destruction"), 0, True),
        (("Neurospike",), 0, False),
    ],
)
def test_damage_that_cannot_be_dealt_this_turn_is_not_searched_for(
    hand: tuple[str, ...], tags: int, worth_it: bool
) -> None:
    """Nothing tags a Runner who made no run, and no agenda can be scored; trashing a rezzed card does tag."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.hand("corp", *hand)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.set(corp_credits=15, tags=tags)
    t.start("corp", clicks=3)
    assert promising(Sight(t.game, "corp"), t.decision) is worth_it


def test_an_agenda_the_runner_knows_is_stolen_for_the_win() -> None:
    def build(t: Table) -> None:
        t.score_area("runner", *["Offworld Office"] * 3)
        t.discard_pile("corp", "Offworld Office", faceup=False)
        t.discard_pile("corp", "Offworld Office")
        t.hand("runner", "VRcation")
        t.start("runner", clicks=1)

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.winner == "runner", w.done
