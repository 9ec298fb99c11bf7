"""What everybody may know of a league as it goes: its views, with how far each match has got, and all of them
together as one plain value (`public`), for files and pages. Names, never ids; nothing of decks."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.commitments import commitment
from engine.leagues.errors import LeagueError
from engine.leagues.season.matches import running
from engine.leagues.season.model import League, State
from engine.leagues.teams import pool
from engine.leagues.view import BracketView, LeaderboardView, PairingsView, StandingsView, TeamView
from engine.leagues.views import bracket_view, pairings_view, standings_view, teams_view

SHAPE = 1
"""One up with each change of `Public` that is no addition."""


class Public(Struct, frozen=True):
    """A league for everybody. `rounds`: published ones, the first first; of a ladder its open challenges as
    number 0 too, before them. `live`: how many games are being played now. `round_deadline`: Unix seconds.
    `seed`: what draws come from, None before round one is published; `seed_hash`: its SHA-256, in hexadecimal
    digits, from the start (`seed_of`). `ratings` None: not asked for. `teams`: who is in them, `substitutes`:
    who may stand in for all of them."""

    title: str
    state: State
    standings: StandingsView
    rounds: tuple[PairingsView, ...]
    bracket: BracketView | None = None
    live: int = 0
    round_deadline: int | None = None
    seed: int | None = None
    ratings: LeaderboardView | None = None
    shape: int = SHAPE
    teams: tuple[TeamView, ...] = ()
    substitutes: tuple[str, ...] = ()
    seed_hash: str = ""


def public(league: League, ratings: LeaderboardView | None = None) -> Public:
    """All of it as it stands."""
    event = league.event
    rounds = [round_of(league, each.number) for each in event.rounds]
    if event.settings.format == "ladder":
        rounds.insert(0, round_of(league, None))
    try:
        tree = bracket_of(league)
    except LeagueError:
        tree = None
    return Public(
        title=league.settings.title,
        state=league.state,
        standings=standings_view(event),
        rounds=tuple(rounds),
        bracket=tree,
        live=sum(row.state == "playing" for each in rounds if each.number for row in each.pairings),
        round_deadline=None if league.round_deadline is None else int(league.round_deadline),
        seed=seed_of(league),
        seed_hash=hash_of(league),
        ratings=ratings,
        teams=teams_view(event),
        substitutes=tuple(event.name_of(one) for one in pool(event)) if event.settings.boards else (),
    )


def seed_of(league: League) -> int | None:
    """What draws come from. None until round one is published: who joins or leaves last could else work out
    what they make of it."""
    return None if league.state in ("planned", "signup", "closed") else league.event.settings.seed


def hash_of(league: League) -> str:
    """SHA-256 of the seed's decimal digits, as 64 hexadecimal digits: shown from the start, so that everybody
    can check afterwards that the seed was there before the field. With 63 bits it cannot be guessed."""
    return commitment(str(league.event.settings.seed))


def round_of(league: League, number: int | None) -> PairingsView:
    """A round with how far each match has got and until when it is to be played; in a ladder None is every
    open challenge. LeagueError: no such round."""
    event = league.event
    matches = [match for match in league.matches.values() if number in (None, match.round)]
    if number is None:  # the challenges of a ladder, numbered by their rounds
        numbers = {match.key: match.round for match in matches}
    else:
        numbers = {match.key: match.table for match in matches}
    until = league.round_deadline if number == len(event.rounds) else None
    return pairings_view(
        event,
        number,
        playing=[numbers[match.key] for match in matches if not match.closed and running(match)],
        disputed=[
            numbers[match.key]
            for match in matches
            if not match.closed and (match.disputed or match.unanswered is not None)
        ],
        overdue=[
            numbers[match.key]
            for match in matches
            if not match.closed and match.proposed and match.unanswered is None
        ],
        deadlines={numbers[match.key]: match.deadline for match in matches if not match.closed},
        agreed={
            numbers[match.key]: match.agreed
            for match in matches
            if match.public and match.agreed is not None and not match.closed
        },
        until=until,
    )


def bracket_of(league: League) -> BracketView:
    """The bracket, with the games that are going on. LeagueError if there is none."""
    playing = [match.table for match in league.matches.values() if not match.closed and running(match)]
    return bracket_view(league.event, playing=playing)
