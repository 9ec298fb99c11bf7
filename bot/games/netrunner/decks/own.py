"""What a kind of game has that is played with decks of the players' own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import discord
import msgspec
from discord import app_commands

from bot.contract.computers import Computers
from bot.contract.content import Files, OwnFile
from bot.contract.decks import OwnDecks
from bot.games.netrunner.decks import challenge_command, pages
from bot.games.netrunner.decks.challenging import Challenging
from bot.games.netrunner.decks.commands import DeckCommands
from bot.games.netrunner.decks.hosted import hosted, mistake
from bot.games.netrunner.decks.playing import LEVEL, PLAYED, format_of, level_of
from bot.games.netrunner.decks.rules import NetrunnerDecks
from bot.messages.words import say
from bot.presses.extension import Services
from bot.presses.finding import Findable
from bot.presses.routes import Routes
from bot.process.settings import Settings
from engine import netrunner
from engine.messages import items
from engine.netrunner.decklists import read
from engine.netrunner.decklists.formats import Formats
from engine.netrunner.decklists.formats import formats as ours
from engine.netrunner.decklists.searching import only_kinds
from engine.netrunner.shown.view import View


class _Lists(msgspec.Struct):
    """The file that deals a game of own decks again."""

    corp: netrunner.Deck
    runner: netrunner.Deck
    edition: str = ""


class Decked(
    Computers[netrunner.Game, View], OwnDecks[netrunner.Game, View], Findable[netrunner.Game, View], Files
):
    """`/deck`, and games of such decks: challenges to them, rematches, and who looks for one."""

    def more_commands(self, services: Services) -> Sequence[app_commands.Group]:
        return (self._decks(services).group(),)

    def routes(self, services: Services, at: Routes) -> None:
        super().routes(services, at)
        self._decks(services).declare(at)
        self._challenging(services).declare(at)

    def add_challenge(self, group: app_commands.Group, services: Services) -> None:
        """The command that challenges, with format and deck."""
        challenge_command.add(group, self, services, self._challenging(services))

    def warm(self, language: str) -> None:
        super().warm(language)
        read(b"1 Hegde Fnd")  # a doubtful name is looked up among all
        only_kinds("ice", language)  # so are the names of kinds of cards

    def _decks(self, services: Services) -> DeckCommands:
        return DeckCommands(services, self._formats, self)

    def _challenging(self, services: Services) -> Challenging:
        return Challenging(self._decks(services).decks, services, self)

    # -- games of own decks --------------------------------------------------------------------------------

    def same_decks(self, level: str) -> bool:
        return format_of(level) is not None

    def anew(self, first: netrunner.Game, seed: int) -> netrunner.Game:
        decks = netrunner.decks_of(first)
        return netrunner.new_game(
            LEVEL,
            seed,
            corp=decks["corp"],
            runner=decks["runner"],
            memory_aid=first.memory_aid,
            edition=first.edition,
        )

    def lists(self, first: netrunner.Game) -> str:
        return pages.both_written(netrunner.decks_of(first).items(), first.edition)

    def listed(self, lists: str, seed: int) -> netrunner.Game:
        try:
            found = msgspec.json.decode(lists, type=_Lists)
            return netrunner.new_game(
                LEVEL, seed, corp=found.corp, runner=found.runner, edition=found.edition or netrunner.NEWEST
            )
        except (msgspec.DecodeError, KeyError) as error:
            raise ValueError(lists) from error

    def dealt(self, first: netrunner.Game, language: str) -> Sequence[str]:
        """Both decks from the top, opening hands before them."""
        found: list[str] = []
        for seat, (hand, deck) in netrunner.dealt(first, language).items():
            who = say(language, f"bot-netrunner-{seat}")
            found.append(say(language, "bot-dealt-hand", seat=who, cards=items(language, hand)))
            found.append(say(language, "bot-dealt-deck", seat=who, cards=items(language, deck)))
        return found

    def files(self) -> Sequence[OwnFile]:
        path = Settings().formats
        return [OwnFile("formats", path, mistake(path))] if path else []

    def deck_rules(self) -> NetrunnerDecks:
        return NetrunnerDecks(self._formats)

    @cached_property
    def _formats(self) -> Formats:
        """The operator's file is read once: a bot that starts anew has the new one."""
        return hosted(Settings().formats)

    def level_name(self, level: str, language: str) -> str:
        format_id = format_of(level)
        if format_id is None:
            return super().level_name(level, language)
        if not format_id:
            return say(language, "bot-decks-own")
        name = pages.format_name(ours(), format_id, language)
        return say(language, "bot-decks-format", format=name)

    # -- looking for one -----------------------------------------------------------------------------------

    def formats(self, language: str) -> Mapping[str, str]:
        own = {level_of(one): self.level_name(level_of(one), language) for one in PLAYED}
        return {**super().formats(language), **own}

    async def find(
        self, services: Services, interaction: discord.Interaction, format: str | None, pace: str
    ) -> None:
        if format is None or not self.same_decks(format):
            await super().find(services, interaction, format, pace)
            return
        challenging = self._challenging(services)
        await services.answers.give(
            interaction, lambda asker: challenging.look(asker, interaction, format, pace)
        )
