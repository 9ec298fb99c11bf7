"""What `engine/netrunner/rules/abilities.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, TakeCredits
from engine.netrunner.language.happenings import On
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_9_5_2a_a_paid_ability_with_a_click_is_an_action() -> None:
    """1.11.3c, 9.5.3, 9.5.6b to h, 1.16.9: it costs the click first, then resolves."""
    t = Table()
    t.root("Server 1", "Regolith Mining License", rezzed=True, credit=6)
    t.start("corp")
    t.click("Regolith Mining License")
    assert (t.clicks("corp"), t.credits("corp")) == (2, 8)
    assert t.card("Regolith Mining License").credit == 3


def test_9_5_5_no_credits_of_a_card_that_was_trashed_are_taken_twice() -> None:
    """Nobody hears of credits taken where there were none."""
    runner("Empty Box", "resource", Paid(cost(trash=True), (Gain(1), TakeCredits(0))))
    t = Table()
    t.rig("Empty Box")
    t.start(RUNNER)
    t.click("Empty Box")
    assert t.credits(RUNNER) == 6
    assert not t.happened("take_credits")


def test_9_6_4_each_time_a_condition_is_met_there_is_an_instance() -> None:
    """9.6.4a, 9.6.5a, 9.6.15b to g: Pennyshaver places a credit for each successful run.

    Rules: 9.6.2.
    """
    t = Table()
    t.rig("Pennyshaver")
    t.start("runner")
    for n in (1, 2):
        t.click("Run on Archives")
        t.next_action()
        assert t.card("Pennyshaver").credit == n


def test_9_6_8_the_order_that_was_chosen_stands_when_orders_change() -> None:
    """9.6.8: whose turn it is chooses; a new standing order is for the next question."""
    for title in ("Early Payer", "Late Payer"):
        corp(title, "asset", When(On(EventKind.TURN_BEGINS), (Gain(1),)))
    t = Table()
    t.root("Server 1", "Early Payer", rezzed=True)
    t.root("Server 2", "Late Payer", rezzed=True)
    t.game.set_orders(CORP, Orders(full_control=True))
    t.start(CORP, turn_begins=True)
    t.pass_until("Late Payer")
    assert t.decision.kind == "reaction"
    late = next(o.key for o in t.decision.options if o.oid == t.card("Late Payer").oid)
    t.game.set_orders(CORP, Orders())
    events = t.answer([late])
    triggered = [event.code for event in events if event.kind is EventKind.TRIGGERS]
    assert triggered[0] == t.card("Late Payer").code


@pytest.mark.parametrize("used", [True, False])
def test_9_6_15c_the_effects_of_a_conditional_ability_can_be_interrupted(used: bool) -> None:
    """Jinteki does 1 net damage for a stolen agenda, which Biometric Spoofing prevents."""
    t = Table(corp="Jinteki")
    t.rig("Biometric Spoofing")
    t.hand("runner", "Diesel")
    t.root("Server 1", "Plain Agenda")
    t.start("runner")
    t.play("Run on Server 1", "Go on")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.decision.kind == "interrupt"
    t.click("Biometric Spoofing" if used else "Pass")
    assert ("Diesel" in t.names("grip")) is used
