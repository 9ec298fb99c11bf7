"""When abilities are used (9.1.6), and what is resolved out of its turn (9.6.14)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Draw,
    EndTheRun,
    Gain,
    PlaceCounters,
    ResolveWhen,
)
from engine.netrunner.language.flow import May, MayPay
from engine.netrunner.language.happenings import On
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.triggers import ENCOUNTERED, INSTALLED, TURN_BEGINS
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.scenarios.making import runner


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


def test_9_1_6_who_declines_has_used_nothing() -> None:
    runner("Idler", "resource", When(On(EventKind.DRAW, by=YOU), (May((Gain(1),)),)))
    t = Table()
    t.rig("Idler")
    t.start(RUNNER)
    t.click("Draw 1 card")
    before = t.credits(RUNNER)
    t.answer([o.key for o in t.asked.options if o.passing])
    assert (t.credits(RUNNER), t.happened(EventKind.USE)) == (before, 0)


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
