"""The final order of an event, the one there is: of places, winners, trophies, series and files. The cut
comes first, then everybody else by the standings; of divisions by strength all of the first come before all
of the second. Divisions that are equally strong are one field, in which points decide."""

from __future__ import annotations

from engine.leagues.brackets import bracket
from engine.leagues.model import KNOCK_OUT, Event
from engine.leagues.standings import Row, standings
from engine.leagues.teams import units


def final_order(event: Event) -> tuple[str, ...]:
    """Ids from the winner down, of teams where they play. Places of the cut that are not decided yet go to
    those still in it, by seed."""
    if event.settings.format == "ladder":
        return event.ladder
    if event.settings.boards:
        event = units(event)
    rows = [row.player for row in ranked(event)]
    if event.cut is None:
        return tuple(rows)
    places = bracket(event).places
    placed = {one for one in places if one is not None}
    waiting = iter([one for one in event.cut.seeds if one not in placed])
    first = [one if one is not None else next(waiting) for one in places]
    rest = () if event.settings.format in KNOCK_OUT else rows
    return (*first, *(one for one in rest if one not in first))


def ranked(event: Event) -> tuple[Row, ...]:
    """The rows of the standings in the order that counts."""
    rows = standings(event)
    return tuple(sorted(rows, key=lambda row: row.division)) if by_strength(event) else rows


def by_strength(event: Event) -> bool:
    """Whether there are divisions, the strongest first."""
    return event.settings.tiers and event.settings.divisions > 1


def by_divisions(event: Event) -> dict[int, tuple[str, ...]]:
    """The final order of each division, by its number; empty where there is only one."""
    if event.settings.divisions == 1:
        return {}
    order = final_order(event)
    numbers = range(1, event.settings.divisions + 1)
    return {n: tuple(one for one in order if event.player(one).division == n) for n in numbers}


def is_over(event: Event, planned: int) -> bool:
    """Whether nothing is left to play: `planned` rounds and the cut, if there is one, are completed."""
    if not event.rounds or not event.rounds[-1].completed or event.settings.format == "ladder":
        return False
    if event.cut is not None:
        return bracket(event).finished
    wants_cut = event.settings.cut > 0 or event.settings.format in KNOCK_OUT
    return not wants_cut and len(event.of_stage("main")) >= planned
