"""What `engine/netrunner/rules/turns.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play
from engine.netrunner.language.effects import EndActionPhase
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.modifiers import SkipsDiscard
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn
from tests.netrunner.scenarios.making import runner


@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_5_5_4_a_skipped_discard_step_looks_at_no_hand_size(seat: str) -> None:
    t = Table()
    t.hand(seat, *["Hedge Fund" if seat == "corp" else "Sure Gamble"] * 8)
    t.start(seat, clicks=1)
    t.effect(seat, ForNow(SkipsDiscard(), "turn"))
    end_turn(t)
    assert not t.happened("discarded")
    assert len(t.names("hq" if seat == "corp" else "grip")) >= 8


def test_5_7_2c_the_runner_loses_unspent_clicks() -> None:
    """An event ends the action phase with three clicks left, which are lost and not spent."""
    runner("Nap", "event", Play((EndActionPhase(),)))
    t = Table()
    t.hand("runner", "Nap")
    t.start("runner")
    t.click("Play Nap")
    assert t.clicks("runner") == 0
    assert [event.n for event in t.events if event.kind is EventKind.LOSE_CLICKS] == [3]
