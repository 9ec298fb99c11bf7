"""Pages of leagues in words: sign-up, standings, rounds.

Each may be given rows of buttons and pictures by whoever serves them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from bot.games import Draw, fingerprint
from bot.layout import TEXT, Image, Layout, Row, cut, text_layout
from bot.leagues.pages import ROUND, SIGNUP, STANDINGS
from bot.leagues.table import LeagueTable, moment
from bot.words import plain, say
from engine.leagues.ladder import order
from engine.leagues.model import Event, Pairing, games_per_match
from engine.leagues.standings import standings

Words = Callable[[LeagueTable, str], Sequence[str]]
Rows = Callable[[LeagueTable, str], Sequence[Row]]
"""Rows of buttons of a page with this argument, in `table.language`; pure."""
Pictured = Callable[[LeagueTable, str], Draw | None]
Facts = Callable[[LeagueTable, str], object]

ROOM = 3600
"""Characters of a page's text."""
NAME = 24
"""Columns of a name in a table."""


@dataclass
class TextPage:
    """A page of paragraphs, which others may add to. `facts`: what `pictures` are drawn from, for a
    fingerprint."""

    words: Words
    pinned: bool = False
    rows: list[Rows] = field(default_factory=list)
    pictures: Pictured | None = None
    facts: Facts | None = None

    def layout(self, table: LeagueTable, argument: str, images: Sequence[Image]) -> Layout:
        rows = [row for rows in self.rows for row in rows(table, argument)]
        text = "\n".join(self.words(table, argument))
        return text_layout(cut(text, ROOM), rows=tuple(rows), images=tuple(images))

    def draw(self, table: LeagueTable, argument: str) -> Draw | None:
        return None if self.pictures is None else self.pictures(table, argument)

    def key(self, table: LeagueTable, argument: str) -> str:
        if self.pictures is None:
            return ""
        facts = table.league.event if self.facts is None else self.facts(table, argument)
        return fingerprint(table.language, table.row.name, facts)


def text_pages() -> dict[str, TextPage]:
    """Every page, in words alone."""
    return {
        SIGNUP: TextPage(signup),
        STANDINGS: TextPage(in_order, pinned=True),
        ROUND: TextPage(in_round),
    }


def signup(table: LeagueTable, argument: str) -> list[str]:
    """What the league is, whether one can sign up, who has."""
    league, language = table.league, table.language
    settings, state = league.settings, league.state
    found = [f"## {plain(settings.title)}"]
    if state == "planned" and settings.opens is not None:
        found.append(say(language, "lst-signup-opens", time=moment(int(settings.opens))))
    elif state == "signup" and settings.closes is not None:
        found.append(say(language, "lst-signup-until", time=moment(int(settings.closes))))
    else:
        found.append(say(language, f"lst-state-{state}"))
    entered = [table.mention(player.id) for player in league.event.players if player.status == "active"]
    waiting = [table.mention(player.id) for player in league.event.players if player.status == "waiting"]
    found.append(say(language, "lst-players", count=len(entered), most=settings.capacity))
    if entered:
        found.append(_fitting(entered, language))
    if waiting:
        found.append(say(language, "lst-waiting", names=_fitting(waiting, language)))
    return found


def in_order(table: LeagueTable, argument: str) -> list[str]:
    """The standings, or a ladder's order."""
    event, language = table.league.event, table.language
    found = [say(language, "lst-standings", league=plain(table.league.settings.title))]
    if event.settings.format == "ladder":
        ranks = order(event)
        return [*found, _block(f"{at:>3}  {_column(event.name_of(one))}" for at, one in enumerate(ranks, 1))]
    lines = []
    for row in standings(event):
        out = "" if row.status == "active" else "  ×"
        name = f"{_column(row.name):<{NAME}}"
        lines.append(f"{row.rank:>3}  {name} {row.points:>6}  {float(row.sos):>6.3f}{out}")
    head = f"{'#':>3}  {say(language, 'lst-player'):<{NAME}} {say(language, 'lst-points'):>6}  {'SoS':>6}"
    return [*found, _block((head, *lines))]


def in_round(table: LeagueTable, argument: str) -> list[str]:
    """Who plays whom, and what it came to."""
    event, language, number = table.league.event, table.language, int(argument)
    title = plain(table.league.settings.title)
    found = [say(language, "lst-round", league=title, round=number)]
    if number > len(event.rounds):
        return [*found, say(language, "lst-round-gone")]
    played = event.rounds[number - 1]
    until = table.league.round_deadline
    if not played.completed and until is not None and number == len(event.rounds):
        found.append(say(language, "lst-round-until", time=moment(int(until))))
    return [*found, *(_pairing(table, event, number, pairing) for pairing in played.pairings)]


def _pairing(table: LeagueTable, event: Event, number: int, pairing: Pairing) -> str:
    language, first, second = table.language, pairing.player1, pairing.player2
    if second is None:
        return say(language, "lst-bye", table=str(pairing.table), name=table.mention(first))
    sided = games_per_match(event.settings, event.round(number).stage) == 1 and bool(pairing.corp)
    if sided and pairing.corp != first:
        first, second = second, first
    one, other = table.mention(first), table.mention(second)
    if sided:
        names = say(language, "lst-sides", corp=one, runner=other)
    else:
        names = say(language, "lst-against", one=one, other=other)
    line = say(language, "lst-table", table=str(pairing.table), names=names)
    if pairing.status == "void":
        return f"~~{line}~~"
    if pairing.status == "confirmed" and pairing.score is not None:
        return f"{line} · **{pairing.points(first)}–{pairing.points(second)}**"
    return line


def _fitting(names: Sequence[str], language: str) -> str:
    """As many names as a page has room for."""
    shown = list(names)
    while sum(len(name) + 2 for name in shown) > TEXT // 2:
        shown.pop()
    more = len(names) - len(shown)
    return ", ".join(shown) + (f" {say(language, 'lst-more', count=more)}" if more else "")


def _block(lines: Iterable[str]) -> str:
    """Lines of equal letters, as many as fit."""
    kept: list[str] = []
    for line in lines:
        if sum(len(one) + 1 for one in kept) + len(line) > ROOM - 200:
            kept.append("…")
            break
        kept.append(line)
    return "```\n" + "\n".join(kept) + "\n```"


def _column(name: str) -> str:
    return cut(name.replace("`", "'").replace("\n", " "), NAME)
