"""Divisions by strength: who stands where in each at the end, and who goes up or down for the next event."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.leagues.final import by_divisions, by_strength, final_order
from engine.leagues.model import Event


def finishers(event: Event) -> tuple[tuple[str, ...], ...]:
    """Who has played to the end, from the best down: of each division where they are by strength (the first
    one first), else all in one. Who has left, or has only just signed up, is in none."""
    active = {player.id for player in event.active}
    if not by_strength(event):
        return (tuple(one for one in final_order(event) if one in active),)
    return tuple(tuple(one for one in order if one in active) for order in by_divisions(event).values())


def order_for_next(event: Event, moving: int) -> tuple[str, ...]:
    """The order of strength for the next event: of each two neighbouring divisions, the last `moving` of the
    upper one and the first `moving` of the lower one have changed places (never more than half of either, so
    that nobody goes through a division at once)."""
    found = [list(division) for division in finishers(event)]
    going = _going(found, moving)
    order: list[str] = []
    for at, division in enumerate(found):
        up = going[at - 1] if at else 0
        down = going[at] if at < len(going) else 0
        relegated = found[at - 1][len(found[at - 1]) - up :] if up else []
        promoted = found[at + 1][:down] if down else []
        order += [*relegated, *division[up : len(division) - down], *promoted]
    return tuple(order)


def promised(event: Event, moving: int) -> tuple[tuple[int, int], ...]:
    """Who goes up, by seeds of `order_for_next`: of each division but the last, the first and the last seed
    of those who come into it from below ((0, 0): nobody)."""
    found = [list(division) for division in finishers(event)]
    going = _going(found, moving)
    ends = [sum(len(division) for division in found[: at + 1]) for at in range(len(going))]
    return tuple((end - up + 1, end) if up else (0, 0) for end, up in zip(ends, going, strict=True))


def _going(divisions: Sequence[Sequence[str]], moving: int) -> list[int]:
    """How many change places between each two neighbours."""
    return [min(moving, len(upper) // 2, len(lower) // 2) for upper, lower in pairwise(divisions)]
