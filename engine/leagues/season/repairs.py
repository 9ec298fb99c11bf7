"""Rounds changed by hand: the draft, or the round that is played."""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues import repair
from engine.leagues.errors import LeagueError
from engine.leagues.explain_pairing import explain_pairing
from engine.leagues.model import Event
from engine.leagues.repair import Repair
from engine.leagues.round_names import round_name
from engine.leagues.season.course import Course, from_note, need_organiser
from engine.leagues.season.matches import key_of, open_match
from engine.leagues.season.operation import operation
from engine.leagues.season.rounds import current_round, drafted_event


def _target(course: Course) -> tuple[Event, int]:
    """The event with the round to repair as its last, and the number of that. LeagueError if there is neither
    a draft nor a round being played."""
    if course.league.draft is not None:
        return drafted_event(course.league), course.league.draft.draft.round.number
    number = current_round(course.event)
    if not number:
        raise LeagueError("lg-error-no-open-round")
    return course.event, number


def _repaired(course: Course, made: Repair) -> None:
    """Store the repaired draft or round; in a round, its changed matches begin anew."""
    course.log("ls-log-repair", said=from_note(made.said))
    drafted = course.league.draft
    if drafted is None:
        course.change(event=made.event)
        return
    # In a draft nothing has happened yet, so a voided pairing leaves no trace.
    played = made.event.rounds[-1]
    played = replace(played, pairings=tuple(pairing for pairing in played.pairings if pairing.counts))
    event = replace(made.event, rounds=(*made.event.rounds[:-1], played))
    why = tuple(explain_pairing(event, played.number, pairing.table) for pairing in played.pairings)
    busy = {one for pairing in played.pairings for one in pairing.players}
    resting = tuple(one.id for one in event.active if one.id not in busy and one.entered <= played.number)
    draft = replace(drafted.draft, round=played, why=why, resting=resting)
    course.set_draft(replace(drafted, draft=draft, repaired=True))


def _begin(course: Course, number: int, table: int) -> None:
    """A pairing of the round being played becomes a match (again)."""
    played = course.event.round(number)
    key = key_of(number, table)
    old = course.league.matches.get(key)
    until = course.league.round_deadline or course.now
    course.change(matches={one: match for one, match in course.league.matches.items() if one != key})
    open_match(course, played, course.event.pairing(number, table), old.deadline if old else until)


def _not_playing(course: Course, key: str) -> None:
    """LeagueError if a hosted game of a match has begun: void it instead, and pair by hand."""
    match = course.league.matches.get(key)
    if match is not None and match.hosted:
        raise LeagueError("ls-error-game-running")


@operation
def swap(course: Course, first: str, second: str, *, organiser: bool = False) -> None:
    """Two players of the draft, or of the round being played, change places; in a round all who are concerned
    are told. Two teams do so in a draft only. LeagueError: a table has a result or a game, somebody would
    have a second bye, ..."""
    need_organiser(organiser)
    event, number = _target(course)
    if event.settings.boards and course.league.draft is None:
        raise LeagueError("ls-error-teams-published")
    made = repair.swap(event, number, first, second)
    draft = course.league.draft is not None
    tables = [
        p.table for p in made.event.round(number).pairings if {first, second} & set(p.players) and p.counts
    ]
    if not draft:
        for table in tables:
            _not_playing(course, key_of(number, table))
    _repaired(course, made)
    if not draft:
        for table in tables:
            _begin(course, number, table)


@operation
def pair_by_hand(
    course: Course, one: str, other: str | None, *, corp: str = "", organiser: bool = False
) -> None:
    """A match, or a bye without `other`, for players who have none in the draft or the round. LeagueError if
    one of them is paired (void that first), does not play, or has had the bye."""
    need_organiser(organiser)
    event, number = _target(course)
    if event.settings.boards:
        raise LeagueError("ls-error-teams-by-hand")
    made = repair.pair_by_hand(event, number, one, other)
    table = made.event.round(number).pairings[-1].table
    if corp:
        made = Repair(repair.set_corp(made.event, number, table, corp).event, made.said)
    draft = course.league.draft is not None
    _repaired(course, made)
    if not draft:
        _begin(course, number, table)


@operation
def void(course: Course, match: str, *, organiser: bool = False) -> None:
    """A pairing of the draft or the round counts no more; its hosted games no longer matter. LeagueError if
    the round is over."""
    need_organiser(organiser)
    number, _, table = match.partition(":")
    if not (number.isdigit() and table.isdigit()):
        raise LeagueError("ls-error-no-match", match=match)
    drafted = course.league.draft
    if drafted is not None and course.event.settings.boards:
        raise LeagueError("ls-error-teams-by-hand")
    event = drafted_event(course.league) if drafted else course.event
    pairing = event.pairing(int(number), int(table))
    if drafted is not None and int(number) != drafted.draft.round.number:
        raise LeagueError("lg-error-round-over", **round_name(event, int(number)))
    _repaired(course, repair.void(event, int(number), int(table)))
    found = course.league.matches.get(match)
    if found is None:
        return
    course.set_match(
        replace(found, closed=True, report=None, claim=None, offers=(), disputed=False, nag=None)
    )
    for person in pairing.players:
        course.tell(person, "match", "ls-voided", match, other=pairing.opponent(person) or "")


@operation
def set_deadline(course: Course, match: str, deadline: float, *, organiser: bool = False) -> None:
    """Another deadline for a match, or, with match "", for the round and its matches that were due by then.
    LeagueError if it is past."""
    need_organiser(organiser)
    if deadline <= course.now:
        raise LeagueError("ls-error-deadline-past")
    if match:
        changed = [course.open_match(match)]
    else:
        old = course.league.round_deadline
        if old is None:
            raise LeagueError("lg-error-no-open-round")
        course.change(round_deadline=deadline)
        latest = max(old, deadline)
        changed = [m for m in course.league.matches.values() if not m.closed and m.deadline <= latest]
    for found in changed:
        side_due = None if found.side_due is None else min(found.side_due, deadline)
        nag = None if found.proposed else found.nag
        course.set_match(replace(found, deadline=deadline, side_due=side_due, proposed=(), nag=nag))
        for person in course.pairing(found.key).players:
            course.tell(person, "deadline", "ls-new-deadline", found.key, deadline=int(deadline))
    course.log("ls-log-deadline", match, deadline=int(deadline))
