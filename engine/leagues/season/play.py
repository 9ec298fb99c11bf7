"""Playing: the press of Play, hosted games as they begin, go on and end, sides in the cut, challenges."""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues import ladder, results
from engine.leagues.errors import LeagueError
from engine.leagues.model import GameResult, Result, Side
from engine.leagues.round_names import round_name
from engine.leagues.season.course import Course
from engine.leagues.season.matches import (
    next_start,
    played_games,
    running,
    settle,
    wanted_games,
    withdraw,
)
from engine.leagues.season.model import Hosted, League, SideChoice
from engine.leagues.season.operation import happening, operation
from engine.leagues.season.registering import complete, registers
from engine.leagues.season.rounds import challenge_match


@operation
def ready(course: Course, match: str) -> None:
    """The press of Play. When both have pressed, `starts` holds the game to open; a second game follows the
    first by itself. It answers a claim that one does not show up.

    LeagueError: pressed already, a game is running, the side is still to be chosen, a result is
    reported, no decks are registered where they are wanted."""
    found, other = course.mine(match)
    if running(found):
        raise LeagueError("ls-error-game-running")
    if found.report is not None or found.disputed:
        raise LeagueError("ls-error-reported")
    if found.side_due is not None:
        raise LeagueError("ls-error-side-first")
    if course.actor in found.ready:
        raise LeagueError("ls-error-ready-already")
    if registers(course.league) and not complete(course.person(course.actor)):
        raise LeagueError("ls-error-decks-first")
    found = replace(course.deed(found, course.actor, "ready"), ready=(*found.ready, course.actor))
    claim = found.claim
    if claim is not None and claim.against == course.actor:
        found = replace(found, claim=None, nag=None)
        course.tell(other, "claim", "ls-claim-shows-up", match, other=course.actor)
    course.set_match(found)
    if other in found.ready:
        if found.proposed:
            withdraw(course, match)
        course.starts.append(next_start(course, found))
    else:
        course.tell(other, "match", "ls-ready", match, other=course.actor, deadline=int(found.deadline))


@happening
def game_started(
    course: Course, match: str, game: str, corp: str, runner: str, waiting: tuple[str, ...] = ()
) -> None:
    """A hosted game of a match has begun; `waiting`: who must move, if that is known. Nothing happens if the
    match is over or knows the game."""
    found = course.match(match)
    if found.closed or any(hosted.game == game for hosted in found.hosted):
        return
    hosted = Hosted(game, corp, runner, course.now, moved=course.now, waiting=waiting)
    course.set_match(
        replace(found, hosted=(*found.hosted, hosted), ready=tuple(course.pairing(match).players))
    )


@happening
def game_moved(course: Course, match: str, game: str, *, by: str, waiting: tuple[str, ...]) -> None:
    """Who moved (`by` "" if nobody did since), and who is waited for. Tell at least before a tick that brings
    the deadline and before a claim: the rules for both look at it."""
    found = course.match(match)
    if found.closed:
        return
    since = by and course.now > course.league.away_until
    games = tuple(
        replace(
            hosted,
            by=by or hosted.by,
            moved=course.now if by else hosted.moved,
            waiting=waiting,
            away=0.0 if since else hosted.away,
        )
        if hosted.game == game and hosted.result is None and course.now >= hosted.moved
        else hosted
        for hosted in found.hosted
    )
    if by and games != found.hosted:
        found = course.deed(found, by, "moved")
    course.set_match(replace(found, hosted=games))


@happening
def game_finished(course: Course, match: str, game: str, result: GameResult) -> None:
    """A hosted game is over, with points 3 to 0 or 1 to 1. With all its games played the match is decided;
    else `starts` holds the next one. A match that is over takes no notice.

    LeagueError: a result that cannot be (other players, other points)."""
    found = course.match(match)
    if found.closed or not any(h.game == game and h.result is None for h in found.hosted):
        return
    games = tuple(replace(h, result=result, waiting=()) if h.game == game else h for h in found.hosted)
    drawn = result.corp_points == result.runner_points
    # One game cannot decide both if nobody won it.
    found = replace(found, hosted=games, two_for_one=found.two_for_one and not drawn)
    course.set_match(found)
    played = played_games(found)
    if len(played) >= wanted_games(course.league, found):
        settle(course, match, Result(played, two_for_one=found.two_for_one))
        return
    # Refuse now what could not be settled later.
    results.score(course.event, found.round, course.pairing(match), Result(played, intentional_draw=True))
    if found.report is None and not found.disputed:
        start = next_start(course, found)
        course.starts.append(start)
        for one in course.pairing(match).players:
            other = course.pairing(match).opponent(one) or ""
            course.tell(one, "match", "ls-next-game", match, game=start.number, other=other)


@happening
def game_stopped(course: Course, match: str, game: str) -> None:
    """A hosted game is gone without a result, or (game "") could not be opened: both press Play again."""
    found = course.match(match)
    if found.closed:
        return
    games = tuple(h for h in found.hosted if h.game != game or h.result is not None)
    course.set_match(replace(found, hosted=games, ready=()))
    for one in course.pairing(match).players:
        other = course.pairing(match).opponent(one) or ""
        course.tell(one, "match", "ls-game-stopped", match, other=other, deadline=int(found.deadline))


# -- the cut ------------------------------------------------------------------------------------------------


def side_choice(league: League, match: str) -> SideChoice | None:
    """Who picks the side of a game of the cut, and until when; None if nobody does (any more)."""
    found = league.matches.get(match)
    if found is None or found.closed or found.side_due is None:
        return None
    return SideChoice(match, league.pairing_of(match).player1, found.side_due)


@operation
def choose_side(course: Course, match: str, side: Side) -> None:
    """The higher seed's choice. LeagueError for others, and once it is chosen."""
    found, other = course.mine(match)
    if found.side_due is None:
        raise LeagueError("lg-error-no-pick", **round_name(course.event, found.round), table=found.table)
    course.change(event=results.pick_side(course.event, found.round, found.table, course.actor, side))
    course.set_match(replace(course.deed(found, course.actor, "answered"), side_due=None))
    message = "ls-side-corp" if side == "corp" else "ls-side-runner"
    course.tell(other, "match", message, match, other=course.actor, deadline=int(found.deadline))


# -- ladders ------------------------------------------------------------------------------------------------


@operation
def challenge(course: Course, other: str) -> None:
    """Challenge somebody above in a ladder: a match with a deadline of its own. LeagueError says what speaks
    against it."""
    if course.league.state != "running":
        raise LeagueError("ls-error-not-begun")
    course.person(course.actor)
    course.person(other)
    course.change(event=ladder.challenge(course.event, course.actor, other))
    key = challenge_match(course)
    until = int(course.match(key).deadline)
    course.tell("channel", "match", "ls-challenged", key, person=course.actor, other=other, deadline=until)


__all__ = [
    "challenge",
    "choose_side",
    "game_finished",
    "game_moved",
    "game_started",
    "game_stopped",
    "ready",
    "side_choice",
]
