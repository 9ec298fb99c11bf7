"""Presses are counted on the panels that people see."""

from __future__ import annotations

import pytest

from bot.games.neon_hope.kind import NeonHopeGame, kind
from engine.neon_hope import Library
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.testkit import Table
from tools.bench_presses import presses, table_of


@pytest.fixture(scope="module")
def found() -> NeonHopeGame:
    return kind()


@pytest.fixture
def afterglow() -> Table:
    return Table(Library.load([]), "bruna", "jun", pack="pilot", episode="afterglow", bare=False)


def taken(found: NeonHopeGame, t: Table, *keys: str) -> int:
    """Presses until the first seat has answered so."""
    table = table_of(found, t.game)
    return presses(table, "p1", table.view("p1").decisions[0], keys)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_to_lose_cards_takes_a_press_each_at_most(found: NeonHopeGame, afterglow: Table, n: int) -> None:
    afterglow.resolve("p1", [Stress(n)])
    keys = [option.key for option in afterglow.asked("bruna").options]
    assert 1 <= taken(found, afterglow, *keys[1 : n + 1]) <= n


def test_a_turn_begins_by_one_press_and_a_task_with_its_card_is_done_by_two_at_most(
    found: NeonHopeGame, afterglow: Table
) -> None:
    asked = afterglow.asked("bruna")
    assert asked.kind == "begin"
    counted = {o.key: taken(found, afterglow, o.key) for o in asked.options}
    assert counted["begin"] == 1
    assert all(n == 1 for key, n in counted.items() if key.startswith("move:"))
    assert {n for key, n in counted.items() if key.startswith("task:")} <= {1, 2}


def test_what_cannot_be_given_is_no_number_of_presses(found: NeonHopeGame, afterglow: Table) -> None:
    with pytest.raises(ValueError, match="not in list"):
        taken(found, afterglow, "task:999:0")
