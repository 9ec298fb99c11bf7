"""Hardware of the Ashes cycle: interrupts."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import EndTheRun, GiveTags, Trace
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, run_on, running

# -- Lucky Charm ------------------------------------------------------------------------------------------


def charmed(*, on_hq: bool = True) -> Table:
    """A run on R&D, behind Ice Wall, after one on HQ."""
    t = Table()
    t.rig("Lucky Charm")
    t.ice("R&D", "Ice Wall")
    t.start("runner")
    run_on(t, "HQ" if on_hq else "Archives")
    t.click("Run on R&D")
    return t


@pytest.mark.parametrize("on_hq", [True, False])
def test_lucky_charm_keeps_a_run_going_after_one_on_hq(on_hq: bool) -> None:
    t = charmed(on_hq=on_hq)
    while running(t) and not t.offered("Lucky Charm"):
        go_on(t)
    assert running(t) == on_hq
    if on_hq:
        t.click("Lucky Charm:")
        assert running(t)
        finish_run(t)
        assert t.names("removed") == ["Lucky Charm"]
    assert t.happened("successful_run") == 1 + on_hq


def test_lucky_charm_does_not_prevent_what_the_runner_does() -> None:
    t = Table()
    t.rig("Lucky Charm")
    t.ice("R&D", "Ice Wall")
    t.start("runner")
    run_on(t, "HQ")
    t.click("Run on R&D")
    t.effect("runner", EndTheRun())
    assert not running(t)


# -- Flip Switch ------------------------------------------------------------------------------------------


def test_flip_switch_jacks_out() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Flip Switch")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Flip Switch: Jack out")
    assert t.game.run is None
    assert t.happened("jack_out") == 1
    assert t.names("heap") == ["Flip Switch"]


def test_flip_switch_removes_a_tag_in_the_own_turn_alone() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Flip Switch")
    t.set(tags=1)
    t.start("runner")
    t.pass_until("Flip Switch: Remove 1 tag")
    t.click("Flip Switch: Remove 1 tag")
    assert t.game.state.tags == 0

    t = Table(policy=ASK_ALL)
    t.rig("Flip Switch")
    t.set(tags=1)
    t.start("corp")
    for _ in range(3):
        assert not t.offered("Flip Switch")
        go_on(t)


def test_flip_switch_makes_the_base_strength_of_a_trace_0() -> None:
    t = Table()
    t.ice("HQ", "Ichi 1.0")
    t.rig("Flip Switch")
    t.start("runner")
    t.effect("corp", Trace(3, (GiveTags(1),)))
    t.click("Flip Switch")
    t.click("1 credit")
    t.click("1 credit")
    assert t.credits("runner") == 4
    assert t.game.state.tags == 0, "1 against 1"
