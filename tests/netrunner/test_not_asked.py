"""Nobody is asked where no answer makes a difference, by what all can see."""

from __future__ import annotations

import pytest

from engine.netrunner import CORP, RUNNER, WINDOWS, Orders
from engine.netrunner.policy import POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table


def breach(*archives: str, rig: tuple[str, ...] = ()) -> Table:
    """The Runner, with so much in Archives, runs there."""
    t = Table(policy=POLICY)
    t.discard_pile("corp", *archives)
    t.rig(*rig)
    t.start("runner")
    return t


def accessed(t: Table) -> list[str]:
    return [event.code for event in t.game.state.happened if event.kind is EventKind.ACCESS]


def test_cards_of_archives_of_which_nothing_comes_are_accessed_without_a_question_and_then_the_rest() -> None:
    t = breach("Hedge Fund", "Offworld Office", "Ice Wall", "Urtica Cipher")
    t.click("Run on Archives")
    assert [o.label for o in t.asked.options] == ["Steal Offworld Office · 2 points"]
    assert accessed(t) == ["hedge_fund", "ice_wall", "urtica_cipher", "offworld_office"]


def test_which_of_two_agendas_is_stolen_first_is_asked() -> None:
    t = breach("Hedge Fund", "Offworld Office", "Send a Message")
    t.click("Run on Archives")
    assert [o.label for o in t.asked.options] == ["Access Offworld Office", "Access Send a Message"]


def test_what_hears_of_its_access_in_archives_is_asked_about() -> None:
    t = breach("Hedge Fund", "Esca", "Offworld Office")
    t.click("Run on Archives")
    assert [o.label for o in t.asked.options] == ["Access Esca", "Access Offworld Office"]


def test_who_wants_to_decide_about_accesses_is_asked_about_each() -> None:
    t = breach("Hedge Fund", "Offworld Office")
    t.game.set_orders(RUNNER, Orders(full_windows=WINDOWS["access"]))
    t.click("Run on Archives")
    assert [o.label for o in t.asked.options] == ["Access Hedge Fund", "Access Offworld Office"]


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
