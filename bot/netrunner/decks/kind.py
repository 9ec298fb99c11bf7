"""What a kind of game has that is played with decks of the players' own."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.hosting.duel import Duel
from bot.hosting.game import Game
from bot.netrunner.decks.commands import DeckCommands
from bot.netrunner.decks.hosted import hosted
from bot.netrunner.decks.playing import LEVEL, OWN
from bot.presses.extension import Extension, Services
from bot.presses.routes import Routes
from bot.process.settings import Settings
from engine import netrunner


class OwnDecks(Duel, Extension):
    """`/deck`, and games of such decks."""

    def more_commands(self, services: Services) -> Sequence[app_commands.Group]:
        return (self._decks(services).group(),)

    def routes(self, services: Services, at: Routes) -> None:
        super().routes(services, at)
        self._decks(services).declare(at)

    def _decks(self, services: Services) -> DeckCommands:
        return DeckCommands(services, hosted(Settings().formats), self)

    def anew(self, first: Game, seed: int) -> Game:
        assert isinstance(first, netrunner.Game)
        decks = netrunner.decks_of(first)
        return netrunner.new_game(
            LEVEL, seed, corp=decks["corp"], runner=decks["runner"], memory_aid=first.memory_aid
        )

    def same_decks(self, level: str) -> bool:
        return level == OWN
