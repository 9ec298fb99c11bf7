"""Barriers of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, grip, run_on


def test_the_runner_cannot_trash_kessleroid() -> None:
    t = Table()
    t.ice("HQ", "Kessleroid")
    t.hosted("Kessleroid", "Chisel", virus=3)
    t.start("runner")
    run_on(t, "HQ")
    assert "Kessleroid" in t.names("installed")
    assert not t.happened("successful_run")


def test_semak_samun_is_broken_by_fracters_alone() -> None:
    t = Table()
    t.ice("HQ", "Semak-samun")
    t.rig("Cleaver", "Mayfly")
    t.set(runner_credits=20)
    t.start("runner")
    t.play("Run on HQ", "Mayfly: +1 strength", "Mayfly: +1 strength")
    assert t.game.strength(t.card("Mayfly")) == t.game.strength(t.card("Semak-samun"))
    assert not t.offered("Mayfly: Break")
    t.click("Cleaver: Break")
    finish_run(t)
    assert t.happened("successful_run")


@pytest.mark.parametrize("suffers", [True, False])
def test_semak_samun_ends_the_run_unless_the_runner_suffers(suffers: bool) -> None:
    t = Table()
    t.ice("HQ", "Semak-samun")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.play("Run on HQ", LET, "3 net damage" if suffers else "Let it happen")
    finish_run(t)
    assert grip(t) == (1 if suffers else 4)
    assert bool(t.happened("successful_run")) == suffers
