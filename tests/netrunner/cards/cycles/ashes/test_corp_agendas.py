"""Agendas of the Ashes cycle."""

from __future__ import annotations

from engine.netrunner.language.effects import AddToScoreArea
from engine.netrunner.language.selectors import InZone, target
from engine.netrunner.table.state import RUNNER, RUNNER_SCORE
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, run_on


def test_project_vacheron_is_worth_its_points_once_the_counters_are_gone() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "HQ")
    stolen = t.card("Project Vacheron", RUNNER_SCORE)
    assert stolen.agenda == 4
    assert t.game.points(RUNNER) == 0
    for left in (3, 2, 1, 0):
        end_turn(t)
        end_turn(t)
        assert t.card("Project Vacheron", RUNNER_SCORE).agenda == left
        assert t.game.points(RUNNER) == (0 if left else 3)


def test_project_vacheron_out_of_archives_has_no_counters() -> None:
    t = Table()
    t.discard_pile("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "Archives")
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 0
    assert t.game.points(RUNNER) == 3


def test_project_vacheron_scored_has_no_counters() -> None:
    t = Table()
    t.root("Server 1", "Project Vacheron", advancement=5)
    t.start("corp")
    t.click("Score Project Vacheron")
    assert t.game.points("corp") == 3


def test_project_vacheron_added_by_an_effect_comes_with_counters() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    t.effect("runner", AddToScoreArea(target(InZone(("hq",))), who="runner"))
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 4
    assert not t.happened("stolen")
