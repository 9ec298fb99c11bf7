"""What `engine/netrunner/rules/actions.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static, When
from engine.netrunner.language.conditions import ActionTaken
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, MakeRun
from engine.netrunner.language.flow import If
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Price
from engine.netrunner.policy import POLICY, THOROUGH, Policy
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.mark.parametrize("policy", [POLICY, THOROUGH])
def test_5_2_whose_action_is_next_chooses_it(policy: Policy) -> None:
    """5.2.1: be it in the paid ability window before the action window or in that itself."""
    t = Table(policy=policy)
    t.start(RUNNER)
    assert t.game.chooses_action(RUNNER)
    assert not t.game.chooses_action(CORP)


def test_5_2_3_the_seats_take_turns() -> None:
    """9.2.1, 5.1.4c: the active player is the one whose turn it is."""
    t = Table()
    t.start("corp", clicks=1)
    seats = [t.game.state.active]
    t.click("Gain 1 credit")
    assert [*seats, t.game.state.active] == [CORP, RUNNER]


def test_5_2_3a_a_cost_of_the_basic_action_is_none_of_an_events() -> None:
    """Running with the basic action costs a click more; running by an event does not. Conditions, just so."""
    corp("Gatehouse", "asset", Static(Price("run", cost(clicks=1), basic=True)))
    corp("Purser", "asset", When(On(EventKind.GAIN_CREDITS, by=RUNNER, cause="action"), (Gain(1),)))
    runner("Bank Job Two", "event", Play((Gain(1),)))
    runner("Dash", "event", Play((MakeRun(("hq",)),)))
    t = Table()
    t.root("Server 1", "Gatehouse", rezzed=True)
    t.root("Server 2", "Purser", rezzed=True)
    t.hand("runner", "Dash", "Bank Job Two")
    t.start("runner", clicks=2)
    assert t.offered("Run on HQ")
    t.click("Play Dash")
    t.next_action()
    assert t.clicks("runner") == 1
    assert not t.offered("Run on HQ")
    t.set(runner_clicks=2)
    t.refresh()
    t.click("Play Bank Job Two")
    assert t.credits("corp") == 5
    t.click("Gain 1 credit")
    assert t.credits("corp") == 6


def test_5_2_6_before_the_first_action_none_was_taken_any_number_of_times() -> None:
    """5.2.6: neither once nor 0 times."""
    t = Table()
    t.start(CORP)
    for times in (0, 1):
        t.effect(CORP, If(ActionTaken(times), (Gain(3),), (Gain(1),)))
    assert t.credits(CORP) == 7


def test_5_2_6_before_the_first_action_none_was_taken() -> None:
    t = Table()
    t.start(CORP)
    t.effect(CORP, If(ActionTaken(1), (Gain(3),), (Gain(1),)))
    assert t.credits(CORP) == 6
    t.click("Gain 1 credit")
    t.effect(CORP, If(ActionTaken(1), (Gain(3),), (Gain(1),)))
    assert t.credits(CORP) == 10
