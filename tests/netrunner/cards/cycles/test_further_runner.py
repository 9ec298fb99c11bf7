"""The Runner's cards of further lots."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip, rigged


def test_process_automation_pays_and_draws() -> None:
    t = Table()
    t.hand("runner", "Process Automation")
    t.start("runner")
    t.click("Play Process Automation")
    assert (t.credits("runner"), grip(t)) == (7, 1)


def test_scrubber_pays_for_trashing() -> None:
    t = Table()
    t.root("Server 1", "Melange Mining Corp.")
    t.rig("Scrubber")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.click("Run on Server 1")
    t.pass_until("Trash Melange Mining Corp.")
    t.click("Trash Melange Mining Corp.")
    assert (t.names("archives"), t.card("Scrubber").credit) == (["Melange Mining Corp."], 1)


def test_scheherazade_pays_for_programs_on_it() -> None:
    t = rigged("Scheherazade", runner_credits=9)
    t.hand("runner", "Leech", "Cleaver")
    t.refresh()
    t.click("Install Leech on Scheherazade")
    assert (t.credits("runner"), t.card("Leech").host) == (9 - 1 + 1, t.card("Scheherazade").oid)
    t.click("Install Cleaver")
    assert t.credits("runner") == 9 - 3, "not on it"
