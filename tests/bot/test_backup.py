"""A backup is taken while the bot writes, has everything, and a new bot goes on from it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store.backup import backup, integrity, private_file, restore
from bot.store.database import Database
from bot.store.migrating import migrate
from bot.store.revisions import newest_revision
from tests.bot.dying import ROOT
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


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def test_a_backup_that_is_killed_leaves_nothing_under_its_name(tmp_path: Path) -> None:
    path, there = str(tmp_path / "bot.sqlite3"), tmp_path / "there"
    migrate(path)
    there.mkdir()
    killed = (
        "import os, signal, sys; from bot.store import backup\n"
        "backup.problems = lambda _: os.kill(os.getpid(), signal.SIGTERM)\n"
        "backup.backup(*sys.argv[1:])"
    )
    copy = there / "copy.sqlite3"
    done = subprocess.run([sys.executable, "-c", killed, path, copy], cwd=ROOT, check=False)  # noqa: S603
    assert done.returncode == -signal.SIGTERM
    left = names(there)
    assert left
    assert copy.name not in left
    assert modes(there) == {0o600}
    (there / "copy.sqlite3.partial").touch()  # of an older version
    backup(path, str(copy))
    assert integrity(str(copy)) == []
    assert set(left) < set(names(there))  # it may be at work yet
    copy.unlink()
    for each in left:
        os.utime(there / each, (0, 0))
    backup(path, str(copy))
    assert names(there) == ["copy.sqlite3", "copy.sqlite3.partial"]


@pytest.mark.parametrize("links", [True, False])
def test_what_was_there_is_kept_where_a_file_has_only_one_name_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    path, kept, copy = (str(tmp_path / name) for name in ("bot.sqlite3", "kept", "copy"))
    migrate(path)
    backup(path, copy)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO servers (guild_id) VALUES (7)")
    if not links:
        monkeypatch.setattr(os, "link", _no_links)
    assert restore(path, copy, newest_revision(), kept) == kept
    assert (integrity(kept), mode(Path(kept))) == ([], 0o600)
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("SELECT guild_id FROM servers").fetchall() == [(7,)]
    with pytest.raises(FileExistsError) as found:
        restore(path, copy, newest_revision(), kept)
    assert found.value.filename == kept
    assert [name for name in names(tmp_path) if "partial" in name] == []


def _no_links(*_: object) -> None:
    raise PermissionError


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_comes_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    if not links:
        monkeypatch.setattr(os, "link", _no_links)
    target = tmp_path / "copy"

    def write() -> None:
        with private_file(str(target)) as partial:
            Path(partial).write_text("mine")
            target.write_text("another's")

    with pytest.raises(FileExistsError) as found:
        write()
    assert found.value.filename == str(target)
    assert target.read_text() == "another's"
    target.unlink()
    with private_file(str(target)) as partial:
        Path(partial).write_text("mine")
    assert target.read_text() == "mine"
    assert mode(target) == 0o600
    assert names(tmp_path) == ["copy"]


def test_of_a_folder_that_is_not_there_it_is_said(tmp_path: Path) -> None:
    path = str(tmp_path / "bot.sqlite3")
    migrate(path)
    with pytest.raises(FileNotFoundError) as found:
        backup(path, str(tmp_path / "nowhere" / "copy"))
    assert found.value.filename == str(tmp_path / "nowhere")


def test_by_a_link_the_database_itself_is_restored(tmp_path: Path) -> None:
    far, copy = tmp_path / "far", str(tmp_path / "copy")
    far.mkdir()
    real, link = far / "bot.sqlite3", tmp_path / "link.sqlite3"
    migrate(str(real))
    backup(str(real), copy)
    before = real.stat().st_ino
    link.symlink_to(real)
    assert restore(str(link), copy, newest_revision(), f"{link}.old") == f"{real}.old"
    assert link.is_symlink()
    assert real.stat().st_ino != before
    assert names(far) == ["bot.sqlite3", "bot.sqlite3.old"]
    assert integrity(str(link)) == []
    real.unlink()
    assert restore(str(link), copy, newest_revision(), f"{link}.old2") is None
    assert real.exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_what_root_restores_stays_its_owner_s(tmp_path: Path) -> None:
    there, copy = tmp_path / "there", str(tmp_path / "copy")
    there.mkdir()
    path = there / "bot.sqlite3"
    migrate(str(path))
    backup(str(path), copy)
    os.chown(there, 1234, 1235)
    os.chown(path, 2345, 2346)
    with closing(sqlite3.connect(path)) as journal:
        journal.execute("PRAGMA journal_mode = WAL")
    restore(str(path), copy, newest_revision(), f"{path}.old")
    assert (path.stat().st_uid, path.stat().st_gid) == (2345, 2346)
    assert {each.stat().st_uid for each in there.iterdir()} == {2345}
    assert mode(path) == 0o600
    path.unlink()
    restore(str(path), copy, newest_revision(), f"{path}.old2")
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 1235)
    assert Path(copy).stat().st_uid == 0


async def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    path = str(tmp_path / "bot.sqlite3")
    migrate(path)
    db = Database(path)
    async with db.write() as connection:
        await connection.exec_driver_sql("DELETE FROM users")
    assert modes(tmp_path) == {0o600}
    await db.close()
