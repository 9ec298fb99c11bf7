"""The public messages of a game: the board that follows it, and the summary that ends it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.contract.cards import Cards, Hands
from bot.contract.kind import GameKind, Table
from bot.layouts.rematch import rematch
from bot.messages import components, words
from bot.messages.components import TEXT, Row, button, cut
from bot.messages.layout import Image, Layout, galleries, text_layout
from bot.messages.loglines import escape

ROW = 5
"""Buttons in a row."""
SUMMARY = "🏁 **"
"""How the summary begins, and no other message of a thread."""


def board(table: Table, images: tuple[Image, ...], language: str | None = None) -> Layout:
    """Who is to move, where the game stands, the picture, and the players' buttons.

    In the thread's language, unless it is drawn for one person alone. How it ended stands in the thread's
    summary, so that the board there does not say it once more."""
    spoken = language or table.language
    told = language is None and table.game.result is not None
    built: Layout = table.once(("board", spoken, told), lambda: _board(table, spoken, told))
    return built.with_pictures(images)


def _board(table: Table, spoken: str, told: bool) -> Layout:
    title = f"-# {table.kind.title(spoken)} {table.row.id} · {players(table, spoken)}"
    rows = [buttons(table, spoken)]
    more = table.kind.board_buttons(table) if table.game.result is None else ()
    if more:
        rows.append(components.row(*more))
    said = () if told else (board_text(table, spoken),)
    return text_layout(title, *said, rows=tuple(rows))


def board_text(table: Table, language: str) -> str:
    """Who is to move and where the game stands, or how it ended."""
    view = table.view(language=language)
    if view.result is not None:
        return f"{SUMMARY}{escape(view.result.text)}**"
    names = [words.plain(name) for name in table.waiting_names]
    note = table.kind.board_note(table)
    said = f"{words.say(language, 'bot-to-move', names=names)}\n{escape(view.where)}"
    return f"{said}\n{note}" if note else said


def players(table: Table, language: str, *, calling: bool = False) -> str:
    """Everybody at the table, with what they play; `calling`: people by their mention."""
    seats = list(table.row.seats.values())
    called = table.called(language)
    if calling:
        called |= {seat.seat: words.mention(seat.user_id) for seat in seats if seat.user_id}
    return table.kind.players(seats, called, language)


def buttons(table: Table, language: str) -> Row:
    """What a board offers: hands and cards only where its game has them, moves and hands until it is over."""
    styles = {"move": discord.ButtonStyle.primary}
    hand, card = looks(table.kind)
    mine = ("move", *hand) if table.game.result is None else ()
    return components.row(
        *(
            button(
                words.say(language, f"bot-button-{what}"),
                f"b:{table.row.id}:{what}",
                styles.get(what, discord.ButtonStyle.secondary),
            )
            for what in (*mine, "log", *card)
        )
    )


def looks(kind: GameKind) -> tuple[Sequence[str], Sequence[str]]:
    """What can be looked at of a kind of game besides its board: hands, cards."""
    return ("hand",) if isinstance(kind, Hands) else (), ("card",) if isinstance(kind, Cards) else ()


def summary(table: Table, course: tuple[Image, ...] = (), record: str = "") -> Layout:
    """How it ended and for whom, what the game says of it, turns and length, and how the game went; the final
    board stands above it. `record`: how the two have fared against each other."""
    row, language = table.row, table.language
    length = words.length(language, (row.ended or row.updated) - row.created)
    turns = table.kind.rounds(table.game.turn, language)
    facts = [*table.kind.summary(table), turns, length]
    lines = [
        f"{SUMMARY}{escape(table.kind.outcome(table))}**",
        players(table, language, calling=True),
        " · ".join(facts),
    ]
    lines += [record] if record else []
    said = cut("\n".join([*lines, *table.kind.uncovered(table)]), TEXT)
    layout = text_layout(said)
    replay = button(words.say(language, "bot-button-replay"), replay_id(row.id))
    again = rematch(table, language)
    rows: list[Row] = [components.row(*again)] if again else []
    rows += table.kind.after(table)
    if rows and len(rows[-1]["components"]) < ROW:
        rows[-1]["components"].append(replay)
    else:
        rows.append(components.row(replay))
    return layout.add(*galleries(course), *rows)


def replay_id(game_id: int) -> str:
    """What opens the replay of a game."""
    return f"rp:{game_id}:0:all:open"
