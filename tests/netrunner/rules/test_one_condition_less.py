"""What one condition less would change, and no other test tells."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Charge, Gain, Trash
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.prices import Price
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner
from tools.twins.netrunner import swappable


def told(t: Table, seat: str) -> list[str]:
    """Why the seat cannot do what it cannot do now."""
    return [line for _, lines in t.game.why_not(seat, "en") for line in lines]


def test_who_is_tagged_and_may_not_remove_tags_reads_that_it_is_forbidden() -> None:
    corp("Leaflet", "asset", Static(Cannot("remove_tag", who=RUNNER)))
    t = Table(policy=POLICY)
    t.root("Server 1", "Leaflet", rezzed=True)
    t.game.state.tags = 1
    t.start(RUNNER)
    assert told(t, RUNNER) == ["Remove a tag: a card or rule forbids it now."]


def test_nothing_but_runs_offered_is_no_duty_to_run() -> None:
    """What keeps the Runner from the other actions is said of each, not that a run comes first (9.12.3)."""
    corp("Toll", "asset", Static(Price("credit", 3)))
    t = Table(policy=POLICY)
    t.root("Server 1", "Toll", rezzed=True)
    t.empty_deck(RUNNER)
    t.set(runner_credits=0)
    t.start(RUNNER)
    assert {o.verb for o in t.decision.options} == {"run"}, t.options
    assert not any("run" in line.lower() for line in told(t, RUNNER)), told(t, RUNNER)


def test_what_cannot_be_used_anyway_says_why_while_an_access_is_decided() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Nico Campaign")
    t.rig("Cleaver")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert t.decision.kind == "access"
    assert "Use Cleaver (break up to 2 barrier subroutines): only in an encounter with ice." in told(
        t, RUNNER
    )


def test_an_agenda_that_could_be_scored_waits_for_a_window_that_allows_it() -> None:
    """1.17.3a: not in the Runner's turn."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start(RUNNER)
    while (t.decision.seat, t.decision.kind) != (CORP, "window"):
        t.answer(["pass" if t.decision.kind == "window" else "credit"])
    line = next(line for line in told(t, CORP) if line.startswith("Score Offworld Office"))
    assert line.endswith("something else comes first: no actions, and nothing is rezzed or scored.")


@pytest.mark.parametrize(("power", "offered"), [(0, False), (1, True)])
def test_10_10_2_what_charges_a_card_is_of_use_if_one_has_a_power_counter(power: int, offered: bool) -> None:
    runner("Dynamo", "resource", Paid(cost(clicks=1), (Charge(target(Installed(RUNNER))),)))
    t = Table()
    t.rig("Dynamo")
    t.rig("Leech", power=power)
    t.start(RUNNER)
    assert t.offered("Dynamo") is offered


@pytest.mark.parametrize("ice", [0, 1])
def test_9_12_3c_of_several_modes_one_has_to_be_possible_as_a_whole(ice: int) -> None:
    mode = (Trash(target(Type("ice"))), Gain(1))
    runner("Fork", "resource", Paid(cost(clicks=1), (ChooseOne((mode, (*mode, Gain(1))), must=True),)))
    t = Table()
    t.ice("HQ", *["Palisade"] * ice)
    t.rig("Fork")
    t.start(RUNNER)
    assert t.offered("Fork") is bool(ice)


@pytest.mark.parametrize("title", ["Hedge Fund", "Palisade"])
def test_10_2_whether_hidden_cards_leave_something_to_choose_is_not_told_by_asking(title: str) -> None:
    """Clone Suffrage Movement may take an operation back: the Runner does not see whether there is one."""
    t = Table()
    t.root("Server 1", "Clone Suffrage Movement", rezzed=True)
    t.discard_pile(CORP, title, faceup=False)
    t.start(CORP, turn_begins=True)
    t.pass_until("No")
    assert (t.decision.seat, t.decision.kind) == (CORP, "may")
    assert t.offered("Yes") is (title == "Hedge Fund")


@pytest.mark.parametrize(("title", "told"), [("Leech", 1), ("Docklands Pass", 0)])
def test_9_9_5c_what_spares_no_card_prevents_nothing(title: str, told: int) -> None:
    runner("Vault", "resource", Static(Prevents("trash", what=Type("program"))))
    t = Table()
    t.rig("Vault", title)
    t.start(CORP)
    t.effect(CORP, Trash(Each(Named(title))))
    assert t.happened("prevented") == told
    assert (title in t.names("installed")) is bool(told)


def test_a_twin_keeps_the_agenda_that_is_being_scored() -> None:
    """What scoring costs shows what it is: how to pay is asked for this agenda, and for no other card."""
    t = Table()
    t.root("Server 1", "Azef Protocol", advancement=5)
    t.root("Server 2", "Nico Campaign")
    t.root("Server 3", "PAD Campaign")
    t.start(CORP)
    t.click("Score Azef Protocol")
    assert t.decision.kind == "pay_with"
    agenda, other = t.card("Azef Protocol").oid, t.card("Nico Campaign").oid
    swapped = swappable(t.game.state, RUNNER)
    assert (agenda in swapped, other in swapped) == (False, True)
