"""Whole intentions as one choice, and what else is offered at which price."""

from __future__ import annotations

import pytest

from engine.netrunner import BreakOrder, Orders
from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.amounts import Tags
from engine.netrunner.language.base import Condition
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.effects import (
    Boost,
    Break,
    Draw,
    GiveTags,
    Lose,
    MayJackOut,
    Prevent,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.selectors import Installed, Type
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.rules.shortcuts import break_all
from engine.netrunner.rules.why_not import why_not
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Duty
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import offered_as
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


@pytest.mark.parametrize(("credits", "expected"), [(4, [("Wedge", 4)]), (3, []), (9, [("Wedge", 4)])])
def test_breaking_everything_is_one_choice_with_its_whole_price(
    credits: int, expected: list[tuple[str, int]]
) -> None:
    """3.9.5, 9.8.7: +1 strength for 2 credits, then 3 subroutines, 2 for a credit."""
    ice("Triple", END, END, END, strength=4)
    boost, breaking = Paid(cost(credits=2), (Boost(1),)), Paid(cost(credits=1), (Break(2),), interface=True)
    breaker("Wedge", boost, breaking, strength=3)
    t = Table()
    t.ice("HQ", "Triple")
    t.rig("Wedge")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    assert offered_as(t, "break_all") == expected
    if expected:
        t.answer([next(o.key for o in t.decision.options if o.verb == "break_all")])
        t.pass_until("Gain 1 credit")
        assert (t.credits("runner"), t.happened("successful_run")) == (credits - 4, 1)


@pytest.mark.parametrize(("credits", "able"), [(2, False), (3, True)])
def test_9_9_4_an_interrupt_that_cannot_be_paid_is_not_offered(credits: int, able: bool) -> None:
    """9.9.4, 1.16.1."""
    ice("Marker", Sub((GiveTags(1),)))
    runner("Bribe", "resource", Paid(cost(credits=3), (Prevent("tag", 1),), interrupt="tag"))
    t = Table()
    t.ice("HQ", "Marker")
    t.rig("Bribe")
    t.set(runner_credits=credits)
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert (offered_as(t, "use") == [("Bribe", 0)]) is able
    t.pass_until("Gain 1 credit")
    assert t.game.state.tags == 1


@pytest.mark.parametrize("forbidden", [False, True])
def test_6_1_5_the_runner_may_jack_out_unless_they_cannot(forbidden: bool) -> None:
    """6.1.5, 1.2.2; outside of a run there is nothing to leave."""
    corp("Lock", "upgrade", Static(Cannot("jack_out")))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    if forbidden:
        t.root("Server 1", "Lock", rezzed=True)
    t.start("runner")
    t.effect(RUNNER, MayJackOut())
    assert not t.asks("jack_out")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.effect(RUNNER, MayJackOut())
    assert t.asks("jack_out") is not forbidden
    if not forbidden:
        t.answer(["jack_out"])
        t.pass_until("Gain 1 credit")
        assert t.happened("unsuccessful_run") == 1


def test_1_16_1_what_lacks_something_else_than_credits_is_not_short_of_credits() -> None:
    """All of the credits are there, but no card to trash with them."""
    price = cost(Chosen("trash", 1, Installed() & Type("program")), credits=2, clicks=1)
    runner("Furnace", "resource", Paid(price, (Draw(1),)))
    t = Table()
    t.rig("Furnace")
    t.set(runner_credits=2)
    t.start(RUNNER)
    told = [line for _, lines in t.game.why_not(RUNNER, "en") for line in lines]
    assert "Use Furnace as an action: its cost cannot be paid." in told


@pytest.mark.parametrize("duty", ["run", "trash_accessed"])
def test_9_12_3_only_who_has_to_run_is_told_so(duty: Duty) -> None:
    """9.12.3: who must trash what they access may do anything else before; they have no card to draw."""
    runner("Zeal", "resource", Static(Must(duty)))
    t = Table(filler=0)
    t.rig("Zeal")
    t.start(RUNNER)
    reasons = {subject.verb: why for subject, why in why_not(t.game, RUNNER)}
    assert (reasons["credit"] is None) is (duty != "run")
    assert reasons["draw"] is not None
    assert (reasons["draw"].reason == "must") is (duty == "run")


# -- each answer that a shortcut stands for is legal now (1.2.2) --------------------------------------------


def stopped_by_wendigo() -> Table:
    """Echelon cannot be used for the remainder of the run."""
    t = Table()
    t.ice("Server 1", "Archer", "Wendigo")
    t.root("Server 1", "Offworld Office")
    t.rig("Echelon")
    t.set(runner_credits=13, corp_credits=9)
    t.start(RUNNER)
    t.play("Run on Server 1", "Let the unbroken", "Echelon", "Go on")
    return t


def test_1_2_2_a_breaker_that_cannot_be_used_breaks_nothing_by_a_shortcut() -> None:
    t = stopped_by_wendigo()
    assert t.options == ["Let the unbroken subroutines resolve"]


def test_an_order_to_break_is_not_carried_out_with_what_cannot_be_used() -> None:
    t = stopped_by_wendigo()
    t.game.set_orders(RUNNER, Orders(breaks=(BreakOrder(most=13),)))
    assert t.options == ["Let the unbroken subroutines resolve"]


def lever(effect: Effect, *condition: Condition, **more: bool) -> Paid:
    """An ability for 1 credit."""
    return Paid(cost(credits=1), (effect,), *condition, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("boost", "breaking", "shortcut"),
    [
        (lever(Boost(2)), lever(Break(1), interface=True), True),
        (lever(Boost(2), once=True), lever(Break(1), interface=True), True),
        (lever(Boost(1), once=True), lever(Break(1), interface=True), False),
        (lever(Boost(2)), lever(Break(1), interface=True, once=True), False),
        (lever(Boost(2), Tagged()), lever(Break(1), interface=True), False),
        (lever(Boost(2)), lever(Break(1), Tagged(), interface=True), False),
        (lever(Boost(2)), lever(Break(1, last=True), interface=True), False),
        (lever(Boost(2)), lever(Break(0, but=1), interface=True), False),
    ],
)
def test_a_shortcut_is_offered_only_if_each_of_its_answers_is_legal(
    boost: Paid, breaking: Paid, shortcut: bool
) -> None:
    """9.3.3b, c: what is used only once, or only if something holds."""
    ice("Double", END, END, strength=2)
    breaker("Lever", boost, breaking, strength=0)
    t = Table()
    t.ice("HQ", "Double")
    t.rig("Lever")
    t.set(runner_credits=20)
    t.start(RUNNER)
    t.click("Run on HQ")
    assert bool(offered_as(t, "break_all")) == shortcut
    if shortcut:
        t.click("Break everything")
        assert t.happened("broken") == 2


def test_a_shortcut_goes_on_while_cards_pay_for_it() -> None:
    """How each use is paid for is the payer's order to use credits of cards first."""
    ice("Double", END, END, strength=2)
    boost, breaking = Paid(cost(credits=1), (Boost(1),)), Paid(cost(credits=1), (Break(1),), interface=True)
    breaker("Lever", boost, breaking, strength=0)
    t = Table(policy=POLICY)
    t.ice("HQ", "Double")
    t.rig("Lever")
    t.rig("Cyberfeeder", "Cyberfeeder", credit=1)
    t.start(RUNNER)
    t.play("Run on HQ", "Break everything")
    assert (t.happened("broken"), t.credits(RUNNER)) == (2, 3)


def test_9_3_6c_strength_that_grows_by_nothing_is_no_way_to_break() -> None:
    """9.3.6c: without tags it never has strength enough."""
    breaker(
        "Wallflower", Paid(cost(credits=1), (Break(1),), interface=True),
        Paid(cost(credits=1), (Boost(Tags()),)), strength=1,
    )  # fmt: skip
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Wallflower")
    t.start(RUNNER)
    assert t.game.strength(t.card("Palisade")) == 2
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while t.game.encounter is None:
        t.answer([t.decision.options[-1].key])
    assert not break_all(t.game)


def test_9_3_6c_strength_that_costs_more_than_credits_is_no_shortcut() -> None:
    breaker(
        "Sledge",
        Paid(cost(credits=1), (Break(1),), interface=True),
        Paid(cost(clicks=1), (Boost(3),)),
        strength=1,
    )
    ice("Bulkhead", END, END, strength=4)
    t = Table(policy=POLICY)
    t.ice("HQ", "Bulkhead")
    t.rig("Sledge")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert not any(option.verb == "break_all" for option in t.decision.options)


def test_9_3_6c_only_an_interface_ability_breaks_all_in_one_press() -> None:
    """The first ability does not fit the ice, the second is no interface ability."""
    breaker(
        "Crowbar",
        Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
        Paid(cost(credits=1), (Break(1),)),
    )
    t = Table(policy=POLICY)
    t.ice("HQ", "Whitespace")
    t.rig("Crowbar")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert t.decision.kind == "window"
    assert not any(o.verb == "break_all" for o in t.decision.options)


# -- fewer subroutines (1.15.1) -----------------------------------------------------------------------------


def encountering(title: str) -> Table:
    """The Runner encounters that ice with Cleaver installed."""
    t = Table(policy=POLICY)
    t.ice("HQ", title)
    t.rig("Cleaver")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    return t


def test_1_15_1_which_of_up_to_two_subroutines_is_asked_where_they_differ() -> None:
    """The Runner chooses the 1 or 2 subroutines that the ability will break."""
    t = encountering("Border Control")
    t.click("Cleaver: Break")
    assert (t.decision.minimum, t.decision.maximum, len(t.options)) == (1, 2, 2)
    t.answer([t.decision.options[0].key])
    assert t.happened("broken") == 1


def test_breaking_both_is_one_choice_all_the_same() -> None:
    t = encountering("Border Control")
    t.click("Break everything with Cleaver")
    assert t.happened("broken") == 2


def test_subroutines_that_do_the_same_are_broken_without_a_question() -> None:
    ice("Double", END, END, strength=2, subtypes=("barrier",))
    t = encountering("Double")
    assert not offered_as(t, "break_all")
    t.click("Cleaver: Break")
    assert t.happened("broken") == 2


def test_a_plan_whose_next_answer_is_not_legal_any_more_is_dropped() -> None:
    """1.16.1: the ice costs the Runner credits with each subroutine broken, which the plan did not know."""
    lose = When(On(EventKind.BREAK), (Lose(1, who=RUNNER),))
    ice("Draining Wall", lose, END, END, strength=1)
    breaker("Wedge", Paid(cost(credits=1), (Break(1),), interface=True), strength=2)
    t = Table()
    t.ice("HQ", "Draining Wall")
    t.rig("Wedge")
    t.set(runner_credits=2)
    t.start(RUNNER)
    t.click("Run on HQ")
    t.answer([next(o.key for o in t.decision.options if o.verb == "break_all")])
    assert (t.credits(RUNNER), t.decision.seat) == (0, RUNNER)
    assert len(t.game.unbroken()) == 1
    t.click("Let the unbroken")
    assert t.game.run is None


@pytest.mark.parametrize(("title", "left"), [("Wedge", 3), ("Lever", 1)])
def test_3_9_5_all_is_broken_with_the_icebreaker_that_was_chosen(title: str, left: int) -> None:
    ice("Double", END, END)
    breaker("Wedge", Paid(cost(credits=1), (Break(1),), interface=True))
    breaker("Lever", Paid(cost(credits=2), (Break(1),), interface=True))
    t = Table()
    t.ice("HQ", "Double")
    t.rig("Wedge", "Lever")
    t.start("runner")
    t.click("Run on HQ")
    t.answer([f"break_all:{t.card(title).oid}"])
    t.pass_until("Gain 1 credit")
    assert t.credits("runner") == left
