"""Assets of the Mumbad cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.decks.legality import influence
from engine.netrunner.objects.definitions import definition
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, grip

# -- Clone Suffrage Movement ------------------------------------------------------------------------------


@pytest.mark.parametrize("ice", [True, False])
def test_clone_suffrage_movement_wants_no_ice(ice: bool) -> None:
    t = Table()
    t.root("Server 1", "Clone Suffrage Movement", rezzed=True)
    if ice:
        t.ice("Server 1", "Ice Wall")
    t.discard_pile("corp", "Hedge Fund", "Enigma")
    t.start("corp", turn_begins=True)
    if not ice:
        t.click("Yes: add 1 operation")
    t.next_action()
    assert t.names("archives") == ["Hedge Fund"] * ice + ["Enigma"]


# -- Ibrahim Salem ----------------------------------------------------------------------------------------


def ibrahim(*hand: str) -> Table:
    """The Corp's turn begins; the Runner holds these cards."""
    t = Table()
    t.root("Server 1", "Ibrahim Salem", rezzed=True)
    t.hand("runner", *hand)
    t.start("corp", turn_begins=True)
    t.pass_until("Program")
    return t


def test_ibrahim_salem_trashes_a_card_of_the_chosen_type() -> None:
    t = ibrahim("Sure Gamble", "Unity", "Carmen", "Pennyshaver")
    assert t.asked.prompt == "Ibrahim Salem: Choose 1 Runner card type."
    assert t.options == ["Event", "Hardware", "Program", "Resource"]
    t.click("Program")
    looked = [event for event in t.events if event.kind == "looked"]
    assert len(looked) == 4  # the whole grip
    assert {event.secret for event in looked} == {"corp"}
    assert t.decision.seat == "corp"
    assert not t.offered("Sure Gamble")
    t.click(next(label for label in t.options if "Carmen" in label))
    t.next_action()
    assert t.names("heap") == ["Carmen"]


def test_ibrahim_salem_finds_nothing_of_another_type() -> None:
    t = ibrahim("Sure Gamble", "Unity")
    t.click("Hardware")
    t.next_action()
    assert t.names("heap") == []
    assert grip(t) == 2


def test_ibrahim_salem_is_rezzed_for_an_agenda() -> None:
    t = Table()
    t.root("Server 1", "Ibrahim Salem")
    t.start("corp")
    assert not t.offered("Rez Ibrahim Salem")
    t = Table()
    t.root("Server 1", "Ibrahim Salem")
    t.score_area("corp", "Offworld Office")
    t.start("corp")
    t.click("Rez Ibrahim Salem")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert t.names("removed") == ["Offworld Office"]
    assert t.credits("corp") == 3


def test_ibrahim_salem_costs_no_influence_among_six_nbn_cards() -> None:
    """1.4.5: what cards cost together; another card may count for nothing where the deck is as it says.

    Rules: 2.14.3.
    """
    weyland = definition("weyland_consortium_built_to_last").facts
    salem, funhouse = definition("ibrahim_salem").facts, definition("funhouse").facts
    trail = definition("public_trail").facts
    assert influence(weyland, {salem: 1}) == 3
    others = 3 * (funhouse.influence_cost or 0) + 2 * (trail.influence_cost or 0)
    assert influence(weyland, {salem: 1, funhouse: 3, trail: 2}) == 3 + others
    assert influence(weyland, {salem: 2, funhouse: 3, trail: 3}) == others + (trail.influence_cost or 0)


# -- Jeeves Model Bioroids --------------------------------------------------------------------------------


def jeeves(*hand: str, clicks: int = 3) -> Table:
    t = Table()
    t.root("Server 1", "Jeeves Model Bioroids", rezzed=True)
    t.hand("corp", *hand)
    t.set(corp_credits=9)
    t.start("corp", clicks=clicks)
    return t


def test_jeeves_gives_a_click_for_three_on_the_same_action_once_a_turn() -> None:
    t = jeeves(clicks=6)
    t.play("Gain 1 credit", "Gain 1 credit")
    assert t.clicks("corp") == 4
    t.click("Gain 1 credit")
    assert t.clicks("corp") == 4, "three spent, one gained"
    t.play("Draw 1 card", "Draw 1 card", "Draw 1 card")
    assert t.clicks("corp") == 1, "the first time each turn"


def test_jeeves_counts_the_clicks_of_one_action_that_costs_three() -> None:
    t = jeeves()
    t.click("Purge virus counters")
    assert t.clicks("corp") == 1


def test_jeeves_counts_no_clicks_of_different_actions() -> None:
    t = jeeves()
    t.play("Gain 1 credit", "Draw 1 card", "Gain 1 credit")
    assert t.clicks("corp") == 0


# -- Mumbad City Hall -------------------------------------------------------------------------------------


def city_hall(*deck: str, credits: int = 9) -> Table:
    t = Table()
    t.root("Server 1", "Mumbad City Hall", rezzed=True)
    t.deck("corp", *deck)
    t.set(corp_credits=credits)
    t.start("corp")
    t.click("Mumbad City Hall")
    return t


def test_mumbad_city_hall_finds_an_alliance_card_to_play() -> None:
    t = city_hall("Heritage Committee", "Raman Rai")
    assert t.offered("Heritage Committee")
    t.click("Heritage Committee")
    while not t.offered("Gain 1 credit"):
        t.answer([t.asked.options[0].key])
    assert "Heritage Committee" in t.names("archives")
    assert t.happened("played") == 1
    assert t.happened("revealed") == 1


def test_mumbad_city_hall_installs_and_finds_nothing_that_cannot_be_paid_for() -> None:
    t = city_hall("Raman Rai", "Heritage Committee")
    t.click("Raman Rai")
    t.click("New server") if t.offered("New server") else t.answer([t.asked.options[-1].key])
    assert t.card("Raman Rai").server == "remote2"
    t = city_hall("Heritage Committee", credits=0)
    assert not t.offered("Heritage"), "8.7.2b: it costs more"


# -- Raman Rai --------------------------------------------------------------------------------------------


def test_raman_rai_swaps_what_was_drawn_with_a_card_of_its_type() -> None:
    """8.4.3b, 8.8.4d: what it is swapped with counts as drawn instead. Rules: 2.1.4."""
    t = Table()
    t.root("Server 1", "Raman Rai", rezzed=True)
    t.deck("corp", "Enigma", "Hunter")
    t.discard_pile("corp", "Hedge Fund", "Tollbooth", faceup=False)
    t.start("corp", turn_begins=True)
    t.pass_until("Use Raman Rai")
    t.click("Use Raman Rai")
    if t.offered("Tollbooth"):
        assert not t.offered("Hedge Fund")
        t.click("Tollbooth")
    t.next_action()
    assert t.names("hq") == ["Tollbooth"]
    assert sorted(t.names("archives")) == ["Enigma", "Hedge Fund"]
    assert t.card("Enigma", "archives").faceup, "it was revealed (8.8.4a)"
    assert t.clicks("corp") == 2
    t.click("Draw 1 card")
    assert t.names("hq") == ["Tollbooth", "Hunter"], "once per turn"
