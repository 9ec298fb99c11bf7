"""What a page shows: one view of the league, from which its words, its alt text and its picture are made."""

from __future__ import annotations

from functools import partial

from bot.hosting.game import Draw
from bot.leagues.table import LeagueTable
from engine.leagues.season.matches import running
from engine.leagues.season.model import League
from engine.leagues.view import BracketView, PairingsView, StandingsView
from engine.leagues.views import bracket_view, pairings_view, standings_view
from render import leagues as render

View = BracketView | PairingsView | StandingsView


def standings_of(table: LeagueTable) -> StandingsView:
    """Who stands where."""
    return standings_view(table.league.event)


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
        disputed=[numbers[match.key] for match in matches if not match.closed and match.disputed],
        deadlines={numbers[match.key]: match.deadline for match in matches if not match.closed},
        until=until,
    )


def pictured_round(table: LeagueTable, number: int) -> View | None:
    """What the picture of a round's page shows: in the cut the bracket. None for one taken back."""
    event = table.league.event
    if number > len(event.rounds):
        return None
    if event.rounds[number - 1].stage == "cut":
        return bracket_of(table.league)
    return round_of(table.league, number)


def bracket_of(league: League) -> BracketView:
    """The bracket, with the games that are going on. LeagueError if there is none."""
    playing = [match.table for match in league.matches.values() if not match.closed and running(match)]
    return bracket_view(league.event, playing=playing)


def draw(view: View, language: str) -> Draw:
    """What draws the pictures of a view."""
    if isinstance(view, StandingsView):
        return partial(render.standings, view, language)
    if isinstance(view, BracketView):
        return partial(render.bracket, view, language)
    return partial(render.pairings, view, language)
