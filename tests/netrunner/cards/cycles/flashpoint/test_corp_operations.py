"""Operations of the Flashpoint cycle."""

import pytest

from tests.netrunner.cards.playing import end_turn, grip, office, run_on

# -- BOOM! ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [1, 2])
def test_boom_needs_two_tags(tags: int) -> None:
    t = office("BOOM!", tags=tags)
    t.hand("runner", *["Sure Gamble"] * 8)
    assert t.offered("Play BOOM!") == (tags == 2)
    if tags == 2:
        t.click("Play BOOM!")
        assert (grip(t), t.clicks("corp")) == (1, 1)


# -- Service Outage ---------------------------------------------------------------------------------------


def test_service_outage_makes_the_first_run_of_the_turn_dearer() -> None:
    t = office("Service Outage")
    t.click("Play Service Outage")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    t.set(runner_credits=0)
    t.refresh()
    assert not t.offered("Run on HQ")
    t.set(runner_credits=1)
    t.refresh()
    run_on(t, "HQ")
    assert t.credits("runner") == 0
    run_on(t, "R&D")
    assert t.happened("run_begins") == 2


def test_service_outage_goes_when_an_agenda_is_stolen() -> None:
    t = office("Service Outage")
    t.root("Server 1", "Offworld Office")
    t.click("Play Service Outage")
    end_turn(t)
    run_on(t, "Server 1")
    assert t.names("archives") == ["Service Outage"]
