"""What is asked once and of whom, what counts as a means to pay, and interrupts whose source has gone."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.effects import Gain, GiveTags, Prevent, Trash, TrashTop
from engine.netrunner.language.flow import ChooseOne, Delayed, Together
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.prices import Price
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.selectors import Installed, InZone, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

AVOID = When(would("tag"), (Prevent("tag", 1),), interrupt=True, optional=True)


def questions(t: Table, kinds: tuple[str, ...]) -> list[str]:
    """The kinds of what is asked, answered with the first option, as long as it is one of these."""
    asked = []
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
    corp("Dilemma", "operation", Play((ChooseOne(modes), Gain(1))))
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
