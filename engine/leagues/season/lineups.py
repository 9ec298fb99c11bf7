"""Line-ups of teams in time: what captains are told and owe, who is replaced, what a published round uses up.

Until a round is published its captains may change who plays (`teams`); then the line-ups stand. A board whose
match has not begun can still be given to somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from engine.leagues import squads, teams
from engine.leagues.boards import lined_up
from engine.leagues.explain_pairing import explain_pairing
from engine.leagues.final import final_order
from engine.leagues.season import times
from engine.leagues.season.matches import open_match
from engine.leagues.season.model import HOUR, Owed
from engine.leagues.season.quiet import wait

if TYPE_CHECKING:
    from engine.leagues.model import Team
    from engine.leagues.season.course import Course
    from engine.leagues.season.model import League, MatchState

LEAD: Final = 8 * HOUR
"""How long before line-ups stand a captain who has not confirmed theirs is reminded, or half of the time."""
STALE: Final = 2 * HOUR
"""A reminder that comes later than this is left out."""


class Call(NamedTuple):
    """A reminder to a captain, and its mark in `League.done`."""

    at: float
    mark: str
    person: str
    team: str


def open_round(league: League) -> int:
    """The round whose line-ups are being made: that of the draft, or the one after those there are."""
    return len(league.event.rounds) + 1


def tidy(course: Course) -> bool:
    """Captains who left are followed by others, teams without anybody are out. Whether anything changed."""
    if not course.event.settings.boards:
        return False
    event = squads.tidied(course.event)
    if event == course.event:
        return False
    now = {each.id: each for each in event.teams}
    for each in teams.playing_teams(course.event):
        to = now.get(each.id)
        if to is None or to.status != "active":
            course.tell("channel", "people", "ls-team-out", team=each.name)
        elif to.captain != each.captain:
            course.tell(to.captain, "people", "ls-captain", team=each.name)
    course.change(event=event)
    return True


def ask(course: Course) -> None:
    """A draft is there: captains look at their line-ups, once for each round."""
    drafted = course.league.draft
    number = open_round(course.league)
    if drafted is None or not course.event.settings.boards or drafted.publishes == course.now:
        return
    if not course.mark(f"line-up:{number}"):
        return
    for each in teams.playing_teams(course.event):
        if drafted.publishes is None:
            course.tell(each.captain, "round", "ls-line-up", team=each.name, round=number)
        else:
            until = int(drafted.publishes)
            course.tell(each.captain, "round", "ls-line-up-until", team=each.name, round=number, until=until)


def calls(league: League) -> Iterator[Call]:
    """Reminders still to come to captains who have not confirmed, and those past but not marked."""
    drafted, number = league.draft, open_round(league)
    if drafted is None or drafted.publishes is None or not league.event.settings.boards:
        return
    lead = min(LEAD, (drafted.publishes - drafted.made) / 2)
    for each in teams.playing_teams(league.event):
        mark = f"line-up:{number}:{each.captain}:late"
        if each.confirmed == number or mark in league.done:
            continue
        person = league.people.get(each.captain)
        rest = times.rest_of(league, person)
        usual = times.outside(drafted.publishes - lead, drafted.publishes, rest)
        at = times.until(league.done, mark) or usual
        if at > drafted.made:
            yield Call(at, mark, each.captain, each.id)


def remind(course: Course) -> None:
    """Send what is due; what is too late is left out. All are marked."""
    drafted = course.league.draft
    for call in [one for one in calls(course.league) if one.at <= course.now]:
        if wait(course, call.person, call.mark, (drafted and drafted.publishes) or 0.0):
            continue
        course.mark(call.mark)
        if course.now - call.at <= STALE and drafted is not None and drafted.publishes is not None:
            of = teams.team(course.event, call.team)
            until = int(drafted.publishes)
            course.tell(
                call.person,
                "reminder",
                "ls-line-up-until",
                team=of.name,
                round=drafted.draft.round.number,
                until=until,
            )


def owed(league: League, person: str) -> list[Owed]:
    """What somebody owes for their team, or to one that has invited them."""
    if not league.event.settings.boards:
        return []
    found = []
    number = open_round(league)
    for each in teams.playing_teams(league.event):
        if league.draft is not None and each.captain == person and each.confirmed != number:
            args: dict[str, str | int | tuple[str, ...]] = {"team": each.name, "round": number}
            found.append(Owed("line_up", "ls-owe-line-up", dict(args), deadline=league.draft.publishes))
        if person in each.invited:
            found.append(Owed("invited", "ls-owe-invited", {"team": each.name}))
    return found


def anew(course: Course) -> None:
    """The boards of the draft as the line-ups are now; the teams meet as they did."""
    drafted = course.league.draft
    if drafted is None:
        return
    played = lined_up(course.event, drafted.draft.round)
    event = replace(course.event, rounds=(*course.event.rounds, played))
    why = tuple(explain_pairing(event, played.number, pairing.table) for pairing in played.pairings)
    course.set_draft(replace(drafted, draft=replace(drafted.draft, round=played, why=why)))


def published(course: Course) -> None:
    """The line-ups stand: everybody is told what their match does not tell them, and who stood in for one
    round is free again."""
    event = course.event
    played = event.rounds[-1]
    for match in played.team_matches:
        one = teams.team(event, match.team1)
        if match.team2 is None:
            course.tell(one.captain, "round", "ls-team-bye", team=one.name, round=played.number)
            continue
        other = teams.team(event, match.team2)
        course.tell("channel", "round", "ls-teams-meet", team=one.name, foe=other.name, round=played.number)
        for of, places in ((one, match.first), (other, match.second)):
            for board, player in enumerate(places, 1):
                if not player:
                    course.tell(
                        of.captain, "round", "ls-board-empty", team=of.name, board=board, round=played.number
                    )
                elif player not in of.members:
                    course.tell(player, "round", "ls-stands-in", team=of.name, round=played.number)
    course.change(event=replace(event, teams=tuple(replace(each, stand_ins=()) for each in event.teams)))


def begun(match: MatchState) -> bool:
    """Whether somebody has done something for a match that another player could not take over."""
    return bool(
        match.closed or match.hosted or match.report or match.disputed or match.claim or match.proposed
    )


def seat(course: Course, key: str, leaving: str, coming: str) -> None:
    """Somebody else plays a board; the match begins anew, due when it was. All concerned are told."""
    match = course.match(key)
    course.change(event=teams.substitute(course.event, match.round, match.table, leaving, coming))
    pairing = course.pairing(key)
    record, deadline = match.record, match.deadline
    opponent = pairing.opponent(coming)
    if opponent is not None:  # who was told of another before
        course.tell(opponent, "match", "ls-seated", key, person=coming, other=leaving, round=match.round)
    course.change(matches={one: other for one, other in course.league.matches.items() if one != key})
    open_match(course, course.event.round(match.round), pairing, deadline)
    course.set_match(replace(course.match(key), record=record, opened=match.opened, away=match.away))
    course.tell("channel", "people", "ls-seated", key, person=coming, other=leaving, round=match.round)
    course.tell(leaving, "match", "ls-relieved", key, other=coming, round=match.round)
    course.log("ls-log-seated", key, match=key, person=coming, other=leaving)


def relieve(course: Course, who: str) -> None:
    """Somebody who leaves is replaced where their match has not begun: by the first of the bench, else of the
    pool. Their captain hears of it, and may name somebody else."""
    if not course.event.settings.boards:
        return
    for key, match in tuple(course.league.matches.items()):
        if begun(match) or who not in course.pairing(key).players:
            continue
        of = teams.played_for(course.event, match.round, who)
        found = teams.substitutes(course.event, match.round, teams.team(course.event, of)) if of else ()
        coming = next((one for one in found if one != who), None)
        if coming is not None:
            seat(course, key, who, coming)


def member_out(course: Course, who: str) -> None:
    """Somebody's team hears that they play no longer."""
    of = teams.team_of(course.event, who) if course.event.settings.boards else None
    if of is not None and of.captain != who:
        course.tell(of.captain, "people", "ls-member-out", team=of.name, person=who)


def finished(course: Course) -> None:
    """The places of the teams, when the league is over."""
    event = course.event
    order = [teams.team(event, one) for one in final_order(event)]
    if not order:
        course.tell("channel", "end", "ls-finished-empty")
        return
    course.tell("channel", "end", "ls-finished-team", team=order[0].name)
    for place, of in enumerate(order, 1):
        for one in _of(course, of):
            course.tell(one, "end", "ls-your-team-place", team=of.name, place=place, teams=len(order))


def _of(course: Course, of: Team) -> tuple[str, ...]:
    return tuple(one for one in of.members if one in course.league.people)
