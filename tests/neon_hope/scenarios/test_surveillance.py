"""S52 to S55: surveillance and its thresholds (NH 20.4, 20.5, 21)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.language.harm import CauseSurveillance
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, HOLD, QUAY, UP

Lay = Callable[..., Table]


def test_s52_characters_and_watching_enemies(table: Lay) -> None:
    t = table("vex", "noor", "kim").at("vex", UP).at("noor", DOWN).at("kim", QUAY).deck()
    t.put("guard", at=UP).put("drone", at=HOLD).put("brute", at=DOWN, back=True)
    assert t.hero("kim").start_endurance == 7
    t.end_all_turns()
    assert t.dial == 4
    assert [event.n for event in t.events if event.kind == "surveillance"] == [3, 1]
    assert not t.card("brute").back


def test_s53_the_card_turns_and_the_phase_goes_on(table: Lay) -> None:
    t = table().surveillance(19).put("guard", at=UP).deck()
    t.end_all_turns()
    assert t.game.view("p1").surveillance.escalated
    kinds = [e.kind for e in t.events if e.kind in ("surveillance", "escalation")]
    assert kinds == ["surveillance", "escalation", "surveillance"]
    assert t.dial == 22
    t.put("trace", at="network").reveals("epic-fail")
    t.turn("noor").hack("trace").answer("noor", "STUDY")
    # 1 for the escalated Epic Fail, 1 for GUARD's attack.
    assert t.dial == 24


def test_s54_two_thresholds_in_ascending_order(table: Lay) -> None:
    t = table().surveillance(5).deck("alarm-13", "shock-1")
    t.end_all_turns()
    assert t.dial == 20
    # The stress of the first threshold comes before the second one.
    assert t.asked("vex").kind == "stress"
    assert not t.game.view("p1").surveillance.escalated
    t.answer("vex", "LOOK").answer("noor", "STUDY")
    assert t.game.view("p1").surveillance.escalated
    assert (len(t.hero("vex").hand), len(t.hero("noor").hand)) == (7, 7)
    t.answer("noor", "CHAT").turn("vex")
    t.resolve(t.seat("vex"), [CauseSurveillance(-15), CauseSurveillance(5)])
    assert t.dial == 10
    assert "threshold" not in t.kinds()
    assert t.asked("vex").kind == "action"


@pytest.mark.parametrize(("difficulty", "dial"), [("normal", 39), ("hard", 29)])
def test_s55_the_last_threshold_ends_the_episode_at_once(table: Lay, difficulty: str, dial: int) -> None:
    t = table(difficulty=difficulty).surveillance(dial).put("vault", at=UP, dice=(0,)).reveals("+1")
    t.turn("noor").investigate("vault")
    assert t.outcome == ("success", 4)
    result = t.game.result
    assert result is not None
    assert (result.won, result.reason) == (False, "surveillance")
    assert t.card("vault").secrets == 3
    assert t.game.view("p1").stories[-1].text == "They have seen you."
