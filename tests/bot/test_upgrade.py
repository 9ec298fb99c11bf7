"""Games of a program that knew no pace: their time runs from the first sign of life of one that does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from bot.hosting.pace import DAY
from bot.hosting.uptime import Uptime
from bot.hosting.waiting import waited
from bot.store import games, waits
from bot.store.database import Database
from bot.store.migrating import migrate, revision
from bot.store.revisions import MIGRATIONS, newest_revision
from tests.bot.conftest import START, LoopClock

LONG_AGO = START - 40 * DAY
GAME = """
INSERT INTO games (id, kind, level, status, channel_id, thread_state, state, version, moves, waiting, turn,
    created, updated)
VALUES (3, 'netrunner', 'beginner', 'running', 1, 'pending', x'00', 4, 0, 'corp', 1, 1, ?)
"""
SEATS = """
INSERT INTO seats (game_id, seat, user_id, name, private, dm_closed)
VALUES (3, 'corp', 5, 'Ann', 'dm', 0), (3, 'runner', 6, 'Bob', 'dm', 0)
"""


@pytest.mark.parametrize("last", [None, LONG_AGO - DAY, START - DAY])
async def test_a_game_that_has_stood_for_weeks_is_not_overdue_after_the_upgrade(
    tmp_path: Path, clock: LoopClock, last: float | None
) -> None:
    path = str(tmp_path / "old.sqlite3")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0012")
        connection.exec_driver_sql(GAME, (LONG_AGO,))
        connection.exec_driver_sql(SEATS)
        if last is not None:
            connection.exec_driver_sql("INSERT INTO alive (id, at) VALUES (1, ?)", (last,))
    engine.dispose()
    migrate(path)
    store = Database(path)
    assert await Uptime(store, clock).note()
    async with store.read() as db:
        game = await games.get(db, 3)
        (row,) = (await waits.of_game(db, 3)).values()
        assert game is not None
        assert (await waited(db, game, row, clock.now())).due == START + 14 * DAY
    await store.close()


def test_an_upgrade_that_is_cut_off_has_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, upgrade = str(tmp_path / "new.sqlite3"), command.upgrade

    def cut_off(config: Config, _: str) -> None:
        upgrade(config, "0001")
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", cut_off)
    with pytest.raises(KeyboardInterrupt):
        migrate(path)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT name FROM sqlite_schema").fetchall() == []
    monkeypatch.setattr(command, "upgrade", upgrade)
    migrate(path)
    assert revision(path) == newest_revision()
