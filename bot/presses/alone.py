"""Games that only their player sees."""

from __future__ import annotations

import discord

from bot.messages import components
from bot.messages.components import button
from bot.messages.layout import text_layout
from bot.messages.words import Argument, say
from bot.presses.answers import Answer
from bot.presses.languages import Asker


def opened_alone(game_id: int, asker: Asker, elsewhere: str, here: str, **arguments: Argument) -> Answer:
    """That such a game has begun, with what shows it where it was asked for: direct messages may be closed.
    `here`: what is said to somebody who asked in direct messages, to which it comes."""
    language = asker.language
    said = say(language, here if asker.guild_id is None else elsewhere, **arguments)
    show = button(say(language, "bot-button-move"), f"b:{game_id}:move", discord.ButtonStyle.primary)
    row = components.row(show)
    return Answer(layout=text_layout(said, rows=(row,)), comes=True)
