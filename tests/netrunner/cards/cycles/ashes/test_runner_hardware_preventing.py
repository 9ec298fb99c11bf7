"""Hardware of the Ashes cycle: interrupts."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import EndTheRun
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
