"""What `engine/netrunner/rules/access.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.breaching import CorpChooses
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Access,
    AccessEach,
    AccessFrom,
    BreachServer,
    EndTheRun,
    Gain,
    Pick,
    Trash,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.restrictions import Must
from engine.netrunner.language.selectors import Accessed, Installed, InZone, Result, This, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run
from tests.netrunner.scenarios.making import corp, ice, runner


def test_7_1_4_one_mid_access_ability_for_each_access() -> None:
    """9.2.10a to d, 7.2.2: with Imp and a trash cost there are two ways, and then the access is over.

    Rules: 9.3.6b, 9.5.2c.
    """
    t = Table(policy=ASK_ALL)
    t.rig("Imp", virus=2)
    t.root("Server 1", "Plain Asset")
    t.start("runner")
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("Imp")
    assert t.decision.step == "7.2.2"
    assert t.decision.seat == RUNNER
    assert t.offered("Trash Plain Asset")
    t.click("Imp")
    assert t.names("archives") == ["Plain Asset"]
    assert t.credits("runner") == 5
    assert not t.offered("Imp")


def test_7_1_5b_in_archives_only_what_would_trash_the_accessed_card_is_no_use() -> None:
    runner("Bellows", "resource", Paid(cost(), (Trash(This()), Gain(2)), access=True))
    runner("Torch", "resource", Paid(cost(), (Trash(Accessed()),), access=True))
    t = Table(policy=ASK_ALL)
    t.discard_pile(CORP, "Nico Campaign")
    t.rig("Bellows", "Torch")
    t.start(RUNNER)
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    t.pass_until("Bellows")
    assert not t.offered("Torch")


@pytest.mark.parametrize(("rig", "asked"), [(["Imp"], True), ([], False)])
def test_7_1_5c_who_would_leave_what_must_be_trashed_says_how(rig: list[str], asked: bool) -> None:
    """9.12.3a: by its trash cost, or by another card that trashes it; one way alone is no question."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Mumbad Virtual Tour", rezzed=True)
    t.rig(*rig, virus=2)
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(trash=0))
    t.click("Run on Server 1")
    assert t.asks("access") is asked
    assert t.credits(RUNNER) == (9 if asked else 4)


def test_7_1_5d_a_duty_to_trash_is_about_places_where_cards_lie() -> None:
    """7.1.5d: cards installed in remote servers must be trashed."""
    corp("Cheap", "asset", trash_cost=1)
    runner("Zealot", "resource", Static(Must("trash_accessed", Type("asset"), where=("remote",))))
    for zealous in (True, False):
        t = Table()
        t.root("Server 1", "Cheap")
        if zealous:
            t.rig("Zealot")
        t.start(RUNNER)
        t.click("Run on Server 1")
        if t.game.run is not None:
            t.pass_until("Trash Cheap")
            assert len(t.options) == (1 if zealous else 2)
        else:
            assert zealous
            assert "Cheap" in t.names("archives")


def test_7_1_8_outside_of_a_run_ending_the_run_ends_no_access() -> None:
    """An ability of the accessed card that would end the run does nothing to an access by an event."""
    curtain = When(On(EventKind.ACCESS), (EndTheRun(),))
    corp("Iron Curtain", "asset", curtain)
    runner("Peek", "event", Play((Access(target(Installed(CORP) & Type("agenda"))),)))
    t = Table()
    t.root("Server 1", "Iron Curtain", rezzed=True)
    t.root("Server 2", "Plain Agenda")
    t.hand("runner", "Peek")
    t.start("runner")
    t.click("Play Peek")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.names("runner_score") == ["Plain Agenda"]


def test_7_1_8_ending_the_run_ends_the_access() -> None:
    """7.3.7, 6.1.4: the rest of the breach does not take place."""
    t = Table()
    t.root("Server 1", "Plain Upgrade", "Panic Button", rezzed=True)
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Go on", "Access Plain Upgrade")
    assert t.game.accessed
    t.effect("corp", EndTheRun())
    assert not t.game.accessed
    assert t.game.breach is None
    assert t.game.run is None
    assert t.offered("Gain 1 credit")


def accessed(t: Table) -> list[str]:
    """Titles of the cards accessed this turn, in order."""
    return [t.game.define(e.code).title for e in t.game.state.happened if e.kind == "accessed"]


def test_7_1_9_the_runner_chooses_the_order_of_cards_they_can_tell_apart() -> None:
    """Each is an access of its own; nothing is breached."""
    t = Table()
    t.hand("corp", "Hostile Takeover", "Hedge Fund", "PAD Campaign")
    t.start("runner")
    t.effect("runner", AccessEach(Each(InZone((HQ,)))))
    assert len(accessed(t)) == 1, "facedown cards are alike to the Runner, who is not asked for an order"
    assert not t.happened("breach_begins")
    orders = set()
    for seed in range(8):
        t = Table(seed=seed)
        t.hand("corp", "Hedge Fund", "Enigma", "Palisade")
        t.start("runner")
        t.effect("runner", AccessEach(Each(InZone((HQ,)))))
        t.next_action()
        orders.add(tuple(accessed(t)))
    assert len(orders) > 2, "the order of the hand would tell how long they have been there"
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma")
    t.ice("Archives", "Ice Wall")
    t.start("runner")
    t.effect("runner", AccessEach(Each(Type("ice") & Installed())))
    t.click("Enigma")
    t.pass_until("Ice Wall")
    assert accessed(t) == ["Enigma"]
    t.click("Ice Wall")
    t.next_action()
    assert accessed(t) == ["Enigma", "Ice Wall", "Palisade"]


def test_7_3_2_breaching_archives_turns_its_cards_faceup_first() -> None:
    """7.5.2, 4.4.6b: all of them, whether they are accessed or not, and they stay so."""
    t = Table()
    t.discard_pile("corp", "Palisade", "Enigma", faceup=False)
    t.discard_pile("corp", "Tithe")
    t.start("runner")
    assert [card.title for card in t.view(RUNNER).corp.archives if card.title] == ["Tithe"]
    t.click("Run on Archives")
    t.next_action()
    assert all(t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"])
    assert sorted(card.title or "" for card in t.view(RUNNER).corp.archives) == [
        "Enigma",
        "Palisade",
        "Tithe",
    ]


def test_7_3_2_breaching_another_server_turns_nothing_faceup() -> None:
    t = Table()
    t.discard_pile("corp", "Palisade", faceup=False)
    t.hand("corp", "Enigma")
    t.start("runner")
    t.click("Run on HQ")
    t.next_action()
    assert not t.card("Palisade", "archives").faceup


def test_7_3_4a_a_card_of_hq_is_accessed_at_random() -> None:
    """7.3.4, 9.2.10a to d: which one the Runner does not choose; over seeds each of the two comes up."""
    seen = set()
    for seed in range(12):
        t = Table(seed=seed)
        t.hand("corp", "Palisade", "Enigma")
        t.start("runner")
        t.click("Run on HQ")
        t.next_action()
        seen |= {event.code for event in t.game.state.happened if event.kind == "accessed"}
    assert seen == {"palisade", "test_enigma"}


def test_7_3_4b_the_corp_chooses_among_cards_in_hq_only() -> None:
    """7.3.4b: of R&D the cards are accessed in their order."""
    corp("Chooser", "asset", Static(CorpChooses()))
    t = Table()
    t.root("Server 1", "Chooser", rezzed=True)
    t.deck(CORP, "Hedge Fund", "Palisade", "Tithe")
    t.hand(RUNNER, "The Maker's Eye")
    t.start(RUNNER)
    t.click("Play The Maker's Eye")
    seats = set()
    while t.game.run is not None:
        seats.add(t.decision.seat)
        t.click(t.options[0])
    assert seats <= {RUNNER}
    assert sum(event.kind == EventKind.ACCESS for event in t.game.state.happened) == 3


def test_of_several_cards_that_are_accessed_the_runner_chooses_as_soon_as_one_is_known() -> None:
    """10.2: chance chooses only among cards of which none is seen."""
    for among, asked in ((InZone(("hq",)), False), (InZone(("hq", "archives")), True)):
        t = Table(policy=ASK_ALL)
        t.hand("corp", "Hedge Fund", "Palisade")
        t.discard_pile("corp", "Tithe", faceup=True)
        t.start("runner")
        t.effect("runner", AccessEach(Each(among)))
        assert t.asks("target") == asked


@pytest.mark.parametrize("n", [0, 1, 2])
def test_7_3_1_up_to_so_many_cards_may_be_none(n: int) -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.hand("corp", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.effect("runner", AccessFrom(2))
    assert [option.key for option in t.asked.options] == ["n:2", "n:1", "n:0"]
    t.answer([f"n:{n}"])
    while t.decision.kind in ("candidate", "access"):
        t.answer([t.asked.options[0].key])
    assert t.happened("accessed") == n


def test_7_3_1_nothing_is_accessed_in_a_server_that_is_gone() -> None:
    """The only card of the attacked server was trashed in the run."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.effect(CORP, Trash(Each(Named("Nico Campaign"))))
    assert t.game.run is not None
    t.effect(RUNNER, AccessFrom(1))
    t.answer(["n:1"])
    assert t.asks("window")
    assert not t.happened("accessed")


def test_7_3_4_the_card_that_comes_first_is_accessed_before_the_root() -> None:
    ice("Usher", Sub((Pick(InZone((HQ,))), BreachServer("hq", first=Result("chosen")))))
    t = Table()
    t.ice("R&D", "Usher")
    t.hand(CORP, "Hedge Fund", "PAD Campaign")
    t.root("HQ", "Crisium Grid")
    t.start(RUNNER)
    t.play("Run on R&D", "Let the unbroken", "PAD Campaign")
    assert t.decision.kind == "access"
    assert "Trash PAD Campaign" in " ".join(t.options)


def test_9_12_3b_who_must_pay_trash_costs_in_hq_must_not_elsewhere() -> None:
    corp("Fine Print", "upgrade", Static(Must("pay_trash_cost", where=("hq",))))
    t = Table()
    t.root("Server 1", "Fine Print", rezzed=True)
    t.root("Server 2", "PAD Campaign")
    t.hand(CORP, "PAD Campaign")
    t.set(runner_credits=9)
    t.start(RUNNER)
    for server, ways in (("HQ", 1), ("Server 2", 2)):
        t.click(f"Run on {server}")
        t.pass_until("Trash PAD Campaign")
        assert len(t.options) == ways
        t.click("Trash PAD Campaign")
        t.next_action()


def test_more_accesses_for_a_breach_are_for_one_breach() -> None:
    """9.6.13a: a second breach of the same run has none of them."""
    t = Table(policy=POLICY)
    t.hand(CORP, *["Hedge Fund"] * 5)
    t.hand(RUNNER, "Legwork")
    t.start(RUNNER)
    t.click("Play Legwork")
    finish_run(t)
    assert t.happened("accessed") == 3
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("accessed") == 4
