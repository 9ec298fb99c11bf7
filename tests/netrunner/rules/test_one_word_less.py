"""Rules of which a word less or another number was seen by no test."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import (
    BreachServer,
    Damage,
    Draw,
    Gain,
    Pick,
    SetAside,
    SwapCards,
    ToBottom,
    Trash,
)
from engine.netrunner.language.flow import May
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.modifiers import SelectsDamaged
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import (
    Encountered,
    InZone,
    Result,
    Type,
)
from engine.netrunner.language.sets import Drawn, Each
from engine.netrunner.policy import POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, GRIP, HEAP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_8_8_2_a_card_is_not_swapped_onto_a_host_that_cannot_host_it() -> None:
    corp("Annex", "asset", Static(Hosts(Type("asset"), n=1)))
    corp("Tenant", "asset")
    corp("Neighbour", "asset")
    corp("Fixture", "upgrade")
    t = Table()
    t.root("Server 1", "Annex", rezzed=True)
    t.hosted("Annex", "Tenant")
    t.hand(CORP, "Neighbour", "Fixture")
    t.start(CORP)
    tenant = t.card("Tenant")
    assert t.game.may_swap(tenant, t.card("Neighbour", HQ))
    assert not t.game.may_swap(tenant, t.card("Fixture", HQ))


def test_8_5_6a_two_cards_that_need_not_go_may_both_be_trashed_first() -> None:
    corp("Shelf", "upgrade")
    corp("Cabinet", "upgrade")
    corp("Desk", "upgrade")
    t = Table()
    t.root("Server 1", "Shelf", "Cabinet", rezzed=True)
    t.hand(CORP, "Desk")
    t.start(CORP)
    several = [o.key for o in t.asked.options if o.key.endswith("remote1:trash")]
    assert len(several) == 1
    t.answer(several)
    t.click("Shelf")
    t.click("Cabinet")
    assert sorted(t.names("archives")) == ["Cabinet", "Shelf"]
    t.next_action()
    assert t.card("Desk").server == "remote1"


def test_8_4_5a_only_the_cards_being_drawn_are_those_that_are_drawn() -> None:
    """Another card that is set aside meanwhile is none of them."""
    chooses = When(First(On(EventKind.DRAW, by=YOU)), (Pick(Drawn()), ToBottom(Result("chosen"))))
    corp("Sorter", "asset", chooses)
    t = Table()
    t.root("Server 1", "Sorter", rezzed=True)
    t.hand(CORP, "Hedge Fund")
    t.deck(CORP, "Palisade", "Enigma")
    t.start(CORP)
    t.effect(CORP, SetAside(Each(InZone((HQ,)))), Draw(2))
    assert sorted(t.options) == ["Enigma", "Palisade"]


def test_6_9_4_ice_is_left_before_the_runner_although_what_they_met_is_gone() -> None:
    """Whether to go on to the server, unless something is rezzed, may be decided there."""
    runner("Hammer", "resource", Paid(cost(), (Trash(Encountered()),)))
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade", "Whitespace", rezzed=False)
    t.rig("Hammer")
    t.set(corp_credits=20, runner_credits=20)
    t.start(RUNNER)
    t.click("Run on HQ")
    t.click("Rez Whitespace")
    t.click("Hammer: Trash")
    assert t.offered("On to the server, unless something is rezzed")
    t.click("Go on (1 more ice)")
    t.click("Do not rez")
    assert t.decision.kind == "jack_out"
    assert not t.offered("On to the server, unless")


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


def test_8_5_11b_x_is_chosen_once_though_0_and_something_else_is_to_be_paid() -> None:
    runner("Sponge", "program", cost=None)
    toll = cost(Chosen("trash", 1, InZone((GRIP,))))
    corp("Toll", "asset", Static(Price("install", toll, Type("program"))))
    t = Table()
    t.root("Server 1", "Toll", rezzed=True)
    t.hand(RUNNER, "Sponge", "Sure Gamble", "Diesel")
    t.start(RUNNER)
    t.click("Install Sponge")
    t.click("X is 0")
    assert t.decision.kind == "pay_with"
    t.click("Diesel")
    assert (t.names(HEAP), t.card("Sponge").zone, t.credits(RUNNER)) == (["Diesel"], "installed", 5)


def test_9_1_6_who_declines_has_used_nothing() -> None:
    runner("Idler", "resource", When(On(EventKind.DRAW, by=YOU), (May((Gain(1),)),)))
    t = Table()
    t.rig("Idler")
    t.start(RUNNER)
    t.click("Draw 1 card")
    before = t.credits(RUNNER)
    t.answer([o.key for o in t.asked.options if o.passing])
    assert (t.credits(RUNNER), t.happened(EventKind.USE)) == (before, 0)


@pytest.mark.parametrize("active", [CORP, RUNNER])
def test_9_12_1c_of_two_who_choose_what_is_damaged_the_active_player_is_first(active: str) -> None:
    corp("Scalpel", "asset", Static(SelectsDamaged(n=1)))
    runner("Shield", "resource", Static(SelectsDamaged(n=1)))
    t = Table()
    t.root("Server 1", "Scalpel", rezzed=True)
    t.rig("Shield")
    t.hand(RUNNER, "Leech", "Cleaver", "Unity")
    t.start(active)
    t.effect(CORP, Damage("net", 2))
    assert (t.decision.seat, t.decision.kind) == (active, "damaged")


def test_8_8_4d_what_is_swapped_for_a_card_being_drawn_counts_as_drawn() -> None:
    """Both are in HQ at the end, and none is left aside."""
    change = SwapCards(Each(Drawn()), Each(InZone((HQ,))))
    corp("Juggler", "asset", When(First(On(EventKind.DRAW, by=YOU)), (change,)))
    t = Table()
    t.root("Server 1", "Juggler", rezzed=True)
    t.hand(CORP, "Hedge Fund")
    t.deck(CORP, "Palisade")
    t.start(CORP)
    t.click("Draw 1 card")
    t.next_action()
    assert sorted(t.names(HQ)) == ["Hedge Fund", "Palisade"]
    assert t.names("set_aside") == []


def test_6_9_4d_past_the_innermost_ice_the_runner_is_at_none() -> None:
    """The ice that is trashed then, even the outermost, is not what they are at."""
    corp("Bunker", "upgrade", cost=0)
    t = Table()
    t.ice("HQ", "Whitespace", rezzed=False)
    t.root("HQ", "Bunker")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.click("Do not rez")
    t.click("Go on to the server")
    assert t.offered("Rez Bunker")
    assert t.game.run is not None
    assert (t.game.run.ice, t.game.run.moved) == (0, False)


def test_7_4_1_where_the_card_to_be_accessed_first_cannot_be_the_root_still_is() -> None:
    corp("Vault", "upgrade", Static(Cannot("access", InZone((HQ,)))))
    corp("Lobby", "upgrade")
    t = Table()
    t.root("R&D", "Vault", rezzed=True)
    t.root("HQ", "Lobby")
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.effect(RUNNER, BreachServer("hq", first=Each(InZone((HQ,)))))
    t.next_action()
    assert [event.code for event in t.game.happened((EventKind.ACCESS,))] == ["test_lobby"]
