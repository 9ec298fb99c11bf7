"""A database from before leagues keeps what waits to be sent, and which message shows what."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import outbox, slots
from bot.store.database import Database
from bot.store.migrating import migrate
from bot.store.outbox import Owner
from bot.store.revisions import MIGRATIONS

GAME = """
INSERT INTO games (id, kind, level, status, channel_id, thread_state, state, version, moves, waiting, turn,
    created, updated)
VALUES (3, 'netrunner', 'beginner', 'running', 1, 'pending', x'00', 4, 0, '', 1, 1, 1)
"""
ROWS = """
INSERT INTO outbox (id, game_id, lane, kind, payload, nonce, state, attempts, due, created, message_id)
VALUES (7, 3, 'thread', 'text', '{"content": "one"}', 'n7', 'sent', 0, 1.0, 1.0, 55),
    (9, 3, 'thread', 'text', '{"content": "two"}', 'n9', 'waiting', 2, 5.0, 2.0, NULL)
"""
SLOT = """
INSERT INTO slots (game_id, slot, channel_id, message_id, wanted, shown, digest, picture, due, attempts)
VALUES (3, 'board', 1, 55, 4, 3, 'd', 'p', 1.0, 1)
"""


async def test_what_waits_keeps_its_place_its_nonce_and_its_tries(tmp_path: Path) -> None:
    path = str(tmp_path / "old.sqlite3")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for statement in (GAME, ROWS, SLOT):
            connection.exec_driver_sql(statement)
    engine.dispose()
    migrate(path)
    store = Database(path)
    game = Owner("game", 3)
    async with store.write() as db:
        row = await outbox.head(db, 3, outbox.THREAD)
        assert row is not None
        assert (row.id, row.owner, row.nonce, row.attempts, row.due) == (9, game, "n9", 2, 5.0)
        assert row.payload == {"content": "two"}
        assert await outbox.is_recorded(db, 55)
        slot = await slots.one_behind(db, 3, outbox.BOARD)
        assert slot is not None
        assert (slot.owner, slot.message_id, slot.wanted, slot.shown) == (game, 55, 4, 3)
        assert await lanes(db, game) == {"thread", "board"}
        # A league of the same number is somebody else.
        assert await lanes(db, Owner("league", 3)) == set()
        await outbox.add(db, Owner("league", 3), "league", "text", 1.0, content="three")
        assert await outbox.last_id(db) == 10
        assert await lanes(db, game) == {"thread", "board"}
    await store.close()


async def lanes(db: AsyncConnection, owner: Owner) -> set[str]:
    """Those with something to send or to edit."""
    edits = {outbox.lane_of(slot.slot) for slot in await slots.behind_of(db, owner)}
    return edits | {row.lane for row in await outbox.heads(db, owner)}
