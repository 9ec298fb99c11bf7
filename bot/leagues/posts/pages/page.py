"""The pages themselves: words, picture and buttons of each, all of one view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.contract.game import Draw, fingerprint
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.posts.pages import ROUND, SIGNUP, STANDINGS, signup
from bot.leagues.posts.pages.views import View, draw, pictured_round, standings_of
from bot.leagues.posts.pages.words import ROOM, round_lines, spread, standings_lines, until_line
from bot.leagues.stored import StoredLeague
from bot.messages import components
from bot.messages.components import Row, button, cut
from bot.messages.layout import Image, Layout, text_layout
from bot.messages.words import plain, say
from engine.leagues.errors import PLAIN
from engine.leagues.season.public import round_of
from engine.leagues.view import PairingView

Words = Callable[[StoredLeague, str], Sequence[str]]
Rows = Callable[[StoredLeague, str], Sequence[Row]]
"""Rows of buttons of a page with this argument, in `table.language`; pure."""
Shown = Callable[[StoredLeague, str], View | None]


@dataclass
class TextPage:
    """A page of paragraphs with the picture of a view (`shown`). Others may add rows of buttons."""

    words: Words
    pinned: bool = False
    rows: list[Rows] = field(default_factory=list)
    shown: Shown | None = None

    def text(self, table: StoredLeague, argument: str) -> str:
        return "\n".join(self.words(table, argument))

    def layout(self, table: StoredLeague, argument: str, images: Sequence[Image], text: str) -> Layout:
        rows = [row for rows in self.rows for row in rows(table, argument)]
        return text_layout(cut(text, ROOM), rows=tuple(rows), images=tuple(images))

    def draw(self, table: StoredLeague, argument: str) -> Draw | None:
        view = None if self.shown is None else self.shown(table, argument)
        return None if view is None else draw(view, table.language)

    def key(self, table: StoredLeague, argument: str) -> str:
        if self.shown is None:
            return ""
        return fingerprint(table.language, table.row.name, self.shown(table, argument))


def text_pages() -> dict[str, TextPage]:
    """Every page by name."""
    return {
        SIGNUP: TextPage(signup.lines),
        STANDINGS: TextPage(_standings, pinned=True, shown=lambda table, _: standings_of(table)),
        ROUND: TextPage(
            _round, rows=[_more], shown=lambda table, argument: pictured_round(table, int(argument))
        ),
    }


def _standings(table: StoredLeague, argument: str) -> list[str]:
    return standings_lines(standings_of(table), table.league.settings.title, table.language)


def _mentioned(table: StoredLeague, number: int, row: PairingView) -> Sequence[str]:
    """The two of a match as a channel names them: the view has names only, which may be equal."""
    pairing = table.league.event.pairing(number, row.table)
    first, second = pairing.player1, pairing.player2
    return table.mention(first), table.mention(second) if second is not None else ""


def round_pages(table: StoredLeague, number: int) -> tuple[list[str], list[list[str]]]:
    """A round in words, with mentions: what stands above, and its matches over as many messages as it takes.
    LeagueError: no such round."""
    view = round_of(table.league, number)
    title = plain(table.league.settings.title)
    head = [
        say(table.language, "lst-round", league=title, **view.name),
        *until_line(view, table.language),
    ]
    lines = round_lines(view, table.language, partial(_mentioned, table, number))
    return head, spread(lines, ROOM - sum(map(len, head)) - 200)


def _round(table: StoredLeague, argument: str) -> list[str]:
    number = int(argument)
    if number > len(table.league.event.rounds):
        title = plain(table.league.settings.title)
        return [
            say(table.language, "lst-round", league=title, **PLAIN, round=number),
            say(table.language, "lst-round-gone"),
        ]
    head, (first, *others) = round_pages(table, number)
    more = sum(map(len, others))
    return [*head, *first, *([say(table.language, "lst-more", count=more)] if more else [])]


def _more(table: StoredLeague, argument: str) -> Sequence[Row]:
    """A way to the matches a message has no room for."""
    number = int(argument)
    if number > len(table.league.event.rounds) or len(round_pages(table, number)[1]) < 2:
        return ()
    label = say(table.language, "bl-act-tables")
    return (components.row(button(label, organiser_address(table.id, "tables", f"{number}.1"))),)
