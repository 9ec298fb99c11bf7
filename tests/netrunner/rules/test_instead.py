"""What `engine/netrunner/rules/instead.py` says, by the rules it cites."""

from __future__ import annotations

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import MakeRun
from engine.netrunner.language.happenings import On
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner


def test_6_7_4_a_run_on_a_named_server_is_on_no_other() -> None:
    """6.7.4: the run that ended was on R&D, the one it leads to is on HQ."""
    again = When(On(EventKind.RUN_ENDS, where="rd"), (MakeRun(("hq",)),))
    runner("Doubling Back", "resource", again)
    t = Table()
    t.rig("Doubling Back")
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.click("Run on R&D")
    for _ in range(10):
        if t.game.run is not None and t.game.run.number == 2:
            break
        assert t.decision.kind != "run_server"
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.game.run is not None
    assert t.game.run.server == "hq"
    assert t.happened("run_begins", server="rd") == 1
