"""Pairings to print and to pin up: a line for each player, by name."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.messages.columns import left, places
from bot.messages.words import say
from engine.leagues.errors import LeagueError
from engine.leagues.model import Event, Pairing, Round
from engine.leagues.round_names import round_name
from engine.leagues.season.model import League
from engine.leagues.teams import played_for, team


def pairings_text(league: League, language: str) -> str:
    """The newest round in columns: who, at which table, against whom, on which side. LeagueError: none is
    published."""
    event = league.event
    if not event.rounds:
        raise LeagueError("lg-error-no-open-round")
    played = event.rounds[-1]
    lines = [
        (_plain(event.name_of(one)), *_where(league, pairing, one, language), *_team(event, played, one))
        for pairing in played.pairings
        if pairing.counts
        for one in pairing.players
    ]
    lines.sort(key=lambda line: line[0].casefold())
    names = ("rlg-col-player", "rlg-col-table", "rlg-pairings", "bl-print-side")
    names = (*names, *(("bl-print-team",) if event.settings.boards else ()))
    head = tuple(say(language, name) for name in names)
    rows = [head, *lines]
    widths = [max(places(row[at]) for row in rows) for at in range(len(head))]
    text = [
        "  ".join(left(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    named = round_name(event, played.number)
    title = say(language, "bl-print-head", title=_plain(league.settings.title), **named)
    until = []
    if league.round_deadline is not None and not played.completed:
        local = datetime.fromtimestamp(league.round_deadline, ZoneInfo(league.settings.zone))
        until = [f"{say(language, 'web-until')} {local:%Y-%m-%d, %H:%M} {league.settings.zone}"]
    return "\n".join((title, *until, "", text[0], "-" * max(map(places, text)), *text[1:], ""))


def _team(event: Event, played: Round, one: str) -> tuple[str, ...]:
    """Whom somebody plays for; nothing in a league of players."""
    if not event.settings.boards:
        return ()
    of = played_for(event, played.number, one)
    return (_plain(team(event, of).name) if of else "",)


def _where(league: League, pairing: Pairing, one: str, language: str) -> tuple[str, str, str]:
    other = pairing.opponent(one)
    if other is None:
        return ("", say(language, "bl-print-bye"), "")
    side = ""
    if pairing.corp:
        side = say(language, "rlg-corp" if pairing.corp == one else "rlg-runner")
    boards = league.event.settings.boards
    at = (
        f"{(pairing.table - 1) // boards + 1}.{(pairing.table - 1) % boards + 1}"
        if boards
        else str(pairing.table)
    )
    return (at, _plain(league.event.name_of(other)), side)


def _plain(text: str) -> str:
    """A name in one line."""
    return " ".join(text.split())
