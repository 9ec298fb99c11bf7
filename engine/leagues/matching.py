"""The cheapest way to pair everybody: exact maximum-weight matching of maximum cardinality.

An edge costs a number, and may break rules. Which rules are broken goes before any cost, the worst rule
first: a rule gives way only where nobody could be paired without that, and no oftener than needed. Going down
the ladder of relaxations one rule at a time comes to the same matching; one search finds it. Among equally
cheap matchings hashes of the published seed decide, so that there is one answer, whatever the solver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

import rustworkx

from engine.leagues.rng import number

BYE: Final = ""
DRAW_BITS: Final = 34
"""Bits of each edge's draw: two matchings of equal cost among 400 players share a sum once in 10^5 events."""

T = TypeVar("T")


class Edge(NamedTuple):
    """Two who may be paired (`b` is BYE for a bye). `broken`: how often each rule is broken, the mildest
    rule first; empty is none. `corp`: who would be the Corp, where that is decided."""

    a: str
    b: str
    cost: int
    corp: str = ""
    broken: tuple[int, ...] = ()


def cheapest(edges: Iterable[Edge], players: Sequence[str], draw: Callable[[str, str], int]) -> list[Edge]:
    """The edges of the one best matching, by ids. Players it cannot pair are in none of them."""
    listed = list(edges)
    if not listed:
        return []
    half = len(players) // 2 + 2
    levels = max(len(edge.broken) for edge in listed)
    # A unit of each level outweighs all that the levels under it can add up to.
    unit = half * (1 + max(edge.cost for edge in listed))
    units = []
    for level in range(levels):
        units.append(unit)
        worst = max((edge.broken[level] for edge in listed if edge.broken), default=0)
        unit *= half * (1 + worst)
    scale = half << DRAW_BITS
    costs = [edge.cost + sum(n * u for n, u in zip(edge.broken, units, strict=False)) for edge in listed]
    top = max(costs) + 1
    graph: rustworkx.PyGraph[str, int] = rustworkx.PyGraph(multigraph=False)
    node = dict(zip(players, graph.add_nodes_from(players), strict=True))
    if any(edge.b == BYE for edge in listed):
        node[BYE] = graph.add_node(BYE)
    graph.add_edges_from(
        [
            (node[edge.a], node[edge.b], (top - cost) * scale + draw(edge.a, edge.b))
            for edge, cost in zip(listed, costs, strict=True)
        ]
    )
    found = {
        frozenset(ends)
        for ends in rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=_weight)
    }
    return sorted(edge for edge in listed if frozenset((node[edge.a], node[edge.b])) in found)


def _weight(weight: int) -> int:
    return weight


def drawing(seed: int, played: int) -> Callable[[str, str], int]:
    """The draw of each pair in a round: its hash, the ids in order."""

    def draw(a: str, b: str) -> int:
        return number(seed, "pairing", played, min(a, b), max(a, b)) >> (64 - DRAW_BITS)

    return draw
