"""Actions (5.2): who chooses them, what they cost, and what is offered."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, Static, When
from engine.netrunner.language.conditions import ActionsDiffered, ActionTaken
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, MakeRun
from engine.netrunner.language.flow import If
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.policy import ASK_ALL, POLICY, THOROUGH, Policy
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import verbs
from tests.netrunner.scenarios.making import corp, runner


def test_1_2_2_operations_can_be_played_where_nothing_can_be_installed() -> None:
    """1.2.2: and installing is no action any more."""
    runner("Roadblock", "resource", Static(Cannot("install", who="corp")))
    t = Table()
    t.rig("Roadblock")
    t.hand("corp", "Hedge Fund", "Palisade", "Nico Campaign")
    t.start("corp")
    found = verbs(t)
    assert (found.get("play"), found.get("install")) == (["Hedge Fund"], None)


def test_1_2_2_events_can_be_played_where_nothing_can_be_installed() -> None:
    corp("Roadblock", "asset", Static(Cannot("install", who=RUNNER)))
    t = Table()
    t.root("Server 1", "Roadblock", rezzed=True)
    t.hand("runner", "Sure Gamble", "Smartware Distributor")
    t.start("runner")
    found = verbs(t)
    assert (found.get("play"), found.get("install")) == (["Sure Gamble"], None)


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


def test_who_takes_actions_and_windows_apart_chooses_an_action_in_the_second_too() -> None:
    """5.6.2: the action window after the paid ability window."""
    t = Table(policy=ASK_ALL)
    t.start(CORP)
    while t.decision.kind != "action":
        t.click("Pass")
    assert t.game.chooses_action(CORP)


def test_who_plays_no_more_chooses_no_action() -> None:
    t = Table()
    t.score_area(CORP, *["Send a Message"] * 2)
    t.root("Server 1", "Send a Message", advancement=5)
    t.start(CORP)
    assert t.game.chooses_action(CORP)
    t.play("Score Send a Message")
    assert t.winner == CORP
    assert not t.game.chooses_action(CORP)
    assert not t.game.chooses_action(RUNNER)


def test_copies_of_a_card_in_a_hand_are_one_option() -> None:
    t = Table()
    t.hand(CORP, *["Hedge Fund"] * 3)
    t.start(CORP)
    assert sum(label.startswith("Play Hedge Fund") for label in t.options) == 1


def test_5_2_5_actions_of_the_other_player_are_not_ones_own() -> None:
    runner("Spectator", "resource", When(On(EventKind.ACTION_ENDS, if_=ActionsDiffered(1)), (Gain(5),)))
    for seat, credits in ((CORP, 5), (RUNNER, 11)):
        t = Table()
        t.rig("Spectator")
        t.start(seat)
        t.click("Gain 1 credit")
        assert t.credits(RUNNER) == credits
