"""What few cards ask for: "if able", counters that are only considered to be there, different names, a
skipped discard step, draws of both players, arranged ice, moves to a piece of ice."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import Tags
from engine.netrunner.language.costs import CounterCost, cost
from engine.netrunner.language.effects import (
    ArrangeIce,
    Gain,
    Lose,
    RemoveTags,
    Search,
    ShuffleInto,
    Trash,
)
from engine.netrunner.language.flow import IfAble
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Considered
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.selectors import Hosting, Installed, InZone, Type, target
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import HEAP
from engine.netrunner.testkit import Table, blank

ICE = Type("ice") & Installed()


@pytest.mark.parametrize(("credits", "left"), [(2, 2), (3, 0), (5, 2)])
def test_1_2_3_what_is_done_if_able_is_done_in_full_or_not_at_all(credits: int, left: int) -> None:
    t = Table()
    t.set(runner_credits=credits)
    t.start("runner")
    t.effect("corp", IfAble((Lose(3, who="runner"),)))
    assert t.credits("runner") == left


@pytest.mark.parametrize(("programs", "left"), [(1, 1), (2, 0), (3, 1)])
def test_1_2_3_as_many_targets_as_it_asks_for_or_none(programs: int, left: int) -> None:
    t = Table()
    t.rig(*["Corroder", "Mimic", "Gordian Blade"][:programs])
    t.start("runner")
    t.effect("corp", IfAble((Trash(target(Type("program"), most=2)),)))
    if t.asks("target"):
        t.answer([option.key for option in t.asked.options][:2])
    assert len(t.names("installed")) == left


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


def test_2_1_5_cards_with_different_names() -> None:
    t = Table()
    t.discard_pile("runner", "Corroder", "Corroder", "Mimic", "Mimic", "Mimic")
    t.start("runner")
    t.effect("runner", ShuffleInto(target(InZone((HEAP,)), most=5, least=0, names_differ=True)))
    assert sorted(t.options) == ["Corroder", "Mimic"]
    t.answer([option.key for option in t.asked.options])
    assert sorted(t.names("heap")) == ["Corroder", "Mimic", "Mimic"]
    t.effect("runner", Search(Type("program"), most=2, names_differ=True))
    assert sorted(t.options) == ["Find Corroder", "Find Mimic"]


def test_8_3_2_ice_is_arranged_by_swaps_of_two_pieces() -> None:
    """8.3.2a: what hears of the swaps becomes pending when all of them are done."""
    blank("Mover", "corp", "asset", (When(On(EventKind.SWAP), (Gain(1),)),))
    t = Table()
    t.ice("HQ", "Palisade", "Enigma", "Ice Wall")
    t.root("Server 1", "Mover", rezzed=True)
    t.start("corp")
    t.effect("corp", ArrangeIce(Protecting("hq")))
    before = list(t.game.state.servers["hq"].ice)
    t.play("Palisade", "Ice Wall")
    assert t.credits("corp") == 5
    assert list(t.game.state.servers["hq"].ice) == before[::-1]
    t.play("Enigma", "Ice Wall", "Done")
    t.next_action()
    first, second, third = before
    assert list(t.game.state.servers["hq"].ice) in ([second, third, first], [third, first, second])
    assert t.credits("corp") == 7
