"""Exact chances of a task, from what everybody may know (NH 8).

Nobody knows which of the unseen modifiers lie in the grid and which on the archive card, so that every reveal
is uniform over all of them, without replacement. Skulls lower the value and reveal one more; when the last
face-down modifier of the grid is turned the grid is reset, and revealing goes on from the whole pool (R-03).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine.neon_hope.table.definitions import EPIC_FAIL, EPIC_WIN, MODIFIERS, SKULL

GRID: Final = 16
_SKULL: Final = MODIFIERS.index(SKULL)
_WIN: Final = MODIFIERS.index(EPIC_WIN)
_FAIL: Final = MODIFIERS.index(EPIC_FAIL)
_NUMBERS: Final = tuple((i, int(name)) for i, name in enumerate(MODIFIERS) if i not in (_SKULL, _WIN, _FAIL))
_FAR: Final = 1_000
"""A lead or a gap that no modifiers make up for."""
_RESETS: Final = 3
"""So often the grid may be reset in one task; more could only come of a pool of almost nothing but skulls."""

Counts = tuple[int, ...]
"""How many of each of `MODIFIERS`."""
Reach = Callable[[int, int, bool], float]
"""The chance by what is lacking, how many modifiers are revealed, and whether a skull is an Epic Fail."""


class Odds(NamedTuple):
    """What to expect of a task, as probabilities."""

    success: float
    danger: float
    """That the danger is resolved; 0 without a danger value (NH 15)."""
    retreat: float
    """That the retreat value is reached; 0 without one (NH 11.3)."""
    activation: float
    """That at least one skull or Epic Fail makes enemies activate (NH 12)."""


def chance(
    unknown: Mapping[str, int], down: int, value: int, target: int, *, pending: int = 1,
    unpredictable: bool = False, pool: Mapping[str, int],
) -> float:  # fmt: skip
    """The probability that the modified attribute reaches `target`, with Epic Win and Epic Fail.

    `unknown`: modifiers nobody can see (grid and archive) to how many; `down`: how many of them lie face down
    in the grid; `value`: the attribute before the reveals; `pending`: modifiers to reveal, 2 with Reckless;
    `unpredictable`: a skull is an Epic Fail (NH 28.3). ValueError if fewer are unknown than lie face down.
    """
    return reaching(unknown, down, pool)(target - value, pending, unpredictable)


def reaching(unknown: Mapping[str, int], down: int, pool: Mapping[str, int]) -> Reach:
    """The same for many values of one grid: of what is lacking (target less value), how many modifiers are
    revealed, and whether a skull is an Epic Fail."""
    left, whole = _counts(unknown), _counts(pool)
    if not 0 <= down <= sum(left):
        raise ValueError(f"{down} modifiers lie face down, but {sum(left)} are unknown")

    def of(lacking: int, pending: int, unpredictable: bool) -> float:
        need = min(max(lacking, -_FAR), _FAR)
        return _chance(left, down, max(pending, 0), need, unpredictable, whole, _RESETS)

    return of


def chances(
    unknown: Mapping[str, int], down: int, value: int, target: int, *, danger: int | None = None,
    retreat: int | None = None, pending: int = 1, unpredictable: bool = False, pool: Mapping[str, int],
) -> Odds:  # fmt: skip
    """What to expect of a task. Arguments as for `chance`."""

    def reach(number: int) -> float:
        return chance(unknown, down, value, number, pending=pending, unpredictable=unpredictable, pool=pool)

    # No skull and no Epic Fail: as if skulls failed and no number could.
    calm = chance(unknown, down, _FAR, 0, pending=pending, unpredictable=True, pool=pool)
    return Odds(
        success=reach(target),
        danger=0.0 if danger is None else 1.0 - reach(danger),
        retreat=0.0 if retreat is None else reach(retreat),
        activation=1.0 - calm,
    )


def _counts(modifiers: Mapping[str, int]) -> Counts:
    return _in_order(tuple(modifiers.items()))


@lru_cache(maxsize=4_096)
def _in_order(modifiers: tuple[tuple[str, int], ...]) -> Counts:
    """The chances of a table are asked for the same modifiers over and over."""
    there = dict(modifiers)
    return tuple(max(there.get(name, 0), 0) for name in MODIFIERS)


def _without(counts: Counts, index: int) -> Counts:
    return (*counts[:index], counts[index] - 1, *counts[index + 1 :])


@lru_cache(maxsize=200_000)
def _chance(
    left: Counts, down: int, pending: int, need: int, unpredictable: bool, pool: Counts, resets: int
) -> float:
    """The probability to reach `need` more by revealing `pending` modifiers of `left`."""
    if not pending:
        return 1.0 if need <= 0 else 0.0
    if not down:
        if not resets or not any(pool):
            return 0.0
        left, down, resets = pool, min(GRID, sum(pool)), resets - 1
    total = sum(left)
    ways = float(left[_WIN])
    if pending == 1:
        ways += sum(left[i] for i, number in _NUMBERS if number >= need)
    else:
        for i, number in _NUMBERS:
            if left[i]:
                rest = _without(left, i)
                ways += left[i] * _chance(
                    rest, down - 1, pending - 1, need - number, unpredictable, pool, resets
                )
    if left[_SKULL] and not unpredictable:
        rest = _without(left, _SKULL)
        ways += left[_SKULL] * _chance(rest, down - 1, pending, need + 1, unpredictable, pool, resets)
    return ways / total
