"""Double-sided Swiss: a match is two games, one for each side.

A pair costs the square of the difference in points, nobody meets twice, and a bye is a player with -1 points,
whom nobody meets twice either. Where a small field has no such pairing left, rematches give way, the fewest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.leagues.matching import BYE, Edge
from engine.leagues.records import Records

RULES: Final = ("rematch",)


def edge(past: Records, a: str, b: str) -> Edge:
    """A pair, and how often they have met."""
    met = len(past.met(a, b))
    return Edge(a, b, (past.points[a] - past.points[b]) ** 2, "", (met,) if met else ())


def edges(past: Records, players: Sequence[str]) -> list[Edge]:
    """Every pair, and the byes that are allowed if the field is odd."""
    order = sorted(players)
    found = [edge(past, a, b) for i, a in enumerate(order) for b in order[i + 1 :]]
    if len(order) % 2:
        found += [Edge(one, BYE, (past.points[one] + 1) ** 2) for one in order if not past.byes[one]]
    return found
