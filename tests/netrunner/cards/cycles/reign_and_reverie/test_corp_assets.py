"""Assets of Reign and Reverie."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn


def test_lady_liberty_adds_an_agenda_worth_as_many_points_as_it_has_counters() -> None:
    t = Table()
    t.root("Server 1", "Lady Liberty", rezzed=True, power=1)
    t.hand("corp", "Hostile Takeover", "Priority Requisition")
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("Lady Liberty").power == 2
    assert not t.offered("Lady Liberty: Add"), "no agenda in HQ is worth 2"
    end_turn(t)
    end_turn(t)
    t.next_action()
    t.play("Lady Liberty: Add", "Priority Requisition")
    assert t.names("corp_score") == ["Priority Requisition"]
    assert t.happened("scored") == 0
