"""Barriers of the Flashpoint cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, finish_run, grip, running

# -- Bulwark ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rig", "credits"), [(("Crypsis",), 9), (("Mimic",), 7)])
def test_bulwark_minds_artificial_intelligence(rig: tuple[str, ...], credits: int) -> None:
    t = facing("Bulwark", *rig, "Leech")
    t.click(LET)
    assert t.decision.seat == "runner"
    t.click("Leech")
    finish_run(t)
    assert (t.names("heap"), t.credits("corp"), t.happened("end_run")) == (["Leech"], credits, 1)


def test_bulwark_makes_bad_publicity() -> None:
    t = Table()
    t.ice("HQ", "Bulwark", rezzed=False)
    t.set(corp_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Bulwark")
    assert t.game.state.bad_publicity == 1


# -- Chiyashi ---------------------------------------------------------------------------------------------


def test_chiyashi_trashes_from_the_stack_when_broken_beside_an_ai() -> None:
    t = facing("Chiyashi", "Mayfly", runner_credits=30)
    before = len(t.names("stack"))
    for _ in range(7):
        t.click("Mayfly: +1 strength")
    t.click("Mayfly: Break")
    t.click("Break: The Corp does 2 net damage")
    assert len(t.names("stack")) == before - 2
    assert len(t.names("heap")) == 2
    t.click("Mayfly: Break")
    t.click("Break: End the run")
    assert len(t.names("stack")) == before - 4
    t.click(LET)
    assert grip(t) == 3  # one of the two was broken
    assert running(t)


def test_chiyashi_broken_without_an_ai_takes_nothing() -> None:
    t = facing("Chiyashi", "Cleaver", runner_credits=30)
    before = len(t.names("stack"))
    for _ in range(5):
        t.click("Cleaver: +1 strength")
    t.click("Cleaver: Break")
    t.click("Break: The Corp does 2 net damage", "Break: The Corp does 2 net damage")
    t.click(LET)
    assert len(t.names("stack")) == before
    assert grip(t) == 5
    assert not running(t)


def test_other_ice_broken_beside_an_ai_takes_nothing() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Chiyashi")
    t.rig("Mayfly")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    before = len(t.names("stack"))
    t.click("Run on HQ")
    t.click("Mayfly: +1 strength")
    t.click("Mayfly: Break")
    assert len(t.names("stack")) == before
