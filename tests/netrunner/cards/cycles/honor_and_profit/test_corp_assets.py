"""Assets of Honor and Profit."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, running

# -- Mental Health Clinic ---------------------------------------------------------------------------------


def test_mental_health_clinic_pays_and_widens_the_runners_hand() -> None:
    t = Table()
    t.root("Server 1", "Mental Health Clinic", rezzed=True)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 6
    assert (t.game.hand_size("runner"), t.game.hand_size("corp")) == (6, 5)
    t = Table()
    t.root("Server 1", "Mental Health Clinic")
    t.start("corp")
    assert t.game.hand_size("runner") == 5


# -- Plan B -----------------------------------------------------------------------------------------------


def plan_b(counters: int) -> Table:
    t = Table()
    t.root("Server 1", "Plan B", advancement=counters)
    t.hand("corp", "Offworld Office", "Superconducting Hub", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 1")
    while t.game.accessed == 0:
        go_on(t)
    return t


def test_plan_b_scores_what_its_counters_are_enough_for() -> None:
    t = plan_b(3)
    assert t.decision.seat == "corp"
    assert [label.removeprefix("Choose ") for label in t.options] == ["Superconducting Hub"]
    t.click("Superconducting Hub")
    assert t.happened("revealed") == 1
    assert t.names("corp_score") == ["Superconducting Hub"]
    t = plan_b(4)
    t.click("Offworld Office")
    assert t.names("corp_score") == ["Offworld Office"]


def test_plan_b_may_score_nothing_and_with_too_few_counters_cannot() -> None:
    t = plan_b(3)
    t.answer([])
    assert t.names("corp_score") == []
    t = plan_b(1)
    while running(t):
        assert not t.offered("Superconducting Hub")
        go_on(t)
    assert t.names("corp_score") == []


def test_plan_b_can_be_advanced_and_needs_to_be_installed() -> None:
    t = Table()
    t.root("Server 1", "Plan B")
    t.start("corp")
    t.click("Advance Plan B")
    assert t.card("Plan B").advancement == 1
