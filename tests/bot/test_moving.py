"""Moving from SQLite to PostgreSQL: all of it, once, and nothing is begun with half of it."""

from __future__ import annotations

import itertools
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, Float, Integer, LargeBinary, Table, create_engine, make_url

from bot.main import main
from bot.operating import export as exporting
from bot.operating.export import export
from bot.process.alone import InUse
from bot.store import migrating, moving
from bot.store.database import Database
from bot.store.migrating import Unreachable, check_usable, migrate, revision
from bot.store.moving import NotMoved, move
from bot.store.revisions import MIGRATIONS, newest_revision
from bot.store.tables import ALL
from tests.bot import postgres
from tests.bot.postgres import READER, Server
from tests.bot.test_setup import NEWER, foreign_file
from tests.bot.test_stores import add_game, opened
from tests.long import slices

pytestmark = pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing())
ROWS = 7


@pytest.fixture
def target(postgres_server: Server, blank_postgres: str) -> Iterator[str]:
    """An empty database."""
    name = postgres_server.create(blank_postgres)
    yield postgres_server.url(name)
    postgres_server.drop(name)


@pytest.fixture
def file(database_path: str) -> str:
    """An SQLite database with some rows in every table there is."""
    with closing(sqlite3.connect(database_path)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        for table in ALL.sorted_tables:
            for number in range(1, ROWS + 1):
                values = {column.name: value(table, column, number) for column in table.columns}
                names = ", ".join(f'"{name}"' for name in values)
                marks = ", ".join("?" for _ in values)
                db.execute(
                    f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})',  # noqa: S608
                    list(values.values()),
                )
        db.execute("DELETE FROM challenges WHERE id = 7")  # its number is not given again
        db.commit()
    return database_path


def value(table: Table, column: Any, number: int) -> Any:
    if column.foreign_keys:
        return number
    if column.nullable and number == 2:
        return None
    if isinstance(column.type, Boolean):
        return number % 2
    if isinstance(column.type, Integer):
        return number if column.primary_key else number * 2**40 + 3
    if isinstance(column.type, Float):
        return number + 0.1
    if isinstance(column.type, LargeBinary) or "State" in type(column.type).__name__:
        return "" if number == 3 else bytes([0, number, 255])  # SQLite keeps a text where a blob should be
    return f"Żółw\0{number}" + "x" * 200


def exported(database: str, folder: Path) -> list[Any]:
    path = folder / f"{len(list(folder.iterdir()))}.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exporting, "BATCH", ROWS // 2)  # a table comes in several pieces
        export(database, str(path))
    lines = [json.loads(line.replace("\\u0000", "\ufffd")) for line in path.read_text("utf-8").splitlines()]
    for line in lines:
        for name, found in line.get("row", {}).items():
            if found == "" and line["table"] != "alembic_version":
                line["row"][name] = {"base64": ""}  # where a text stood for a blob
    return sorted(lines, key=json.dumps)


async def test_every_row_of_every_table_is_there_and_numbers_go_on(
    file: str, target: str, tmp_path: Path, postgres_server: Server
) -> None:
    postgres_server.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public", str(make_url(target).database))
    before = exported(file, tmp_path)
    moved = await move(file, target)
    assert {each.table for each in moved} == set(ALL.tables)
    assert sum(each.rows for each in moved) == len(before) - 2 == ROWS * len(ALL.tables) - 1
    assert exported(target, tmp_path) == before == exported(file, tmp_path)
    migrate(target)  # a bot may begin
    async with opened(target) as db, db.write() as connection:
        assert await add_game(connection) == ROWS + 1
    assert READER.rows(target, "SELECT nextval(pg_get_serial_sequence('challenges', 'id'))") == [(8,)]


@pytest.mark.parametrize("dies", slices([30, 1, 60], 1))
async def test_a_move_that_is_interrupted_goes_on_and_nothing_is_begun_with_half(
    file: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dies: int
) -> None:
    monkeypatch.setattr(moving, "BATCH", 3)
    steps = itertools.count(1)
    read = moving._read

    def die(*given: Any) -> Any:
        if next(steps) == dies:
            raise KeyboardInterrupt
        return read(*given)

    monkeypatch.setattr(moving, "_read", die)
    with pytest.raises(KeyboardInterrupt):
        await move(file, target)
    with pytest.raises(Unreachable, match="not finished"):
        migrate(target)
    there = sum(
        READER.rows(target, f'SELECT count(*) FROM "{name}"')[0][0]  # noqa: S608
        for name in ALL.tables
    )
    assert there < ROWS * len(ALL.tables) - 1
    await move(file, target)
    assert next(steps) > dies
    assert exported(target, tmp_path) == exported(file, tmp_path)


async def test_what_differs_is_found(file: str, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    finish = moving._compared

    async def change_and_compare(source: Any, db: Any, table: Table) -> Any:
        if table.name == "games":
            await db.exec_driver_sql("UPDATE games SET ended = ended + 1e-9 WHERE id = 5")
            await db.commit()
        return await finish(source, db, table)

    monkeypatch.setattr(moving, "_compared", change_and_compare)
    with pytest.raises(NotMoved, match="games has 7 rows in the file and 7"):
        await move(file, target)
    with pytest.raises(Unreachable):
        migrate(target)


async def test_only_an_empty_database_that_nobody_uses_is_moved_to(file: str, target: str) -> None:
    migrate(target)
    async with opened(target) as db, db.serving(lambda: None):
        with pytest.raises(InUse):
            await move(file, target)
        await _add_game(db)
    with pytest.raises(NotMoved, match="rows of games"):
        await move(file, target)


async def _add_game(db: Database) -> None:
    async with db.write() as connection:
        await add_game(connection)


def test_a_host_reads_what_was_moved(
    file: str,
    target: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SYSOP_DATABASE", target)
    assert main(["move", file]) == 0
    said = capsys.readouterr().out
    assert f"games: {ROWS} rows" in said
    assert said.splitlines()[-1].startswith("All of it is there")
    assert main(["move", file]) == 1
    assert "not empty" in capsys.readouterr().err
    monkeypatch.setenv("SYSOP_DATABASE", file)
    assert main(["move", file]) == 1
    assert "SYSOP_DATABASE" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["foreign", "empty", "newer"])
def test_what_is_no_database_of_ours_is_neither_moved_nor_changed(
    target: str,
    tmp_path: Path,
    database_path: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    kind: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SYSOP_DATABASE", target)
    path = Path(database_path if kind == "newer" else f"{kind}.sqlite3")
    if kind == "foreign":
        foreign_file(str(path))
    elif kind == "newer":
        with closing(sqlite3.connect(path)) as db, db:
            db.execute(NEWER)
    else:
        path.touch()
    before = path.read_bytes()
    assert main(["move", str(path)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert ("newer version of Sysop" if kind == "newer" else f"{path} is not a database of Sysop's.") in line
    assert path.read_bytes() == before
    assert kind != "foreign" or [one.name for one in tmp_path.glob("foreign*")] == [path.name]


@pytest.mark.usefixtures("quiet_again")
@pytest.mark.parametrize("arguments", [[], ["move", "sysop.sqlite3"]], ids=["start", "move"])
def test_a_server_s_database_of_another_program_is_left_as_it_is(
    postgres_server: Server,
    bare_postgres: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    migrate("sysop.sqlite3")
    tables = "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
    postgres_server.query("CREATE TABLE sales (number int)", bare_postgres)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("SYSOP_DATABASE", postgres_server.url(bare_postgres))
    assert main(arguments) == 1
    assert capsys.readouterr().err.endswith(" is not a database of Sysop's.\n")
    assert postgres_server.query(tables, bare_postgres).split() == ["sales"]


def test_of_two_first_starts_at_once_the_second_finds_the_tables_and_goes_on(
    postgres_server: Server, bare_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, first = migrating.revision, list[None]()

    def asked_before_the_other_commits(database: str) -> str | None:
        found = ask(database)
        if not first:
            first.append(None)
            migrate(database)
        return found

    monkeypatch.setattr(migrating, "revision", asked_before_the_other_commits)
    check_usable(postgres_server.url(bare_postgres))
    assert first


def test_a_schema_may_have_capitals_in_its_name(postgres_server: Server, bare_postgres: str) -> None:
    postgres_server.query('CREATE SCHEMA "Sysop"', bare_postgres)
    postgres_server.query(f'ALTER DATABASE "{bare_postgres}" SET search_path = "Sysop"', bare_postgres)
    migrate(postgres_server.url(bare_postgres))
    assert revision(postgres_server.url(bare_postgres)) == newest_revision()


def test_what_an_extension_has_brought_is_no_other_program(
    postgres_server: Server, bare_postgres: str
) -> None:
    """Some providers put extensions into each new database."""
    postgres_server.query("CREATE TABLE areas (number int)", bare_postgres)
    postgres_server.query("ALTER EXTENSION plpgsql ADD TABLE areas", bare_postgres)
    migrate(postgres_server.url(bare_postgres))
    assert revision(postgres_server.url(bare_postgres)) == newest_revision()


def test_an_older_file_is_said_to_have_been_brought_up_to_date(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SYSOP_DATABASE", target)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine("sqlite:///old.sqlite3")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0012")
    engine.dispose()
    assert main(["move", "old.sqlite3"]) == 0
    said = capsys.readouterr().out
    assert f"has been brought from 0012 to {newest_revision()}, and otherwise is as it was" in said
