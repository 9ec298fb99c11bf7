"""What is offered at which price: whole intentions, interrupts, jacking out, a card to trash first."""

from __future__ import annotations

import pytest

from engine.netrunner import BreakOrder, Orders
from engine.netrunner.language.abilities import Paid, Static, Sub
from engine.netrunner.language.base import Condition
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.effects import (
    Boost,
    Break,
    Draw,
    GiveTags,
    Install,
    MayJackOut,
    Prevent,
    Trash,
)
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.selectors import Installed, InZone, Type
from engine.netrunner.language.sets import Each
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.rules.why_not import why_not
from engine.netrunner.table.parts import Duty
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def offered(t: Table, verb: str) -> list[tuple[str, int]]:
    """The options with a verb: the card's title and the option's number."""
    cards = t.game.state.cards
    return [
        (t.game.face(cards[option.oid]).title, option.n)
        for option in t.decision.options
        if option.verb == verb
    ]


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
    assert offered(t, "break_all") == expected
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
    assert (offered(t, "use") == [("Bribe", 0)]) is able
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


def test_8_5_15c_cards_may_be_trashed_before_an_install_or_not() -> None:
    """8.5.15c: the Corp may trash ice of the server first, as much as it wants."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.hand("corp", "Whitespace")
    t.start("corp")
    t.effect(CORP, Install(Each(InZone((HQ,)) & Type("ice")), where="central"))
    for _ in range(20):
        if t.decision.kind == "trash_like":
            break
        t.answer([next(o.key for o in t.decision.options if "hq" in o.key or len(t.decision.options) == 1)])
    assert sorted(title for title, _ in offered(t, "trash_first")) == ["Palisade", "Tithe"]
    assert t.decision.options[-1].key == "done"
    palisade = t.card("Palisade").oid
    t.answer([next(o.key for o in t.decision.options if o.oid == palisade)])
    assert [title for title, _ in offered(t, "trash_first")] == ["Tithe"]
    before = t.credits("corp")
    t.answer(["done"])
    assert (t.names("archives"), before - t.credits("corp")) == (["Palisade"], 1)
    assert t.game.state.servers["hq"].ice == (t.card("Tithe").oid, t.card("Whitespace").oid)


def test_8_5_15c_what_cannot_be_paid_otherwise_has_to_be_trashed_for() -> None:
    """8.5.15c, 8.5.11a: each piece of ice that is trashed makes the new one a credit cheaper."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.hand("corp", "Whitespace")
    t.set(corp_credits=1)
    t.start("corp")
    t.effect(CORP, Install(Each(InZone((HQ,)) & Type("ice")), where="central"))
    for _ in range(20):
        if t.decision.kind == "trash_like":
            break
        t.answer([next(o.key for o in t.decision.options if "hq" in o.key or len(t.decision.options) == 1)])
    assert [option.verb for option in t.decision.options] == ["trash_first", "trash_first"]
    t.answer([t.decision.options[0].key])
    assert t.decision.options[-1].key == "done"
    t.answer(["done"])
    assert (t.credits("corp"), len(t.game.state.servers["hq"].ice)) == (0, 2)


def test_8_5_a_card_that_is_gone_is_not_installed() -> None:
    """1.15.2: what a reference means is looked for when it is carried out."""
    t = Table(policy=ASK_ALL)
    t.hand("corp", "Whitespace")
    t.start("corp")
    t.effect(CORP, Trash(Each(InZone((HQ,)))), Install(Each(InZone((HQ,)))))
    assert (t.names("archives"), t.names("hq")) == (["Whitespace"], [])


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
    assert bool(offered(t, "break_all")) == shortcut
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
    assert not offered(t, "break_all")
    t.click("Cleaver: Break")
    assert t.happened("broken") == 2
