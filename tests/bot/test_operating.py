"""What a host asks for beside the bot: check, backup and restore, export, the version."""

from __future__ import annotations

import base64
import json
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import aiohttp.web
import discord
import pytest
from aiohttp.test_utils import TestServer
from sqlalchemy import Connection

from bot import __version__
from bot.delivery.slots import Slots
from bot.games.neon_hope import kind
from bot.games.netrunner.kind import Netrunner
from bot.invite import PERMISSIONS
from bot.main import main
from bot.operating import check
from bot.operating.check import Finding
from bot.operating.export import export
from bot.process.alone import InUse, alone
from bot.process.settings import Settings
from bot.process.shards import Shards, read_shards
from bot.store.backup import AHEAD, backup, integrity, restore, revision
from bot.store.game_rows import GameRow
from bot.store.migrating import ask
from bot.store.revisions import newest_revision
from bot.store.slots import SlotRow
from tests.bot.dying import ROOT
from tests.bot.world import World
from tests.clock import ManualClock

pytestmark = pytest.mark.sqlite
GAIN, PASS = "Gain 1 credit", "Pass"
TOKEN = f"{base64.urlsafe_b64encode(b'123456789012345678').decode().rstrip('=')}.GaBcDe.{'x' * 30}"
DATE = "Fri, 15 Jan 2027 08:00:00 GMT"
AT = 1_800_000_000.0


def mode(path: str | Path) -> int:
    return stat.S_IMODE(Path(path).stat().st_mode)


def wrong(found: list[Finding] | tuple[Finding, ...]) -> list[str]:
    return [each.about for each in found if each.verdict == "wrong"]


async def test_a_backup_that_is_restored_goes_on_and_what_it_replaces_is_kept(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.play(GAIN)
    path = world.bot.db.path
    copy, kept = str(tmp_path / "copy.sqlite3"), str(tmp_path / "kept.sqlite3")
    backup(path, copy)
    await world.play(PASS)
    world.bot.dispatcher.stop()
    await world.bot.db.close()
    assert restore(path, copy, newest_revision(), kept) == kept
    drawn, refresh = list[str](), Slots.refresh

    async def refreshing(self: Slots, slot: SlotRow, game: GameRow) -> None:
        drawn.append(slot.slot)
        await refresh(self, slot, game)

    monkeypatch.setattr(Slots, "refresh", refreshing)
    await world.restart()
    await world.rest()
    # All that follows the game is drawn anew; what its thread hangs from is never edited.
    assert set(drawn) == {"board", "panel:buyer", "panel:seller", "turn:0.1"}
    with sqlite3.connect(path) as restored:
        # A button of a game that the backup does not know must not come to mean a new one.
        numbers = dict(restored.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
        assert numbers["games"] > AHEAD
    restored.close()
    assert (await world.game()).moves == 1
    assert (await world.bot.play.load(1)).game.decisions[0].id == 2
    await world.play(PASS)
    assert (await world.game()).moves == 2
    assert integrity(kept) == []
    assert mode(kept) == mode(path) == 0o600
    with sqlite3.connect(kept) as old:
        assert old.execute("SELECT moves FROM games").fetchall() == [(2,)]
    old.close()


def test_what_is_no_backup_takes_nothing_s_place(tmp_path: Path, database_path: str) -> None:
    before = Path(database_path).read_bytes()
    foreign, newer, damaged = (tmp_path / f"{name}.sqlite3" for name in ("foreign", "newer", "damaged"))
    sqlite3.connect(foreign).execute("CREATE TABLE t (x)").connection.close()
    shutil.copy(database_path, newer)
    with sqlite3.connect(newer) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    damaged.write_bytes(before[:-8000] + b"\xff" * 8000)
    for source, why in ((foreign, "no backup"), (newer, "newer version"), (damaged, "")):
        with pytest.raises(sqlite3.DatabaseError, match=why or "malformed|page"):
            restore(database_path, str(source), newest_revision(), str(tmp_path / "kept"))
    with pytest.raises(FileNotFoundError):
        restore(database_path, str(tmp_path / "nothing"), newest_revision(), str(tmp_path / "kept"))
    assert Path(database_path).read_bytes() == before
    assert not list(tmp_path.glob("*.partial"))
    assert not (tmp_path / "kept").exists()


def test_a_damaged_database_is_replaced_too(tmp_path: Path, database_path: str) -> None:
    copy = str(tmp_path / "copy.sqlite3")
    backup(database_path, copy)
    Path(database_path).write_bytes(b"no database at all" * 100)
    assert restore(database_path, copy, newest_revision(), str(tmp_path / "kept")) == str(tmp_path / "kept")
    assert revision(database_path) == newest_revision()
    assert (tmp_path / "kept").read_bytes().startswith(b"no database")


def test_integrity_says_of_a_damaged_database_that_it_is(
    tmp_path: Path, database_path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SYSOP_DATABASE", database_path)
    Path(database_path).write_bytes(b"no database at all" * 100)
    assert main(["integrity"]) == 1
    assert capsys.readouterr().out == f"{database_path}: file is not a database\n"


def test_while_a_bot_uses_the_database_no_other_begins_and_nothing_is_restored(
    tmp_path: Path, database_path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    held = (
        "import sys; from bot.process.alone import alone\n"
        "with alone(sys.argv[1]): print('held', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(  # noqa: S603  # our own words
        [sys.executable, "-c", held, database_path],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as holder:  # fmt: skip
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(InUse), alone(database_path):
            pass
        monkeypatch.setenv("SYSOP_DATABASE", database_path)
        monkeypatch.chdir(tmp_path)
        assert main(["restore", database_path]) == 1
        assert "stop it first" in capsys.readouterr().err
        holder.kill()
    with alone(database_path):  # the lock went with the process
        pass


async def test_everything_is_exported_a_row_a_line(world: World, tmp_path: Path) -> None:
    await world.start_game()
    await world.play(GAIN)
    path, target = world.bot.db.path, tmp_path / "all.jsonl"
    rows = export(path, str(target))
    lines = [json.loads(line) for line in target.read_text("utf-8").splitlines()]
    assert lines[0] == {"export": 1, "schema": newest_revision()}
    assert len(lines) == rows + 1
    assert mode(target) == 0o600
    with sqlite3.connect(path) as db:
        for (table,) in db.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_sequence'"
        ).fetchall():
            count = db.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]  # noqa: S608
            assert sum(line.get("table") == table for line in lines) == count, table
    db.close()
    game = next(line["row"] for line in lines if line.get("table") == "games")
    assert game["moves"] == 1
    with pytest.raises(FileExistsError):
        export(path, str(target))


def test_an_export_is_of_one_moment(database_path: str) -> None:
    def read(reader: Connection) -> None:
        assert reader.exec_driver_sql("SELECT count(*) FROM users").scalar() == 0
        writer.execute("INSERT INTO users (user_id, private, full_control) VALUES (5, 'dm', 0)")
        writer.commit()
        assert reader.exec_driver_sql("SELECT count(*) FROM users").scalar() == 0

    writer = sqlite3.connect(database_path)
    writer.execute("PRAGMA journal_mode = WAL")
    ask(database_path, read)
    writer.close()


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (TOKEN, "ok"),
        ("", "doubt"),
        (f"Bot {TOKEN}", "wrong"),
        ("abcdefghijklmnopqrstuvwxyz012345", "wrong"),
        ("a.b.c", "doubt"),
    ],
)
def test_the_form_of_a_token(text: str, verdict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", text)
    [found] = check.token(Settings())
    assert found.verdict == verdict
    assert not text or text not in str(found)


def test_what_a_check_says_of_a_database(tmp_path: Path, database_path: str) -> None:
    assert {each.verdict for each in check.database(database_path)} == {"ok"}
    assert {each.verdict for each in check.database(str(tmp_path / "new.sqlite3"))} == {"ok"}
    assert wrong([*check.database(str(tmp_path / "nowhere" / "new.sqlite3"))]) == ["database"]
    Path(database_path).chmod(0o644)
    assert "chmod 600" in str(next(each for each in check.database(database_path) if each.verdict == "doubt"))
    with sqlite3.connect(database_path) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    assert wrong([*check.database(database_path)]) == ["database"]
    Path(database_path).write_bytes(b"no database at all" * 100)
    assert wrong([*check.database(database_path)]) == ["database"]


def test_what_a_check_says_of_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "pack.yaml").write_text("id: [")
    monkeypatch.setenv("SYSOP_PACKS", str(tmp_path))
    found = list(check.content([kind.kind()]))
    assert wrong(found) == ["packs"]
    assert found[0].text.startswith("broken/pack.yaml:")
    assert found[-1].verdict == "ok"


@pytest.mark.parametrize(
    ("written", "verdict", "told"),
    [
        ("", "ok", "the only one"),
        ("1,0/2", "ok", "carries all of 2"),
        ("0,2/4", "ok", "carries 0 and 2 of 4"),
        ("0/1", "doubt", "advises 2, the bot has 1"),
    ],
)
def test_what_a_check_says_of_shards(written: str, verdict: str, told: str) -> None:
    found = check.shards(read_shards(written), 2 if written else 1)
    assert found.verdict == verdict
    assert told in found.text


@pytest.mark.parametrize(
    ("written", "told"),
    [("2/2", "from 0 to 1"), ("one", "written like 0,1/4"), ("0/2", "need a PostgreSQL database")],
)
def test_shards_that_cannot_be(
    written: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file cannot be shared; with all shards in one process it need not be."""
    monkeypatch.setenv("SYSOP_SHARDS", written)
    assert main([]) == 1
    assert told in capsys.readouterr().err
    monkeypatch.setenv("SYSOP_SHARDS", "0,1/2")
    assert Settings().shards == Shards((0, 1), 2)


async def test_what_discord_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that answers as Discord does, to this token alone."""
    lacking = PERMISSIONS.value & ~discord.Permissions(attach_files=True).value

    def known(request: aiohttp.web.Request) -> bool:
        return request.headers["Authorization"] == f"Bot {TOKEN}"

    async def me(request: aiohttp.web.Request) -> aiohttp.web.Response:
        body = {"username": "sysop"} if known(request) else {}
        return aiohttp.web.json_response(body, status=200 if body else 401, headers={"Date": DATE})

    async def guilds(_: aiohttp.web.Request) -> aiohttp.web.Response:
        found = [
            {"name": "Good", "permissions": str(PERMISSIONS.value)},
            {"name": "Poor", "permissions": str(lacking)},
        ]
        return aiohttp.web.json_response(found)

    async def gateway(_: aiohttp.web.Request) -> aiohttp.web.Response:
        return aiohttp.web.json_response({"shards": 2})

    app = aiohttp.web.Application()
    app.router.add_get("/users/@me", me)
    app.router.add_get("/gateway/bot", gateway)
    app.router.add_get("/users/@me/guilds", guilds)
    async with TestServer(app) as server:
        monkeypatch.setattr(discord.http.Route, "BASE", str(server.make_url("")).rstrip("/"))
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        found = await check.discord_side(Settings(), ManualClock(AT + 2))
        assert wrong(found) == ["server Poor"]
        assert "attach files" in str(found[-1])
        assert [str(each) for each in found if each.about == "shards"] == [
            "doubt shards: Discord advises 2, the bot has 1 (SYSOP_SHARDS)"
        ]
        assert wrong(await check.discord_side(Settings(), ManualClock(AT + 60))) == ["clock", "server Poor"]
        slow = await check.discord_side(Settings(), ManualClock(AT - 60))
        assert "60 s slow" in str(next(each for each in slow if each.about == "clock"))
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN + "y")
        assert wrong(await check.discord_side(Settings(), ManualClock(AT))) == ["token"]
    found = await check.discord_side(Settings(), ManualClock(AT))
    assert [each.verdict for each in found] == ["doubt"]  # nobody answers: no network here


def test_the_command_line(
    tmp_path: Path, database_path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SYSOP_DATABASE", database_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.chdir(tmp_path)
    copy = str(tmp_path / "copy.sqlite3")
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Sysop {__version__}\n"
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text()
    assert main(["check"]) == 0
    assert "whole, schema" in capsys.readouterr().out
    assert main(["backup", copy]) == 0
    assert main(["backup", copy]) == 1
    assert capsys.readouterr().err == f"{copy} is there already, and stays: name another file.\n"
    assert main(["restore", copy]) == 0
    assert "What it was: " in capsys.readouterr().out
    assert len(list(tmp_path.glob("*.old"))) == 1
    assert main(["export", str(tmp_path / "all.jsonl")]) == 0
    assert capsys.readouterr().out.endswith(" rows.\n")
    assert main(["restore", str(tmp_path / "nothing")]) == 1
    assert capsys.readouterr().err == f"There is no {tmp_path / 'nothing'}.\n"
    Path(database_path).write_bytes(b"no database at all" * 100)
    assert main(["check"]) == 1


def test_what_is_not_there_yet_is_made_by_the_bot_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SYSOP_DATABASE", "sysop.sqlite3")
    for tool in (["backup", "copy"], ["export", "all"], ["dead-letters"]):
        assert main(tool) == 1
        assert capsys.readouterr().err.startswith("The database sysop.sqlite3 is not there yet: ")
    assert main(["integrity"]) == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("found", "why"), [("0001", "older version"), ("9999", "newer version"), (None, "not one of")]
)
def test_the_database_of_another_version_is_left_as_it_is(
    database_path: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: str | None,
    why: str,
) -> None:
    monkeypatch.setenv("SYSOP_DATABASE", database_path)
    with closing(sqlite3.connect(database_path)) as connection, connection:
        connection.execute(
            "UPDATE alembic_version SET version_num = ?" if found else "DELETE FROM alembic_version",
            (found,) if found else (),
        )
    assert main(["dead-letters", "drop", "all"]) == 1
    assert why in capsys.readouterr().err
    assert revision(database_path) == found


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (["list", "foo"], 2, "name the messages by their numbers"),
        (["--help"], 0, "usage: python -m bot dead-letters"),
        (["replay", "99", "7"], 1, "No message 7, 99 was given up"),
        (["list", "99"], 1, "No message 99 was given up"),
        (["drop", "all"], 0, "0 dropped."),
        ([], 0, "No message was given up."),
    ],
)
def test_what_is_asked_of_dead_letters_is_answered(
    database_path: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    status: int,
    told: str,
) -> None:
    monkeypatch.setenv("SYSOP_DATABASE", database_path)
    try:
        ended: object = main(["dead-letters", *arguments])
    except SystemExit as left:
        ended = left.code
    assert ended == status
    said = capsys.readouterr()
    assert told in said.out + said.err


def test_an_export_of_no_database_is_one_plain_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.sqlite3").write_bytes(b"no database at all" * 100)
    monkeypatch.setenv("SYSOP_DATABASE", "x.sqlite3")
    assert main(["export", "all.jsonl"]) == 1
    assert capsys.readouterr().err == "That did not work: file is not a database.\n"


def test_what_a_check_says_of_files_that_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert list(check.files(Settings(), [Netrunner()])) == []
    monkeypatch.setenv("SYSOP_FORMATS", "formats.json")
    monkeypatch.setenv("SYSOP_PACKS", "/etc/passwd")
    assert [str(each) for each in check.files(Settings(), [Netrunner()])] == [
        "wrong packs: /etc/passwd is no folder",
        "wrong formats: formats.json cannot be used: No such file or directory",
    ]
    monkeypatch.setenv("SYSOP_PACKS", "mine")
    Path("formats.json").write_text("{")
    assert [each.verdict for each in check.files(Settings(), [Netrunner()])] == ["doubt", "wrong"]
    Path("formats.json").write_text("{}")
    assert [each.verdict for each in check.files(Settings(), [Netrunner()])] == ["doubt", "ok"]


def test_a_token_that_others_can_read_is_doubtful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=MTIz.x.y\n")
    for mode, found in ((0o644, ["others can read .env: chmod 600 .env"]), (0o600, [])):
        file.chmod(mode)
        assert [each.text for each in check.files(Settings(), []) if each.about == "token"] == found


def test_a_check_of_more_servers_than_discord_tells_of_says_so() -> None:
    guilds = [{"name": "Good", "permissions": str(PERMISSIONS.value)}] * check.SERVERS
    first, *others = check.permissions(guilds)
    assert (first.verdict, len(others)) == ("doubt", check.SERVERS)
    assert "200" in first.text
    assert all(each.verdict == "ok" for each in check.permissions(guilds[1:]))
