"""Upgrades of the Genesis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, accesses, finish_run, go_on, run_on, running

# -- Ash 2X3ZB9CY -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("successful", [True, False])
def test_ash_keeps_the_runner_from_everything_else(successful: bool) -> None:
    t = Table()
    t.root("HQ", "Ash 2X3ZB9CY", rezzed=True)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "trace":
        go_on(t)
    t.click("0 credits")
    t.click("0 credits" if successful else "5 credits")
    while running(t):
        go_on(t)
    assert t.happened("accessed") == (1 if successful else 2)
    assert accesses(t, "R&D") == 1, "for that run only"


# -- ChiLo City Grid --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "tags"), [("HQ", 2), ("R&D", 1)])
def test_chilo_city_grid_tags_for_traces_of_runs_here(where: str, tags: int) -> None:
    t = Table()
    t.ice(where, "Hunter")
    t.root("HQ", "ChiLo City Grid", rezzed=True)
    t.start("runner")
    t.click(f"Run on {where}")
    t.click(LET)
    t.play("0 credits", "0 credits")
    finish_run(t)
    assert t.game.state.tags == tags


# -- Hokusai Grid -----------------------------------------------------------------------------------------


def test_hokusai_grid_hurts_after_successful_runs() -> None:
    t = Table()
    t.root("HQ", "Hokusai Grid", rezzed=True)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert len(t.names("grip")) == 1
