"""10.3.1e: what has come to lie where it cannot, or beside what it cannot lie beside, is trashed."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.hosting import Hosts, OnlyIn
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Subtype, ThisCard, Type
from engine.netrunner.language.sets import Named
from engine.netrunner.language.traits import BecomeType, ChangeSubtype
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.scenarios.making import runner


def test_10_3_1e_one_region_stays_in_a_root() -> None:
    """3.6.5: two upgrades become regions; the Corp keeps one, and each other root keeps its own."""
    for title in ("East", "West", "North"):
        blank(title, "corp", "upgrade")
    t = Table()
    t.root("Server 1", "East", "West", rezzed=True)
    t.root("HQ", "North", rezzed=True)
    t.start("corp")
    t.effect("corp", ForNow(ChangeSubtype("region", to=Type("upgrade")), "turn"))
    assert t.asks("keep")
    assert len(t.options) == 2
    t.click("West")
    t.next_action()
    assert sorted(t.names("installed")) == ["North", "West"]
    assert t.names("archives") == ["East"]


def test_10_3_1e_an_asset_in_the_root_of_a_central_server_is_trashed() -> None:
    """3.3.1: an upgrade has become one; in the root of a remote server it may stay."""
    for title in ("East", "West"):
        blank(title, "corp", "upgrade")
    t = Table()
    t.root("HQ", "East", rezzed=True)
    t.root("Server 1", "West", rezzed=True)
    t.start("corp")
    t.effect("corp", ForNow(BecomeType("asset", to=Type("upgrade")), "turn"))
    t.next_action()
    assert t.names("installed") == ["West"]


def test_10_3_1e_what_only_one_server_takes_is_trashed_in_another() -> None:
    """8.5.12 holds at all times."""
    blank("Homebody", "corp", "upgrade", (Static(OnlyIn(("hq",))),))
    t = Table()
    t.root("HQ", "Homebody", rezzed=True)
    t.root("R&D", "Homebody", rezzed=True)
    t.start("corp")
    t.effect("corp", Gain(1))
    t.root("Server 1", "Homebody")
    t.game.unmended = True
    t.effect("corp", Gain(1))
    t.next_action()
    assert [t.card("Homebody").server] == ["hq"]
    assert t.names("installed") == ["Homebody"]


def test_10_3_1e_a_host_keeps_only_what_it_can_host() -> None:
    """9.3.3e: what is no icebreaker any more, and of too many those that the Runner chooses."""
    blank("Dock", "runner", "hardware", (Static(Hosts(Subtype("icebreaker"), n=2)),))
    t = Table()
    t.rig("Dock")
    t.hosted("Dock", "Corroder", "Mimic")
    t.start("runner")
    t.effect("runner", Gain(1))
    assert len(t.names("installed")) == 3
    t.hosted("Dock", "Gordian Blade")
    t.game.unmended = True
    t.effect("runner", Gain(1))
    assert t.asks("memory")
    t.click("Mimic")
    t.next_action()
    assert sorted(t.names("installed")) == ["Corroder", "Dock", "Gordian Blade"]
    t.effect("runner", ForNow(ChangeSubtype("icebreaker", -1, to=Named("Corroder")), "turn"))
    t.next_action()
    assert sorted(t.names("installed")) == ["Dock", "Gordian Blade"]


def test_10_3_1e_a_host_that_is_measured_in_memory_keeps_no_more_than_that() -> None:
    """A set of which nothing could stay: one program of 2 MU, or two of 1 MU."""
    blank("Small Dock", "runner", "hardware", (Static(Hosts(Type("program"), memory=2)),))
    for title, memory in (("Big", 2), ("One", 1), ("Two", 1)):
        blank(title, "runner", "program", memory_cost=memory)
    t = Table()
    t.rig("Small Dock")
    t.hosted("Small Dock", "One", "Two")
    t.start("runner")
    t.hosted("Small Dock", "Big")
    t.game.unmended = True
    t.effect("runner", Gain(1))
    t.click("One")
    assert t.options == ["Two"] if t.asks("memory") else True
    t.next_action()
    assert sorted(t.names("installed")) == ["Big", "Small Dock"]


def test_10_3_1e_programs_that_take_more_memory_once_something_is_so_are_looked_at() -> None:
    runner("Fold", "hardware", Static(Modify("memory_cost", -1, Type("program")), Tagged()))
    t = Table()
    t.rig("Fold", *["Leech"] * 5)
    t.game.state.tags = 1
    t.start(RUNNER)
    assert t.decision.kind != "memory"
    t.click("Remove 1 tag")
    assert (t.decision.seat, t.decision.kind) == (RUNNER, "memory")


def test_10_3_1e_memory_that_lasts_while_something_is_so_is_looked_at_beside_memory_that_stays() -> None:
    runner("Borrowed", "hardware", Static(Modify("memory", 1), Tagged()))
    t = Table()
    t.rig("Borrowed", "Akamatsu Mem Chip", *["Leech"] * 6)
    t.game.state.tags = 1
    t.start(RUNNER)
    assert t.decision.kind != "memory"
    t.click("Remove 1 tag")
    assert (t.decision.seat, t.decision.kind) == (RUNNER, "memory")


@pytest.mark.parametrize("kept", ["Nico Campaign", "Regolith Mining License"])
def test_10_3_1e_the_corp_keeps_one_of_two_assets_in_a_root(kept: str) -> None:
    """10.3.1e, 3.3.1: which one is its choice."""
    t = Table()
    t.root("Server 1", "Nico Campaign", "Regolith Mining License", rezzed=True)
    t.start(CORP)
    t.effect(CORP, Gain(1))
    assert (t.decision.seat, t.decision.kind) == (CORP, "keep")
    t.click(kept)
    assert t.names("installed") == [kept]


def test_1_13_5_of_several_hosts_the_one_with_too_much_loses_something() -> None:
    """10.3.1e: not the one that has room left."""
    runner("Case", "hardware", Static(Hosts(Type("program"), memory=2)))
    runner("Crate", "hardware", Static(Hosts(Type("program"), memory=1)))
    t = Table()
    t.rig("Case", "Crate")
    t.hosted("Case", "Leech")
    t.hosted("Crate", "Cleaver", "Carmen")
    t.start("runner")
    t.effect("runner", ForNow(Modify("link", 1), "turn"))
    while t.decision.kind != "window":
        t.answer([t.asked.options[0].key])
    assert "Leech" in t.names("installed")
    assert len(t.names("heap")) == 1


def test_10_3_1e_all_that_is_too_much_at_once_goes_choice_by_choice() -> None:
    """Two hosts of one card with two each, 5 MU of programs, and two assets in one root."""
    for title in ("Left Shelf", "Right Shelf"):
        runner(title, "resource", Static(Hosts(Type("hardware"), 1)))
    for title in ("Lens", "Lamp", "Ladder", "Lock"):
        runner(title, "hardware")
    runner("Bulk", "program", memory_cost=3)
    runner("Bale", "program", memory_cost=2)
    t = Table()
    t.rig("Left Shelf", "Right Shelf", "Bulk", "Bale")
    t.hosted("Left Shelf", "Lens", "Lamp")
    t.hosted("Right Shelf", "Ladder", "Lock")
    t.root("Server 1", "PAD Campaign", "Nico Campaign")
    t.start(RUNNER)
    t.play("Gain 1 credit", "Trash Lens", "Trash Lock", "Trash Bale", "Keep PAD Campaign")
    assert t.offered("Gain 1 credit")
    assert t.names("heap") == ["Lens", "Lock", "Bale"]
    assert t.names("archives") == ["Nico Campaign"]


@pytest.mark.parametrize("kept", [("Lens", "Lamp"), ("Lens",)])
def test_1_2_2_of_what_is_hosted_too_much_goes_what_can(kept: tuple[str, ...]) -> None:
    """1.2.2, 10.3.1e: two cards on a host of one, of which both or one cannot be trashed."""
    for title in ("Lens", "Lamp"):
        runner(title, "hardware", *([Static(Cannot("trash", ThisCard()))] if title in kept else []))
    runner("Reliquary", "resource", Static(Hosts(Type("hardware"), 1)))
    t = Table()
    t.rig("Reliquary")
    t.hosted("Reliquary", "Lens", "Lamp")
    t.start(RUNNER)
    t.click("Gain 1 credit")
    assert t.offered("Gain 1 credit")
    assert [title for title in ("Lens", "Lamp") if title in t.names("installed")] == list(kept)
