"""The part of Netrunner's kind that has to do with editions of the rules."""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping

from bot.contract.editions import Editioned
from bot.messages.words import say
from engine import netrunner
from engine.netrunner.shown.view import View


class Editions(Editioned[netrunner.Game, View], ABC):
    """Which there are, and what a game of one says."""

    def editions(self, language: str) -> Mapping[str, str]:
        return {
            edition: say(language, f"bot-edition-{edition.replace('.', '-')}")
            for edition in netrunner.EDITIONS
        }

    def level_by(self, level: str, edition: str, language: str) -> str:
        if level in netrunner.STARTER_GAMES and netrunner.has_own_first_game(edition):
            return say(language, "bot-netrunner-core-set")
        return self.level_name(level, language)

    def edition(self, game: netrunner.Game) -> str:
        return game.edition

    def words(self, game: netrunner.Game, language: str) -> str:
        return game.words(language)
