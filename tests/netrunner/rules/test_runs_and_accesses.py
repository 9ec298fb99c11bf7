"""Chapters 6 and 7: runs, encounters, breaches, accesses."""

from __future__ import annotations

from engine.netrunner.language.effects import (
    Bypass,
    Trash,
)
from engine.netrunner.language.selectors import Encountered
from engine.netrunner.testkit import Table


def kinds(t: Table) -> list[str]:
    """What happened in the run so far, in order, as far as positions and phases go."""
    wanted = ("run_begins", "approach_ice", "encounter", "pass_ice", "approach_server", "successful_run",
              "unsuccessful_run", "jack_out", "run_ends", "breach_begins", "accessed")  # fmt: skip
    return [event.kind for event in t.game.state.happened if event.kind in wanted]


def test_6_1_2a_a_run_goes_through_its_phases() -> None:
    """6.3.2, 6.3.5, 6.4.2, 6.4.4, 6.5.2, 6.5.6, 6.6.2, 6.6.4 to 6.6.6, 6.7.4, 6.8.5: two pieces of ice,
    one rezzed."""
    t = Table()
    t.ice("HQ", "Tithe", "Palisade")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.rig("Cleaver")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Cleaver: Break")
    t.next_action()
    assert kinds(t) == [
        "run_begins", "approach_ice", "encounter", "pass_ice", "approach_ice", "encounter", "pass_ice",
        "approach_server", "successful_run", "breach_begins", "accessed", "run_ends",
    ]  # fmt: skip


def test_6_4_4_unrezzed_ice_is_passed_without_an_encounter() -> None:
    """6.3.5, 3.4.3, 8.1.2a: the Corp does not rez it when it is approached."""
    t = Table()
    t.ice("Archives", "Palisade", rezzed=False)
    t.start("runner")
    t.click("Run on Archives")
    t.click("Do not rez")
    t.next_action()
    assert "encounter" not in kinds(t)
    assert kinds(t)[:3] == ["run_begins", "approach_ice", "pass_ice"]


def test_6_1_5a_the_runner_may_jack_out_after_passing_ice() -> None:
    """6.6.3, 6.8.4, 6.9.6c: the run was not successful, and nothing is breached."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.hand("corp", "Plain Agenda")
    t.start("runner")
    t.play("Run on HQ", "Do not rez", "Jack out")
    assert kinds(t) == ["run_begins", "approach_ice", "pass_ice", "jack_out", "unsuccessful_run", "run_ends"]
    assert t.names("runner_score") == []
    assert t.clicks("runner") == 3


def test_6_1_5b_without_ice_the_runner_may_jack_out_once() -> None:
    t = Table()
    t.root("HQ", "Plain Upgrade")
    t.start("runner")
    t.click("Run on HQ")
    assert t.decision.step == "6.9.4c"
    t.click("Jack out")
    assert kinds(t) == ["run_begins", "jack_out", "unsuccessful_run", "run_ends"]


def test_6_5_3_unbroken_subroutines_resolve_in_order() -> None:
    """6.5.4, 6.5.5, 9.8.2a, 9.8.5, 9.8.5a, 9.8.8, 9.8.8a, 9.8.8b: what was broken before does not matter
    now.

    Rules: 9.8.2.
    """
    t = Table()
    t.ice("HQ", "Whitespace")
    t.set(runner_credits=12)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Go on")
    assert (t.credits("runner"), t.game.run is not None) == (9, True)
    t.click("Jack out")
    t.set(runner_credits=9)
    t.click("Run on HQ")
    t.next_action()
    assert t.credits("runner") == 6  # few enough for the second subroutine, which resolves after the first
    assert "breach_begins" not in kinds(t)


def test_6_5_8a_bypassed_ice_is_passed_at_once() -> None:
    """6.5.8b: nothing of it resolves, and the Runner goes on."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.click("Run on HQ")
    assert t.game.encounter is not None
    t.effect("runner", Bypass())
    assert t.game.encounter is None
    assert t.offered("Go on to the server")
    assert "pass_ice" in kinds(t)


def test_6_7_3_a_run_can_fail_to_become_successful_and_breach_all_the_same() -> None:
    """6.7.2, 6.8.4a: Crisium Grid's run is neither."""
    t = Table()
    t.root("HQ", "Crisium Grid", rezzed=True)
    t.hand("corp", "Palisade")
    t.start("runner")
    t.click("Run on HQ")
    t.next_action()
    assert "successful_run" not in kinds(t)
    assert "unsuccessful_run" not in kinds(t)
    assert "accessed" in kinds(t)


def test_8_5_10_ice_that_is_uninstalled_while_encountered_ends_the_encounter() -> None:
    """6.2.4b, 9.8.8c: none of its subroutines resolves."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("runner", Trash(Encountered()))
    assert t.game.encounter is None
    t.next_action()
    assert "successful_run" in kinds(t)
