"""Approaches, encounters, breaches, bypassing and purging as instructions that cards interrupt (9.11.2)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Approach,
    BreachServer,
    Bypass,
    ChangeAttackedServer,
    Draw,
    ForceEncounter,
    Gain,
    Instead,
    MakeRun,
    Prevent,
)
from engine.netrunner.language.happenings import First, On, would
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.selectors import Installed, Subtype, target
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.mark.parametrize(("server", "reached"), [("Archives", "hq"), ("R&D", "rd")])
def test_another_server_is_approached_instead(server: str, reached: str) -> None:
    """9.9.8b: a run on Archives becomes one on HQ at the moment when Archives would be approached."""
    archives = would("approach_server", where="archives")
    instead = InsteadOf("approach_server", (ChangeAttackedServer("hq"), Approach()), archives)
    runner("Back Door", "resource", Static(instead))
    t = Table()
    t.rig("Back Door")
    t.start("runner")
    t.click(f"Run on {server}")
    t.next_action()
    assert t.happened("approach_server") == t.happened("approach_server", server=reached) == 1
    assert t.happened("successful_run", server=reached) == 1


def test_an_approach_that_is_prevented_meets_no_condition() -> None:
    """9.9.5b: the Corp's ability about the approach does not resolve; the run goes on all the same."""
    runner("Fog", "resource", Static(Prevents("approach_server", which=First(would("approach_server")))))
    corp("Alarm", "upgrade", When(On(EventKind.APPROACH_SERVER), (Gain(2),)))
    t = Table()
    t.rig("Fog")
    t.root("HQ", "Alarm", rezzed=True)
    t.start("runner")
    t.click("Run on R&D")
    t.next_action()
    assert (t.credits("corp"), t.happened("successful_run")) == (5, 1)
    t.click("Run on R&D")
    t.next_action()
    assert (t.credits("corp"), t.happened("successful_run")) == (7, 2)


def test_approaching_ice_can_be_interrupted() -> None:
    """9.9.3a: an ability about the approach of ice does nothing if the Runner spends Smoke for it."""
    runner("Smoke", "resource",
           Paid(cost(trash=True), (Prevent("approach_ice", 1),), interrupt="approach_ice"))  # fmt: skip
    corp("Lookout", "asset", When(On(EventKind.APPROACH_ICE), (Gain(2),)))
    for used in (True, False):
        t = Table()
        t.rig("Smoke")
        t.ice("HQ", "Wormhole")
        t.root("Server 1", "Lookout", rezzed=True)
        t.start("runner")
        t.click("Run on HQ")
        assert t.decision.kind == "interrupt"
        t.click("Smoke" if used else "Pass")
        t.next_action()
        assert t.happened("approach_ice") == (0 if used else 1)
        assert t.happened("encounter") == 1
        assert t.credits("corp") == 5 + 1 + (0 if used else 2)


@pytest.mark.parametrize("used", [True, False])
def test_an_encounter_can_be_prevented(used: bool) -> None:
    """9.9.5b: the ice is passed without an encounter, and none of its subroutines resolves."""
    wanted = would("encounter", what=Subtype("barrier"))
    runner("Ghost", "resource",
           When(wanted, (Prevent("encounter", 1), Draw(1)), optional=True, interrupt=True))  # fmt: skip
    t = Table()
    t.rig("Ghost")
    t.ice("HQ", "Wormhole", "Wall of Static")
    t.start("runner")
    t.click("Run on HQ")
    assert t.decision.kind == "interrupt", "the barrier is outermost"
    t.click("Use Ghost" if used else "Pass")
    t.next_action()
    assert t.happened("encounter") == 1, "of Wormhole, or of Wall of Static, which ends the run"
    assert t.happened("pass_ice") == (2 if used else 0)
    assert t.credits("corp") == (6 if used else 5), "Wormhole is no barrier: it is encountered"


def test_a_forced_encounter_can_be_prevented_too() -> None:
    """6.5.9: the instruction that forces it is the imminent one."""
    runner("Ghost", "resource", Static(Prevents("encounter")))
    t = Table()
    t.rig("Ghost")
    t.ice("HQ", "Wormhole")
    t.start("corp")
    t.effect("corp", ForceEncounter(target(Installed(CORP) & Subtype("code_gate"))))
    assert (t.happened("encounter"), t.credits("corp")) == (0, 5)


@pytest.mark.parametrize("used", [True, False])
def test_a_breach_can_be_prevented(used: bool) -> None:
    """9.11.2: step 6.9.5b becomes imminent; the run stays successful."""
    corp("Bunker", "upgrade", Paid(cost(trash=True), (Prevent("breach", 1),), interrupt="breach"))
    t = Table()
    t.root("HQ", "Bunker", rezzed=True)
    t.hand("corp", "Plain Agenda")
    t.start("runner")
    t.play("Run on HQ", "Go on", "Bunker" if used else "Pass")
    if not used:
        t.pass_until("Steal")
        t.click("Steal")
    t.next_action()
    assert t.names("runner_score") == ([] if used else ["Plain Agenda"])
    assert t.happened("successful_run") == 1


def test_what_is_done_instead_of_a_breach_is_decided_once() -> None:
    """6.7.4c: whoever breaches after all, and only because no breach was replaced, is not asked again."""
    replacing = InsteadOf("breach", (Gain(5),), optional=True)
    runner("Heist", "event", Play((MakeRun(("hq",), during=(replacing,)),)))
    corp("Bunker", "upgrade", Paid(cost(trash=True), (Prevent("breach", 1),), interrupt="breach"))
    t = Table()
    t.root("HQ", "Bunker", rezzed=True)
    t.hand("corp", "Plain Agenda")
    t.hand("runner", "Heist")
    t.start("runner")
    t.play("Play Heist", "Go on")
    assert t.asks("instead")
    t.click("Breach")
    assert t.asks("interrupt")
    t.click("Bunker")
    t.next_action()
    assert (t.credits("runner"), t.names("runner_score"), t.happened("breach_begins")) == (5, [], 0)


def test_a_breach_by_an_ability_can_be_prevented() -> None:
    """7.3.8: what makes the Runner breach another server is an instruction like others."""
    corp("Vault", "upgrade", Static(Prevents("breach", which=First(would("breach")))))
    t = Table()
    t.root("R&D", "Vault", rezzed=True)
    t.start("runner")
    t.effect("runner", BreachServer("archives"))
    t.next_action()
    assert t.happened("breach_begins") == 0
    t.effect("runner", BreachServer("hq"))
    assert t.happened("breach_begins", server="hq") == 1


@pytest.mark.parametrize("used", [True, False])
def test_bypassing_can_be_prevented(used: bool) -> None:
    """6.5.8: the encounter goes on with its subroutines."""
    runner("Key", "program", Paid(cost(), (Bypass(),), once=True))
    corp("Deadbolt", "asset", Paid(cost(trash=True), (Prevent("bypass", 1),), interrupt="bypass"))
    t = Table()
    t.rig("Key")
    t.ice("HQ", "Wall of Static")
    t.root("Server 1", "Deadbolt", rezzed=True)
    t.start("runner")
    t.play("Run on HQ", "Key", "Deadbolt" if used else "Pass")
    t.next_action()
    assert t.happened("successful_run") == (0 if used else 1)
    assert t.happened("bypass") == (0 if used else 1)


@pytest.mark.parametrize("used", [True, False])
def test_purging_can_be_replaced(used: bool) -> None:
    """9.9.10: with the basic action too, whose clicks are spent."""
    keep = When(would("purge"), (Instead("purge", (Draw(1, who=RUNNER),)),), optional=True, interrupt=True)
    runner("Antidote", "resource", keep)
    t = Table()
    t.rig("Antidote")
    t.rig("Imp", virus=2)
    t.start("corp")
    t.click("Purge")
    assert (t.decision.kind, t.decision.seat) == ("interrupt", RUNNER)
    t.click("Use Antidote" if used else "Pass")
    assert t.card("Imp").virus == (2 if used else 0)
    assert len(t.names("grip")) == (1 if used else 0)


def test_purging_can_be_prevented() -> None:
    """9.9.5c: a static ability; the clicks are spent, and the counters stay."""
    runner("Culture", "resource", Static(Prevents("purge")))
    t = Table()
    t.rig("Culture")
    t.rig("Imp", virus=2)
    t.start("corp")
    t.click("Purge")
    assert t.card("Imp").virus == 2
    assert t.decision.seat == RUNNER
