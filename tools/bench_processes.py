"""Figures of several processes on one PostgreSQL database; none where Debian's package is missing.

- `pg_answers_per_s_1`, `pg_answers_per_s_3`: answers stored each second that passes, by one process and by
  three side by side, each with games of its own. What is answered was worked out before. The server syncs to
  the disk and has the same processors.
- `failover_s`: from the death of the process that sends a game's messages until another has sent what it
  left, the worst of five, with the settings an operator has.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from multiprocessing.connection import Connection

from bot.store.leases import LINGER
from bot.store.migrating import migrate
from sandbox.api import Fault
from tests.bot.company import company
from tests.bot.dying import until
from tests.bot.postgres import Server, programs, server
from tools.bench_bot import Prepared

DURABLE = ("max_connections=100",)
DEATHS = 5
MESSAGES = "/channels/*/messages*"
"""Acknowledgements come through, nothing else."""


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each figure."""
    if programs() is None:
        return []
    with server(DURABLE) as running:
        one, three = answers(running, 1), answers(running, 3)
        waited = asyncio.run(failover(running))
    return [
        ("pg_answers_per_s_1", one, "answers"),
        ("pg_answers_per_s_3", three, "answers"),
        ("failover_s", waited, "s"),
    ]


def answers(running: Server, processes: int) -> float:
    """Answers stored each second by so many processes at once."""
    database = running.url(running.create())
    migrate(database)
    spawn = multiprocessing.get_context("spawn")
    pipes, workers = [], []
    for number in range(processes):
        here, there = spawn.Pipe()
        workers.append(spawn.Process(target=_answer, args=(database, number, there)))
        workers[-1].start()
        pipes.append(here)
    for pipe in pipes:
        pipe.recv()  # ready
    began = time.perf_counter()
    for pipe in pipes:
        pipe.send("go")
    count = sum(pipe.recv() for pipe in pipes)
    took = time.perf_counter() - began
    for worker in workers:
        worker.join()
    return float(count / took)


def _answer(database: str, number: int, pipe: Connection) -> None:
    """One of the processes."""

    async def run() -> None:
        prepared = await Prepared.on(database, games=13, each=24, first=number * 100 + 1)
        pipe.send("ready")
        await asyncio.to_thread(pipe.recv)
        pipe.send(await prepared.answer())
        await prepared.db.close()

    asyncio.run(run())


async def failover(running: Server) -> float:
    """Seconds until what a dead process has left is sent by another, at worst."""
    database = running.url(running.create())
    migrate(database)
    waited = []
    async with company(running, database, "SYSOP_SWEEP_SECONDS=5") as found:
        found.seat(1)
        (table,) = found.tables
        await found.start()
        game = await table.start()
        await until(found.rest, "an empty outbox")
        for _ in range(DEATHS):
            # Long enough that no other process has the game's lease still.
            await asyncio.sleep(2 * LINGER)
            fault = Fault("*", MESSAGES, "hold")
            found.server.faults.append(fault)
            while found.rest():
                await table.answer(game)
            await until(lambda fault=fault: fault.met, "a message under way")  # type: ignore[misc]
            await found.bots[0].kill()  # direct messages come to shard 0, and so do the answers
            began = time.perf_counter()
            fault.release()
            found.server.faults.clear()
            await until(found.rest, "another process")
            waited.append(time.perf_counter() - began)
            await found.bots[0].start()
            await until(found.connected, "all shards")
    return max(waited)


if __name__ == "__main__":
    for figure in measurements():
        print(figure)
