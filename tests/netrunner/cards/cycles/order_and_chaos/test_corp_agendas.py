"""Agendas of Order and Chaos."""

from __future__ import annotations

from engine.netrunner.testkit import Table


def test_glenn_station_hosts_a_card_that_only_the_corp_knows_and_gives_it_back() -> None:
    t = Table()
    t.score_area("corp", "Glenn Station")
    t.hand("corp", "PAD Campaign")
    t.start("corp")
    t.click("Glenn Station: Host")
    assert t.names("hosted") == ["PAD Campaign"]
    assert "PAD Campaign" not in str(t.view("runner"))
    assert "PAD Campaign" in str(t.view("corp"))
    assert not any("PAD Campaign" in line for line in t.log("runner"))
    t.click("Glenn Station: Add")
    assert "PAD Campaign" in t.names("hq")
    assert t.offered("Glenn Station: Host")
