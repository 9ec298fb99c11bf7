"""What identities change about the setup (1.6.2), and cards hosted facedown without being installed."""

from __future__ import annotations

from engine.netrunner.decks import new_game
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.game import load
from engine.netrunner.language.abilities import AtSetup
from engine.netrunner.language.effects import HostOn, Reveal
from engine.netrunner.language.selectors import This
from engine.netrunner.language.sets import Each, OnTop
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.memory import remembered
from engine.netrunner.testkit import Table, blank

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


def test_1_13_6d_facedown_cards_of_one_host_cannot_be_told_apart_by_the_other_player() -> None:
    """The Corp has seen the top card of the stack; once it lies among others, nobody knows which it is."""
    blank("Shelf", "runner", "hardware")
    t = Table()
    t.deck("runner", "Corroder", "Mimic", "Gordian Blade")
    t.rig("Shelf")
    t.start("runner")
    t.effect("runner", Reveal(Each(OnTop("stack", 1))))
    assert len(remembered(t.game.state, "corp")) == 1
    t.effect("runner", HostOn(Each(OnTop("stack", 1)), This(), faceup=False), source="Shelf")
    assert len(remembered(t.game.state, "corp")) == 1, "one card alone can be followed"
    t.effect("runner", HostOn(Each(OnTop("stack", 2)), This(), faceup=False), source="Shelf")
    assert len(t.game.state.zones["hosted"]) == 3
    assert remembered(t.game.state, "corp") == {}
    assert "Corroder" not in str(t.view("corp").runner)
    assert "Corroder" in str(t.view("runner").runner)


def test_1_13_6d_cards_come_into_a_group_in_no_order() -> None:
    blank("Shelf", "runner", "hardware")
    orders = set()
    for seed in range(8):
        t = Table(seed=seed)
        t.deck("runner", "Corroder", "Mimic", "Gordian Blade")
        t.rig("Shelf")
        t.start("runner")
        t.effect("runner", HostOn(Each(OnTop("stack", 3)), This(), faceup=False), source="Shelf")
        orders.add(tuple(t.names("hosted")))
    assert len(orders) > 2
    assert {tuple(sorted(order)) for order in orders} == {("Corroder", "Gordian Blade", "Mimic")}
