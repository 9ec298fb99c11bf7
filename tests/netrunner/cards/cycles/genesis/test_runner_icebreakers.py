"""Icebreakers of the Genesis cycle."""

from tests.netrunner.cards.playing import against, strength, turn_begins


def test_darwin_is_as_strong_as_its_counters() -> None:
    t = against("Tithe", "Darwin", virus=1)
    assert strength(t, "Darwin") == 1
    t.play("Darwin: Break 1 subroutine · 2 credits", "Break: The Corp gains")
    assert t.credits("runner") == 18
    assert not against("Tithe", "Darwin").offered("Darwin: Break")


def test_darwin_may_grow_for_a_credit_each_turn() -> None:
    t = turn_begins("Darwin")
    t.pass_until("Pay")
    t.click("Pay")
    assert t.card("Darwin").virus == 1
    assert t.credits("runner") == 4
    t = turn_begins("Darwin")
    t.pass_until("Run on HQ")
    assert t.card("Darwin").virus == 0
    assert t.credits("runner") == 5
