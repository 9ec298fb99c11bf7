"""Deciding for the whole of a run at once (9.2.4): what the Corp rezzes, and how far the Runner goes on."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, Trash
from engine.netrunner.language.selectors import Encountered
from engine.netrunner.policy import POLICY
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import asked, unrezzed
from tests.netrunner.scenarios.making import ice, runner


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


def test_the_corp_decides_once_for_the_whole_run() -> None:
    t = unrezzed(corp_credits=9)
    t.root("HQ", "Manegarm Skunkworks", rezzed=False)
    t.start(RUNNER)
    t.play("Run on HQ", "Decide for the whole run")
    assert asked(t) == (CORP, "run_plan")
    t.click("Rez Palisade", "Rez Manegarm Skunkworks")
    assert t.log() == ["The Corp has decided what it rezzes in the rest of this run."]
    # Whitespace was not rezzed, and the Runner is asked as after any unrezzed ice.
    assert asked(t) == (RUNNER, "jack_out")
    t.click("Go on (1 more ice)")
    assert t.card("Palisade").faceup
    assert not t.card("Whitespace").faceup


def test_what_the_plan_cannot_pay_is_left() -> None:
    t = unrezzed(corp_credits=1)
    t.start(RUNNER)
    t.play("Run on HQ", "Decide for the whole run")
    t.click("Rez Whitespace", "Rez Palisade")
    assert t.credits(CORP) == 1
    t.click("Go on (1 more ice)")
    assert asked(t) == (RUNNER, "jack_out")
    t.click("Go on to the server")
    assert not t.happened("rezzed")


def test_a_plan_is_for_one_run() -> None:
    t = unrezzed()
    t.start(RUNNER)
    t.play("Run on HQ", "Decide for the whole run", "Rez nothing in this run")
    t.play("Go on (1 more ice)", "Go on to the server", "Leave Hedge Fund", "Run on HQ")
    assert asked(t) == (CORP, "window")


def test_the_runner_goes_on_until_something_is_rezzed() -> None:
    t = unrezzed(corp_credits=9)
    t.start(RUNNER)
    t.play("Run on HQ", "Do not rez")
    t.click("On to the server, unless something is rezzed")
    assert asked(t) == (CORP, "window")
    t.click("Rez Palisade")
    assert t.happened("encounter") == 1
