"""The bot is killed with SIGKILL while people join a league: whoever has joined is in, once, and told."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.store.migrating import migrate
from sandbox.model import Message
from sandbox.testing import running_sandbox
from tests.bot.dying import Table, Victim, beside, until, victim, wrong
from tests.bot.leagues.test_league_wire import PEOPLE, TITLE, Circle, create

KILLS = (3, 30)
"""In `make test`, and in `make sweep`."""


class Joining(Table):
    """Four people, who press *Join* again when nothing has come of it."""

    def __init__(self, circle: Circle, bot: Victim) -> None:
        super().__init__(circle.server, circle.database, bot, seed=1)
        self.circle = circle

    def inside(self, who: str) -> bool:
        """Whether somebody is in the league, by what is stored."""
        return str(self.sandbox.user(who).id) in self.circle.league().people

    async def join(self, signup: Message, who: str) -> None:
        """Until they are in it, within the time that `press_until` has patience."""

        def button() -> tuple[Message, str, list[str]] | None:
            found = next((key for key in self.sandbox.controls(signup) if key.endswith(":join")), None)
            return (signup, found, []) if found is not None else None

        await self.press_until(who, button, lambda: self.inside(who))

    async def leave(self, who: str) -> None:
        """Out again, so that there is always somebody to join."""
        while self.inside(who):
            await until(self.connected, "the bot")
            before = {one.id for one in self.sandbox.ephemerals(who)}
            await self.sandbox.slash(who, self.circle.place, "league leave")
            for _ in range(40):
                asked = [m for m in self.sandbox.ephemerals(who) if m.id not in before]
                yes = [
                    (m, key) for m in asked for key in self.sandbox.controls(m) if key.endswith("leave-yes")
                ]
                if yes:
                    self.sandbox.press(who, yes[-1][0], yes[-1][1], [])
                    break
                await asyncio.sleep(0.05)
            for _ in range(20):
                if not self.inside(who):
                    break
                await asyncio.sleep(0.05)


@pytest.mark.long
@pytest.mark.parametrize("kills", KILLS)
async def test_everybody_gets_in_however_often_the_bot_dies(tmp_path: Path, kills: int) -> None:
    database = str(tmp_path / "league.sqlite3")
    migrate(database)
    chance = random.Random(kills)
    async with running_sandbox() as server, victim(server, database) as bot:
        circle = Circle(server, database)
        table = Joining(circle, bot)
        await bot.start()
        await until(table.connected, "the bot")
        await create(circle)
        signup = await circle.page(TITLE)
        dying = asyncio.Event()

        async def join_and_leave() -> None:
            while not dying.is_set():
                for who in PEOPLE:
                    await table.join(signup, who)
                for who in PEOPLE[1:] if not dying.is_set() else ():
                    await table.leave(who)

        joining = asyncio.create_task(join_and_leave())
        try:
            for _ in range(kills):
                # At a moment picked by the requests that reach Discord, and a little after one of them.
                await beside(until(table.connected, "the bot"), joining)
                seen = len(server.requests) + chance.randint(1, 6)
                await beside(until(lambda n=seen: len(server.requests) >= n, "requests"), joining)  # type: ignore[misc]
                await asyncio.sleep(chance.uniform(0, 0.02))
                await bot.kill()
                await bot.start()
        finally:
            dying.set()
        await joining
        for who in PEOPLE:
            await table.join(signup, who)
        await until(table.rest, "an empty outbox")
        league = circle.league()
        assert len(league.event.active) == len(league.people) == len(PEOPLE)
        for who in PEOPLE:
            name = f"<@{table.sandbox.user(who).id}>"
            await circle.shows(signup, name)
            assert signup.text.count(name) == 1
        pages = [m for m in server.sandbox.messages(circle.place) if m.text.startswith(f"## {TITLE}\n")]
        assert pages == [signup], "the sign-up page stands once"
        assert wrong(server) == []
        assert server.undeclared == []
