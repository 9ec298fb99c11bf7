"""The small game as leagues host it: they are Netrunner's, and ask of its decks and editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from discord import app_commands

from bot.contract.editions import Editioned
from bot.contract.game import Game
from bot.games.netrunner.decks.own import Decked
from bot.messages.words import say
from bot.presses.commands import duel
from bot.presses.extension import Services
from engine.netrunner import EDITIONS
from tests.bot.fake import FakeKind


class Leagued(FakeKind):
    """The small game under Netrunner's name: what leagues ask for."""

    name: ClassVar[str] = "netrunner"
    group: ClassVar[str] = "netrunner"
    starter: ClassVar[str] = "/netrunner challenge"
    seats: ClassVar[tuple[str, str]] = ("corp", "runner")

    def title(self, language: str) -> str:
        return say(language, "bot-netrunner")

    def side(self, seat: str, language: str) -> str:
        return say(language, f"bot-netrunner-{seat}")

    def levels(self, language: str) -> Mapping[str, str]:
        return {"beginner": say(language, "bot-netrunner-beginner"), "wide": "Wide"}


class WithDecks(Leagued, Decked, Editioned):
    """The same with decks: whoever brings none plays the small game."""

    def editions(self, language: str) -> Mapping[str, str]:
        return {one: say(language, f"bot-edition-{one.replace('.', '-')}") for one in EDITIONS}

    def edition(self, game: Game) -> str:
        return ""

    def commands(self, services: Services) -> app_commands.Group:
        return duel(self, services, lambda group: self.add_challenge(group, services))


def kind() -> WithDecks:
    return WithDecks()
