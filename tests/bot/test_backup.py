"""A backup is taken while the bot writes, has everything, and a new bot goes on from it."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store.backup import backup, integrity
from bot.store.database import Database
from bot.store.migrating import migrate
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


def modes(folder: Path) -> set[int]:
    return {mode(each) for each in folder.iterdir()}


def mode(path: str | Path) -> int:
    return stat.S_IMODE(Path(path).stat().st_mode)


@pytest.mark.sqlite
async def test_a_new_bot_goes_on_from_a_backup(world: World, tmp_path: Path) -> None:
    await world.start_game()
    await world.play(GAIN)
    path = world.bot.db.path
    copy = str(tmp_path / "copy.sqlite3")
    backup(path, copy)
    assert mode(copy) == 0o600
    assert integrity(copy) == []
    await world.play(PASS)
    # The disk is lost, and with it what came after.
    world.bot.dispatcher.stop()
    await world.bot.db.close()
    for old in Path(path).parent.glob(f"{Path(path).name}*"):
        old.unlink()
    shutil.copy(copy, path)
    await world.restart()
    assert (await world.game()).moves == 1
    assert (await world.bot.play.load(1)).game.decisions[0].id == 2


def test_a_copy_of_the_file_alone_would_lack_what_is_in_the_journal(tmp_path: Path) -> None:
    path, copy = str(tmp_path / "bot.sqlite3"), str(tmp_path / "copy.sqlite3")
    migrate(path)
    writer = sqlite3.connect(path)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("INSERT INTO users (user_id, private, full_control) VALUES (5, 'dm', 0)")
    writer.commit()
    backup(path, copy)
    found = sqlite3.connect(copy)
    assert found.execute("SELECT user_id FROM users").fetchall() == [(5,)]
    found.close()
    writer.close()
    with pytest.raises(FileExistsError):
        backup(path, copy)


def test_a_backup_ends_while_the_bot_writes_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, copy = str(tmp_path / "bot.sqlite3"), str(tmp_path / "copy.sqlite3")
    migrate(path)
    writer = sqlite3.connect(path)
    writer.execute("PRAGMA journal_mode = WAL")
    steps = 0

    class Watched(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **given: Any) -> None:
            super().backup(target, pages=given["pages"], progress=write)

    def write(*_: int) -> None:
        nonlocal steps
        steps += 1
        assert steps < 1000, "it begins again and again"
        writer.execute("INSERT INTO users (user_id, private, full_control) VALUES (?, 'dm', 0)", (steps,))
        writer.commit()

    monkeypatch.setattr("bot.store.backup.PAGES", 5)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))
    backup(path, copy)
    monkeypatch.undo()
    writer.close()
    assert steps > 5
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("SELECT count(*) FROM users").fetchone() == (0,)  # of the moment it began


def test_what_is_damaged_is_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "bot.sqlite3"
    migrate(str(path))
    data = bytearray(path.read_bytes())
    data[5000:9000] = b"\xff" * 4000
    path.write_bytes(data)
    with contextlib.suppress(sqlite3.DatabaseError):  # so badly that it cannot even be asked
        assert integrity(str(path)) != []
    with pytest.raises(sqlite3.DatabaseError):
        backup(str(path), str(tmp_path / "copy.sqlite3"))
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith("copy")] == []


async def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    path = str(tmp_path / "bot.sqlite3")
    migrate(path)
    db = Database(path)
    async with db.write() as connection:
        await connection.exec_driver_sql("DELETE FROM users")
    assert modes(tmp_path) == {0o600}
    await db.close()
