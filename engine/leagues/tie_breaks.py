"""What parts players of equal points, in the order an organiser has chosen.

`sos`, `esos`: means over the opponents (`standings`). Sums over the opponents' points, each match counted:
`solkoff` all of them, byes adding nothing; `buchholz` the same with each bye as a match against somebody with
one's own points; `median` as `solkoff` without the best and the worst opponent (two of each from nine
matches on). `head_to_head`: points of the matches among those who are still equal, where each of them has met
all others; it says nothing where somebody has not. `board_points`, of teams: what their own boards came to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, groupby
from typing import Any, Final, NamedTuple

from engine.leagues.model import Event, Tie

MANY: Final = 9
"""Matches from which on the median leaves out two opponents at each end."""


class Sums(NamedTuple):
    """What the tie-breaks ask about one player: points, byes, and the opponent of each match."""

    points: int
    byes: int
    opponents: Sequence[str]


Value = Fraction | None
"""None: it says nothing about this player."""
Alike = Callable[[str], object]


def over_opponents(tie: Tie, one: str, sums: Mapping[str, Sums]) -> Fraction:
    """Solkoff, Buchholz or median of somebody who is in `sums`."""
    mine = sums[one]
    points = sorted(sums[other].points for other in mine.opponents)
    if tie == "median":
        ends = 2 if len(points) >= MANY else 1
        points = points[ends:-ends]
    return Fraction(sum(points) + (mine.byes * mine.points if tie == "buchholz" else 0))


def encounters(event: Event, before: int | None = None) -> dict[tuple[str, str], int]:
    """Points of the first from all completed matches against the second, for both orders."""
    found: dict[tuple[str, str], int] = {}
    for played in event.of_stage("main"):
        if not played.completed or (before is not None and played.number >= before):
            continue
        for pairing in played.pairings:
            if pairing.counts and pairing.player2 is not None:
                for one, other in (pairing.players, pairing.players[::-1]):
                    found[one, other] = found.get((one, other), 0) + pairing.points(one)
    return found


def among(group: Sequence[str], met: Mapping[tuple[str, str], int]) -> dict[str, Value]:
    """Everybody's points from the matches of a group of equals; None for all, if not all have met."""
    if len(group) < 2 or not all(pair in met for pair in combinations(group, 2)):
        return dict.fromkeys(group)
    return {one: Fraction(sum(met[one, other] for other in group if other != one)) for one in group}


def parted(
    players: Iterable[str],
    first: Callable[[str], tuple[int, ...]],
    ties: Sequence[Tie],
    value: Callable[[Tie, str], Fraction],
    met: Mapping[tuple[str, str], int],
    alike: Alike,
) -> tuple[list[list[str]], dict[str, tuple[Value, ...]]]:
    """Groups of players nothing parts, the best first, and everybody's values in the order of `ties`.

    `first`: what goes before the tie-breaks, less is better. `alike`: only those for whom it is equal are
    compared by their matches (a division)."""
    groups = _split([list(players)], first)
    values: dict[str, tuple[Value, ...]] = {one: () for group in groups for one in group}
    for tie in ties:
        found: dict[str, Value] = {}
        for group in groups:
            if tie == "head_to_head":
                for _, some in groupby(sorted(group, key=lambda one: str(alike(one))), key=alike):
                    found |= among(list(some), met)
            else:
                found |= {one: value(tie, one) for one in group}
        for one, of in found.items():
            values[one] = (*values[one], of)
        groups = _split(groups, {one: -(of or Fraction(0)) for one, of in found.items()}.__getitem__)
    return groups, values


def _split(groups: Iterable[Sequence[str]], key: Callable[[str], Any]) -> list[list[str]]:
    """Each group into groups of equals, the least key first."""
    return [list(equals) for group in groups for _, equals in groupby(sorted(group, key=key), key=key)]
