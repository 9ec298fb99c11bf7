"""Resources of the Borealis cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, run_on

# -- No Free Lunch ----------------------------------------------------------------------------------------


def test_no_free_lunch_pays_once() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.start("runner")
    t.click("No Free Lunch: Gain 3 credits")
    assert t.credits("runner") == 8
    assert t.names("heap") == ["No Free Lunch"]


def test_no_free_lunch_removes_a_tag() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.set(tags=2)
    t.start("runner")
    t.click("No Free Lunch: Remove 1 tag")
    assert t.game.state.tags == 1
    assert t.names("heap") == ["No Free Lunch"]


def test_no_free_lunch_removes_no_tag_that_is_not_there() -> None:
    t = Table()
    t.rig("No Free Lunch")
    t.start("runner")
    assert not t.offered("No Free Lunch: Remove")


# -- Tsakhia "Bankhar" Gantulga ---------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "left"), [("HQ", 5 - 1 - 3), ("R&D", 7 - 3 - 3)])
def test_tsakhia_replaces_subroutines_in_the_first_encounter_at_the_chosen_server(
    server: str, left: int
) -> None:
    t = Table()
    t.rig('Tsakhia "Bankhar" Gantulga')
    t.ice("HQ", "Neural Katana", "Neural Katana")
    t.hand("runner", *["Sure Gamble"] * (5 if server == "HQ" else 7))
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.play("Use Tsakhia", server)
    t.pass_until("Run on HQ")
    run_on(t, "HQ")
    assert len(t.names("grip")) == left


def test_tsakhia_chooses_anew_each_turn() -> None:
    t = Table()
    t.rig('Tsakhia "Bankhar" Gantulga')
    t.ice("HQ", "Neural Katana")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.play("Use Tsakhia", "HQ")
    end_turn(t)
    end_turn(t)
    t.click("Do not use it")
    t.pass_until("Run on HQ")
    run_on(t, "HQ")
    assert len(t.names("grip")) == 2
