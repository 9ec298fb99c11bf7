"""Counters as costs (1.9, 1.16), costs that add up, and what is told of an ability that is used."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.amounts import EventAmount
from engine.netrunner.language.conditions import AtLeast
from engine.netrunner.language.costs import CounterCost, DamageCost, PlaceCounterCost, cost
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import Installed, Type
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner

ON_PROGRAM = cost(CounterCost("virus", 2, Installed("runner") & Type("program")))


def usable(t: Table, title: str) -> bool:
    """Whether an ability of the Runner's card is offered."""
    oid = t.card(title).oid
    return any(option.verb == "use" and option.oid == oid for option in t.decision.options)


@pytest.mark.parametrize(("counters", "able"), [(1, False), (2, True), (3, True)])
def test_counters_are_spent_from_a_card_of_a_set(counters: int, able: bool) -> None:
    """1.16.1: all of them from one card that has enough, and is of the set."""
    with taken_back():
        runner("Tap", "resource", Paid(ON_PROGRAM, (Gain(4),)))
        t = Table(policy=ASK_ALL)
        t.rig("Leech", virus=counters)
        t.rig("Smartware Distributor", virus=5)
        t.rig("Tap", virus=5)
        t.start("runner")
        assert usable(t, "Tap") is able
        if able:
            t.answer([o.key for o in t.decision.options if o.oid == t.card("Tap").oid])
            if t.decision.kind == "pay_with":
                t.click("Leech")
            assert (t.card("Leech").virus, t.credits("runner")) == (counters - 2, 9)
            assert (t.card("Tap").virus, t.card("Smartware Distributor").virus) == (5, 5)


def test_counters_placed_as_a_cost() -> None:
    """1.16.1, 1.9.2a: on the source, before the effect."""
    with taken_back():
        runner("Winder", "resource", Paid(cost(PlaceCounterCost("power", 2)), (Gain(1),)))
        t = Table()
        t.rig("Winder")
        t.start("runner")
        t.click("Winder")
        assert (t.card("Winder").power, t.credits("runner")) == (2, 6)
        assert t.happened("place_counters") == 1


def test_taking_tags_as_a_cost() -> None:
    """10.5.1, 1.16.1."""
    with taken_back():
        runner("Loud", "resource", Paid(cost(tags=2), (Gain(3),)))
        t = Table()
        t.rig("Loud")
        t.start("runner")
        t.click("Loud")
        assert (t.game.state.tags, t.credits("runner")) == (2, 8)


@pytest.mark.parametrize(("cards", "able"), [(2, False), (3, True)])
def test_damage_as_a_cost_adds_up(cards: int, able: bool) -> None:
    """1.16.1, 10.4: more damage than there are cards in the grip cannot be suffered as a cost."""
    with taken_back():
        runner("Pain", "resource", Paid(cost(DamageCost("meat", 2), net_damage=1), (Gain(3),)))
        t = Table(policy=ASK_ALL)
        t.rig("Pain")
        t.hand("runner", *["Sure Gamble"] * cards)
        t.start("runner")
        assert usable(t, "Pain") is able


@pytest.mark.parametrize(
    ("heard", "used", "hears"),
    [
        (On(EventKind.USE, detail="trash"), Paid(cost(credits=1, trash=True), (Gain(1),)), True),
        (On(EventKind.USE, detail="trash"), Paid(cost(credits=1), (Gain(1),)), False),
        (On(EventKind.USE, if_=AtLeast(EventAmount(), 1)), Paid(cost(clicks=1), (Gain(1),)), True),
        (On(EventKind.USE, if_=AtLeast(EventAmount(), 2)), Paid(cost(clicks=1), (Gain(1),)), False),
        (On(EventKind.USE, if_=AtLeast(EventAmount(), 1)), Paid(cost(credits=1), (Gain(1),)), False),
    ],
)
def test_cards_hear_how_an_ability_is_used(heard: On, used: Paid, hears: bool) -> None:
    """9.5.6, 5.2.1: by trashing its card, or by spending clicks."""
    with taken_back():
        runner("Listener", "resource", When(heard, (Gain(5),)))
        runner("Used", "resource", used)
        t = Table()
        t.rig("Listener", "Used")
        t.start("runner")
        before = t.credits("runner")
        t.click("Used")
        assert (t.credits("runner") - before > 4) is hears


def test_conditional_abilities_spend_no_clicks() -> None:
    """9.6.15: one that resolves is used without a cost."""
    with taken_back():
        runner("Listener", "resource", When(On(EventKind.USE, if_=AtLeast(EventAmount(), 1)), (Gain(5),)))
        runner("Reader", "resource", When(On(EventKind.DRAW), (Gain(1),)))
        t = Table()
        t.rig("Listener", "Reader")
        t.start("runner")
        t.click("Draw 1 card")
        assert t.credits("runner") == 6
