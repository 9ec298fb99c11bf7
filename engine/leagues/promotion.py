"""Divisions by strength: who stands where in each at the end, and who goes up or down for the next event."""

from __future__ import annotations

from itertools import pairwise

from engine.leagues.final import final_order
from engine.leagues.model import Event
from engine.leagues.standings import standings


def finishers(event: Event) -> tuple[tuple[str, ...], ...]:
    """Who has played to the end, from the best down: of each division where they are by strength (the first
    one first), else all in one. Who has left, or has only just signed up, is in none."""
    active = {player.id for player in event.active}
    if not event.settings.tiers or event.settings.divisions == 1:
        return (tuple(one for one in final_order(event) if one in active),)
    return tuple(
        tuple(row.player for row in standings(event, division=number) if row.player in active)
        for number in range(1, event.settings.divisions + 1)
    )


def order_for_next(event: Event, moving: int) -> tuple[str, ...]:
    """The order of strength for the next event: of each two neighbouring divisions, the last `moving` of the
    upper one and the first `moving` of the lower one have changed places (never more than half of either, so
    that nobody goes through a division at once)."""
    found = [list(division) for division in finishers(event)]
    going = [min(moving, len(upper) // 2, len(lower) // 2) for upper, lower in pairwise(found)]
    order: list[str] = []
    for at, division in enumerate(found):
        up = going[at - 1] if at else 0
        down = going[at] if at < len(going) else 0
        relegated = found[at - 1][len(found[at - 1]) - up :] if up else []
        promoted = found[at + 1][:down] if down else []
        order += [*relegated, *division[up : len(division) - down], *promoted]
    return tuple(order)
