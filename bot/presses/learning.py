"""`learn` of a game: lessons over the ordinary game and its panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import discord
from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.editions import Editioned, played_by
from bot.contract.kind import Table
from bot.contract.player import Player
from bot.contract.teaching import LEVEL, Teaching, lesson_of, level_of
from bot.hosting.applying import move_row
from bot.hosting.play import Play
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.access import Rules
from bot.presses.alone import opened_alone
from bot.presses.answers import Answer
from bot.presses.challenge_command import editions
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.private import Private
from bot.presses.rematches import Rematches
from bot.presses.routes import Ids, Routes
from bot.presses.translations import localised, message
from bot.store import games as store
from bot.store.game_rows import SeatRow
from bot.store.games import MoveRow

LATEST = 10
"""Games that are looked through for somebody's latest lesson."""

Sys = discord.Interaction


class Learning:
    """Begins lessons and ends them."""

    def __init__(self, kind: Teaching, play: Play, private: Private) -> None:
        self.kind = kind
        self.play = play
        self.private = private

    async def go_on(
        self, asker: Asker, wanted: int | None, interaction_id: int, edition: str | None = None
    ) -> Answer:
        """The lesson that is wanted, in place of another; else the one that is under way, or comes next.

        By the edition that is named; else by that of the one before.
        """
        latest = await self._latest(asker)
        before = "" if latest is None else played_by(self.kind, latest.game)
        if latest is not None and latest.game.result is None:
            if wanted in (None, lesson_of(latest.row.level)) and edition in (None, before):
                return await self.private.move(latest.row.id, asker)
            await self.finish(asker, latest.row.id, interaction_id)
        following = self._following(latest) if latest is not None else 1
        return await self._begin(asker, wanted or following, before if edition is None else edition)

    def _following(self, table: Table) -> int:
        """The lesson to be taken after this one: the first after the last, itself until it is reached."""
        number = lesson_of(table.row.level)
        return number % self.kind.lessons + 1 if self.kind.lesson_reached(table) else number

    async def press(self, asker: Asker, game_id: int, what: str, interaction_id: int) -> Answer:
        """Serve the buttons of a lesson's panel."""
        table = await self.finish(asker, game_id, interaction_id)
        number = lesson_of(table.row.level)
        if what == "stop":
            follows = self._following(table)
            left = follows if follows > 1 or not self.kind.lesson_reached(table) else 0
            n = left if self.kind.lessons > 1 else 0
            return Answer(text=say(asker.language, "bot-learn-stopped", n=n, group=self.kind.group))
        latest = await self._latest(asker)
        forward = what == "next" and self.kind.lesson_reached(table) and number < self.kind.lessons
        if latest is not None and latest.game.result is None:
            if lesson_of(latest.row.level) == number + forward:  # pressed twice
                return await self._shown(latest.row.id, asker)
            await self.finish(asker, latest.row.id, interaction_id)
        return await self._begin(asker, number + forward, played_by(self.kind, table.game))

    async def _shown(self, game_id: int, asker: Asker) -> Answer:
        """A lesson that is under way: its panel lies in the direct messages."""
        return replace(await self.private.move(game_id, asker), comes=True)

    async def finish(self, asker: Asker, game_id: int, interaction_id: int) -> Table:
        """End a lesson that is under way; how it stood before. Refusal if the game is none."""
        table = await self.play.load(game_id)
        if table.kind is not self.kind or not lesson_of(table.row.level):
            raise Refusal("bot-forged")
        if table.game.result is None:
            await self._end(game_id, asker.user_id, interaction_id)
        return table

    async def _latest(self, asker: Asker) -> Table | None:
        """Somebody's lesson that is under way, else the one they played last."""
        async with self.play.db.read() as db:
            running = await store.of_user(db, asker.user_id, kind=self.kind.name)
            before = await store.of_user(db, asker.user_id, None, limit=LATEST, kind=self.kind.name)
            rows = [await store.get(db, game_id) for game_id in (*running, *before)]
        found = next((row for row in rows if row is not None and lesson_of(row.level)), None)
        return await self.play.load(found.id) if found is not None else None

    async def _under_way(self, db: AsyncConnection, user_id: int) -> int | None:
        """Somebody's lesson that has not ended."""
        for game_id in await store.of_user(db, user_id, kind=self.kind.name):
            row = await store.get(db, game_id)
            if row is not None and lesson_of(row.level):
                return game_id
        return None

    async def _begin(self, asker: Asker, number: int, edition: str) -> Answer:
        """It is the learner's own: no thread, and nobody else sees it."""
        learner = Player(asker.name, asker.user_id)
        players = self.kind.lesson_players(number, learner, asker.language)
        async with self.play.db.write() as db:
            under_way = await self._under_way(db, asker.user_id)
            if under_way is None:
                game = self.kind.begin_lesson(number, self.play.seeds(), edition)
                level = level_of(number)
                place = (None, asker.channel_id or 0)
                game_id = await self.play.start(db, self.kind, game, level, *place, players)
        if under_way is not None:  # another press has been faster
            return await self._shown(under_way, asker)
        self.play.wake(game_id)
        return opened_alone(game_id, asker, "bot-learn-opens", "bot-learn-opens-here", n=number)

    async def _end(self, game_id: int, user_id: int, interaction_id: int) -> None:
        def act(table: Table, mine: Sequence[SeatRow]) -> list[MoveRow]:
            game, seat = table.game, mine[0].seat
            if game.result is not None:
                return []
            mark = table.kind.mark(game)
            events = self.kind.finish_lesson(game, seat)
            return [move_row(table, mark, events, seat, (LEVEL,), user_id, interaction_id)]

        await self.play.change(game_id, user_id, act)


def add_command(group: app_commands.Group, kind: Teaching, services: Services) -> None:
    """Add `learn` to the commands of the game."""
    learning = Learning(kind, services.play, services.private)

    async def begin(interaction: Sys, wanted: int | None, edition: str | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return await learning.go_on(asker, wanted, interaction.id, edition)

        await services.answers.give(interaction, work, slow=True, stores=True)

    description = localised(kind.lessons_text)
    if kind.lessons == 1:

        @group.command(name="learn", description=description)
        async def learn(interaction: Sys) -> None:
            await begin(interaction, None)

        return
    choices = [
        app_commands.Choice(name=localised(_name(kind, each)), value=each)
        for each in range(1, kind.lessons + 1)
    ]

    if not isinstance(kind, Editioned):

        @group.command(name="learn", description=description)
        @app_commands.describe(lesson=message("bot-option-lesson"))
        @app_commands.choices(lesson=choices)
        async def learn_one(interaction: Sys, lesson: app_commands.Choice[int] | None = None) -> None:
            await begin(interaction, lesson.value if lesson is not None else None)

        return

    @group.command(name="learn", description=description)
    @app_commands.describe(lesson=message("bot-option-lesson"), edition=message("bot-option-edition"))
    @app_commands.choices(lesson=choices)
    @app_commands.choices(edition=editions(kind))
    async def learn_by(
        interaction: Sys,
        lesson: app_commands.Choice[int] | None = None,
        edition: app_commands.Choice[str] | None = None,
    ) -> None:
        await begin(
            interaction, lesson.value if lesson is not None else None, edition.value if edition else None
        )


def _name(kind: Teaching, number: int) -> Callable[[str], str]:
    return lambda language: f"{number}. {kind.lesson_name(number, language)}"


def declare(kind: Teaching, services: Services, at: Routes) -> None:
    """Declare what serves the buttons of a lesson."""
    learning = Learning(kind, services.play, services.private)
    rematches = Rematches(services.challenges)
    rules = Rules(services.play.db)

    @at.press(f"{kind.name}:learn:{{game:int}}:play:{{computer:act}}", may=rules.player)
    async def play(interaction: Sys, ids: Ids) -> None:
        game_id, computer = ids.number("game"), ids.text("computer")

        async def work(asker: Asker) -> Answer:
            await learning.finish(asker, game_id, interaction.id)
            return (await rematches.offer(asker, game_id, computer))[0]

        await services.answers.give(interaction, work, slow=True, stores=True)

    @at.press(f"{kind.name}:learn:{{game:int}}:{{what:next|again|stop}}", may=rules.player)
    async def press(interaction: Sys, ids: Ids) -> None:
        game_id, what = ids.number("game"), ids.text("what")

        async def work(asker: Asker) -> Answer:
            return await learning.press(asker, game_id, what, interaction.id)

        await services.answers.give(interaction, work, slow=True, stores=True)
