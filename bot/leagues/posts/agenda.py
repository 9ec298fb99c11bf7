"""Somebody's open matches as entries of a calendar."""

from __future__ import annotations

from bot.leagues.stored import StoredLeague
from bot.messages.words import say
from engine.leagues.calendar import Deadline
from engine.leagues.season.matches import where
from engine.leagues.season.model import League

LASTS = 7200
"""Seconds that a match takes on an agreed time."""


def open_matches(league: League, of: str) -> list[str]:
    """Open matches of somebody; "" is everybody's."""
    return [
        key
        for key, match in league.matches.items()
        if not match.closed and (not of or of in league.pairing_of(key).players)
    ]


def entries(table: StoredLeague, of: str, language: str) -> list[Deadline]:
    """Deadlines of somebody's open matches, and the times they have agreed on. Entries keep their ids: a file
    taken in again moves what has moved."""
    league = table.league
    found = []
    for key in open_matches(league, of):
        match = league.matches[key]
        names = " – ".join(league.event.name_of(one) for one in league.pairing_of(key).players)
        uid = f"league-{table.id}-{key.replace(':', '-')}@sysop"
        title = say(language, "bl-ics-deadline", **where(league, key), names=names)
        # The number only has to rise: versions do, whatever was changed.
        revision = table.row.version
        found.append(
            Deadline(
                uid,
                title,
                int(match.deadline),
                details=league.settings.title,
                revision=revision,
                remind=86400,
            )
        )
        if match.agreed is not None:
            meeting = say(language, "bl-ics-agreed", **where(league, key), names=names)
            found.append(Deadline(f"agreed-{uid}", meeting, int(match.agreed), LASTS, revision=revision))
    return found
