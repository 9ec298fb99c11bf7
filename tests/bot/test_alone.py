"""One database, one bot: whoever it is started by, and by whatever name the database goes."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.main import main
from bot.process.alone import InUse, Unlockable, alone
from bot.store.migrating import migrate
from tests.bot.dying import ROOT

pytestmark = pytest.mark.sqlite
HOLD = (
    "import sys; from bot.process.alone import alone\n"
    "with alone(sys.argv[1]): print('held', flush=True); sys.stdin.read()"
)
SOMEBODY = 65534
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")


@contextmanager
def held(database: Path) -> Iterator[None]:
    """By another process."""
    with subprocess.Popen(  # noqa: S603  # our own words
        [sys.executable, "-c", HOLD, str(database)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as holder:  # fmt: skip
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        try:
            yield
        finally:
            holder.kill()


@contextmanager
def nobody() -> Iterator[None]:
    """Not as root, who may open everything."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(SOMEBODY)
    try:
        yield
    finally:
        os.seteuid(before)


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that somebody else than root can reach, and that is theirs."""
    found = Path(tempfile.mkdtemp())
    if os.geteuid() == 0:
        os.chown(found, SOMEBODY, SOMEBODY)
    yield found
    shutil.rmtree(found)


def test_a_lock_file_that_cannot_be_opened_is_no_lock_that_is_free(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database, lock = folder / "bot.sqlite3", folder / "bot.sqlite3.lock"
    lock.touch(0o600)
    lock.chmod(0)
    with nobody(), pytest.raises(Unlockable, match="Permission denied"), alone(str(database)):
        pass
    copy = folder / "copy"
    migrate(str(copy))
    monkeypatch.setenv("SYSOP_DATABASE", str(database))
    lock.unlink()
    lock.mkdir()
    assert main(["restore", str(copy)]) == 1
    told = capsys.readouterr().err
    assert told == f"That did not work: the lock file {lock} cannot be opened (Is a directory).\n"
    assert not database.exists()


def test_a_lock_file_is_not_looked_for_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "bot.sqlite3.lock").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(Unlockable), alone(str(tmp_path / "bot.sqlite3")):
        pass
    assert not (tmp_path / "elsewhere").exists()


def test_where_there_can_be_no_lock_whoever_opens_the_database_tells(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with alone(str(folder / "nowhere" / "bot.sqlite3")):
        pass
    folder.chmod(0o500)
    with nobody(), alone(str(folder / "bot.sqlite3")):
        pass
    assert list(folder.iterdir()) == []
    folder.chmod(0o700)

    def lockless(*_: object) -> None:
        raise OSError(errno.EOPNOTSUPP, "no locks here")

    monkeypatch.setattr(fcntl, "lockf", lockless)
    with alone(str(folder / "bot.sqlite3")):
        pass


def test_a_link_to_a_database_is_that_database(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    real, link = tmp_path / "far" / "bot.sqlite3", tmp_path / "link.sqlite3"
    migrate(str(real))
    link.symlink_to(real)
    for one, other in ((real, link), (link, real)):
        with held(one), pytest.raises(InUse), alone(str(other)):
            pass
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".lock"] == []


@as_root
def test_a_lock_file_of_root_s_is_the_owner_s_of_the_database(folder: Path) -> None:
    database, lock = folder / "bot.sqlite3", folder / "bot.sqlite3.lock"
    with alone(str(database)):  # there is none yet: whose folder it is
        pass
    assert lock.stat().st_uid == lock.stat().st_gid == SOMEBODY
    sqlite3.connect(database).close()
    os.chown(database, 1234, 1235)
    with alone(str(database)):
        pass
    assert (lock.stat().st_uid, lock.stat().st_gid) == (1234, 1235)


@as_root
def test_a_database_that_root_makes_is_the_folder_s_owner_s(folder: Path) -> None:
    (folder / "link.sqlite3").symlink_to(folder / "bot.sqlite3")
    migrate(str(folder / "link.sqlite3"))
    assert {each.stat().st_uid for each in folder.iterdir()} == {SOMEBODY}
    assert (folder / "bot.sqlite3").stat().st_mode & 0o777 == 0o600


@as_root
def test_what_has_another_name_too_is_not_given_away(folder: Path) -> None:
    precious, lock = folder / "precious", folder / "bot.sqlite3.lock"
    precious.touch()
    os.link(precious, lock)
    with alone(str(folder / "bot.sqlite3")):
        pass
    assert precious.stat().st_uid == 0
