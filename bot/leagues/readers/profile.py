"""Somebody's page: what they have won, their leagues and their latest matches, above their ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.messages import words
from bot.messages.words import say
from engine.leagues.season.career import Career
from engine.messages import score
from render.leagues.words import record

MEDALS: Final = {1: "🏆", 2: "🥈", 3: "🥉"}
LEAGUES: Final = 8
"""Leagues that are told one by one."""
MATCHES: Final = 6


def profile_lines(
    careers: Sequence[Career], language: str, series: Sequence[tuple[int, str]] = ()
) -> list[str]:
    """Trophies, leagues and matches, the latest league first; nothing for who was in none. `series`: (place,
    name) of those somebody is honoured for."""
    found: list[str] = []
    seasons = [
        f"{MEDALS[place]} {say(language, 'blp-profile-series', name=words.plain(name))}"
        for place, name in sorted(series)
    ]
    trophies = sorted((one for one in careers if one.trophy), key=lambda one: one.trophy)
    if trophies or seasons:
        named = [*seasons, *(f"{MEDALS[one.trophy]} {words.plain(one.league)}" for one in trophies)]
        found.append(" · ".join(named))
    if careers:
        found += ["", "**" + say(language, "blp-profile-leagues") + "**"]
    found += [_league(one, language) for one in careers[:LEAGUES]]
    if len(careers) > LEAGUES:
        found.append(say(language, "lst-more", count=len(careers) - LEAGUES))
    latest = [(one, match) for one in careers for match in one.results if match.other][:MATCHES]
    if latest:
        found += ["", "**" + say(language, "blp-profile-matches") + "**"]
    found += [
        say(
            language,
            "blp-profile-match",
            league=words.plain(one.league),
            **match.round,
            other=words.plain(match.other),
            score=score(language, match.mine, match.theirs),
        )
        for one, match in latest
    ]
    return [*found, ""] if found else []


def _league(one: Career, language: str) -> str:
    title = words.plain(one.league)
    tally = record(one.won, one.drawn, one.lost)
    if not one.place:
        return say(language, "blp-profile-in", league=title)
    how = "over" if one.over else "going"
    return say(
        language, "blp-profile-place", league=title, place=one.place, field=one.field, how=how, record=tally
    )
