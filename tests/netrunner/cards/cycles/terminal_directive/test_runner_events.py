"""Events of Terminal Directive."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip


def test_process_automation_pays_and_draws() -> None:
    t = Table()
    t.hand("runner", "Process Automation")
    t.start("runner")
    t.click("Play Process Automation")
    assert (t.credits("runner"), grip(t)) == (7, 1)
