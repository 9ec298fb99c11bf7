"""The final order of an event: the cut first, then everybody else by the standings."""

from __future__ import annotations

from engine.leagues.brackets import bracket
from engine.leagues.model import KNOCK_OUT, Event
from engine.leagues.standings import standings
from engine.leagues.teams import units


def final_order(event: Event) -> tuple[str, ...]:
    """Ids from the winner down, of teams where they play. Places of the cut that are not decided yet go to
    those still in it, by seed."""
    if event.settings.format == "ladder":
        return event.ladder
    if event.settings.boards:
        event = units(event)
    rows = [row.player for row in standings(event)]
    if event.cut is None:
        return tuple(rows)
    places = bracket(event).places
    placed = {one for one in places if one is not None}
    waiting = iter([one for one in event.cut.seeds if one not in placed])
    first = [one if one is not None else next(waiting) for one in places]
    rest = () if event.settings.format in KNOCK_OUT else rows
    return (*first, *(one for one in rest if one not in first))


def is_over(event: Event, planned: int) -> bool:
    """Whether nothing is left to play: `planned` rounds and the cut, if there is one, are completed."""
    if not event.rounds or not event.rounds[-1].completed or event.settings.format == "ladder":
        return False
    if event.cut is not None:
        return bracket(event).finished
    wants_cut = event.settings.cut > 0 or event.settings.format in KNOCK_OUT
    return not wants_cut and len(event.of_stage("main")) >= planned
