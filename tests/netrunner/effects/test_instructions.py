"""Targets, choices, prevention and durations of instructions."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    EndTheRun,
    ForceEncounter,
    Gain,
    GiveTags,
    Lose,
    PlaceCounters,
    Prevent,
    RemoveBadPublicity,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, ForNow, IfAble, Together
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.selectors import Accessed, Encountered, Installed, Type, target
from engine.netrunner.language.triggers import ENCOUNTERED, SCORED
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.shown.info import card_info
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, code_of
from tests.netrunner.scenarios.making import corp, ice, runner

PROGRAM = target(Installed(RUNNER) & Type("program"))
RESOURCE = target(Installed(RUNNER) & Type("resource"))
LOSE_CARD_OR_CREDITS = ChooseOne(
    ((Trash(target(Installed(RUNNER), by="runner")),), (Lose(2, who=RUNNER),)),
    by="runner",
    must=True,
)


def test_one_instruction_announces_several_targets() -> None:
    """1.15.1: a program and a resource are chosen and trashed together."""
    ice("Pair", Sub((Together((Trash(PROGRAM), Trash(RESOURCE))),)))
    t = Table()
    t.ice("HQ", "Pair")
    t.rig("Small Program", "Tiny Program", "Tech Trader", "Ice Carver")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken", "Tiny Program", "Tech Trader")
    assert sorted(t.names("heap")) == ["Tech Trader", "Tiny Program"]


def test_the_same_choice_named_twice_is_one_target() -> None:
    """1.15.1: what is said of one target in one instruction is about the same card."""
    runner(
        "Marked",
        "event",
        Play((Together((PlaceCounters("power", 2, PROGRAM), PlaceCounters("virus", 1, PROGRAM))),)),
    )
    t = Table()
    t.rig("Small Program", "Tiny Program")
    t.hand("runner", "Marked")
    t.start("runner")
    t.play("Play Marked", "Tiny Program")
    assert (t.card("Tiny Program").power, t.card("Tiny Program").virus) == (2, 1)


def test_an_encounter_is_forced_with_a_chosen_piece_of_ice() -> None:
    """6.5.9: the target of such an effect is announced like any other."""
    ice("Thrower", When(ENCOUNTERED, (ForceEncounter(target(Installed("corp") & Type("ice"))),)))
    t = Table()
    t.ice("R&D", "Tagger")
    t.ice("HQ", "Thrower")
    t.start("runner")
    t.play("Run on HQ", "Tagger", "Let the unbroken")
    assert t.game.state.tags == 2


def test_what_would_end_the_run_needs_a_run() -> None:
    """1.2.5: a counter that ends the run is of no use in the Corp's own turn."""
    corp("Nisei", "agenda", When(SCORED, (PlaceCounters("agenda", 1),)),
         Paid(cost(counter="agenda", counters=1), (EndTheRun(),)))  # fmt: skip
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nisei", advancement=3)
    t.start("corp")
    t.pass_until("Score Nisei")
    t.click("Score Nisei")
    assert not t.offered("End the run")


def test_must_choose_offers_only_what_can_be_resolved() -> None:
    """9.12.3c: without a program to trash the Runner loses credits."""
    ice("Choice", Sub((LOSE_CARD_OR_CREDITS,)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Choice")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("ose 2 credits")
    assert len(t.options) == 1
    t.click(t.options[0])
    assert t.credits("runner") == 3


def test_must_choose_does_nothing_if_nothing_can_be_resolved() -> None:
    """9.12.3c: with neither a program nor credits the instruction is ignored."""
    ice("Choice", Sub((LOSE_CARD_OR_CREDITS,)), Sub((Gain(1),)))
    t = Table()
    t.ice("HQ", "Choice")
    t.set(runner_credits=1)
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert (t.credits("runner"), t.credits("corp")) == (1, 6)


def test_the_basic_action_to_trash_a_resource_can_be_interrupted() -> None:
    """9.9.4: the expected effect of 5.2.7g is that a resource is trashed."""
    runner(
        "Guard",
        "hardware",
        Paid(cost(trash=True), (Prevent("trash_resource", 1),), interrupt="trash_resource"),
    )
    t = Table()
    t.rig("Guard", "Tech Trader")
    t.set(tags=1)
    t.start("corp")
    t.click("Trash Tech Trader")
    t.click("Guard")
    assert t.names("installed") == ["Tech Trader"]
    assert (t.credits("corp"), t.clicks("corp")) == (3, 2)


def test_a_static_ability_prevents_trashing() -> None:
    """9.9.5c: programs are never trashed by effects, without anybody being asked."""
    runner("Saver", "resource", Static(Prevents("trash_program")))
    ice("Double", Sub((Trash(target(Installed(RUNNER) & Type("program"))),)), Sub((Trash(RESOURCE),)))
    t = Table()
    t.ice("HQ", "Double")
    t.rig("Saver", "Small Program")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.names("heap") == ["Saver"]


def test_the_rest_of_the_run_is_the_rest_of_an_encounter_outside_of_one() -> None:
    """3.4.4a: strength lowered in an encounter that is no part of a run."""
    runner("Charm", "resource",
           Paid(cost(trash=True), (ForNow(Modify("strength", -3), "run", Encountered()),)))  # fmt: skip
    t = Table()
    t.hand("corp", "Confession", "Gatekeeper Chrysalis")
    t.rig("Raymond Flint", "Charm")
    t.start("corp")
    t.click("Play Confession")
    t.click("Charm")
    assert t.game.encounter is not None
    card = t.game.state.cards[t.game.encounter.ice]
    assert t.game.strength(card) == -2


def test_cards_in_archives_cannot_be_trashed_while_accessed() -> None:
    """7.1.5b: neither the basic ability nor another mid-access ability may trash them."""
    runner(
        "X Imp",
        "program",
        Paid(cost(counter="virus", counters=1), (Trash(Accessed()),), access=True, once=True),
    )
    t = Table(policy=ASK_ALL)
    t.rig("X Imp", virus=2)
    t.discard_pile("corp", "Offworld Office")
    t.start("runner")
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    t.pass_until("Steal")
    assert not t.offered("X Imp")


def test_a_choice_of_somebody_named_before_is_said_of_them() -> None:
    """ "They choose", not "they chooses"."""
    modes = ChooseOne(((Gain(1),), (GiveTags(1),)), by=RUNNER)
    corp("Bad Bargain", "asset", When(On(EventKind.STEAL, by=RUNNER), (modes,)))
    (text,) = card_info(code_of("Bad Bargain")).text
    assert text.startswith("Each time the Runner steals an agenda, they choose for you: gain 1 credit")


@pytest.mark.parametrize(("credits", "left"), [(2, 2), (3, 0), (5, 2)])
def test_1_2_3_what_is_done_if_able_is_done_in_full_or_not_at_all(credits: int, left: int) -> None:
    t = Table()
    t.set(runner_credits=credits)
    t.start("runner")
    t.effect("corp", IfAble((Lose(3, who="runner"),)))
    assert t.credits("runner") == left


@pytest.mark.parametrize(("programs", "left"), [(1, 1), (2, 0), (3, 1)])
def test_1_2_3_as_many_targets_as_it_asks_for_or_none(programs: int, left: int) -> None:
    t = Table()
    t.rig(*["Corroder", "Mimic", "Gordian Blade"][:programs])
    t.start("runner")
    t.effect("corp", IfAble((Trash(target(Type("program"), most=2)),)))
    if t.asks("target"):
        t.answer([option.key for option in t.asked.options][:2])
    assert len(t.names("installed")) == left


def test_10_6_3_as_much_bad_publicity_is_removed_as_the_card_says() -> None:
    """10.6: 1 of 3."""
    t = Table()
    t.set(bad_publicity=3)
    t.start(CORP)
    t.effect(CORP, RemoveBadPublicity(1))
    assert t.game.state.bad_publicity == 2
