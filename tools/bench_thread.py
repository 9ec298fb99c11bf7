"""Figures of the threads: how much a whole game leaves there.

- `thread_messages_per_game`: messages in the thread of an intermediate game of two people who play sensibly,
  once it is over: the median of 12. What is posted and deleted again (boards that were followed by a newer
  one, calls to move) does not count. `thread_messages_most`: of the longest of them.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from pathlib import Path

from bot.contract.player import Player
from bot.games.netrunner.kind import kind as netrunner_kind
from bot.hosting.play import Play
from bot.process.clock import SystemClock
from bot.store.database import Database
from bot.store.migrating import migrate
from engine import netrunner, players

GAMES = 12


async def left(games: int = GAMES) -> list[int]:
    """Messages that each game promises and does not take back."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        migrate(database)
        db = Database(database)
        kind = netrunner_kind()
        play = Play(db, {"netrunner": kind}, SystemClock())
        try:
            return [await _left(play, seed) for seed in range(1, games + 1)]
        finally:
            await db.close()


async def _left(play: Play, seed: int) -> int:
    people = {"corp": Player("Ada", 1), "runner": Player("Bran", 2)}
    async with play.db.write() as db:
        game = play.kinds["netrunner"]
        assert isinstance(game, type(netrunner_kind()))
        number = await play.start(db, game, game.new("intermediate", seed), "intermediate", 1, 1, people)
    table = await play.load(number)
    while table.game.decisions:
        asked = table.game.decisions[0]
        assert isinstance(table.game, netrunner.Game)
        given = players.choose(table.game, asked.seat, asked.id, level="sensible")
        keys = [given] if isinstance(given, str) else list(given)
        user = table.row.seats[asked.seat].user_id
        assert user is not None
        table = await play.answer(number, user, asked.id, keys, None)
    query = (
        "SELECT count(*) FROM outbox WHERE owner = 'game' AND owner_id = ? AND lane = 'thread' "
        "AND kind IN ('text', 'turn', 'summary')"
    )
    async with play.db.read() as db:
        ((kept,),) = (await db.exec_driver_sql(query, (number,))).all()
    return int(kept) + 1  # the board


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each figure."""
    found = asyncio.run(left())
    return [
        ("thread_messages_per_game", statistics.median(found), "messages"),
        ("thread_messages_most", max(found), "messages"),
    ]
