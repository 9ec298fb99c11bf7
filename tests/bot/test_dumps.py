"""A host's tools where the store is PostgreSQL: backups by its own programs, what `check` says."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.main import main
from bot.operating import check
from bot.process.alone import InUse
from bot.store import dumps
from bot.store.backup import AHEAD
from bot.store.dumps import NoDump
from bot.store.revisions import newest_revision
from tests.bot import postgres
from tests.bot.postgres import READER, Server
from tests.bot.test_stores import add_game, opened

pytestmark = pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing())
GAMES = "SELECT id FROM games ORDER BY id"
NEWER = "UPDATE alembic_version SET version_num = '9999'"


def name_of(url: str) -> str:
    return str(make_url(url).database)


@pytest.fixture
def database(
    postgres_server: Server, blank_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The host's database, with one game and a slot of it."""
    name = postgres_server.create(blank_postgres)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SYSOP_DATABASE", postgres_server.url(name))
    asyncio.run(_play(postgres_server.url(name)))
    postgres_server.query(
        "INSERT INTO slots VALUES ('game', 1, 'board', 5, 6, 3, 3, 'seen', 'drawn', 9, 2)", name
    )
    yield postgres_server.url(name)
    postgres_server.drop(name)


async def _play(url: str) -> None:
    async with opened(url) as db, db.write() as connection:
        await add_game(connection)


def test_a_backup_that_is_restored_goes_on_and_what_it_replaces_is_kept(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "copy.dump"]) == 0
    assert stat.S_IMODE(Path("copy.dump").stat().st_mode) == 0o600
    asyncio.run(_play(database))
    assert READER.rows(database, GAMES) == [(1,), (2,)]
    assert main(["restore", "copy.dump"]) == 0
    said = capsys.readouterr().out
    assert READER.rows(database, GAMES) == [(1,)]
    # What is on Discord is drawn anew, and no button of a game that is gone comes to mean a new one.
    assert READER.rows(database, "SELECT wanted, shown, digest, due, attempts FROM slots") == [
        (3, -1, "", 0, 0)
    ]
    asyncio.run(_play(database))
    assert READER.rows(database, GAMES) == [(1,), (2 + AHEAD,)]
    kept = said.split("What it was: ")[1].strip()
    assert main(["restore", kept]) == 0
    assert READER.rows(database, GAMES) == [(1,), (2,)]
    with pytest.raises(FileExistsError):
        dumps.dump(database, "copy.dump")


def test_what_is_no_backup_takes_nothing_s_place(
    database: str, postgres_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("foreign").write_text("no dump at all")
    dumps.dump(database, "good")
    cut = Path("good").read_bytes()
    Path("cut").write_bytes(cut[: len(cut) * 4 // 5])
    postgres_server.query(
        "UPDATE alembic_version SET version_num = '9999'", database.partition("@/")[2].partition("?")[0]
    )
    dumps.dump(database, "newer")
    for source, why in (
        ("foreign", "input file"),
        ("newer", "newer version"),
        ("cut", ""),
        ("nothing", "nothing"),
    ):
        assert main(["restore", source]) == 1, source
        assert why in capsys.readouterr().err
        assert READER.rows(database, GAMES) == [(1,)]
        assert READER.rows(database, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_another_program_s_database_is_not_replaced(
    database: str,
    postgres_server: Server,
    bare_postgres: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["backup", "copy.dump"]) == 0
    postgres_server.query("CREATE TABLE sales AS SELECT 1 AS number", bare_postgres)
    monkeypatch.setenv("SYSOP_DATABASE", postgres_server.url(bare_postgres))
    assert main(["restore", "copy.dump"]) == 1
    assert "is not a database of Sysop's" in capsys.readouterr().err
    assert postgres_server.query("SELECT number FROM sales", bare_postgres) == "1\n"
    # One that has Alembic too is none of a newer version.
    postgres_server.query(
        "CREATE TABLE alembic_version AS SELECT 'c0ffee123456' AS version_num", bare_postgres
    )
    assert main(["restore", "copy.dump"]) == 1
    assert main(["integrity"]) == 1
    assert "it is no database of this bot" in capsys.readouterr().out
    dumps.dump(postgres_server.url(bare_postgres), "foreign.dump")
    with pytest.raises(NoDump, match="is no backup of this bot"):
        dumps.restore(database, "foreign.dump", "kept")
    postgres_server.query("DROP TABLE alembic_version", bare_postgres)
    postgres_server.query("DROP TABLE sales; CREATE TABLE areas (number int)", bare_postgres)
    postgres_server.query("ALTER EXTENSION plpgsql ADD TABLE areas", bare_postgres)
    assert main(["restore", "copy.dump"]) == 0  # what an extension has brought stays
    assert postgres_server.query("SELECT count(*) FROM games, areas", bare_postgres) == "0\n"


async def test_while_the_bot_runs_nothing_is_restored(database: str) -> None:
    dumps.dump(database, "copy")
    async with opened(database) as db, db.serving(lambda: None):
        with pytest.raises(InUse):
            dumps.restore(database, "copy", "kept")
    assert dumps.restore(database, "copy", "kept") == "kept"


def test_programs_that_are_not_there_are_named(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", os.devnull)
    with pytest.raises(NoDump, match="pg_dump is not there"):
        dumps.dump(database, "copy")
    assert not Path("copy").exists()


def test_what_integrity_says(
    database: str, postgres_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["integrity"]) == 0
    # A page of the file is overwritten, as by a disk that fails.
    path = postgres_server.query("SELECT pg_relation_filepath('games')", name_of(database)).strip()
    READER.leave(database)
    postgres_server.stop("fast")
    file = Path(postgres_server.folder) / "data" / path
    file.write_bytes(b"\xff" * file.stat().st_size)
    postgres_server.start()
    capsys.readouterr()
    assert main(["integrity"]) == 1
    assert "games cannot be read" in capsys.readouterr().out


def test_what_a_check_says_of_a_server(database: str, postgres_server: Server) -> None:
    found = {str(each) for each in check.database(database)}
    assert f"ok    database: schema {newest_revision()}" in found
    assert any(each.startswith("ok    server: PostgreSQL 1") for each in found)
    assert "doubt server: fsync is off: a power cut may lose the database" in found
    postgres_server.query(NEWER, name_of(database))
    assert [each.verdict for each in check.database(database)][-1] == "wrong"
    empty = postgres_server.create()
    assert "first start" in str([*check.database(postgres_server.url(empty))][-1])
    postgres_server.drop(empty)
    # No password is ever said.
    (nowhere,) = check.database("postgresql://ann:secret@127.0.0.1:1/sysop")
    assert (nowhere.verdict, "secret" in str(nowhere), "127.0.0.1" in str(nowhere)) == ("wrong", False, True)


@pytest.mark.parametrize(
    ("tool", "status"), [("integrity", 0), ("backup", 1), ("export", 1), ("dead-letters", 1)]
)
def test_a_database_with_nothing_in_it_is_said_to_be_so(
    postgres_server: Server,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    tool: str,
    status: int,
) -> None:
    monkeypatch.chdir(tmp_path)
    name = postgres_server.create()
    monkeypatch.setenv("SYSOP_DATABASE", postgres_server.url(name))
    assert main([tool] if tool in ("integrity", "dead-letters") else [tool, "file"]) == status
    assert "is not there yet" in "".join(capsys.readouterr())
    assert list(tmp_path.iterdir()) == []
    postgres_server.drop(name)


def test_a_database_that_cannot_be_reached_is_one_line_and_exit_status_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], quiet_again: None
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("SYSOP_DATABASE", "postgresql+asyncpg://ann:secret@127.0.0.1:1/sysop")
    assert main() == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("The database postgresql+asyncpg://ann:***@127.0.0.1:1/sysop cannot be used:")
