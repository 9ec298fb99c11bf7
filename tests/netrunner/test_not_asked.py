"""Nobody is asked about the beginning of a turn or an encounter where no answer makes a difference."""

from __future__ import annotations

import pytest

from engine.netrunner import CORP, RUNNER, WINDOWS, Orders
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table


@pytest.mark.parametrize("ordered", [False, True])
def test_the_corp_may_order_that_its_turns_begin_without_a_question(ordered: bool) -> None:
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign")
    t.game.set_orders(CORP, Orders(begins=ordered))
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert t.decision.seat == CORP
    assert t.game.chooses_action(CORP) == ordered


def test_the_order_to_begin_answers_the_question_on_which_it_is_given() -> None:
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign")
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert t.game.answered_by(CORP, Orders(begins=True))
    t.game.set_orders(CORP, Orders(begins=True))
    assert t.game.chooses_action(CORP)


def encounter(ice: str, *rig: str, full: bool = False) -> Table:
    """The Runner, with these cards installed, has run into a piece of rezzed ice before HQ."""
    t = Table(policy=POLICY)
    t.hand("corp", "Hedge Fund")
    t.ice("HQ", ice)
    t.rig(*rig)
    t.start("runner")
    t.game.set_orders(RUNNER, Orders(full_windows=WINDOWS["encounter"] if full else ()))
    t.click("Run on HQ")
    return t


@pytest.mark.parametrize(("ice", "breaker"), [("Whitespace", "Cleaver"), ("Palisade", "Unity")])
def test_strength_that_breaks_nothing_is_no_reason_to_ask_in_an_encounter(ice: str, breaker: str) -> None:
    t = encounter(ice, breaker)
    assert all(breaker not in o.label for o in t.asked.options)
    assert t.game.encounter is None
    reasons = encounter(ice, breaker, full=True)
    assert any(breaker in o.label for o in reasons.asked.options)


@pytest.mark.parametrize(("ice", "breaker"), [("Brân 1.0", "Cleaver"), ("Whitespace", "Unity")])
def test_strength_is_offered_where_something_can_be_broken_with_it(ice: str, breaker: str) -> None:
    t = encounter(ice, breaker)
    assert any(breaker in o.label for o in t.asked.options)


def test_who_no_longer_wants_to_be_asked_has_not_answered() -> None:
    """The order to begin turns was there before: what is asked meanwhile waits for an answer."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Nico Campaign")
    t.game.set_orders(CORP, Orders(begins=True, full_control=True))
    t.start(RUNNER, clicks=1)
    t.click("Gain 1 credit")
    while t.decision.seat != CORP or t.game.state.active != CORP:
        t.answer([t.asked.options[-1].key])
    before = t.decision.id
    t.game.set_orders(CORP, Orders(begins=True))
    assert t.decision.id == before


def test_who_takes_an_order_back_has_not_answered_what_is_asked() -> None:
    """Not to be asked before runs go on, which orders of the kind can answer, is none of them any more."""
    t = Table(policy=POLICY)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(go_on=True, full_control=True))
    t.click("Run on Archives")
    t.pass_until("Jack out")
    before = t.decision.id
    t.game.set_orders(RUNNER, Orders())
    assert (t.decision.id, t.asks("jack_out")) == (before, True)
