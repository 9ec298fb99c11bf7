"""Icebreakers of Creation and Control."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import encountering, finish_run


@pytest.mark.parametrize(("power", "breaks"), [(1, False), (2, True), (3, False)])
def test_atman_breaks_ice_of_its_own_strength_only(power: int, breaks: bool) -> None:
    t = encountering("Palisade", "Atman", power=power)  # strength 2
    assert t.game.strength(t.card("Atman")) == power
    assert t.offered("Atman: Break 1 subroutine") == breaks
    if breaks:
        t.click("Atman: Break 1 subroutine")
        finish_run(t)
        assert t.happened("successful_run") == 1


def test_atman_takes_counters_when_it_is_installed() -> None:
    t = Table()
    t.hand("runner", "Atman")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Atman")
    paid = t.credits("runner")
    t.click("Pay X credits")
    t.click("X is 4")
    assert t.card("Atman").power == 4
    assert t.credits("runner") == paid - 4
