"""The bands in which the season is meant to be won, and where a measurement lies.

By level, over all nights: 45 to 60 % at normal, 20 to 30 % at hopeless, advanced and hard between, in order
(`ORDER`). A way into a night has a wider one: what a group brings along from it is meant to be felt, and of
ways that few come by there are few games. At most `WAY` points above the level's band; after a night that
was lost, at most `LOSS` below it, else `WAY`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

from engine.neon_hope.table.definitions import DIFFICULTIES

ORDER: Final = tuple(DIFFICULTIES)


class Band(NamedTuple):
    """Shares of nights won, in per cent."""

    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.least} to {self.most}"


LEVELS: Final[Mapping[str, Band]] = {
    "normal": Band(45, 60),
    "advanced": Band(35, 55),
    "hard": Band(25, 45),
    "hopeless": Band(20, 30),
}
WAY: Final = 10
LOSS: Final = 15
SURE: Final = 1.96


def band(level: str, way: bool = False, lost: bool = False) -> Band:
    """Of all nights, or of one way into one (`lost`: the night before was)."""
    whole = LEVELS[level]
    return Band(max(whole.least - (LOSS if lost else WAY), 5), whole.most + WAY) if way else whole


def verdict(won: int, games: int, within: Band) -> str:
    """ "in 45 to 60"; "below" and "above" where chance alone would hardly do it (95 %), else "near"."""
    share = won / games
    # By Wilson: it holds for few games and for shares near 0 and 1.
    middle = (share + SURE**2 / (2 * games)) / (1 + SURE**2 / games)
    half = SURE / (1 + SURE**2 / games) * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    if within.least <= 100 * share <= within.most:
        return f"in {within}"
    if 100 * (middle + half) < within.least:
        return f"below {within}"
    return f"above {within}" if 100 * (middle - half) > within.most else f"near {within}"


def ordered(shares: Mapping[str, float]) -> bool:
    """Whether no level is won more often than one that is meant to be easier."""
    there = [shares[level] for level in ORDER if level in shares]
    return there == sorted(there, reverse=True)
