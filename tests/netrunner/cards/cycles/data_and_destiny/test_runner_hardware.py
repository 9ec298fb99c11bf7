"""Hardware of Data and Destiny."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, rigged, run_on

# -- Brain Chip -------------------------------------------------------------------------------------------


def test_brain_chip_grows_with_the_runners_score() -> None:
    t = Table()
    t.rig("Brain Chip")
    t.score_area("runner", "Offworld Office")
    t.score_area("corp", "Send a Message")
    t.hand("corp", "Offworld Office")
    t.start("runner")
    assert t.game.memory_limit() == 6
    assert t.view("runner").runner.max_hand_size == 7
    run_on(t, "HQ")
    assert t.game.memory_limit() == 8
    assert t.view("runner").runner.max_hand_size == 9


def test_brain_chip_gives_nothing_without_points() -> None:
    t = rigged("Brain Chip")
    assert t.game.memory_limit() == 4
    assert t.view("runner").runner.max_hand_size == 5


# -- Security Nexus ---------------------------------------------------------------------------------------


def nexus(credits: str) -> Table:
    t = Table()
    t.ice("HQ", "Palisade", "Palisade")
    t.rig("Security Nexus")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    assert (t.game.memory_limit(), t.game.link()) == (5, 1)
    t.click("Use Security Nexus")
    t.click("0 credits")
    t.click(credits)
    return t


def test_security_nexus_bypasses_if_the_trace_fails() -> None:
    t = nexus("4 credits")
    while t.happened("pass_ice") < 1:
        go_on(t)
    assert t.happened("end_run") == 0
    assert t.game.state.tags == 0
    while t.happened("encounter") < 2:
        go_on(t)
    assert not t.offered("Use Security Nexus"), "once per turn"


def test_security_nexus_tags_and_ends_the_run_if_the_trace_succeeds() -> None:
    t = nexus("0 credits")
    finish_run(t)
    assert (t.game.state.tags, t.happened("end_run")) == (1, 1)


def test_security_nexus_may_be_left_unused() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Security Nexus")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Do not use it")
    finish_run(t)
    assert t.happened("traced") == 0


def test_security_nexus_tags_and_ends_the_run_at_once() -> None:
    t = Table(corp="NBN: Reality Plus")
    t.rig("Security Nexus")
    t.ice("HQ", "Ice Wall")
    t.set(runner_credits=0, corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Use Security Nexus")
    t.click("Use Security Nexus")
    t.click("0 credits")
    while not t.offered("Gain 2"):
        go_on(t)
    assert t.game.state.tags == 1
    assert t.happened("end_run") == 1
