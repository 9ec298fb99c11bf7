"""Identities of the Corp of Vantage Point."""

from __future__ import annotations

from engine.netrunner.testkit import Table


def test_editorial_division_searches_when_bad_publicity_is_taken_first() -> None:
    t = Table(corp="Editorial Division: Ad Nihilum", filler=5)
    t.deck("corp", "Measured Response", "Hedge Fund", "Witch Hunt", "Vulture Fund")
    t.hand("corp", "Vulture Fund", "Vulture Fund")
    t.set(corp_credits=20)
    t.start("corp")
    t.play("Play Vulture Fund", "Use Editorial Division")
    assert not t.offered("Hedge Fund")
    assert not t.offered("Witch Hunt"), "no agenda"
    t.click("Measured Response")
    assert "Measured Response" in t.names("hq")
    assert t.happened("revealed") == 1
    t.click("Play Vulture Fund")
    assert not t.offered("Use Editorial Division")
