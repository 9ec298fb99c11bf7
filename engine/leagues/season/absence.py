""" "Not in round 4", said ahead: in Swiss, who asks for it is not paired in a round. It is no match, so there
are no points for it, no missed round and nothing for anybody's average; as if they had dropped and come back.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.roster import changed, may_be_away
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.model import League
from engine.leagues.season.operation import operation
from engine.leagues.season.rounds import redraft
from engine.leagues.setup import planned_rounds

EXPECTED: Final = 8
"""Rounds one can speak of while their number still depends on who signs up."""


def rounds_to_come(league: League) -> range:
    """The rounds one can still ask not to be in; none where matches are not drawn round by round."""
    event = league.event
    if not may_be_away(event) or league.state in ("finished", "cancelled"):
        return range(0)
    first, last = len(event.rounds) + 1, planned_rounds(event)
    if not event.rounds and not event.settings.rounds:
        last = max(last, EXPECTED)
    return range(first, last + 1)


@operation
def set_away(course: Course, rounds: tuple[int, ...], *, person: str = "", organiser: bool = False) -> None:
    """The rounds to come that somebody will not be in; what is not named (any more) they are in.

    LeagueError: they are not in, the format knows no such thing, or there is no such round to come."""
    who = person or course.actor
    if who != course.actor:
        need_organiser(organiser)
    course.person(who)
    league, player = course.league, course.event.player(who)
    if not may_be_away(course.event):
        raise LeagueError("ls-error-away-format")
    for number in rounds:
        if number not in rounds_to_come(league):
            raise LeagueError("ls-error-away-round", round=number)
    played = len(course.event.rounds)
    away = (*(number for number in player.away if number <= played), *sorted(set(rounds)))
    if away == player.away:
        return
    course.change(event=changed(course.event, replace(player, away=away)))
    said = ", ".join(str(number) for number in away if number > played)
    course.log("ls-log-not-in" if said else "ls-log-in", person=who, rounds=said)
    if who != course.actor:
        course.tell(who, "people", "ls-noted-away" if said else "ls-noted-back", rounds=said)
    if (played + 1 in away) != (played + 1 in player.away):
        redraft(course)
