"""NEON HOPE at the bot's table: its rules, its pictures, and the packs this host has."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from discord import app_commands

from bot.neon_hope import commands, routes
from bot.neon_hope.kind import Drawing, NeonHope
from bot.neon_hope.rules import Rules
from bot.presses.extension import Extension, Services
from bot.presses.routes import Routes
from bot.process.logs import logger
from bot.process.settings import Settings
from engine import neon_hope as game
from render import neon_hope as render

log = logger(__name__)


class NeonHopeGame(NeonHope, Extension):
    """The game with its commands, buttons and time limits."""

    def commands(self, services: Services) -> app_commands.Group:
        return commands.group(self, services)

    def routes(self, services: Services, at: Routes) -> None:
        routes.declare(self, services, at)

    async def background(self, services: Services) -> None:
        await routes.run(self, services)


def kind() -> NeonHopeGame:
    """The game with the shipped packs and those in the host's folder."""
    folder = Path(Settings().packs)
    return NeonHopeGame(
        rules([folder] if folder.is_dir() else []), Drawing(render.board, render.hand, render.card)
    )


def rules(folders: list[Path]) -> Rules:
    """A pack with mistakes is left out and named in the log: the others can be played."""
    library = game.Library.load(folders, lenient=True)
    for problem in library.problems:
        log.error("content pack left out", problem=str(problem))
    for doubt in library.doubts:
        log.warning("a slip in a content pack?", problem=str(doubt))
    return Rules(
        packs=library.packs,
        new=partial(game.new_game, library),
        load=lambda data: game.load(data, library),
        campaign=game.new_campaign,
        card_info=game.card_info,
        find_card=game.find_card,
    )
