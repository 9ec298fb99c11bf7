"""The test kit: what is put down by hand after the start is a part of the game."""

from __future__ import annotations

from engine.netrunner.language.abilities import Static, When
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Type
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner


def test_cards_put_down_after_the_start_change_prices() -> None:
    """Nothing in the game at its start changed what installing costs."""
    with taken_back():
        runner("Rebate", "resource", Static(Price("install", -1, Type("program"))))
        t = Table()
        t.hand("runner", "Cleaver")
        t.start("runner")
        assert t.offered("Install Cleaver · 3 credits")
        t.rig("Rebate")
        t.refresh()
        assert t.offered("Install Cleaver · 2 credits")


def test_cards_put_down_after_the_start_hear_what_happens() -> None:
    with taken_back():
        runner("Ear", "resource", When(On(EventKind.DRAW), (Gain(1),)))
        t = Table()
        t.start("runner")
        t.rig("Ear")
        t.refresh()
        t.click("Draw 1 card")
        assert t.credits("runner") == 6
