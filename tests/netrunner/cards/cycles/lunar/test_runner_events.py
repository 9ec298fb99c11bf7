"""Events of the Lunar cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table


def test_trade_in_pays_half_of_what_the_trashed_hardware_cost_and_finds_another() -> None:
    t = Table()
    t.rig("Cyberdelia", "Akamatsu Mem Chip")
    t.hand("runner", "Trade-In")
    t.deck("runner", "Desperado", "Sure Gamble")
    t.start("runner")
    t.click("Play Trade-In")
    t.click("Cyberdelia")
    t.click("Desperado")
    assert t.credits("runner") == 5 - 1 + 1, "half of 3, rounded down"
    assert t.names("grip") == ["Desperado"]
    assert t.names("heap") == ["Cyberdelia", "Trade-In"]
    assert t.names("installed") == ["Akamatsu Mem Chip"]


def test_trade_in_cannot_be_played_without_hardware_to_trash() -> None:
    t = Table()
    t.rig("Leech")
    t.hand("runner", "Trade-In")
    t.start("runner")
    assert not t.offered("Play Trade-In")
