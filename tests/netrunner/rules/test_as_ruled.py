"""Rulings of docs/rulings.md that no other test is about, played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.language.abilities import Paid, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw, Gain
from engine.netrunner.language.happenings import On
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run
from tests.netrunner.scenarios.making import corp, runner


@pytest.fixture(autouse=True)
def _apart() -> Iterator[None]:
    with taken_back():
        yield


def test_copies_of_a_card_in_a_hand_are_one_option() -> None:
    t = Table()
    t.hand(CORP, *["Hedge Fund"] * 3)
    t.start(CORP)
    assert sum(label.startswith("Play Hedge Fund") for label in t.options) == 1


@pytest.mark.parametrize(("held", "usable"), [(1, False), (2, True)])
def test_a_cost_of_more_damage_than_there_are_cards_cannot_be_paid(held: int, usable: bool) -> None:
    runner("Ouch", "resource", Paid(cost(clicks=1, net_damage=2), (Gain(9),)))
    t = Table()
    t.rig("Ouch")
    t.hand(RUNNER, *["Sure Gamble"] * held)
    t.start(RUNNER)
    assert t.offered("Ouch") == usable


def test_a_program_is_not_trashed_first_for_itself() -> None:
    runner("Large", "program", memory_cost=4)
    t = Table()
    t.rig("Leech")
    t.hand(RUNNER, "Large")
    t.start(RUNNER)
    t.click("Install Large")
    while not t.names("heap") or "Large" in t.names("grip"):
        assert not t.offered("Trash Large")
        t.answer([t.asked.options[0].key])
    assert t.names("installed") == ["Large"]


def test_the_discard_phase_ends_with_the_turn() -> None:
    """5.7.2d: nothing of the phase is left behind it, and the Corp's turn has not begun."""
    corp("Watch", "asset", When(On(EventKind.TURN_ENDS), (Draw(1),)))
    t = Table()
    t.root("Server 1", "Watch", rezzed=True)
    t.hand(RUNNER, *["Sure Gamble"] * 7)
    t.start(RUNNER, clicks=1)
    before = len(t.names("hq"))
    end_turn(t)
    assert len(t.names("grip")) == 5
    assert len(t.names("hq")) == before + 2  # and one as the Corp's turn began


def test_more_accesses_for_a_breach_are_for_one_breach() -> None:
    """9.6.13a: a second breach of the same run has none of them."""
    t = Table(policy=POLICY)
    t.hand(CORP, *["Hedge Fund"] * 5)
    t.hand(RUNNER, "Legwork")
    t.start(RUNNER)
    t.click("Play Legwork")
    finish_run(t)
    assert t.happened("accessed") == 3
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("accessed") == 4
