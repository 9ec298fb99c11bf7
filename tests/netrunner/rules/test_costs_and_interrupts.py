"""What is asked once and of whom, what counts as a means to pay, and interrupts whose source has gone."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.costs.parts import CreditsFrom
from engine.netrunner.language.effects import (
    Break,
    Gain,
    GiveTags,
    InstallFrom,
    Prevent,
    RemoveBadPublicity,
    Swap,
    Trash,
    TrashTop,
)
from engine.netrunner.language.flow import ChooseOne, Delayed, Together
from engine.netrunner.language.happenings import Happened, On, would
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.selectors import Installed, InZone, Subtype, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import Kind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, ice, runner

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


@pytest.mark.parametrize("others", [0, 1])
def test_1_16_1_an_event_is_no_card_to_lose_while_it_is_played(others: int) -> None:
    """1.16.1: it is in the play area when its costs are paid, so that the damage needs another card."""
    runner("Blood Rite", "event", Play((Gain(5),)), Static(Price("play", cost(net_damage=1))))
    t = Table()
    t.hand(RUNNER, "Blood Rite", *["Sure Gamble"] * others)
    t.start(RUNNER)
    assert t.offered("Play Blood Rite") is (others == 1)
    if others:
        t.click("Play Blood Rite")
        assert (t.credits(RUNNER), t.names("grip")) == (10, [])


@pytest.mark.parametrize(("server", "credits"), [("HQ", 5), ("Server 1", 4), ("Server 2", 4)])
def test_1_16_10b_an_additional_cost_to_run_may_be_about_remote_servers(server: str, credits: int) -> None:
    """1.16.10b: any remote server, and no central one."""
    corp("Toll Road", "asset", Static(Price("run", cost(credits=1), servers=("remote",))))
    t = Table()
    t.root("Server 1", "Toll Road", rezzed=True)
    t.root("Server 2", "Nico Campaign")
    t.start(RUNNER)
    t.click(f"Run on {server}")
    assert t.credits(RUNNER) == credits


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


def test_9_9_5c_what_is_always_prevented_meets_no_condition() -> None:
    """9.9.4b: nothing is left that the second card could hear, although it changes nothing about it."""
    runner("Clean Record", "resource", Static(Prevents("tag", 1)))
    runner("Watcher", "resource", When(would("tag"), (Gain(3),), interrupt=True))
    ice("Marker", Sub((GiveTags(1),)))
    ice("Double Marker", Sub((GiveTags(2),)))
    t = Table()
    t.rig("Clean Record", "Watcher")
    t.ice("HQ", "Marker")
    t.ice("R&D", "Double Marker")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    t.next_action()
    assert (t.credits(RUNNER), t.game.state.tags) == (5, 0)
    t.play("Run on R&D", "Let the unbroken")
    t.next_action()
    assert (t.credits(RUNNER), t.game.state.tags) == (8, 1)


def test_9_9_5_only_what_would_be_trashed_from_play_is_saved() -> None:
    """9.9.5: the program on top of the stack is no installed one that could be chosen."""
    keep = When(would("trash_program"), (Prevent("trash_program", 1),), interrupt=True)
    runner("Keeper", "resource", keep)
    sweep = Together((Trash(Each(Installed(RUNNER) & Type("program"))), TrashTop(1, who="you")))
    t = Table()
    t.rig("Leech", "Keeper")
    t.deck(RUNNER, "Cleaver")
    t.start(RUNNER)
    t.effect(RUNNER, sweep)
    t.next_action()
    assert ("Leech" in t.names("installed"), t.names("heap")) == (True, ["Cleaver"])


# -- questions -------------------------------------------------------------------------------------------


def test_1_2_5_the_runner_is_not_asked_where_there_is_nothing_to_choose() -> None:
    """1.2.5: only the Corp has facedown cards that could keep a question from telling something (10.2)."""
    peep = When(On(Kind.TURN_BEGINS, by="you"), (Trash(target(Type("asset"))),), optional=True)
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


@pytest.mark.parametrize("broken", [True, False])
def test_9_6_5c_what_happened_in_the_encounter_that_goes_on(broken: bool) -> None:
    """9.6.5: nothing counts that was broken in the encounter before."""
    happened = Happened(On(Kind.BREAK), "encounter")
    runner("Trophy", "resource", Paid(cost(), (Gain(3),), condition=happened, once=True))
    for title in ("Outer Gate", "Inner Gate"):
        ice(title, Sub((Gain(1),)), Sub((Gain(1),)))
    breaker("Wedge", Paid(cost(credits=1), (Break(1),), interface=True))
    t = Table()
    t.ice("HQ", "Inner Gate", "Outer Gate")
    t.rig("Trophy", "Wedge")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert not t.offered("Trophy")
    if broken:
        t.click("Wedge: Break 1")
        if t.decision.kind == "target":
            t.answer([t.decision.options[0].key])
        assert t.offered("Trophy")
    else:
        t.click("Let the unbroken")
    while t.game.encounter is None or t.game.encounter.ice != t.card("Inner Gate").oid:
        assert t.game.encounter is not None or not t.offered("Trophy")
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert not t.offered("Trophy")


@pytest.mark.parametrize("lost", [3, 4, 5])
def test_3_9_3c_without_memory_no_program_that_needs_any_stays(lost: int) -> None:
    """3.9.3c, 1.20.2: nor if the limit is lower than 0."""
    runner("Leak", "resource", Static(Modify("memory", -lost)))
    runner("Idea", "program", memory_cost=0)
    t = Table(runner="")
    t.rig("Leak", "Leech", "Idea", "Cleaver")
    t.start(RUNNER)
    t.effect(RUNNER, Gain(1))
    if t.decision.kind == "memory":
        t.answer([t.decision.options[0].key])
    assert t.names("installed") == (["Leak", "Idea", "Cleaver"] if lost == 3 else ["Leak", "Idea"])


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


def test_9_8_7a_who_breaks_all_subroutines_is_not_asked_which() -> None:
    """9.8.7a: there is nothing to choose."""
    breaker("Wrecker", Paid(cost(credits=1), (Break(0),), interface=True))
    ice("Twin Gate", Sub((Gain(1),)), Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Twin Gate")
    t.rig("Wrecker")
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Wrecker")
    t.click("Wrecker")
    assert t.decision.kind != "target"
    assert t.happened("fully_broken") == 1


@pytest.mark.parametrize("kept", ["Nico Campaign", "Regolith Mining License"])
def test_10_3_1e_the_corp_keeps_one_of_two_assets_in_a_root(kept: str) -> None:
    """10.3.1e, 3.3.1: which one is its choice."""
    t = Table()
    t.root("Server 1", "Nico Campaign", "Regolith Mining License", rezzed=True)
    t.start(CORP)
    t.effect(CORP, Gain(1))
    assert (t.decision.seat, t.decision.kind) == (CORP, "keep")
    t.click(kept)
    assert t.names("installed") == [kept]


@pytest.mark.parametrize(("stealth", "offered"), [(1, False), (2, True)])
def test_9_3_3d_as_many_credits_as_must_come_from_cards_of_a_set(stealth: int, offered: bool) -> None:
    """9.3.3d, 1.10.3c: from two of them together, although another card and the pool have enough."""
    runner("Shade", "resource", Static(Pays()), subtypes=("stealth",))
    runner("Purse", "resource", Static(Pays()))
    runner("Blade", "resource", Paid(cost(CreditsFrom(Subtype("stealth"), 2), credits=3), (GiveTags(1),)))
    t = Table()
    t.rig(*["Shade"] * stealth, credit=1)
    t.rig("Purse", credit=2)
    t.rig("Blade")
    t.game.set_orders(RUNNER, Orders(hosted_first=False))
    t.start(RUNNER)
    assert t.offered("Blade") is offered
    if offered:
        t.click("Blade")
        while t.decision.kind == "payment":
            t.answer([t.decision.options[-1].key])
        assert t.game.state.tags == 1
        assert [card.credit for card in t.game.installed() if card.side == RUNNER] == [0, 0, 2, 0]
        assert t.credits(RUNNER) == 4
