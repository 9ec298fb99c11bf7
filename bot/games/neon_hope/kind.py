"""NEON HOPE at the bot's table: its rules, its pictures, and the packs there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar

import discord
from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.content import Content
from bot.contract.explaining import Explaining
from bot.contract.game import SPECTATOR, Draw
from bot.contract.player import Player
from bot.contract.reasoning import Reasoning
from bot.contract.teaching import Teaching, lesson_of
from bot.contract.undoable import Undoable
from bot.games.neon_hope import commands, finding, learning, routes
from bot.games.neon_hope.base import At, Drawing, NeonHope
from bot.games.neon_hope.orders import Ordering
from bot.games.neon_hope.rules import CoopGame, Rules
from bot.messages.components import Row
from bot.messages.words import say
from bot.presses.extension import Services, Sought
from bot.presses.languages import Asker
from bot.presses.routes import Routes
from bot.process.logs import logger
from bot.process.settings import Settings
from engine import neon_hope as game
from engine.kernel.undo import Since
from engine.messages import Glossary, Word
from engine.neon_hope.lessons import lesson
from engine.neon_hope.lessons.example import example
from engine.neon_hope.shown.view import View
from render import neon_hope as render
from render.picture import first

log = logger(__name__)


class NeonHopeGame(
    Ordering,
    NeonHope,
    Undoable[CoopGame, View],
    Explaining[CoopGame, View],
    Teaching[CoopGame, View],
    Reasoning[CoopGame, View],
    Content,
    Sought,
):
    """The game with its commands, buttons and time limits."""

    glossary: ClassVar[Glossary] = game.GLOSSARY

    def commands(self, services: Services) -> app_commands.Group:
        return commands.group(self, services)

    def mistakes(self) -> Sequence[str]:
        return self.rules.mistakes

    def doubts(self) -> Sequence[str]:
        return self.rules.doubts

    def playable(self) -> Sequence[str]:
        return list(self.rules.packs)

    def formats(self, language: str) -> Mapping[str, str]:
        return {choice.value: choice.name for choice in commands.playable(self, language)}

    async def find(
        self, services: Services, interaction: discord.Interaction, format: str | None, pace: str
    ) -> None:
        await finding.find(self, services, interaction, format, pace)

    async def looking(self, db: AsyncConnection, asker: Asker) -> Sequence[str]:
        return await finding.looking(self, db, asker)

    def routes(self, services: Services, at: Routes) -> None:
        routes.declare(self, services, at)

    async def background(self, services: Services) -> None:
        await routes.run(self, services)

    # -- words explained -----------------------------------------------------------------------------------

    def help_text(self, language: str) -> str:
        return say(language, "bot-help-neon-hope")

    def help_pictures(self, language: str) -> Sequence[tuple[str, Draw]]:
        """A table in play, and what may be read of it: a clue, and a card that fits."""
        shown = self.rules.example()
        board = partial(first, self.drawing.board, shown.view(SPECTATOR, language=language), {})
        cards = [self.draw_card(self.card(code, language), language) for code in self.rules.example_cards]
        return [("board", board), *((f"card-{n}", draw) for n, draw in enumerate(cards, 1))]

    def explained(self, table: At, seat: str, language: str) -> Sequence[Word]:
        """The words of its question first, then those of what happened, then those of its cards."""
        view = table.view(seat, language)
        texts, codes = [view.where], list[str]()
        for asked in view.decisions:
            texts += [asked.prompt, *(f"{option.group}\n{option.label}" for option in asked.options)]
            codes += [option.code for option in asked.options if option.code]
        texts += table.missed(seat, language)
        own = view.hero(seat)
        codes += [card.code for card in (own.hand or () if own is not None else ())]
        texts += [self._read(table, code, language) for code in dict.fromkeys(codes)]
        return self.glossary.words_in(texts, language)

    def _read(self, table: At, code: str, language: str) -> str:
        """A card's text; "" for what is no card."""
        try:
            return self.card_text(self.card(code, language, table.game), language)
        except KeyError:
            return ""

    # -- taking back ---------------------------------------------------------------------------------------

    def since(self, game: CoopGame, before: CoopGame, events: Sequence[Any]) -> Since:
        return game.since(before, events)

    def take_back(self, game: CoopGame, before: CoopGame) -> None:
        game.take_back(before)

    def chooses_action(self, game: CoopGame, seat: str) -> bool:
        return game.chooses_action(seat)

    def has_turn(self, game: CoopGame, seat: str) -> bool:
        """Or nobody has: between turns, and in setup."""
        return game.view(SPECTATOR).active in (seat, None)

    def why_not(self, game: CoopGame, seat: str, language: str) -> Sequence[tuple[str, Sequence[str]]]:
        return game.why_not(seat, language)

    # -- the guided round ----------------------------------------------------------------------------------

    lessons: ClassVar[int] = 1

    def lessons_text(self, language: str) -> str:
        return say(language, "bot-command-learn-neon-hope")

    def lesson_name(self, number: int, language: str) -> str:
        return say(language, "nh-lesson-name")

    def begin_lesson(self, number: int, seed: int, edition: str = "") -> CoopGame:
        return self.rules.lesson(seed)

    def lesson_players(self, number: int, learner: Player, language: str) -> Mapping[str, Player]:
        """Alone."""
        pack = self.rules.pack(lesson.PACK)
        return {lesson.LEARNER: replace(learner, role=self.role_of(pack, lesson.CHARACTER))}

    def lesson_reached(self, table: At) -> bool:
        return lesson.reached(table.answered) == len(lesson.STEPS)

    def finish_lesson(self, game: CoopGame, seat: str) -> Sequence[Any]:
        return game.abandon("lesson")

    def lesson_notes(self, table: At, seat: str, language: str) -> str:
        return learning.notes(table, seat, language)

    def after(self, table: At) -> Sequence[Row]:
        return () if lesson_of(table.row.level) else super().after(table)

    def public(self, table: At, mark: Any, events: Sequence[Any]) -> Sequence[str]:
        """A lesson tells no story: that of its episode is not to be known before."""
        return () if lesson_of(table.row.level) else super().public(table, mark, events)


def kind() -> NeonHopeGame:
    """The game with the shipped packs and those in the operator's folder."""
    folder = Path(Settings().packs)
    drawing = Drawing(render.board, render.hand, render.card, render.course, render.campaign)
    return NeonHopeGame(rules([folder] if folder.is_dir() else []), drawing)


def rules(folders: list[Path]) -> Rules:
    """A pack with mistakes is left out and named in the log: the others can be played."""
    library = game.Library.load(folders, lenient=True)
    for problem in library.problems:
        log.error("content pack left out", problem=str(problem))
    for doubt in library.doubts:
        log.warning("a slip in a content pack?", problem=str(doubt))
    return Rules(
        packs=library.packs,
        mistakes=[str(problem) for problem in library.problems],
        doubts=[str(doubt) for doubt in library.doubts],
        new=partial(game.new_game, library),
        load=lambda data: game.load(data, library),
        campaign=game.new_campaign,
        card_info=game.card_info,
        find_card=game.find_card,
        example=cache(partial(example, library)),
        lesson=partial(lesson.begin, library),
        example_cards=("phone-box", "bruna-my-line"),
    )
