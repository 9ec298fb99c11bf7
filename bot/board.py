"""The public messages of a game: the board that follows it, and the summary that ends it."""

from __future__ import annotations

import discord
from discord import ui

from bot import words
from bot.layout import Image, Layout, Row, button, text_layout
from bot.loglines import escape
from bot.play import Table
from bot.store.games import GameRow


def board(table: Table, images: tuple[Image, ...]) -> Layout:
    """Who is to move, where the game stands, the picture, and the players' buttons."""
    title = f"-# {table.kind.title} {table.row.id} · {players(table)}"
    return text_layout(title, board_text(table), images=images, rows=(buttons(table.row.id),))


def board_text(table: Table) -> str:
    """Who is to move and where the game stands, or how it ended."""
    view = table.view()
    if view.result is not None:
        return f"🏁 **{escape(view.result.text)}**"
    return f"{words.turn_of(table.waiting_names)}\n{escape(view.where)}"


def players(table: Table) -> str:
    seats = {seat: words.plain(table.row.seats[seat].name) for seat in table.kind.seats}
    return words.table(seats, table.kind.seats)


def buttons(game_id: int) -> Row:
    names = {
        "move": words.BUTTON_MOVE,
        "hand": words.BUTTON_HAND,
        "log": words.BUTTON_LOG,
        "card": words.BUTTON_CARD,
    }
    styles = {"move": discord.ButtonStyle.primary}
    return ui.ActionRow(
        *(
            button(name, f"b:{game_id}:{what}", styles.get(what, discord.ButtonStyle.secondary))
            for what, name in names.items()
        )
    )


def summary(table: Table, images: tuple[Image, ...]) -> Layout:
    """Winner, how, score, turns and length, under the final board."""
    row, view = table.row, table.view()
    assert view.result is not None
    winner = view.result.winner
    said = escape(view.result.text)
    if winner is not None:
        # "The Runner wins by agenda points." of the game, told of the person.
        said = f"{words.plain(row.seats[winner].name)} wins {said.partition(' wins ')[2]}"
    points = {"corp": view.corp.points, "runner": view.runner.points}
    score = ", ".join(f"{words.plain(row.seats[seat].name)} {points[seat]}" for seat in table.kind.seats)
    length = words.length((row.ended or row.updated) - row.created)
    text = words.summary(said, score, view.turn, length, players(table))
    again = button(words.BUTTON_REMATCH, f"r:{row.id}", discord.ButtonStyle.success)
    return text_layout(text, images=images, rows=(ui.ActionRow(again),))


def link(row: GameRow) -> str:
    """Where a game is played, as a link (or a word where its thread is gone)."""
    if row.thread_id is None:
        return f"game {row.id}"
    return f"<#{row.thread_id}>"
