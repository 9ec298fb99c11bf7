"""The small game as leagues host it, which ask of editions and of Netrunner's decks."""

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
    """What leagues host, by its own name and seats."""

    leagues: ClassVar[bool] = True


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
