"""Upgrades of the SanSan cycle."""

from tests.netrunner.cards.playing import office


def test_breaker_bay_grid_lowers_rez_costs_in_its_root() -> None:
    t = office(corp_credits=4)
    t.root("Server 1", "Breaker Bay Grid", rezzed=True)
    t.root("Server 1", "SanSan City Grid")
    t.root("Server 2", "SanSan City Grid")
    t.refresh()
    there, elsewhere = (c for c in t.game.installed() if c.code == "sansan_city_grid")
    assert t.game.can_rez(there, 0, "")
    assert not t.game.can_rez(elsewhere, 0, "")
