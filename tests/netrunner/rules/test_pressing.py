"""Who has an ability on the table that could be used now is asked where it matters, by what all can see."""

from __future__ import annotations

import random

import pytest

from engine.netrunner import Orders, RezOrder
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.costs import ThisCost, cost
from engine.netrunner.language.effects import Break, Derez, Gain
from engine.netrunner.language.happenings import ENCOUNTER, Happened, On
from engine.netrunner.language.selectors import Encountered
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on
from tests.netrunner.scenarios.making import breaker, corp
from tools.twins.netrunner import asked_anew, questions, twin


def running_into(server: str = "HQ", **fields: int) -> Table:
    t = Table(policy=POLICY)
    t.root("Server 1", "B-1001", rezzed=True)
    t.hand(CORP, "Hedge Fund")
    t.set(**fields)
    t.start(RUNNER)
    return t


def test_b_1001_ends_the_run_before_the_server_is_reached() -> None:
    t = running_into(tags=1)
    t.click("Run on HQ")
    assert t.decision.seat == CORP
    assert "Go on" in t.options, "there is nothing to rez, so that the Corp does not say it rezzes nothing"
    t.click("B-1001")
    assert t.game.run is None
    assert (t.happened("successful_run"), t.game.state.tags) == (0, 0)


@pytest.mark.parametrize(("tags", "server"), [(0, "HQ"), (1, "Server 1")])
def test_nobody_is_asked_about_what_cannot_be_used(tags: int, server: str) -> None:
    t = running_into(tags=tags)
    t.click(f"Run on {server}")
    assert t.decision.seat == RUNNER


def test_border_control_ends_the_run_although_it_is_broken() -> None:
    t = Table(policy=POLICY)
    t.ice("HQ", "Border Control")
    t.rig("Corroder")
    t.set(runner_credits=20)
    t.start(RUNNER)
    t.click("Run on HQ")
    t.click("Break everything")
    while t.decision.seat == RUNNER and t.game.run is not None:
        go_on(t)
    assert t.decision.seat == CORP
    t.click("Border Control")
    assert t.game.run is None
    assert t.happened("successful_run") == 0


@pytest.mark.parametrize("orders", [Orders(rez=(RezOrder(),)), Orders()])
def test_an_order_to_rez_says_nothing_of_abilities(orders: Orders) -> None:
    t = running_into(tags=1)
    t.root("HQ", "Manegarm Skunkworks")
    t.refresh()
    t.game.set_orders(CORP, orders)
    t.click("Run on HQ")
    assert t.decision.seat == CORP
    assert t.offered("B-1001")


def test_the_runner_may_still_act_when_all_is_broken() -> None:
    breaks = Paid(cost(credits=1), (Break(2, "barrier", up_to=True),), interface=True)
    leaves = Paid(
        cost(ThisCost("return"), credits=2), (Derez(Encountered()),),
        Happened(On(EventKind.FULLY_BREAK), ENCOUNTER),
    )  # fmt: skip
    with taken_back():
        breaker("Falcon", breaks, leaves, strength=5)
        t = Table(policy=POLICY)
        t.ice("HQ", "Palisade")
        t.rig("Falcon")
        t.start(RUNNER)
        t.click("Run on HQ")
        t.click("Falcon: Break")
        assert t.offered("Falcon: Derez")
        t.click("Falcon: Derez")
        assert not t.card("Palisade").faceup
        t = Table(policy=POLICY)
        t.ice("HQ", "Palisade")
        t.rig("Falcon")
        t.set(runner_credits=2)
        t.start(RUNNER)
        t.click("Run on HQ")
        t.click("Falcon: Break")
        assert not t.offered("Falcon: Derez"), "it cannot be paid any more"


def test_what_gains_credits_is_no_reason_to_ask() -> None:
    with taken_back():
        corp("Purse", "asset", Paid(cost(tags=1), (Gain(3),)))
        t = Table(policy=POLICY)
        t.root("Server 1", "Purse", rezzed=True)
        t.set(tags=1)
        t.start(RUNNER)
        t.click("Run on HQ")
        assert t.decision.seat == RUNNER


def test_twins_are_asked_the_same() -> None:
    for seed in range(8):
        t = running_into(tags=1)
        t.root("Server 2", "Snare!", "Manegarm Skunkworks")
        t.refresh()
        t.click("Run on HQ")
        for seat in (RUNNER, "spectator"):
            other = twin(t.game, seat, random.Random(seed))
            assert questions(other) == questions(asked_anew(t.game))
    finish_run(t)


def test_who_may_use_an_ability_of_the_other_players_card_is_asked() -> None:
    """1.2.2: the card is the Corp's, its ability the Runner's, with nothing left to break."""
    breaks = Paid(cost(credits=1), (Break(2, "barrier", up_to=True),), interface=True)
    undone = (cost(credits=1), (Derez(Encountered()),), Happened(On(EventKind.FULLY_BREAK), ENCOUNTER))
    with taken_back():
        breaker("Falcon", breaks, strength=5)
        corp("Open Valve", "asset", Paid(*undone, by=RUNNER))
        t = Table(policy=POLICY)
        t.ice("HQ", "Palisade")
        t.root("Server 1", "Open Valve", rezzed=True)
        t.rig("Falcon")
        t.start(RUNNER)
        t.click("Run on HQ")
        t.click("Falcon: Break")
        assert t.decision.seat == RUNNER
        t.click("Open Valve")
        assert not t.card("Palisade").faceup
