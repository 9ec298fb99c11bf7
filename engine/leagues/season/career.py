"""What somebody has done in a league: their place, their matches, whether they have won something."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.leagues.final import final_order
from engine.leagues.round_names import RoundName, round_name
from engine.leagues.season.model import League

PODIUM: Final = 3
FIELD: Final = 4
"""Players from which on a league has trophies."""


class Played(Struct, frozen=True):
    """A match that is decided: points of both; `other` is a name, "" for a bye; `round`: its name."""

    round: RoundName
    other: str
    mine: int
    theirs: int


class Career(Struct, frozen=True):
    """Somebody in a league. `place` 0: not known (yet). `results`: the newest first. `trophy`: the place they
    are honoured for when it is over, or 0."""

    league: str
    over: bool
    place: int
    field: int
    won: int
    drawn: int
    lost: int
    results: tuple[Played, ...]
    trophy: int = 0


def career(league: League, person: str) -> Career | None:
    """What everybody may know of somebody in a league; None for who is not in it, or in one that was called
    off before anything was played."""
    event = league.event
    if person not in league.people or (league.state == "cancelled" and not event.rounds):
        return None
    results = tuple(
        Played(
            round_name(event, played.number),
            "" if other is None else event.name_of(other),
            pairing.points(person),
            0 if other is None else pairing.points(other),
        )
        for played in reversed(event.rounds)
        for pairing in played.pairings
        if person in pairing.players and pairing.status == "confirmed"
        for other in (pairing.opponent(person),)
    )
    matches = [one for one in results if one.other]
    order = final_order(event) if event.rounds or event.ladder else ()
    ranked = person
    if event.settings.boards:  # A team's place is that of each of its members.
        of = next((each for each in event.teams if person in each.members), None)
        ranked = of.id if of else ""
    place = order.index(ranked) + 1 if ranked in order else 0
    over = league.state == "finished"
    honoured = over and 0 < place <= PODIUM and len(order) >= FIELD
    return Career(
        league.settings.title,
        over,
        place,
        len(order),
        sum(one.mine > one.theirs for one in matches),
        sum(one.mine == one.theirs for one in matches),
        sum(one.mine < one.theirs for one in matches),
        results,
        place if honoured else 0,
    )
