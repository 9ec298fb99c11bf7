"""Identities of the Runner of Vantage Point."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip


def test_hiram_looks_at_rd_when_hardware_comes_or_goes() -> None:
    t = Table(runner="Hiram “0mission” Svensson: Shadow of the Past", filler=9)
    t.hand("runner", "Docklands Pass", "Leech")
    t.deck("corp", "PAD Campaign")
    t.start("runner")
    t.click("Install Leech")
    assert t.happened("looked") == 0
    t.click("Install Docklands")
    assert t.happened("looked") == 1


def test_vic_draws_and_removes_a_tag_once_a_turn() -> None:
    t = Table(runner="Virtual Intelligence, P.I.: “You Can Call Me Vic”", filler=9)
    t.set(tags=2)
    t.start("runner")
    t.click("Virtual Intelligence")
    assert (grip(t), t.game.state.tags, t.credits("runner"), t.clicks("runner")) == (1, 1, 4, 3)
    assert not t.offered("Virtual Intelligence")
