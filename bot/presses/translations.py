"""The descriptions of slash commands in every language of the catalogue.

Their names stay English in all of them: the bot's messages name commands, and players tell each other.
"""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.messages.words import say
from engine.messages import DEFAULT, LANGUAGES


def localised(text: Callable[[str], str]) -> locale_str:
    """A text of a command, given as what it is in a language."""
    return locale_str(text(DEFAULT), text=text)


def message(identifier: str) -> locale_str:
    """A message of the catalogue as a text of a command."""
    return localised(lambda language: say(language, identifier))


class Translator(app_commands.Translator):
    """Tells Discord what texts of commands are in other languages."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = locale.value.partition("-")[0]
        text: Callable[[str], str] | None = string.extras.get("text")
        if text is None or language == DEFAULT or language not in LANGUAGES:
            return None
        return text(language)
