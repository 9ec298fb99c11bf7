"""Calls to move in a game's thread, for whom direct messages do not reach: posted once, and kept true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.contract.game import fingerprint
from bot.contract.kind import Table
from bot.hosting.undo_requests import is_asked
from bot.layouts.panels import reminder
from bot.messages import components, words
from bot.messages.components import button
from bot.messages.layout import Layout, text_layout
from bot.store.game_rows import SeatRow

SINCE = "since:"


def call_text(table: Table, seat: SeatRow, about: Mapping[str, Any] | None = None) -> str:
    """What calls somebody; `about`: what they are reminded of (`panels.reminder`)."""
    name = words.mention(seat.user_id or 0)
    if about is not None:
        return f"{name} {reminder(table, about, table.language)}"
    if is_asked(table, seat.seat):
        return words.say(table.language, "bot-undo-call", name=name)
    return table.kind.call(table, seat) or words.say(table.language, "bot-your-move", name=name)


def call_layout(table: Table, content: str) -> Layout:
    """The same with the button that shows the panel."""
    label = words.say(table.language, "bot-button-show")
    show = button(label, f"b:{table.row.id}:move", discord.ButtonStyle.primary)
    return text_layout(content, rows=(components.row(show),))


def call_digest(content: str, about: Mapping[str, Any] | None = None) -> str:
    """What tells whether a call is still true: its text; of a reminder, since when a move is owed."""
    return fingerprint(content) if about is None else f"{SINCE}{about['since']}"
