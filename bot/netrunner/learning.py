"""`/netrunner learn`: six lessons over the ordinary game, panels and computer opponent.

A lesson is a stored game like any other; that it is one, and which, is its level ("lesson3"). What has been
reached is worked out from its decision log, so that a crash at any moment loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord
from discord import app_commands

from bot.hosting.duel import Duel
from bot.hosting.kind import Table
from bot.hosting.play import Play
from bot.hosting.tables import Player, move_row
from bot.messages.layout import Button, button
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.access import Rules
from bot.presses.answers import Answer
from bot.presses.challenges import place_of
from bot.presses.explaining import line
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.private import Private
from bot.presses.routes import Ids, Routes
from bot.presses.translations import localised, message
from bot.store import games as store
from bot.store.games import MoveRow, SeatRow
from engine import netrunner
from engine.messages import Word
from engine.netrunner.lessons.lessons import LESSONS, Lesson, reached, remark
from engine.netrunner.shown.view import View

LEVEL = "lesson"
LEVELS = {f"{LEVEL}{number}": lesson for number, lesson in enumerate(LESSONS, 1)}
"""What the game of a lesson is stored as."""
COMPUTER = "sensible"
LATEST = 10
"""Games that are looked through for somebody's latest lesson."""

Sys = discord.Interaction


def notes(table: Table, seat: str, language: str) -> str:
    """What a panel says of the lesson: the task, a word on the last press, the words that are new; praise
    once the goal is reached. "" for other games."""
    lesson = LEVELS.get(table.row.level)
    if lesson is None or seat != lesson.seat:
        return ""
    told = table.answered
    over = table.game.result is not None
    name, key = say(language, f"nr-lesson-{lesson.key}"), f"nr-lesson-{lesson.key}"
    found = [say(language, "bot-learn-head", n=number(lesson), most=len(LESSONS), name=name)]
    if reached(lesson, told):
        found += ["" if over else remark(lesson, told, language), f"⭐ {say(language, f'{key}-praise')}"]
        found.append("" if number(lesson) < len(LESSONS) else say(language, "bot-learn-all"))
    elif not over:
        said = remark(lesson, told, language)
        found += [say(language, f"{key}-task"), said]
        found += [f"-# {line(word, language)}" for word in _new_words(table, lesson, said, language)]
    return "\n".join(filter(None, found))


def _new_words(table: Table, lesson: Lesson, said: str, language: str) -> list[Word]:
    """The words of the lesson that appear first now: those of its task before the first press, then those of
    the question that its task does not have."""
    task = say(language, f"nr-lesson-{lesson.key}-task")
    known = {word.key for word in netrunner.GLOSSARY.words_in([task], language)}
    view: View = table.view(lesson.seat, language)
    texts = [said]
    for asked in view.decisions:
        texts += [view.where, asked.prompt, *((option.label for option in asked.options) if said else ())]
    met = {word.key for word in netrunner.GLOSSARY.words_in(texts, language)}
    met = met - known if said else met | known
    return [netrunner.GLOSSARY.word(key, language) for key in lesson.words if key in met]


def number(lesson: Lesson) -> int:
    """1 for the first lesson."""
    return LESSONS.index(lesson) + 1


def buttons(table: Table, seat: str, language: str) -> Sequence[Button]:
    """What can be done with the lesson; () in other games."""
    lesson = LEVELS.get(table.row.level)
    if lesson is None or seat != lesson.seat:
        return ()
    done = reached(lesson, table.answered)
    offered = ["next"] if done and number(lesson) < len(LESSONS) else []
    offered += ["again"] if table.game.result is not None else ["again", "stop"]
    styles = {"next": discord.ButtonStyle.success}
    return [
        button(
            say(language, f"bot-learn-{what}"),
            f"netrunner:learn:{table.row.id}:{what}",
            styles.get(what, discord.ButtonStyle.secondary),
        )
        for what in offered
    ]


class Learning:
    """Begins lessons and ends them."""

    def __init__(self, kind: Duel, play: Play, private: Private) -> None:
        self.kind = kind
        self.play = play
        self.private = private

    async def go_on(self, asker: Asker, channel_id: int, wanted: int | None) -> Answer:
        """The lesson that is under way; else the one that is wanted, or that comes next."""
        latest = await self._latest(asker)
        if latest is not None and latest.game.result is None:
            return await self.private.move(latest.row.id, asker)
        following = 1
        if latest is not None:
            lesson = LEVELS[latest.row.level]
            following = (
                number(lesson) % len(LESSONS) + 1 if reached(lesson, latest.answered) else number(lesson)
            )
        return await self._begin(asker, wanted or following, asker.guild_id, channel_id)

    async def press(self, asker: Asker, game_id: int, what: str, interaction_id: int) -> Answer:
        """Serve the buttons of a lesson's panel."""
        table = await self.play.load(game_id)
        lesson = LEVELS.get(table.row.level)
        if lesson is None:
            raise Refusal("bot-forged")
        if table.game.result is None:
            await self._end(game_id, asker.user_id, interaction_id)
        if what == "stop":
            return Answer(text=say(asker.language, "bot-learn-stopped"))
        latest = await self._latest(asker)
        if latest is not None and latest.game.result is None:  # pressed twice
            return await self.private.move(latest.row.id, asker)
        forward = what == "next" and reached(lesson, table.answered) and number(lesson) < len(LESSONS)
        place = (table.row.guild_id, table.row.channel_id)
        return await self._begin(asker, number(lesson) + forward, *place)

    async def _latest(self, asker: Asker) -> Table | None:
        """Somebody's lesson that is under way, else the one they played last."""
        async with self.play.db.read() as db:
            running = await store.of_user(db, asker.user_id, kind=self.kind.name)
            before = await store.of_user(db, asker.user_id, None, limit=LATEST, kind=self.kind.name)
            rows = [await store.get(db, game_id) for game_id in (*running, *before)]
        found = next((row for row in rows if row is not None and row.level in LEVELS), None)
        return await self.play.load(found.id) if found is not None else None

    async def _begin(self, asker: Asker, wanted: int, guild_id: int | None, channel_id: int) -> Answer:
        level = f"{LEVEL}{wanted}"
        lesson = LEVELS[level]
        me = Player(asker.name, asker.user_id)
        it = Player(say(asker.public, f"bot-computer-{COMPUTER}"), computer=COMPUTER)
        seats = {seat: me if seat == lesson.seat else it for seat in self.kind.seats}
        async with self.play.db.write() as db:
            game = self.kind.new(level, self.play.seeds())
            game_id = await self.play.start(db, self.kind, game, level, guild_id, channel_id, seats)
        self.play.wake(game_id)
        return Answer(text=say(asker.language, "bot-learn-opens", n=wanted, channel=f"<#{channel_id}>"))

    async def _end(self, game_id: int, user_id: int, interaction_id: int) -> None:
        def act(table: Table, mine: Sequence[SeatRow]) -> list[MoveRow]:
            game, seat = table.game, mine[0].seat
            assert isinstance(game, netrunner.Game)
            if game.result is not None:
                return []
            mark = table.kind.mark(game)
            return [move_row(table, mark, game.finish(seat), seat, (LEVEL,), user_id, interaction_id)]

        await self.play.change(game_id, user_id, act)


def add_command(group: app_commands.Group, kind: Duel, services: Services) -> None:
    """Add `learn` to the commands of the game."""
    learning = Learning(kind, services.play, services.private)
    choices = [
        app_commands.Choice(name=localised(_name(each)), value=each) for each in range(1, len(LESSONS) + 1)
    ]

    @group.command(description=message("bot-command-learn"))
    @app_commands.describe(lesson=message("bot-option-lesson"))
    @app_commands.choices(lesson=choices)
    async def learn(interaction: Sys, lesson: app_commands.Choice[int] | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            channel_id = place_of(interaction, asker.language)
            return await learning.go_on(asker, channel_id, lesson.value if lesson is not None else None)

        await services.answers.give(interaction, work, slow=True)


def _name(wanted: int) -> Callable[[str], str]:
    return lambda language: f"{wanted}. {say(language, f'nr-lesson-{LESSONS[wanted - 1].key}')}"


def declare(kind: Duel, services: Services, at: Routes) -> None:
    """Declare what serves the buttons of a lesson."""
    learning = Learning(kind, services.play, services.private)
    rules = Rules(services.play.db)

    @at.press("netrunner:learn:{game:int}:{what:next|again|stop}", may=rules.player)
    async def press(interaction: Sys, ids: Ids) -> None:
        game_id, what = ids.number("game"), ids.text("what")

        async def work(asker: Asker) -> Answer:
            return await learning.press(asker, game_id, what, interaction.id)

        await services.answers.give(interaction, work, slow=True)
