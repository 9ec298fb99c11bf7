"""What is worked out anew when something changes, and what one player does that is none of the other's."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts.table import Tags
from engine.netrunner.language.conditions import ActionTaken, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Gain,
    GiveTags,
    Install,
    Lose,
    Prevent,
    RemoveTags,
    Trash,
    TrashTop,
)
from engine.netrunner.language.flow import ForNow, If
from engine.netrunner.language.happenings import While
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.traits import GainAbilities
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, corp, ice, runner


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


@pytest.mark.parametrize("tags", [0, 1])
def test_9_6_7d_a_static_condition_is_heard_if_any_of_its_effects_changes_something(tags: int) -> None:
    """9.6.7d: there is no asset to trash, but a tag to remove."""
    what = (Trash(Each(Type("asset"))), RemoveTags(1))
    runner("Hideout", "resource", When(While(Tagged()), what))
    t = Table()
    t.rig("Hideout")
    t.start(RUNNER)
    t.effect(CORP, GiveTags(tags))
    assert t.game.state.tags == 0


def test_6_3_3b_what_the_corp_loses_is_none_of_the_credits_from_bad_publicity() -> None:
    """6.3.3b, 6.3.3c: both are there until the run ends."""
    t = Table(policy=ASK_ALL)
    t.set(bad_publicity=2)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while not t.game.state.run_credits:
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    t.effect(CORP, Lose(4))
    assert (t.credits(CORP), t.game.state.run_credits, t.credits(RUNNER)) == (1, 2, 7)
    t.next_action()
    assert t.credits(RUNNER) == 5


def test_8_5_11a_a_card_installed_facedown_costs_nothing() -> None:
    """8.1.4, 8.5.11a: whatever is printed on it."""
    runner("Gold Rig", "hardware", cost=9)
    t = Table()
    t.hand(RUNNER, "Gold Rig")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone((GRIP,))), facedown=True))
    assert (t.card("Gold Rig").faceup, t.credits(RUNNER)) == (False, 5)


def test_5_2_6_before_the_first_action_none_was_taken() -> None:
    t = Table()
    t.start(CORP)
    t.effect(CORP, If(ActionTaken(1), (Gain(3),), (Gain(1),)))
    assert t.credits(CORP) == 6
    t.click("Gain 1 credit")
    t.effect(CORP, If(ActionTaken(1), (Gain(3),), (Gain(1),)))
    assert t.credits(CORP) == 10


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


def test_9_9_6_the_end_of_a_run_is_prevented_once() -> None:
    """9.9.6: it is one effect, of which preventing one leaves nothing."""
    stay = Paid(cost(trash=True), (Prevent("end_run", 1),), interrupt="end_run")
    runner("Wedged Door", "resource", stay)
    ice("Gate", END)
    t = Table()
    t.rig("Wedged Door")
    t.ice("HQ", "Gate")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.kind == "interrupt"
    t.answer([next(o.key for o in t.decision.options if o.verb == "use")])
    t.next_action()
    assert t.happened("successful_run") == 1
