"""The leagues' pictures: standings, pairings, brackets, seasons, ratings. Views in, pictures and alt
texts out."""

from render.leagues.bracket import bracket
from render.leagues.leaderboard import leaderboard
from render.leagues.pairings import pairings
from render.leagues.series import series
from render.leagues.standings import standings

__all__ = ["bracket", "leaderboard", "pairings", "series", "standings"]
