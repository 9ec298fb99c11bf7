"""The rules of leagues once more, plainly: what the sweep and the tests compare the engine with.

Nothing here shares code with the engine: costs are written from the published weights, and the cheapest
pairing is found by trying all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.leagues.model import Event

NEVER = 10**9


class Past(NamedTuple):
    """Of completed rounds: points, Corps of each pair's meetings ("" for two games), bias, players with a
    bye."""

    points: dict[str, int]
    met: dict[frozenset[str], list[str]]
    bias: dict[str, int]
    byes: set[str]


def past(event: Event) -> Past:
    """What the main rounds came to."""
    found = Past(defaultdict(int), defaultdict(list), defaultdict(int), set())
    for played in event.rounds:
        for p in played.pairings:
            if p.status == "void" or played.stage == "cut":
                continue
            if p.player2 is None:
                found.byes.add(p.player1)
            else:
                found.met[frozenset((p.player1, p.player2))].append(p.corp)
            for at, one in enumerate(p.players):
                found.points[one] += p.score[at] if p.score else 0
                if p.corp and p.player2 is not None:
                    found.bias[one] += 1 if p.corp == one else -1
    return found


def single_cost(of: Past, a: str, b: str) -> int | None:
    """What a single-sided pair costs by the published weights; None if strict rules forbid it."""
    met = of.met.get(frozenset((a, b)), [])
    if len(met) > 1:
        return None
    costs = []
    for corp, runner in ((a, b), (b, a)):
        if corp in met:
            if of.bias[corp] < of.bias[runner]:
                return None  # the lower bias would be the Corp, and was it before
            continue
        steep = max(of.bias[corp], 0, abs(min(of.bias[runner], 0)))
        costs.append((of.points[a] - of.points[b]) ** 2 + (5 if met else 0) + 50**steep)
    return min(costs) if min(costs) < 100 else None


def double_cost(of: Past, a: str, b: str) -> int | None:
    """What a double-sided pair costs; None if they have met."""
    return None if of.met.get(frozenset((a, b))) else (of.points[a] - of.points[b]) ** 2


def bye_cost(of: Past, one: str) -> int | None:
    """What the bye costs; None after one."""
    return None if one in of.byes else (of.points[one] + 1) ** 2


def cheapest(
    players: Sequence[str], cost: Callable[[str, str], int | None], bye: Callable[[str], int | None]
) -> int:
    """The least a pairing of everybody can cost, by trying all; NEVER if there is none."""
    order = sorted(players)

    @cache
    def least(left: int) -> int:
        if not left:
            return 0
        first = (left & -left).bit_length() - 1
        rest = left & (left - 1)
        best = NEVER
        if left.bit_count() % 2:
            # Somebody in an odd field has the bye: this one, or one of the others.
            alone = bye(order[first])
            if alone is not None:
                best = min(best, alone + least(rest))
        others = rest
        while others:
            bit = others & -others
            others ^= bit
            price = cost(order[first], order[bit.bit_length() - 1])
            if price is not None:
                best = min(best, price + least(rest ^ bit))
        return min(best, NEVER)

    return least((1 << len(order)) - 1)


def cheaper_swap(
    pairs: Sequence[tuple[str, str]], cost: Callable[[str, str], int | None]
) -> tuple[tuple[str, str], tuple[str, str]] | None:
    """Two pairs that would cost less with partners exchanged, or None: what no cheapest pairing has."""
    prices = {pair: cost(*pair) for pair in pairs}
    for (a, b), (c, d) in combinations(pairs, 2):
        now = (prices[a, b] or 0) + (prices[c, d] or 0)
        for one, other in (((a, c), (b, d)), ((a, d), (b, c))):
            first, second = cost(*one), cost(*other)
            if first is not None and second is not None and first + second < now:
                return (a, b), (c, d)
    return None


def strengths(
    matches: Iterable[tuple[str, str | None, int, int, float]],
) -> dict[str, tuple[int, float, float]]:
    """Points, SoS and ESoS of matches (one, other or None for a bye, points, points, weight), in floats."""
    listed = list(matches)
    mine: defaultdict[str, list[tuple[str | None, int, float]]] = defaultdict(list)
    for one, other, first, second, weight in listed:
        mine[one].append((other, first, weight))
        if other is not None:
            mine[other].append((one, second, weight))
    points = {one: sum(p for _, p, _ in rows) for one, rows in mine.items()}
    average = {one: points[one] / sum(w for _, _, w in rows) for one, rows in mine.items()}

    def mean(one: str, of: dict[str, float]) -> float:
        met = [(other, w) for other, _, w in mine[one] if other is not None]
        return sum(w * of[other] for other, w in met) / sum(w for _, w in met) if met else 0.0

    sos = {one: mean(one, average) for one in mine}
    return {one: (points[one], sos[one], mean(one, sos)) for one in mine}
