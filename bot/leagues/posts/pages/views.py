"""What a page shows: one view of the league, from which its words, its alt text and its picture are made."""

from __future__ import annotations

from functools import partial

from bot.contract.game import Draw
from bot.leagues.stored import StoredLeague
from engine.leagues.season.public import bracket_of, round_of
from engine.leagues.view import BracketView, PairingsView, StandingsView
from engine.leagues.views import standings_view
from render import leagues as render

View = BracketView | PairingsView | StandingsView


def standings_of(table: StoredLeague) -> StandingsView:
    """Who stands where."""
    return standings_view(table.league.event)


def pictured_round(table: StoredLeague, number: int) -> View | None:
    """What the picture of a round's page shows: in the cut the bracket. None for one taken back."""
    event = table.league.event
    if number > len(event.rounds):
        return None
    if event.rounds[number - 1].stage == "cut":
        return bracket_of(table.league)
    return round_of(table.league, number)


def draw(view: View, language: str) -> Draw:
    """What draws the pictures of a view."""
    if isinstance(view, StandingsView):
        return partial(render.standings, view, language)
    if isinstance(view, BracketView):
        return partial(render.bracket, view, language)
    return partial(render.pairings, view, language)
