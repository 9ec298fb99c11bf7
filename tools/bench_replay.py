"""What a step of a replay costs.

`replay_step_ms`: the median time to open a finished game and to work out one of its moments with what the
page says, of all steps of some games; drawing, which other processes do, is not counted.
`finished_game_kib`: the pages of the database file that a game takes once it is over, with its whole log, and
the messages of it are forgotten (`bot.outbox.pruning`: two days after its end).
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import ALL
from bot.contract.player import Player
from bot.games.netrunner.kind import kind
from bot.hosting import replaying
from bot.hosting.archiving import Archiving
from bot.hosting.play import Play
from bot.outbox.pruning import ENDED_SECONDS, LATE, Pruning
from bot.process.clock import SystemClock
from bot.store.database import Database
from bot.store.migrating import migrate
from engine import netrunner, players

GAMES = 6


class _Later(SystemClock):
    """The moment from which nothing of what was sent is needed."""

    def now(self) -> float:
        return super().now() + ENDED_SECONDS + LATE


async def _kib(db: AsyncConnection) -> float:
    """What tables and indexes take in the file; free pages, which the next game takes, do not count."""
    return float((await db.exec_driver_sql("SELECT sum(pgsize) FROM dbstat")).scalar_one()) / 1024


async def _steps() -> tuple[list[float], float]:
    """Seconds of each step of games of two who play as computers do, and KiB of such a game in the store."""
    took: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "bench.sqlite3")
        migrate(path)
        db, game_kind = Database(path), kind()
        play = Play(db, {"netrunner": game_kind}, SystemClock())
        async with db.read() as connection:
            empty = await _kib(connection)
        for seed in range(1, GAMES + 1):
            game = netrunner.new_game(level="intermediate", seed=seed)
            users = {"corp": 1, "runner": 2}
            seats = {seat: Player(seat, user) for seat, user in users.items()}
            async with db.write() as connection:
                game_id = await play.start(connection, game_kind, game, "intermediate", 1, 1, seats)
            table = await play.load(game_id)
            while table.game.result is None:
                asked = table.game.decisions[0]
                keys = players.choose(
                    netrunner.load(table.game.save()), asked.seat, asked.id, level="sensible"
                )
                table = await play.answer(game_id, users[asked.seat], asked.id, keys, None, table)
            await Archiving(db, SystemClock(), 0).fire()
            async with db.read() as connection:
                last = (await replaying.open_replay(connection, await play.load(game_id))).last
            for step in range(last + 1):
                begun = time.perf_counter()
                table = await play.load(game_id)
                async with db.read() as connection:
                    moment = await replaying.moment(
                        connection, await replaying.open_replay(connection, table), step
                    )
                shown: Any = moment.game
                game_kind.seen_by(shown, ALL, "en")
                replaying.told(moment.replay, moment.answers, ALL, "en")
                took.append(time.perf_counter() - begun)
        async with db.write() as connection:
            await connection.exec_driver_sql("UPDATE outbox SET state = 'sent'")
        await Pruning(db, _Later()).look()
        async with db.read() as connection:
            kib = (await _kib(connection) - empty) / GAMES
        await db.close()
    return took, kib


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each figure."""
    took, kib = asyncio.run(_steps())
    return [("replay_step_ms", round(median(took) * 1000, 2), "ms"), ("finished_game_kib", kib, "KiB")]


if __name__ == "__main__":
    for figure in measurements():
        print(figure)
