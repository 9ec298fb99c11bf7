"""Three processes of one bot on one PostgreSQL database: they, the server and the network fail by turns while
people play; nothing may be lost, doubled or out of order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.bot import postgres
from tests.bot.company import company, think
from tests.bot.dying import beside, check, until
from tests.bot.leagues.test_league_wire import TITLE, Circle, Pair, create, join, play_match
from tests.bot.postgres import Server
from tests.long import slices

pytestmark = pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing())


@pytest.fixture
def database(postgres_server: Server, blank_postgres: str) -> Iterator[str]:
    name = postgres_server.create(blank_postgres)
    yield postgres_server.url(name)
    postgres_server.drop(name)


KINDS = ("kill", "power", "cut", "stick")
RARE = ("hang",)


async def in_league(hands: Pair, game_id: int, failing: asyncio.Event) -> None:
    """A match of a league's, given up when nothing fails any more."""
    while not failing.is_set() and await hands.answer(game_id):
        await think()
    await failing.wait()
    await hands.concede(game_id)


SIZE = ((2, len(KINDS)), (60, 100))
"""Tables and failures, in `make test` (each kind once) and in `make sweep`."""


@pytest.mark.first
@pytest.mark.parametrize("size", slices(SIZE, 1), ids=str)
async def test_failures_lose_nothing_and_double_nothing(
    postgres_server: Server, database: str, size: tuple[int, int]
) -> None:
    """Processes are killed or hang, PostgreSQL is killed, connections are torn, or carry nothing for a
    while."""
    chance, (tables, failures) = random.Random(2027), size
    async with company(postgres_server, database) as found:
        found.seat(tables)
        await found.start()
        failing = asyncio.Event()
        circle = Circle(found.server, database, "server-1")
        await create(circle)
        await join(circle)
        await circle.press("Ada", await circle.slash("Ada", "league start"), "Publish")
        await circle.reached(lambda league: len(league.matches) == 2, "round one")
        match = asyncio.create_task(in_league(*await play_match(circle, "1:1"), failing))
        playing = asyncio.create_task(found.play(failing))
        hows = [*KINDS, *RARE, *chance.choices((*KINDS, *RARE), (4, 2, 3, 1, 1), k=failures)][:failures]
        for how in hows:
            await beside(asyncio.sleep(chance.uniform(0.1, 0.8)), playing)
            await beside(found.fail(how, chance), playing)
        await until(found.connected, "all shards")
        failing.set()
        games = await playing
        await match
        await until(found.rest, "an empty outbox")
        for table in found.tables:
            check(table, games[table.place])
        await circle.reached(lambda league: league.matches["1:1"].closed, "the result")
        page = await circle.page(f"{TITLE}: round 1")
        await circle.shows(page, "**0–\u20603**")
        assert len([m for m in found.server.sandbox.messages("server-1") if m.pinned]) == 1
        await until(found.at_rest, "leases given back")
        assert found.server.violations == []
        assert found.server.undeclared == []
