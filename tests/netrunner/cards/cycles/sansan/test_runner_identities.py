"""Identities of the Runner of the SanSan cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table

GEIST = 'Armand "Geist" Walker: Tech Lord'


def test_geist_draws_for_cards_used_by_trashing_them() -> None:
    t = Table(runner=GEIST)
    t.rig("Fall Guy", "Professional Contacts")
    t.start("runner")
    t.click("Professional Contacts")
    assert len(t.names("grip")) == 1, "the card it draws itself"
    t.click("Fall Guy")
    assert len(t.names("grip")) == 2
