"""What a game or the leagues add to the bot beside their games: slash commands, buttons, background work."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord
from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.advising import Adviser
from bot.hosting.play import Play
from bot.hosting.uptime import Uptime
from bot.layouts.pictures import Pictures
from bot.presses.answers import Answers
from bot.presses.challenges import Challenges
from bot.presses.languages import Asker, Languages
from bot.presses.private import Private
from bot.presses.routes import Routes
from bot.presses.user_settings import UserSettings


@dataclass(frozen=True)
class Services:
    """What handlers are made from. Whoever puts them together is given all of it; a handler takes the two or
    three parts that it uses."""

    client: discord.Client
    play: Play
    pictures: Pictures
    languages: Languages
    answers: Answers
    private: Private
    challenges: Challenges
    settings: UserSettings
    adviser: Adviser
    uptime: Uptime
    sweep_seconds: float
    """How often what is due is looked for anew."""


class Extension(ABC):  # noqa: B024  # all of it may be left out
    """A kind of game that has commands, buttons or background work of its own."""

    def commands(self, services: Services) -> app_commands.Group | None:
        """Its slash commands; `bot.presses.commands.common` adds those that every game has."""
        return None

    def more_commands(self, services: Services) -> Sequence[app_commands.Group]:
        """Further groups of slash commands, of names of their own."""
        return ()

    def routes(self, services: Services, at: Routes) -> None:  # noqa: B027
        """Declare what serves custom_ids of its own, which begin with its name and a colon."""

    async def background(self, services: Services) -> None:  # noqa: B027
        """Runs beside the bot from its start, and is cancelled at its end: for deadlines, say."""


class Sought(Extension):
    """A kind of game that can be looked for by `/play find`."""

    @abstractmethod
    def formats(self, language: str) -> Mapping[str, str]:
        """What can be looked for: value to name, the usual one first. Empty where there is nothing now."""

    @abstractmethod
    async def find(
        self, services: Services, interaction: discord.Interaction, format: str | None, pace: str
    ) -> None:
        """Answer somebody who looks for a game of a format (None: the usual one) at a pace."""

    @abstractmethod
    async def looking(self, db: AsyncConnection, asker: Asker) -> Sequence[str]:
        """Who is looking for a game of this kind, a line each, as far as the asker may know."""
