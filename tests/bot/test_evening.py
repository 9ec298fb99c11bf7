"""A whole evening over the real wire, and what it leaves in the channel: few threads that are open."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import netrunner
from engine.messages import say
from engine.netrunner.lessons.lessons import LESSONS, Lesson
from engine.netrunner.shown.view import DecisionView
from sandbox.model import Message
from sandbox.server import SandboxServer
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import Victim, until
from tests.bot.games.neon_hope.crew import Crew
from tests.bot.hands import PLACE, Hands, connected, once
from tests.bot.leagues.test_league_wire import PEOPLE, Circle, Pair, create, join, play_match
from tests.long import slices
from tests.netrunner.test_lessons import PLAYED

CAST = dict(zip(PEOPLE, ("bruna", "jun", "oda", "tove"), strict=True))
MOST_OPEN = 8
"""Threads that may be open in the channel at the end."""
SOME, ALL = 6, 10_000
"""Answers in each game: the beginning, after which the two of a game give it up, or as many as it takes."""


class Pupil(Hands):
    """Takes the lessons by the shortest way."""

    def __init__(self, server: SandboxServer, database: str, who: str) -> None:
        super().__init__(server, database)
        self.who = who
        self.way: list[str] = []

    def choose(self, game: netrunner.Game, seat: str, asked: DecisionView) -> list[str]:
        """What begins as the next press of the way does; else what leads on."""
        wanted = [o.key for o in asked.options if self.way and o.label.startswith(self.way[0])]
        if wanted:
            self.way.pop(0)
        passing = [option.key for option in asked.options if option.passing]
        return [*wanted, *passing, asked.options[0].key][:1]

    def shown(self, text: str) -> Message | None:
        """The newest direct message that says so, in words or on a button."""
        messages = reversed(self.sandbox.messages(self.sandbox.dm(self.who)))
        return next((m for m in messages if text in m.text or text in self.sandbox.labels(m)), None)

    async def learn(self) -> None:
        """All six, one after the other."""
        await self.sandbox.slash(self.who, PLACE, "netrunner learn")
        for number, lesson in enumerate(LESSONS, 1):
            await self._take(number, lesson)
            follows = say("en", "bot-learn-next" if number < len(LESSONS) else "bot-learn-stop")
            panel = self.shown(follows)
            assert panel is not None
            await self.sandbox.click(self.who, panel, follows)

    async def _take(self, number: int, lesson: Lesson) -> None:
        mine = "SELECT id FROM games WHERE level = ? AND status = 'running'"
        await until(lambda: self.query(mine, f"lesson{number}"), f"lesson {number}")
        ((game_id,),) = self.query(mine, f"lesson{number}")
        self.people, self.way = {lesson.seat: self.who}, list(PLAYED[lesson.key])
        praise = say("en", f"nr-lesson-{lesson.key}-praise")

        def asked() -> bool:
            stored = self.stored(game_id)
            return stored is not None and lesson.seat in stored.game.waiting_for and self.rest()

        while True:
            await until(asked, f"what lesson {number} asks")
            if self.shown(praise) is not None:
                break
            assert await self.step(game_id)
        assert self.way == []


class Evening(Circle):
    """Four people in one channel."""

    def open_threads(self) -> list[str]:
        return [thread.name for thread in self.sandbox.threads(PLACE) if not thread.archived]

    async def duel(self, corp: str, runner: str, answers: int) -> None:
        hands = Pair(self.server, self.database, corp, runner)
        game_id = await hands.open_game(corp, runner)
        await self.play(hands, game_id, answers)

    async def play(self, hands: Pair, game_id: int, answers: int) -> None:
        """To the end, or to so many answers; then they give it up."""
        given = 0
        while await hands.answer(game_id):
            given += 1
            if given == answers:
                await hands.concede(game_id)

    async def night(self, answers: int) -> None:
        """A table of four, who play to the end or give so many answers."""
        crew = Crew(self.server, self.database, same_life(), seed=5, level="sensible")
        lobby = await crew.table(CAST)
        game_id = await crew.begin(PEOPLE[0], lobby, CAST)
        given = 0
        while given < answers and await crew.step(game_id):
            given += 1

    async def round(self, answers: int) -> None:
        """The first round of a league: both matches are played here."""
        await create(self)
        await join(self)
        draft = await self.slash("Ada", "league start")
        await self.press("Ada", draft, "Publish")
        await self.reached(lambda league: len(league.matches) == 2, "the first round")
        for key in ("1:1", "1:2"):
            hands, game_id = await play_match(self, key)
            await self.play(hands, game_id, answers)
            await self.reached(lambda league: league.matches[key].closed, f"the result of {key}")  # noqa: B023


def same_life() -> Victim:
    """A bot that does not die."""
    found = Victim.__new__(Victim)
    found.lives = 1
    return found


@pytest.mark.first
@pytest.mark.parametrize("answers", slices((SOME, ALL), 1))
async def test_an_evening_leaves_few_open_threads(tmp_path: Path, answers: int) -> None:
    """Six lessons, two games, a table of four, a league's round. Bodies are checked by the sandbox, and
    against Discord's OpenAPI document where it is at hand."""
    database = str(tmp_path / "evening.sqlite3")
    async with running_sandbox(openapi=find_openapi()) as server, connected(server, database) as bot:
        bot.play.seeds = lambda: 1
        pupil, evening = Pupil(server, database, "Ada"), Evening(server, database)
        await pupil.learn()
        assert server.sandbox.threads(PLACE) == []
        assert server.sandbox.messages(PLACE) == []
        await evening.duel("Ada", "Bran", answers)
        await evening.duel("Chloe", "Dov", answers)
        await evening.night(answers)
        await evening.round(answers)
        running = pupil.query("SELECT count(*) FROM games WHERE status = 'running'")
        assert running == [(int(answers == SOME),)]  # the table of four, unless it was played to its end

        def done(status: str = "waiting") -> bool:
            return pupil.rest() and len(evening.open_threads()) <= MOST_OPEN

        await until(done, "threads that are closed")
        assert len(server.sandbox.threads(PLACE)) >= 5
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)
