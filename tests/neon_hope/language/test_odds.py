"""Chances of tasks against plain enumeration of every order in which the modifiers can come."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.neon_hope.table.definitions import MODIFIERS
from engine.neon_hope.table.odds import GRID, chance, chances
from tests.long import examples

POOL = {
    **dict.fromkeys(("-3", "-2", "-1", "0", "+1", "+2", "+3"), 2), "skull": 3, "epic-win": 1, "epic-fail": 1,
}  # fmt: skip


def enumerated(
    left: tuple[str, ...], down: int, value: int, target: int, pending: int, unpredictable: bool,
    pool: tuple[str, ...],
) -> Fraction:  # fmt: skip
    """Piece by piece, as the rules say it (NH-G); exact."""
    if not pending:
        return Fraction(value >= target)
    if not down:
        left, down = pool, min(GRID, len(pool))
    total = Fraction(0)
    for i, piece in enumerate(left):
        rest = left[:i] + left[i + 1 :]
        if piece == "epic-win":
            total += 1
        elif piece == "epic-fail" or (piece == "skull" and unpredictable):
            continue
        elif piece == "skull":
            total += enumerated(rest, down - 1, value - 1, target, pending, unpredictable, pool)
        else:
            total += enumerated(rest, down - 1, value + int(piece), target, pending - 1, unpredictable, pool)
    return total / len(left)


POOLS = st.lists(st.sampled_from(MODIFIERS), min_size=2, max_size=5).filter(
    # At least one that ends the reveals, or skulls would go on for ever.
    lambda pieces: any(piece != "skull" for piece in pieces)
)


@examples(75)
@given(
    pool=POOLS, data=st.data(), value=st.integers(-2, 5), target=st.integers(0, 6),
    pending=st.integers(1, 2), unpredictable=st.booleans(),
)  # fmt: skip
def test_it_is_what_enumeration_gives(
    pool: list[str], data: st.DataObject, value: int, target: int, pending: int, unpredictable: bool
) -> None:
    size = data.draw(st.integers(1, len(pool)), label="unknown")
    left = data.draw(st.permutations(pool), label="order")[:size]
    # With too little else in the pool skulls would go on for ever.
    assume(Counter(pool)["skull"] <= 1 or len(pool) - Counter(pool)["skull"] >= pending)
    down = data.draw(st.integers(1, size), label="down")
    exact = enumerated(tuple(left), down, value, target, pending, unpredictable, tuple(pool))
    found = chance(
        Counter(left), down, value, target, pending=pending, unpredictable=unpredictable, pool=Counter(pool)
    )
    assert found == pytest.approx(float(exact), abs=1e-12)


def test_the_whole_pool_by_hand() -> None:
    # Value 3 against 3. Of 19, 0 to +3 (8) and the Epic Win succeed at once. A skull (3) takes 1: of the
    # other 18 those from +1 up (6) and the Epic Win do. After a second skull (2) it takes +2, +3 (4) or the
    # Epic Win, after the last one +3 (2) or the Epic Win.
    third = (4 + 1) / 17 + 1 / 17 * ((2 + 1) / 16)
    second = (6 + 1) / 18 + 2 / 18 * third
    assert chance(POOL, 16, 3, 3, pool=POOL) == pytest.approx(9 / 19 + 3 / 19 * second)


def test_certain_things() -> None:
    assert chance({"+1": 3}, 2, 3, 4, pool=POOL) == 1
    assert chance({"+1": 3}, 2, 3, 5, pool=POOL) == 0
    assert chance({"epic-fail": 1}, 1, 99, 0, pool=POOL) == 0
    assert chance({"epic-win": 1}, 1, -99, 50, pool=POOL) == 1
    assert chance({"skull": 1, "+3": 1}, 2, 5, 5, unpredictable=True, pool=POOL) == 0.5
    assert chance({"+1": 1, "-1": 1}, 2, 3, 3, pending=2, pool=POOL) == 1  # Reckless: both count


def test_a_skull_as_the_last_modifier_is_followed_by_one_of_the_new_grid() -> None:
    """S24: -1 is kept, all modifiers come back, one of 19 is revealed."""
    fresh = chance(POOL, 16, 2, 3, pool=POOL)
    assert chance({"skull": 1}, 1, 3, 3, pool=POOL) == pytest.approx(fresh)
    # Archived ones count as unseen: the one in the grid may be any of the four.
    mixed = {"skull": 1, "+1": 3}
    assert chance(mixed, 1, 3, 3, pool=POOL) == pytest.approx(3 / 4 + fresh / 4)


def test_the_sizes_must_fit() -> None:
    with pytest.raises(ValueError, match="5 modifiers lie face down, but 3 are unknown"):
        chance({"0": 3}, 5, 1, 1, pool=POOL)


UNKNOWN = st.fixed_dictionaries({name: st.integers(0, n) for name, n in POOL.items()}).filter(
    lambda left: sum(left.values()) > 0
)


@examples(50)
@given(left=UNKNOWN, data=st.data(), target=st.integers(0, 7), pending=st.integers(1, 3), wild=st.booleans())
def test_a_higher_value_is_never_worse(
    left: dict[str, int], data: st.DataObject, target: int, pending: int, wild: bool
) -> None:
    down = data.draw(st.integers(1, min(GRID, sum(left.values()))))
    found = [
        chance(left, down, value, target, pending=pending, unpredictable=wild, pool=POOL)
        for value in range(-4, 12)
    ]
    assert found == sorted(found)
    assert all(-1e-12 <= one <= 1 + 1e-12 for one in found)


@examples(30)
@given(left=UNKNOWN, data=st.data(), value=st.integers(-1, 6), number=st.integers(0, 6))
def test_all_odds_of_a_task(left: dict[str, int], data: st.DataObject, value: int, number: int) -> None:
    down = data.draw(st.integers(1, min(GRID, sum(left.values()))))
    odds = chances(left, down, value, number, danger=number, retreat=number, pool=POOL)
    assert odds.success == odds.retreat == pytest.approx(1 - odds.danger)
    # With one reveal it is just a matter of what comes first.
    calm = sum(left.values()) - left["skull"] - left["epic-fail"]
    assert odds.activation == pytest.approx(1 - calm / sum(left.values()))
    plain = chances(left, down, value, number, pool=POOL)
    assert (plain.danger, plain.retreat) == (0, 0)


def test_activation_with_reckless_needs_both_to_be_harmless() -> None:
    left = {"+1": 2, "skull": 2}
    odds = chances(left, 4, 3, 3, pending=2, pool=POOL)
    assert odds.activation == pytest.approx(1 - 1 / math.comb(4, 2))
    wild = chances(left, 4, 3, 3, pending=2, unpredictable=True, pool=POOL)
    assert wild.activation == odds.activation
    assert wild.success == pytest.approx(1 / 6)
