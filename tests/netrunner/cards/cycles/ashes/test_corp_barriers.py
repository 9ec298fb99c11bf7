"""Barriers of the Ashes cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, let, running, strength


def test_sandstone_wears_off_with_each_encounter() -> None:
    t = facing("Sandstone")
    assert t.card("Sandstone").virus == 1
    assert strength(t, "Sandstone") == 5
    let(t)
    assert not running(t)
    t.click("Run on HQ")
    assert strength(t, "Sandstone") == 4


def test_sandstone_recovers_when_viruses_are_purged() -> None:
    t = Table()
    t.ice("HQ", "Sandstone", virus=4)
    t.start("corp")
    assert strength(t, "Sandstone") == 2
    t.click("Purge")
    assert strength(t, "Sandstone") == 6
