"""Single-sided Swiss: a match is one game, and a pairing decides who is the Corp.

A pair costs the square of the difference in points, 5 for a rematch, and 50 to the power of how far the sides
lean: the Corp's surplus of Corp games or the Runner's surplus of Runner games, whichever is more. Strict
rules allow no pair at 100 or more, none after two meetings, and none where the side the lower bias asks for
is the one already played in their meeting. A bye costs the square of points + 1, once for each player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.leagues.matching import BYE, Edge
from engine.leagues.model import Side
from engine.leagues.records import Records
from engine.leagues.rng import number

REMATCH: Final = 5
LIMIT: Final = 100
MEETINGS: Final = 2
RULES: Final = ("sides", "rematch", "distance")
"""What gives way, in this order: a side repeated against the same opponent; a third meeting; the limit of
what a pair may cost, so that players are paired down the standings however far apart they are."""
STEEPEST: Final = 6
"""Bias beyond which an impossible pair gets no dearer, so that weights stay numbers of a decent size."""


def points_cost(a: int, b: int) -> int:
    """The square of the difference in points."""
    return (a - b) ** 2


def side_cost(corp_bias: int, runner_bias: int) -> int:
    """What it costs to make the one with the first bias the Corp, and the other the Runner."""
    steep = max(corp_bias, 0, -min(runner_bias, 0))
    return int(50 ** min(steep, STEEPEST))


def bye_cost(points: int) -> int:
    """The bye is as far from a player as somebody with one point less than none."""
    return (points + 1) ** 2


def assign_side(a_bias: int, b_bias: int, history: Sequence[Side]) -> Side | None:
    """a's side: the opposite of that in their earlier meeting, then Corp for the lower bias; None where that
    says nothing. `history`: a's sides against b; after both sides only chance, or a relaxed round,
    decides."""
    if len(history) == 1:
        return "runner" if history[0] == "corp" else "corp"
    if history or a_bias == b_bias:
        return None
    return "corp" if a_bias < b_bias else "runner"


def edge(past: Records, a: str, b: str, tossed: Side) -> Edge:
    """The pair with its cheapest legal sides, or, where no strict rule allows it, with what it breaks.
    `tossed`: a's side where neither meetings nor biases decide."""
    a_bias, b_bias = past.bias[a], past.bias[b]
    history = past.sides(a, b)
    met = len(history)
    leaning: Side | None = None if a_bias == b_bias else ("corp" if a_bias < b_bias else "runner")
    repeated = 0
    side: Side
    if met == 0:
        side = leaning or tossed
    elif met == 1:
        opposite: Side = "runner" if history[0] == "corp" else "corp"
        repeated = int(leaning == history[0])
        side = leaning if repeated and leaning else opposite
    else:
        side = leaning or ("runner" if history[-1] == "corp" else "corp")
    lean = side_cost(a_bias, b_bias) if side == "corp" else side_cost(b_bias, a_bias)
    cost = points_cost(past.points[a], past.points[b]) + REMATCH * met + lean
    again = max(met - MEETINGS + 1, 0)
    far = int(cost >= LIMIT)
    corp = a if side == "corp" else b
    return Edge(a, b, cost, corp, (repeated, again, far) if repeated or again or far else ())


def edges(past: Records, players: Sequence[str], seed: int, played: int) -> list[Edge]:
    """Every pair, and the byes that are allowed if the field is odd."""
    order = sorted(players)
    found = [edge(past, a, b, toss(seed, played, a, b)) for i, a in enumerate(order) for b in order[i + 1 :]]
    if len(order) % 2:
        found += [Edge(one, BYE, bye_cost(past.points[one])) for one in order if not past.byes[one]]
    return found


def toss(seed: int, played: int, a: str, b: str) -> Side:
    """Chance's word on the sides of two whose ids are in order: a is the Corp if the draw is even."""
    return "corp" if number(seed, "side", played, a, b) % 2 == 0 else "runner"
