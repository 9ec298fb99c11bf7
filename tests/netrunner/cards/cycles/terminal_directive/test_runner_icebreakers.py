"""Icebreakers of Terminal Directive."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run


def test_mammon_breaks_with_the_counters_that_were_paid_for_when_the_turn_began() -> None:
    t = Table()
    t.rig("Mammon")
    t.ice("HQ", "Palisade")
    t.set(runner_credits=9)
    t.start("runner", turn_begins=True)
    t.click("Pay")
    t.click("2")
    assert t.card("Mammon").power == 2
    assert t.credits("runner") == 7
    t.click("Run on HQ")
    t.click("Mammon: +2 strength")
    t.click("Mammon: Break")
    finish_run(t)
    assert t.card("Mammon").power == 1
    assert t.credits("runner") == 5
    end_turn(t)
    assert t.card("Mammon").power == 0


def test_mammon_need_not_be_paid() -> None:
    t = Table()
    t.rig("Mammon")
    t.start("runner", turn_begins=True)
    t.click("Do not pay")
    assert t.card("Mammon").power == 0
    assert t.credits("runner") == 5
