"""Icebreakers of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table


@pytest.mark.parametrize("stealth", [1, 0])
def test_corsair_weakens_barriers_with_stealth_credits(stealth: int) -> None:
    t = Table()
    t.rig("Corsair")
    t.rig("Touchstone", credit=stealth)
    t.ice("HQ", "Reverb")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Corsair: ") == bool(stealth)
    if stealth:
        t.click("Corsair: ")
        assert t.game.strength(t.card("Reverb")) == -1
        t.play("Corsair: Break", "Break: End the run")
        assert t.credits("runner") == 8


def test_corsair_minds_no_other_ice() -> None:
    t = Table()
    t.rig("Corsair")
    t.rig("Touchstone", credit=1)
    t.ice("HQ", "Flywheel")
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Corsair")
