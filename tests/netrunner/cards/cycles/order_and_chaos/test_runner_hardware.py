"""Hardware of Order and Chaos."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, running


def archives(*titles: str) -> Table:
    t = Table()
    t.rig("Archives Interface")
    t.discard_pile("corp", *titles)
    t.start("runner")
    return t


def test_archives_interface_removes_a_card_instead_of_accessing_it() -> None:
    t = archives("Hedge Fund", "Offworld Office")
    t.click("Run on Archives")
    t.pass_until("Hedge Fund")
    t.click("Hedge Fund")
    t.click("Use Archives Interface")
    assert t.names("removed") == ["Hedge Fund"]
    while running(t):
        assert not t.offered("Use Archives Interface")  # once each breach
        t.answer([t.asked.options[0].key])
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.names("archives") == []


def test_archives_interface_works_again_in_the_next_breach() -> None:
    t = archives("Hedge Fund", "Hedge Fund")
    for left in (1, 0):
        t.click("Run on Archives")
        t.pass_until("Use Archives Interface")
        t.click("Use Archives Interface")
        finish_run(t)
        assert len(t.names("archives")) == left


def test_archives_interface_may_be_left_unused_and_leaves_other_servers_alone() -> None:
    t = archives("Offworld Office")
    t.hand("corp", "Hedge Fund")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Use Archives Interface")
        t.answer([t.asked.options[0].key])
    t.click("Run on Archives")
    t.pass_until("Use Archives Interface")
    assert t.decision.seat == "runner"
    finish_run(t)
    assert t.names("runner_score") == ["Offworld Office"]
