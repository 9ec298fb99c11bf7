"""Barriers of Magnum Opus."""

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, run_on, running


def test_border_control_ends_runs_here_and_pays_for_ice() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Ice Wall", "Border Control")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on R&D")
    while running(t):
        assert not t.offered("Border Control")
        go_on(t)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Border Control: End")
    t.click("Border Control: End")
    assert t.names("archives") == ["Border Control"]
    t = Table()
    t.ice("HQ", "Ice Wall", "Border Control")
    t.start("runner")
    run_on(t, "HQ")
    assert (t.credits("corp"), t.happened("end_run")) == (7, 1)
