"""Barriers of the Core Set."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, facing, finish_run, run_on

# -- Hadrian's Wall ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "strength"), [(0, 7), (2, 9)])
def test_hadrians_wall_grows_with_advancement_and_ends_the_run_twice(counters: int, strength: int) -> None:
    t = Table()
    t.ice("HQ", "Hadrian's Wall", advancement=counters)
    t.start("corp")
    assert t.game.strength(t.card("Hadrian's Wall")) == strength
    t.click("Advance Hadrian's Wall")
    assert t.game.strength(t.card("Hadrian's Wall")) == strength + 1
    assert len(t.game.subroutines(t.card("Hadrian's Wall").oid)) == 2
    end_turn(t)
    run_on(t, "HQ")
    assert t.happened("end_run") == 1


# -- Heimdall 1.0 -----------------------------------------------------------------------------------------


def test_heimdall_does_core_damage_and_ends_the_run() -> None:
    t = facing("Heimdall 1.0")
    finish_run(t)
    assert (t.game.state.core_damage, t.happened("end_run")) == (1, 1)
    assert len(t.game.subroutines(t.card("Heimdall 1.0").oid)) == 3


def test_heimdall_and_ichi_are_broken_with_clicks() -> None:
    for title in ("Heimdall 1.0", "Ichi 1.0"):
        t = facing(title, "Leech")
        for _ in range(3):
            t.click(f"{title}: Break 1 subroutine")
            if t.decision.kind == "target":
                t.click(t.options[0])
        assert (t.happened("broken"), t.clicks("runner")) == (3, 0)
        assert t.offered("Go on to the server")


# -- Ice Wall ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "strength"), [(0, 1), (3, 4)])
def test_ice_wall_grows_and_ends_the_run(counters: int, strength: int) -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", advancement=counters)
    t.start("corp")
    assert t.game.strength(t.card("Ice Wall")) == strength
    t.click("Advance Ice Wall")
    assert t.game.strength(t.card("Ice Wall")) == strength + 1
    end_turn(t)
    run_on(t, "HQ")
    assert t.happened("end_run") == 1


# -- Wall of Static ---------------------------------------------------------------------------------------


def test_wall_of_static_ends_the_run() -> None:
    t = facing("Wall of Static")
    finish_run(t)
    assert (t.happened("end_run"), t.happened("successful_run")) == (1, 0)
