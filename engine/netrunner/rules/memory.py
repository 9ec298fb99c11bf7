"""Too little memory (3.9.3c, 10.3.1e): which programs the Runner may choose to trash, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations


def may_go(programs: Iterable[tuple[int, int]], over: int, chosen: Sequence[int] = ()) -> list[int]:
    """Ids of the programs (id, memory cost) that may be chosen next to free `over` MU.

    Together with those chosen they must belong to a set that frees enough and of which none could stay
    (10.3.1e): one whose sum less its smallest cost would not be enough.

    Rules: 3.9.3b, 3.9.3c.
    """
    costs = dict(programs)
    had = [costs.pop(oid) for oid in chosen]
    fits: dict[int, bool] = {}
    left = list(costs.values())
    for cost in set(left):
        others = left.copy()
        others.remove(cost)
        fits[cost] = _completes(others, [*had, cost], over)
    return [oid for oid, cost in costs.items() if fits[cost]]


def may_go_of_some(
    programs: Sequence[int], lacking: Callable[[Sequence[int]], int], chosen: Sequence[int]
) -> list[int]:
    """The same where some memory is of use to some programs only (1.20.4b): `lacking` tells how much is
    missing without some of them. Looks at every set of programs."""
    least = max(0, lacking(programs))
    left = [oid for oid in programs if oid not in chosen]
    found: set[int] = set()
    for n in range(1, len(left) + 1):
        for more in combinations(left, n):
            gone = [*chosen, *more]
            if set(more) <= found or lacking(gone) > least:
                continue
            if all(lacking([oid for oid in gone if oid != one]) > least for one in gone):
                found.update(more)
    return [oid for oid in left if oid in found]


def _completes(others: list[int], had: list[int], over: int) -> bool:
    """Whether some of the others make a set of what was had that frees enough and not too much."""
    for least in sorted({c for c in (*others, *had) if 0 < c <= min(had)}):
        reached = 1 << sum(had)  # a bit for each sum that can be reached with costs of at least `least`
        for cost in others:
            if cost >= least:
                reached |= reached << cost
        if reached >> over & ((1 << least) - 1):
            return True
    return False
