"""What is asked once and of whom, what counts as a means to pay, and interrupts whose source has gone."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.effects import (
    Gain,
    GiveTags,
    InstallFrom,
    Prevent,
    RemoveBadPublicity,
    Swap,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, Delayed
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Installed, InZone, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

AVOID = When(would("tag"), (Prevent("tag", 1),), interrupt=True, optional=True)


def questions(t: Table, kinds: tuple[str, ...]) -> list[str]:
    """The kinds of what is asked, answered with the first option, as long as it is one of these."""
    asked: list[str] = []
    while t.decision.kind in kinds:
        asked.append(t.decision.kind)
        t.answer([t.decision.options[0].key])
    return asked


# -- costs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("act", "question"), [("steal", "steal"), ("access", "additional")])
def test_1_16_10a_whoever_agreed_to_an_additional_cost_only_says_what_to_pay_with(
    act: str, question: str
) -> None:
    """1.16.10a: agreed to once; then the Runner chooses which of two programs it is."""
    price = Price(act, cost(Chosen("trash", 1, Installed() & Type("program"))), Type("agenda"))  # type: ignore[arg-type]
    corp("Guard Post", "asset", Static(price))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Guard Post", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.rig("Leech", "Cleaver")
    t.start(RUNNER)
    t.pass_until("Run on Server 2")
    t.click("Run on Server 2")
    while t.decision.kind != question:
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert questions(t, (question, "pay_with")) == [question, "pay_with"]
    t.next_action()
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.names("heap") == ["Leech"]


# -- interrupts ------------------------------------------------------------------------------------------


def test_9_6_10_an_interrupt_whose_source_went_is_not_pending_any_more() -> None:
    """9.6.10: what trashes the other one leaves the Runner with one tag less, not two."""
    runner("Alibi", "resource", AVOID)
    runner("Traitor", "resource", When(would("tag"), (Prevent("tag", 1), Trash(Each(Named("Alibi")))),
                                       interrupt=True, optional=True))  # fmt: skip
    ice("Marker", Sub((GiveTags(3),)))
    t = Table()
    t.rig("Alibi", "Traitor")
    t.ice("HQ", "Marker")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    traitor = t.card("Traitor").oid
    t.answer([next(o.key for o in t.decision.options if o.oid == traitor)])
    assert t.decision.kind != "interrupt"
    t.next_action()
    assert t.game.state.tags == 2


def test_9_6_13_a_delayed_interrupt_needs_its_source_no_more() -> None:
    """9.6.13, 9.10.1: the event that made it is in the heap."""
    runner("Lie Low", "event", Play((Delayed(AVOID, "turn"),)))
    ice("Marker", Sub((GiveTags(3),)))
    t = Table()
    t.hand(RUNNER, "Lie Low")
    t.ice("HQ", "Marker")
    t.start(RUNNER)
    t.click("Play Lie Low")
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.kind == "interrupt"
    t.answer([next(o.key for o in t.decision.options if o.verb == "trigger")])
    t.next_action()
    assert t.game.state.tags == 2


# -- questions -------------------------------------------------------------------------------------------


def test_1_2_5_the_runner_is_not_asked_where_there_is_nothing_to_choose() -> None:
    """1.2.5: only the Corp has facedown cards that could keep a question from telling something (10.2)."""
    peep = When(On(EventKind.TURN_BEGINS, by="you"), (Trash(target(Type("asset"))),), optional=True)
    runner("Peeper", "resource", peep)
    t = Table()
    t.root("HQ", "Manegarm Skunkworks")
    t.rig("Peeper")
    t.start(RUNNER, turn_begins=True)
    while t.decision.kind == "window":
        assert not t.offered("Peeper")
        if t.offered("Gain 1 credit"):
            return
        t.answer([next(o.key for o in t.asked.options if o.passing)])
    raise AssertionError(t.decision.kind)


@pytest.mark.parametrize("hand", [("Hedge Fund",), ("Hedge Fund", "Nico Campaign")])
def test_9_12_3c_the_corp_is_asked_whatever_hidden_cards_it_has(hand: tuple[str, ...]) -> None:
    """9.12.3c, 10.2: if none can be fully resolved there is nothing to do but to say so."""
    modes = tuple((Trash(target(InZone((HQ,)) & Type(kind))),) for kind in ("agenda", "asset"))
    corp("Dilemma", "operation", Play((ChooseOne(modes, must=True), Gain(1))))
    t = Table()
    t.hand(CORP, "Dilemma", *hand)
    t.start(CORP)
    t.click("Play Dilemma")
    assert (t.decision.kind, len(t.options)) == ("mode", 1)
    assert (t.decision.options[0].key == "no") is (len(hand) == 1)
    t.answer([t.decision.options[0].key])
    if t.decision.kind == "target":
        t.click("Nico Campaign")
    t.next_action()
    assert t.names("hq") == ["Hedge Fund"]
    assert t.credits(CORP) == 6


@pytest.mark.parametrize("rezzed", [False, True])
def test_10_2_1_the_corp_is_asked_what_to_swap_wherever_a_facedown_card_could_be_swapped(
    rezzed: bool,
) -> None:
    """8.8.1: there is no legal exchange, which only a rezzed asset tells everybody."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Nico Campaign", rezzed=rezzed)
    t.start(CORP)
    t.effect(CORP, Swap(Installed(CORP)))
    assert (t.decision.kind == "swap") is not rezzed
    if not rezzed:
        assert [o.verb for o in t.decision.options] == ["no_target"]
        t.answer([t.decision.options[0].key])
    assert (t.card("Palisade").server, t.card("Nico Campaign").server) == ("hq", "remote1")


# -- small print -----------------------------------------------------------------------------------------


def test_10_6_3_as_much_bad_publicity_is_removed_as_the_card_says() -> None:
    """10.6: 1 of 3."""
    t = Table()
    t.set(bad_publicity=3)
    t.start(CORP)
    t.effect(CORP, RemoveBadPublicity(1))
    assert t.game.state.bad_publicity == 2


def test_1_12_6_a_card_installs_where_it_was_although_it_was_trashed_to_do_so() -> None:
    """8.5.14, 1.12.6: its server is still there, protected by ice."""
    swap_in = InstallFrom((HQ,), Type("asset"), where="here", optional=False)
    corp("Front Company", "asset", Paid(cost(trash=True), (swap_in,)))
    t = Table()
    t.root("Server 1", "Front Company", rezzed=True)
    t.ice("Server 1", "Palisade")
    t.hand(CORP, "Nico Campaign")
    t.start(CORP)
    t.click("Front Company")
    while t.names("hq"):
        t.answer([t.decision.options[0].key])
    assert (t.card("Nico Campaign").server, t.names("archives")) == ("remote1", ["Front Company"])


@pytest.mark.parametrize("go_on", [True, False])
def test_going_on_stands_anew_in_the_next_run_of_the_turn(go_on: bool) -> None:
    """What was rezzed in the run before is no news."""
    for title in ("Outer Hedge", "Inner Hedge"):
        ice(title, Sub((Gain(1),)))
    t = Table()
    t.ice("HQ", "Inner Hedge", "Outer Hedge", rezzed=False)
    t.game.set_orders(RUNNER, Orders(go_on=go_on))
    t.start(RUNNER)
    asked_to_leave = []
    for rez in (True, False):
        t.pass_until("Run on HQ")
        t.click("Run on HQ")
        if rez:
            t.click("Rez Outer Hedge")
        kinds = []
        while not t.offered("Gain 1 credit"):
            kinds.append(t.decision.kind)
            t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
        asked_to_leave.append("jack_out" in kinds)
    assert asked_to_leave == [True, not go_on]
