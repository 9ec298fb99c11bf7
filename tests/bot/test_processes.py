"""Three processes of one bot on one PostgreSQL database: they, the server and the network fail by turns while
people play; nothing may be lost, doubled or out of order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.bot import postgres
from tests.bot.company import company, play
from tests.bot.dying import check, until
from tests.bot.postgres import Server

pytestmark = pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing())


@pytest.fixture
def database(postgres_server: Server, blank_postgres: str) -> Iterator[str]:
    name = postgres_server.create(blank_postgres)
    yield postgres_server.url(name)
    postgres_server.drop(name)


async def test_three_processes_serve_every_game(postgres_server: Server, database: str) -> None:
    async with company(postgres_server, database) as found:
        found.seat(3)
        await found.start()
        games: dict = {}
        await play(found.tables, games, 12)
        await asyncio.gather(*(table.concede(games[table][-1]) for table in found.tables))
        await until(found.tables[0].rest, "an empty outbox")
        for table in found.tables:
            check(table, games[table])
        assert found.server.violations == []
        assert found.server.undeclared == []
