"""Identities of the Runner of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run

MERCURY = "Mercury: Chrome Libertador"


def mercury(server: str, *, broken: bool = False) -> Table:
    """A run by Mercury up to the question, or to its end."""
    t = Table(runner=MERCURY)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.ice(server, "Palisade")
    t.rig("Cleaver")
    t.set(runner_credits=20)
    if not broken:
        t.rig("Malandragem", power=2)
    t.start("runner")
    t.click(f"Run on {server}")
    if broken:
        t.click("Cleaver: Break")
    else:
        t.play("Use Malandragem", "Spend 1 hosted power counter")
    return t


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_mercury_accesses_one_more_if_no_subroutine_was_broken(server: str) -> None:
    t = mercury(server)
    t.pass_until("Use Mercury")
    t.click("Use Mercury")
    finish_run(t)
    assert t.happened("accessed") == 2
    t.click(f"Run on {server}")
    finish_run(t)
    assert t.happened("accessed") == 2, "once per turn, and the ice is there"


def test_mercury_accesses_no_more_after_a_break() -> None:
    t = mercury("HQ", broken=True)
    finish_run(t)
    assert t.happened("accessed") == 1
