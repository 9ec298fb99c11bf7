"""Processes that hang, and machines that are gone: what they held is others' within the time that is
promised. With the settings a host has."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from sqlalchemy import event, false, func, select, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.outbox.posting import Poster
from bot.process.shards import read_shards
from bot.store import leases, moving, outbox, processes, serving
from bot.store.database import Database, StoreUnavailable
from bot.store.leases import SharedLeases
from bot.store.migrating import ask, migrate
from bot.store.outbox import Row
from tests.bot import postgres
from tests.bot.dying import until
from tests.bot.postgres import QUICK, server
from tests.bot.test_stores import path

__all__ = ["path"]

needs_server = pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing())

PROMISED = 10.0
"""Seconds after which a dead process has lost what it held."""
ROOM = 5.0
"""So much longer a machine may take that is busy with other tests."""

HANGS = """
import asyncio, sys
from sqlalchemy import text
from bot.process import logs
from bot.process.shards import read_shards
from bot.store import outbox, serving
from bot.store.database import Database, StoreUnavailable

def say(*words):
    print(*words, flush=True)

async def change(db):
    try:
        async with db.write() as connection:
            await outbox.add(connection, 7, outbox.THREAD, "text", 2.0)
            say("in")
            await connection.execute(text("SELECT pg_sleep(1000)"))
    except StoreUnavailable:
        say("refused")

async def main():
    logs.set_up("CRITICAL")
    db = Database(sys.argv[1], 10_000, read_shards("0/2"))
    async with db.serving(lambda: say("lost")):
        number = db.leases.number
        assert await db.leases.take("game", 7)
        changing = asyncio.create_task(change(db))
        before = serving.now()
        while serving.now() - before < 3:
            before = serving.now()
            await asyncio.sleep(0.01)
        say("trusts", db.leases.has("game", 7))
        await changing
        while not complete(db):
            await asyncio.sleep(0.05)
        say("renewed", db.leases.number != number)
        say("takes", await db.leases.take("game", 7))
        await db.write_soon(lambda connection: outbox.add(connection, 8, outbox.THREAD, "text", 3.0))
        say("done")

def complete(db):
    return db.leases.number and not db.leases.all_away().ids

asyncio.run(main())
"""


@needs_server
@pytest.mark.first
async def test_who_hangs_has_lost_everything_in_ten_seconds(path: str) -> None:
    """A process is stopped while it changes something, with the lock that everybody wants. When it goes on it
    knows that others do its work."""
    assert serving.HUNG + serving.BEAT < PROMISED
    db = Database(path, 10_000, read_shards("1/2"))
    hanging = subprocess.Popen([sys.executable, "-c", HANGS, path], stdout=subprocess.PIPE, text=True)  # noqa: S603, ASYNC220
    assert hanging.stdout is not None
    try:
        async with db.serving(lambda: None):
            await db.write_soon(lambda to: outbox.add(to, 7, outbox.THREAD, "text", 1.0))
            assert await asyncio.to_thread(hanging.stdout.readline) == "in\n"
            hanging.send_signal(signal.SIGSTOP)
            began = time.monotonic()
            async with asyncio.timeout(PROMISED + ROOM):
                while True:
                    try:
                        await db.write_soon(lambda to: outbox.add(to, 9, outbox.THREAD, "text", 1.0))
                        break
                    except StoreUnavailable:
                        await asyncio.sleep(0.1)
                while True:
                    if await db.leases.take("game", 7):
                        break
                    await asyncio.sleep(0.1)
            took = time.monotonic() - began
            async with db.read() as connection:
                (row,) = await outbox.waiting(connection, 7, outbox.THREAD)
            assert row.attempts == 1, "it may have been posted"
            hanging.send_signal(signal.SIGCONT)
            async with asyncio.timeout(60):
                said = (await asyncio.to_thread(hanging.stdout.read)).splitlines()
            assert said == ["trusts False", "refused", "renewed True", "takes False", "done"]
            async with db.read() as connection:
                assert len(await outbox.waiting(connection, 7, outbox.THREAD)) == 1
                assert len(await outbox.waiting(connection, 8, outbox.THREAD)) == 1
            assert took < PROMISED + ROOM
    finally:
        hanging.kill()
        hanging.communicate()
        await db.close()


ASKED = (
    "tcp_keepalives_idle",
    "tcp_keepalives_interval",
    "tcp_keepalives_count",
    "tcp_user_timeout",
    "idle_in_transaction_session_timeout",
    "application_name",
)


def settings() -> Any:
    return select(*(func.current_setting(name) for name in ASKED))


async def found(connection: AsyncConnection) -> tuple[str, ...]:
    return tuple((await connection.execute(settings())).one())


@needs_server
@pytest.mark.first
async def test_the_server_knows_whose_connections_are_and_ends_those_of_a_machine_that_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Over TCP: what the server says of a socket is what it has set. What may take long, a migration or a
    move, is not ended for doing nothing."""
    # Whoever loses its connection begins before the server knows of that.
    monkeypatch.setattr(leases, "DEAD", processes.DEAD.where(false()))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with server((*QUICK, "listen_addresses=127.0.0.1", f"port={port}")):
        url = f"postgresql+asyncpg://sysop@127.0.0.1:{port}/postgres"
        await asyncio.to_thread(migrate, url)
        gone = ("5", "2", "2", "8000")
        for changes in (False, True):
            asked = await asyncio.to_thread(
                ask, url, lambda db: tuple(db.execute(settings()).one()), changes=changes
            )
            assert asked == (*gone, "0", "")
        async with moving._connected(url) as connection:
            assert await found(connection) == (*gone, "0", "")
        db = Database(url, 10_000, read_shards("1/2"))
        try:
            async with db.serving(lambda: None):
                assert isinstance(db.leases, SharedLeases)
                for _ in range(2):
                    name = f"sysop {db.leases.number}"
                    async with db.write() as connection:
                        assert await found(connection) == (*gone, "8s", name)
                    async with db.read() as connection:
                        assert await found(connection) == (*gone, "30s", name)
                    ((*told,),) = await db.leases._ask(settings())
                    assert told == [*gone, "0", "sysop (the bot itself)"]
                    # Once that connection is lost, all the others are made anew too.
                    number = db.leases.number
                    with pytest.raises(serving.NotHeld):
                        await db.leases._ask(text("SELECT pg_terminate_backend(pg_backend_pid())"))
                    await until(lambda old=number: db.leases.number != old and db.leases.keeper, "it again")  # type: ignore[misc]
        finally:
            await db.close()


@needs_server
async def test_connections_that_are_lost_again_and_again_are_a_store_that_is_away(path: str) -> None:
    def cut(_connection: object, _record: object, _proxy: object) -> None:
        raise DisconnectionError

    db = Database(path, 10_000)
    event.listen(db.reader.sync_engine, "checkout", cut)
    try:
        with pytest.raises(StoreUnavailable):
            async with db.read():
                pass
    finally:
        await db.close()


async def test_nothing_is_posted_by_who_may_have_been_taken_for_dead() -> None:
    """To look and to draw takes time, and the process may have been stopped meanwhile."""
    mine, posted = True, []

    class Http:
        async def send_message(self, channel_id: int, *, params: Any) -> dict[str, str]:
            posted.append((channel_id, params.payload["content"]))
            return {"id": "1"}

    held = SimpleNamespace(has=lambda kind, number: mine and (kind, number) == ("game", 7))
    client = SimpleNamespace(http=Http(), allowed_mentions=None)
    poster = Poster(cast(Any, client), cast(Any, SimpleNamespace(leases=held)))
    row = Row(1, outbox.owner(7), outbox.THREAD, "text", {}, "nonce", 0, 0.0, 0.0, None, None)

    async def post() -> None:
        await poster.post(
            row, cast(discord.PartialMessageable, SimpleNamespace(id=5)), False, never, content="Hello"
        )

    never: Callable[[object], bool] = lambda _: False  # noqa: E731
    await post()
    mine = False
    with pytest.raises(StoreUnavailable):
        await post()
    assert posted == [(5, "Hello")]
