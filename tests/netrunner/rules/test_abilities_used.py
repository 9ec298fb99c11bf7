"""When conditional abilities are used, install costs of X, what is revealed to verify an install, and classes
of conditional abilities that are resolved out of turn."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Sub, When
from engine.netrunner.language.amounts import EventAmount
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Draw,
    EndTheRun,
    Gain,
    InstallFrom,
    PlaceCounters,
    ResolveWhen,
)
from engine.netrunner.language.flow import May, MayPay
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import Subtype, Type
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.language.triggers import ENCOUNTERED, INSTALLED, TURN_BEGINS
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import HQ
from engine.netrunner.testkit import Table, blank


def used(t: Table) -> list[str]:
    """Titles of the cards that were used."""
    return [t.game.define(e.code).title for e in t.game.state.happened if e.kind == "used"]


def with_witness(ability: When) -> Table:
    """The turn of a Runner whose card has the ability begins; another hears of what is used."""
    blank("Habit", "runner", "resource", (ability,))
    blank("Witness", "runner", "resource", (When(On(EventKind.USE), (PlaceCounters("power", 1),)),))
    t = Table()
    t.rig("Habit", "Witness")
    t.start("runner", turn_begins=True)
    return t


@pytest.mark.parametrize(("answer", "heard"), [("Habit", 1), ("Pass", 0)])
def test_9_1_6_an_optional_conditional_ability_is_used_once_it_was_resolved(answer: str, heard: int) -> None:
    """9.1.6b: not when it meets its condition, and not if its controller passes."""
    t = with_witness(When(TURN_BEGINS, (Gain(1),), optional=True))
    t.pass_until("Habit")
    if answer == "Habit":
        t.click("Habit")
    t.next_action()
    assert t.credits("runner") == 5 + heard
    assert (t.card("Witness").power, used(t)) == (heard, ["Habit"] * heard)


@pytest.mark.parametrize(("answer", "heard"), [("Yes", 1), ("No", 0)])
def test_9_6_9d_a_mandatory_ability_is_used_if_an_optional_part_of_it_is(answer: str, heard: int) -> None:
    t = with_witness(When(TURN_BEGINS, (Gain(1), May((Draw(1),)))))
    t.pass_until(answer)
    t.click(answer)
    t.next_action()
    assert (t.credits("runner"), len(t.names("grip"))) == (6, heard)
    assert (t.card("Witness").power, used(t)) == (heard, ["Habit"] * heard)


def test_9_1_6_what_is_entirely_mandatory_is_not_used_nor_is_what_another_player_pays_for() -> None:
    t = with_witness(When(TURN_BEGINS, (Gain(1),)))
    t.next_action()
    assert (t.card("Witness").power, used(t)) == (0, [])
    t = with_witness(When(TURN_BEGINS, (MayPay(cost(credits=1), (Gain(3),), by="corp"),)))
    t.pass_until("Pay")
    t.click("Pay")
    t.next_action()
    assert (t.card("Witness").power, used(t)) == (0, [])


@pytest.mark.parametrize(("x", "left"), [(0, 5), (3, 2), (5, 0)])
def test_8_5_11b_the_x_of_an_install_cost_is_chosen_as_it_is_paid(x: int, left: int) -> None:
    """It is kept for what hears of the install, and no more than can be paid is offered."""
    filled = When(INSTALLED, (PlaceCounters("power", EventAmount()),))
    blank("Bag", "runner", "resource", (filled,), cost=None)
    t = Table()
    t.hand("runner", "Bag")
    t.start("runner")
    t.click("Install Bag")
    assert t.asks("number")
    assert len(t.options) == 6
    t.click(str(x))
    t.next_action()
    assert (t.credits("runner"), t.card("Bag").power) == (left, x)


@pytest.mark.parametrize(
    ("among", "shown"), [(Type("ice"), 0), (AnyCard() - Type("operation"), 0), (Subtype("sentry"), 1)]
)
def test_8_5_13_a_card_is_revealed_for_what_its_install_asked_of_it_beside_its_type(
    among: Type, shown: int
) -> None:
    t = Table()
    t.hand("corp", "Rototurret")
    t.start("corp")
    t.effect("corp", InstallFrom((HQ,), among))
    t.click("Rototurret")
    t.click("HQ")
    t.next_action()
    assert t.names("installed") == ["Rototurret"]
    assert t.happened("revealed") == shown
    assert not t.card("Rototurret").faceup


def test_9_6_14b_a_when_installed_ability_is_resolved_without_an_install() -> None:
    blank("Crate", "runner", "hardware", (When(INSTALLED, (Gain(2),)), When(TURN_BEGINS, (Gain(9),))))
    t = Table()
    t.rig("Crate")
    t.start("runner")
    t.effect("runner", ResolveWhen(Each(Named("Crate")), "installed"))
    t.next_action()
    assert t.credits("runner") == 7
    assert not t.happened("installed")


def test_9_6_14a_a_when_encountered_ability_is_resolved_without_an_encounter() -> None:
    blank("Toll", "corp", "ice", (When(ENCOUNTERED, (Gain(2),)), Sub((EndTheRun(),))), strength=1)
    t = Table()
    t.ice("HQ", "Toll")
    t.start("corp")
    t.effect("corp", ResolveWhen(Each(Named("Toll")), "encountered"))
    t.next_action()
    assert t.credits("corp") == 7
    assert t.game.encounter is None
