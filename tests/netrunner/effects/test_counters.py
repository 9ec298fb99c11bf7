"""Counters that are placed, moved, loaded, charged or only considered to be there (1.9, 10.9, 10.10)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.amounts import Remembered, Tags, X
from engine.netrunner.language.costs import CounterCost, cost
from engine.netrunner.language.effects import (
    Charge,
    Gain,
    Load,
    MoveCounters,
    PlaceCounters,
    RemoveCounters,
    RemoveTags,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.modifiers import Considered
from engine.netrunner.language.selectors import Hosting, Installed, This, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.scenarios.making import runner


def test_1_9_counters_that_move_nowhere_are_none() -> None:
    """From a card to itself: nothing is placed, and nothing gained for it."""
    t = Table()
    t.rig("Leech", virus=2)
    t.start(RUNNER)
    virus = Hosting("virus")
    t.effect(RUNNER, MoveCounters("virus", 1, target(virus), target(virus)), Gain(Remembered("placed")))
    assert (t.card("Leech").virus, t.credits(RUNNER)) == (2, 5)


def test_1_9_4_what_is_only_considered_to_be_there_counts_and_pays_nothing() -> None:
    """An agenda can be scored with it; it does not leave the card, and no cost is paid with it."""
    grid = Static(Considered("advancement", 1, Type("agenda")))
    blank(
        "Grid",
        "corp",
        "upgrade",
        (grid, Paid(cost(CounterCost("advancement", 1, Hosting("advancement"))), (Gain(9),))),
    )
    t = Table()
    t.root("Server 1", "Grid", rezzed=True)
    t.root("Server 2", "Hostile Takeover", advancement=1)
    t.start("corp")
    t.pass_until("Score Hostile Takeover")
    t.click("Grid: ")
    assert (t.card("Hostile Takeover").advancement, t.credits("corp")) == (0, 14)
    assert not t.offered("Grid: ")
    assert not t.offered("Score Hostile Takeover")


def test_1_9_4_a_tag_that_is_only_considered_to_be_there_cannot_be_removed() -> None:
    blank("Informant", "corp", "asset", (Static(Considered("tag", 1)),))
    t = Table()
    t.root("Server 1", "Informant", rezzed=True)
    t.start("runner")
    assert not t.offered("Remove 1 tag")
    t.effect("runner", RemoveTags(1), Gain(Tags()))
    assert t.credits("runner") == 6
    t.effect("corp", Trash(target(Type("asset"))))
    t.effect("runner", Gain(Tags()))
    assert t.credits("runner") == 6


def test_9_5_5_counters_set_aside_are_moved_once() -> None:
    """Two instructions move up to two of the three that were on it."""
    there = Each(Named("Imp"))
    runner("Vat", "resource", Paid(cost(trash=True), (MoveCounters("virus", 2, This(), there),) * 2))
    t = Table()
    t.rig("Vat", virus=3)
    t.rig("Imp")
    t.start(RUNNER)
    t.click("Vat")
    assert t.card("Imp").virus == 3


def test_10_9_nothing_is_loaded_where_the_number_is_0() -> None:
    runner("Reservoir", "resource", Paid(cost(credits=X()), (Load(X()),)))
    t = Table()
    t.rig("Reservoir")
    t.start(RUNNER)
    t.click("Reservoir")
    t.click("0")
    assert t.card("Reservoir").credit == 0


def test_10_9_1_loading_places_counters_that_are_remembered() -> None:
    """10.9.4: of this kind only."""
    t = Table()
    t.root("Server 1", "Plain Asset", rezzed=True)
    t.start("corp")
    t.effect("corp", Load(4), source="Plain Asset")
    card = t.card("Plain Asset")
    assert (card.credit, card.loaded) == (4, ("credit",))
    t.effect("corp", PlaceCounters("power", 1, target(Installed("corp"))), source="Plain Asset")
    assert t.card("Plain Asset").loaded == ("credit",)


def test_10_9_3_counters_are_taken_as_far_as_they_go() -> None:
    """1.10.4a, 10.9.2: three from two, and the card is empty then."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=2, loaded=("credit",))
    t.start("corp")
    t.effect("corp", TakeCredits(3), source="Nico Campaign")
    assert t.credits("corp") == 7
    assert t.names("archives") == ["Nico Campaign"]


@pytest.mark.parametrize(("power", "offered"), [(0, False), (1, True)])
def test_10_10_2_what_charges_a_card_is_of_use_if_one_has_a_power_counter(power: int, offered: bool) -> None:
    runner("Dynamo", "resource", Paid(cost(clicks=1), (Charge(target(Installed(RUNNER))),)))
    t = Table()
    t.rig("Dynamo")
    t.rig("Leech", power=power)
    t.start(RUNNER)
    assert t.offered("Dynamo") is offered


def test_a_choice_of_counters_of_a_card_that_is_gone_is_none() -> None:
    ability = Paid(cost(trash=True), (RemoveCounters("power", 2, least=0), Gain(1)))
    runner("Battery", "resource", ability)
    t = Table()
    t.rig("Battery", power=2)
    t.start(RUNNER)
    t.click("Battery")
    assert not t.asks("how_many")
    assert t.credits(RUNNER) == 6


def test_1_9_4_for_now_one_card_alone_may_be_considered_to_have_more() -> None:
    """Whatever else it would be about: the other lacks no more than one of its 4."""
    t = Table()
    t.root("Server 1", "Hostile Takeover", advancement=1)
    t.root("Server 2", "Offworld Office", advancement=3)
    t.start("corp")
    more = Considered("advancement", 3, Type("agenda"))
    t.effect("corp", ForNow(more, "turn", Each(Named("Hostile Takeover"))))
    assert t.offered("Score Hostile Takeover")
    assert not t.offered("Score Offworld Office")
