"""Too little memory: programs are chosen one at a time, and only as many as have to go (10.3.1e)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.netrunner.language.abilities import Paid, Play, Static
from engine.netrunner.language.amounts import Case
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, GiveTags
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.logic import Not
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.rules.memory import may_go
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.fixture(autouse=True, scope="module")
def _cards() -> Iterator[None]:
    with taken_back():
        runner("One", "program", memory_cost=1)
        runner("Two", "program", memory_cost=2)
        runner("Three", "program", memory_cost=3)
        runner("Wired", "hardware", Static(Modify("memory", 1), Not(Tagged())))
        runner("Worn", "hardware", Static(Modify("memory", Case(Tagged(), 0, 1))))
        corp("Siren", "asset", Paid(cost(clicks=1), (GiveTags(1),)))
        corp("Shortage", "operation", Play((Gain(1), ForNow(Modify("memory", -2), "turn"))))
        yield


def minimal_sets(programs: list[tuple[int, int]], over: int) -> list[set[int]]:
    """All sets that free enough and hold nothing superfluous, by trying every one."""
    found = []
    for size in range(1, len(programs) + 1):
        for chosen in combinations(programs, size):
            freed = sum(cost for _, cost in chosen)
            if freed >= over and all(freed - cost < over for _, cost in chosen):
                found.append({oid for oid, _ in chosen})
    return found


@given(st.lists(st.integers(1, 4), max_size=7), st.integers(1, 9), st.randoms(use_true_random=False))
def test_10_3_1e_what_is_chosen_one_by_one_is_a_set_of_which_nothing_could_stay(
    costs: list[int], over: int, rnd: object
) -> None:
    programs = list(enumerate(costs, start=1))
    sets = minimal_sets(programs, over)
    chosen: list[int] = []
    while sum(cost for oid, cost in programs if oid in chosen) < over <= sum(costs):
        offered = may_go(programs, over, chosen)
        assert set(offered) == {oid for s in sets if s.issuperset(chosen) for oid in s - set(chosen)}
        chosen.append(rnd.choice(offered))  # type: ignore[attr-defined]
    assert not chosen or set(chosen) in sets


def test_10_3_1e_programs_are_chosen_one_at_a_time_and_trashed_together() -> None:
    t = Table()
    t.rig("One", "One", "Two")
    t.hand("corp", "Shortage")
    t.start("corp")
    t.click("Play Shortage")
    assert t.decision.kind == "memory"
    assert sorted(t.options) == ["Trash One (1 of 2 alike)", "Trash One (2 of 2 alike)", "Trash Two"]
    t.click("Trash One")
    assert t.names("heap") == ["One", "One"]


@pytest.mark.parametrize("console", ["Wired", "Worn"])
def test_10_3_1e_memory_may_change_though_no_card_moves(console: str) -> None:
    """By a condition, or by a number that changes; the checkpoint before had found all in order."""
    t = Table()
    t.rig("Three", "Two", console)
    t.root("Server 1", "Siren", rezzed=True)
    t.start("corp")
    t.click("Siren")
    assert t.decision.kind == "memory"


def test_10_3_1e_one_program_can_be_enough() -> None:
    t = Table()
    t.rig("One", "Three")
    t.hand("corp", "Shortage")
    t.start("corp")
    t.click("Play Shortage")
    t.next_action()
    assert t.names("heap") == ["Three"]


def test_forty_programs_over_the_limit_are_no_trouble() -> None:
    """Looking at every set of them would take for ever."""
    t = Table()
    t.rig(*["One", "Two", "Three"] * 13)
    t.hand("corp", "Shortage")
    t.start("corp")
    t.click("Play Shortage")
    while t.decision.kind == "memory":
        t.answer([t.decision.options[0].key])
    assert t.game.memory_used() <= t.game.memory_limit()
