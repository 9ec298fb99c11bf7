"""Settings, logs, migrations and the ways a start can fail."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.main import main
from bot.messages.loglines import MESSAGE, messages
from bot.operating import check
from bot.process import logs
from bot.process.settings import Settings
from bot.store.backup import backup
from bot.store.database import Database
from bot.store.migrating import migrate, revision
from bot.store.portable import is_postgres, spoken
from bot.store.revisions import newest_revision
from tests.bot.postgres import READER
from tests.clock import ManualClock

ROOT = Path(__file__).resolve().parents[2]


def test_every_setting_is_documented_with_its_default() -> None:
    documented = re.findall(r"^([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text(), re.MULTILINE)
    fields = Settings.model_fields.values()
    assert [name for name, _ in documented] == [field.validation_alias for field in fields]
    for (name, value), field in zip(documented, fields, strict=True):
        default = "" if field.default is None else field.default
        assert value == (f"{default:g}" if isinstance(default, float) else str(default)), name


def test_settings_come_from_the_environment_and_are_checked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)  # away from any .env
    monkeypatch.setenv("SYSOP_CHALLENGE_HOURS", "2.5")
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    settings = Settings()
    assert settings.challenge_hours == 2.5
    assert not settings.has_token
    monkeypatch.setenv("SYSOP_LOG_LEVEL", "LOUD")
    with pytest.raises(ValueError, match="SYSOP_LOG_LEVEL"):
        Settings()


@pytest.mark.usefixtures("quiet_again")
def test_logs_are_json_lines_without_the_token(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("DEBUG", "s3cret")
    logs.logger("bot.test").info("token is s3cret", game=3, path="/x/s3cret/y", error=ValueError("s3cret"))
    logging.getLogger("discord.http").warning("POST with %s", "s3cret")
    written = capsys.readouterr().err
    lines = [json.loads(line) for line in written.splitlines()]
    assert [line["event"] for line in lines] == ["token is [secret]", "POST with [secret]"]
    assert lines[0]["game"] == 3
    assert "s3cret" not in written


@pytest.mark.usefixtures("quiet_again")
def test_logs_never_quote_an_exception_or_what_libraries_pass_on(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("DEBUG", "token")
    try:
        raise KeyError("snare_in_hand")
    except KeyError as error:
        logs.logger("bot.test").exception("failed", error=type(error).__name__)
    logging.getLogger("discord.gateway").debug("payload with snare_in_hand")
    logging.getLogger("sqlalchemy.engine.Engine").info("snare_in_hand")
    written = capsys.readouterr().err
    (line,) = [json.loads(line) for line in written.splitlines()]
    assert (line["exception"], line["event"]) == ("KeyError", "failed")
    assert line["traceback"][0].endswith("test_logs_never_quote_an_exception_or_what_libraries_pass_on")
    assert "snare" not in written


async def test_the_database_is_opened_for_safety(tmp_path: Path) -> None:
    path = str(tmp_path / "new.sqlite3")
    migrate(path)
    db = Database(path, busy_ms=123)
    for opened in (db.write, db.read):
        async with opened() as connection:
            found = {
                name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 0}
    await db.close()


def start(tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m bot` until it ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_a_database_that_cannot_be_opened_is_one_line_and_exit_status_1(tmp_path: Path) -> None:
    nowhere = tmp_path / "missing" / "x.sqlite3"
    ended = start(tmp_path, DISCORD_TOKEN="token", SYSOP_DATABASE=str(nowhere))  # noqa: S106
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert line == f"The database {nowhere} cannot be opened or brought up to date."


@pytest.mark.usefixtures("quiet_again")
def test_a_file_that_is_no_database_is_one_line_and_exit_status_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.sqlite3").write_bytes(b"something else entirely" * 100)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("SYSOP_DATABASE", "x.sqlite3")
    assert main() == 1
    said = capsys.readouterr().err
    assert said.splitlines() == ["The database x.sqlite3 cannot be opened or brought up to date."]


def test_a_setting_out_of_bounds_is_named_and_exit_status_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("SYSOP_CHALLENGE_HOURS", "-3")
    assert main() == 1
    said = capsys.readouterr().err
    assert said.startswith("The settings are not right: SYSOP_CHALLENGE_HOURS:")
    assert "token" not in said


@pytest.mark.parametrize(
    ("name", "given", "why"),
    [
        ("SYSOP_METRICS", "127.0.0.1:99999", "from 1 to 65535"),
        ("SYSOP_WEB", "127.0.0.1:65536", "from 1 to 65535"),
        ("SYSOP_DATABASE", "", "is empty"),
        ("SYSOP_DATABASE", "postgresql+asyncpg://a:s3cret@h:port/x", "is written like"),
        ("SYSOP_DATABASE", "postgresql:s3cret", "is written like"),
        ("SYSOP_DATABASE", "postgresql://a:s3cret@h:99999/x", "from 1 to 65535"),
    ],
)
def test_an_address_or_a_database_that_cannot_be_is_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    given: str,
    why: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv(name, given)
    assert main() == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"The settings are not right: {name}: ")
    assert why in line
    assert "s3cret" not in line


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("x@y.sqlite3", "x@y.sqlite3"),
        ("postgresql://a@h/x", "postgresql+asyncpg://a@h/x"),
        ("postgresql://a:s3cret@h:5/x", "postgresql+asyncpg://a:***@h:5/x"),
        ("postgresql://a:no@s3cret@h:5/x", "postgresql+asyncpg://a:***@h:5/x"),
        ("postgresql://a:no@s3/cret@s3@h/x", "postgresql+asyncpg://a:***@h/x"),
        ("postgresql://a@/x?host=/h&password=s3cret", "postgresql+asyncpg://a@/x?host=%2Fh&password=***"),
    ],
)
def test_no_part_of_a_password_is_told(given: str, told: str) -> None:
    assert spoken(given).replace("%2A", "*") == told


def test_log_lines_fill_as_few_messages_as_their_length_allows() -> None:
    lines = ["x" * 900] * 5
    packed = messages(lines)
    assert [len(message) for message in packed] == [1801, 1801, 900]
    assert "\n".join(packed).split("\n") == lines
    (cut,) = messages(["y" * 3000])
    assert len(cut) == MESSAGE
    assert cut.endswith("…")
    assert messages([]) == []


def test_the_bot_knows_a_game_by_its_kind_only() -> None:
    """Nothing but a game's own modules imports it: a third game changes none of the others."""
    neon_hope = ("games/neon_hope/",)
    own = {
        # Decks of a league are named in Netrunner's cards.
        "engine.netrunner": ("games/netrunner/", "leagues/typed/decklists.py"),
        "engine.players": ("games/",),
        "bot.games.netrunner": ("games/netrunner/",),
        "bot.games.neon_hope": neon_hope,
        "engine.neon_hope": neon_hope,
        # Statistics are drawn the same for every game.
        "render": ("games/", "leagues/", "presses/statistics.py"),
    }
    for path in (ROOT / "bot").rglob("*.py"):
        name = path.relative_to(ROOT / "bot").as_posix()
        text = path.read_text()
        found = [
            f"{room}.{name.strip()}"
            for room, names in re.findall(r"^\s*from (\S+) import (.+)$", text, re.M)
            for name in names.split(",")
        ]
        found += re.findall(r"^\s*import ([\w.]+)", text, re.M)
        for room, allowed in own.items():
            if any(module == room or module.startswith(f"{room}.") for module in found):
                assert name.startswith(allowed), f"{name} imports {room}"


async def test_the_manual_clock_wakes_sleepers_when_it_is_moved() -> None:

    clock = ManualClock(100.0)
    sleeping = asyncio.ensure_future(clock.sleep(10))
    await asyncio.sleep(0)
    clock.advance(9)
    await asyncio.sleep(0)
    assert not sleeping.done()
    clock.advance(1)
    await sleeping
    assert clock.now() == 110.0


NEWER = "UPDATE alembic_version SET version_num = '9999'"


@pytest.mark.stores
@pytest.mark.usefixtures("quiet_again")
def test_a_database_of_a_newer_version_is_one_line_and_exit_status_1(
    tmp_path: Path, database_path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    if is_postgres(database_path):
        READER.rows(database_path, f"{NEWER} RETURNING version_num")
    else:
        with closing(sqlite3.connect(database_path)) as db, db:
            db.execute(NEWER)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("SYSOP_DATABASE", database_path)
    assert main() == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"The database {spoken(database_path)} is of a newer version of Sysop; ")
    assert main(["integrity"]) == 1
    assert "is of a newer version" in capsys.readouterr().out


@pytest.mark.usefixtures("quiet_again")
@pytest.mark.parametrize("version", [None, "ae1027a6acf3", "001a2b3c4d5e"])
def test_a_database_of_another_program_is_left_as_it_is(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    version: str | None,
) -> None:
    monkeypatch.chdir(tmp_path)
    foreign_file("foreign.sqlite3", version)
    before = Path("foreign.sqlite3").read_bytes()
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("SYSOP_DATABASE", "foreign.sqlite3")
    assert main() == 1
    assert capsys.readouterr().err.splitlines() == ["foreign.sqlite3 is not a database of Sysop's."]
    migrate("ours.sqlite3")
    backup("ours.sqlite3", "copy")
    there = {path.name for path in tmp_path.iterdir()}
    for tool in (["integrity"], ["backup", "new"], ["export", "new"], ["dead-letters"], ["restore", "copy"]):
        assert main(tool) == 1, tool
        said = capsys.readouterr()
        assert "of Sysop's" in said.out + said.err, tool
    (found,) = (each for each in check.database("foreign.sqlite3") if each.verdict == "wrong")
    assert "no database of" in found.text
    assert Path("foreign.sqlite3").read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == there


def foreign_file(path: str, version: str | None = None) -> None:
    """A database of another program; with `version`, of one that has Alembic too."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE sales (number)")
        if version is not None:
            db.execute("CREATE TABLE alembic_version (version_num)")
            db.execute("INSERT INTO alembic_version VALUES (?)", (version,))


def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "empty.sqlite3"
    path.touch()
    migrate(str(path))
    assert revision(str(path)) == newest_revision()
