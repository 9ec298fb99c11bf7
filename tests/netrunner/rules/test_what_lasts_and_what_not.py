"""What is worked out anew when something changes, and what one player does that is none of the other's."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.amounts.table import Tags
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Gain,
    GiveTags,
    Install,
    RemoveTags,
    TrashTop,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.traits import GainAbilities
from engine.netrunner.table.state import GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_9_1_9_an_ability_is_there_as_long_as_the_condition_holds_that_gives_it() -> None:
    """9.1.9, 9.4.2: no card comes, goes or turns in between."""
    informed = GainAbilities((Paid(cost(), (Gain(3),), once=True),), Named("Snitch"))
    corp("Wire Tap", "asset", Static(informed, condition=Tagged()))
    runner("Snitch", "resource", Paid(cost(), (GiveTags(1),)), Paid(cost(), (RemoveTags(1),)))
    t = Table()
    t.root("Server 1", "Wire Tap", rezzed=True)
    t.rig("Snitch")
    t.start(RUNNER)
    assert not t.offered("Gain 3")
    t.click("Snitch: Take 1 tag")
    assert t.offered("Gain 3")
    t.click("Snitch: Remove 1 tag")
    assert not t.offered("Gain 3")


def test_1_2_4_no_cards_are_trashed_where_the_number_is_none() -> None:
    """1.2.4: a card for each tag, of which there are none, and then one."""
    t = Table()
    t.start(RUNNER)
    t.effect(RUNNER, TrashTop(Tags()))
    assert t.names("heap") == []
    t.set(tags=1)
    t.effect(RUNNER, TrashTop(Tags()))
    assert t.names("heap") == ["Sure Gamble"]


@pytest.mark.parametrize("forbidden", [False, True])
def test_1_2_2_what_cannot_be_installed_stays_where_it_is(forbidden: bool) -> None:
    t = Table()
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    if forbidden:
        t.effect(RUNNER, ForNow(Cannot("install", what=Type("program")), "turn"))
    t.effect(RUNNER, Install(Each(InZone((GRIP,)))))
    t.next_action()
    assert t.names("grip") == (["Leech"] if forbidden else [])
