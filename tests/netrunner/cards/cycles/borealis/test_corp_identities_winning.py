"""Identities of the Borealis cycle: points that are needed to win."""

from __future__ import annotations

from engine.netrunner.testkit import Table

# -- Issuaq Adaptics --------------------------------------------------------------------------------------

ISSUAQ = "Issuaq Adaptics: Sustaining Diversity"


def test_issuaq_gets_a_counter_for_an_agenda_neither_installed_nor_advanced_this_turn() -> None:
    t = Table(corp=ISSUAQ)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.root("Server 2", "Hostile Takeover", advancement=1)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.game.identity("corp").power == 1
    t.click("Advance Hostile Takeover")
    t.click("Score Hostile Takeover")
    assert t.game.identity("corp").power == 1, "advanced this turn"


def test_issuaq_needs_a_point_less_for_each_counter() -> None:
    t = Table(corp=ISSUAQ)
    t.score_area("corp", "Offworld Office", "Offworld Office")
    t.root("Server 1", "Hostile Takeover", advancement=2)
    t.start("corp")
    t.click("Score Hostile Takeover")
    assert t.winner is None, "5 of 6 points"

    t = Table(corp=ISSUAQ)
    t.score_area("corp", "Offworld Office", "Offworld Office")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.winner == "corp", "6 of 6 points"
