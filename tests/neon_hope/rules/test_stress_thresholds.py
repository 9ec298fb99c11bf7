"""Thresholds of surveillance (NH 21)."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.language.harm import CauseSurveillance, Stress
from engine.neon_hope.table.pack import Threshold
from engine.neon_hope.testkit import Table

Lay = Callable[..., Table]


LAST = Threshold(at=40, end=True)


def test_a_threshold_that_was_passed_triggers_even_if_the_dial_is_turned_back(table: Lay) -> None:
    """NH 21.1: as soon as surveillance reaches or passes it; what the first effect does comes later."""
    thresholds = (Threshold(at=8, effects=(CauseSurveillance(-2),)), Threshold(at=20, flip=True), LAST)
    t = table(cards={"sc-story": {"thresholds": thresholds}})
    t.resolve("p1", [CauseSurveillance(21)])
    assert (t.dial, t.game.state.escalated) == (19, True)
    assert [event.n for event in t.events if event.kind == "threshold"] == [8, 20]


def test_the_first_threshold_before_the_last_one(table: Lay) -> None:
    t = table().change("vex", hope=0).change("noor", hope=0)
    t.turn("vex").resolve("p1", [CauseSurveillance(50)])
    assert t.game.result is None
    t.answer("vex", "LOOK").answer("noor", "STUDY")
    assert t.game.result is not None
    assert t.game.result.reason == "surveillance"


def test_a_threshold_reached_by_the_effect_of_another_follows_it(table: Lay) -> None:
    """Vex's excess stress at the first threshold takes the dial to the second."""
    thresholds = (Threshold(at=8, effects=(Stress(3, "each"),)), Threshold(at=9, flip=True), LAST)
    t = table(cards={"sc-story": {"thresholds": thresholds}}).surveillance(7)
    t.hand("vex", "jab").change("vex", hope=0).change("noor", hope=0)
    t.turn("noor").resolve("p2", [CauseSurveillance(1)])
    t.answer("noor", "STUDY", "CHAT", "SHOVE")
    assert (t.dial, t.game.state.escalated) == (9, False)
    assert t.asked("vex").kind == "focus_cards"
    t.answer("vex", *[option.key for option in t.asked("vex").options[:7]])
    assert t.game.state.escalated
