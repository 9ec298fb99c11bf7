"""Games that only their player sees."""

from __future__ import annotations

import discord

from bot.messages import components
from bot.messages.components import button
from bot.messages.layout import text_layout
from bot.messages.words import say
from bot.presses.answers import Answer


def opened_alone(game_id: int, said: str, language: str) -> Answer:
    """That such a game has begun, with what shows it here: direct messages may be closed."""
    show = button(say(language, "bot-button-move"), f"b:{game_id}:move", discord.ButtonStyle.primary)
    row = components.row(show)
    return Answer(layout=text_layout(said, rows=(row,)), comes=True)
