"""`python -m bot check`: what would keep the bot from running well, before anybody notices.

Looks at the settings, the token's form, the database and the content packs; where there is a token, it asks
Discord too: whether the token is taken, what the bot may do in each server, what time it is.
Nothing is changed and no message is sent.
"""

from __future__ import annotations

import base64
import binascii
import re
import shutil
import stat
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Literal, NamedTuple

import aiohttp
import discord
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from bot.contract.content import Content, Files
from bot.contract.kind import GameKind
from bot.games import registry
from bot.invite import missing
from bot.messages.words import say
from bot.process.clock import Clock, SystemClock
from bot.process.settings import ENV_FILE, Settings
from bot.process.shards import Shards, read_shards
from bot.store import backup
from bot.store.migrating import Unreachable, ask, reason, revision_of
from bot.store.portable import is_postgres, spoken
from bot.store.postgres import CONNECTIONS
from bot.store.processes import ALIVE
from bot.store.revisions import is_ours, newest_revision

FREE_MIB = 200
"""With less free space than this a bot of some hundred games may stop within weeks."""
CLOCK_SECONDS = 5.0
"""Deadlines are told to the minute; a clock that is further off tells wrong ones."""
SERVERS = 200
"""Discord tells of so many at once; whoever has more knows how to look at the rest."""
TIMEOUT = aiohttp.ClientTimeout(total=15)

Verdict = Literal["ok", "doubt", "wrong"]


class Finding(NamedTuple):
    """One thing that was looked at. "doubt": the bot runs, but the operator should know."""

    verdict: Verdict
    about: str
    text: str

    def __str__(self) -> str:
        return f"{self.verdict:6}{self.about}: {self.text}"


async def check(settings: Settings, clock: Clock | None = None) -> list[Finding]:
    """Everything that was found, in the order it is looked at."""
    kinds = registry().values()
    found = [*token(settings), *database(settings.database), *content(kinds), *files(settings, kinds)]
    if settings.has_token and all(each.verdict != "wrong" for each in found if each.about == "token"):
        found += await discord_side(settings, clock or SystemClock())
    return found


def token(settings: Settings) -> Iterator[Finding]:
    """A bot's token is three parts with dots between; the first is the bot's number in base64."""
    if settings.token is None or not settings.has_token:
        yield Finding("doubt", "token", "none is set: the sandbox starts instead of the bot")
        return
    text = settings.token.get_secret_value().strip()
    parts = text.split(".")
    if text.lower().startswith("bot "):
        yield Finding("wrong", "token", "leave out the word Bot in front of it")
    elif len(parts) != 3 or not all(re.fullmatch(r"[\w-]+", part) for part in parts):
        yield Finding("wrong", "token", "has no three parts with dots between; is it the client secret?")
    elif not _number(parts[0]):
        yield Finding("doubt", "token", "its first part does not name a bot")
    else:
        yield Finding("ok", "token", "has the form of a bot's")


def _number(part: str) -> bool:
    try:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).isdigit()
    except (binascii.Error, ValueError):
        return False


def database(path: str) -> Iterator[Finding]:
    """Where it is, who can read it, whether it is whole and of a schema this program knows."""
    if is_postgres(path):
        yield from on_server(path)
        return
    file = Path(path)
    if not file.parent.is_dir():
        yield Finding("wrong", "database", f"there is no folder {file.parent}")
        return
    free = shutil.disk_usage(file.parent).free // 2**20
    if free < FREE_MIB:
        yield Finding("doubt", "disk", f"{free} MiB are free")
    else:
        yield Finding("ok", "disk", f"{free} MiB are free")
    if not file.exists():
        yield Finding("ok", "database", f"{path} is made at the first start")
        return
    if not file.is_file():
        yield Finding("wrong", "database", f"{path} is no file")
        return
    if mode := stat.S_IMODE(file.stat().st_mode) & 0o077:
        yield Finding("doubt", "database", f"others can read it (mode {mode | 0o600:o}): chmod 600 {path}")
    try:
        schema, problems = backup.revision(path), backup.integrity(path)
    except backup.ERRORS as error:
        yield Finding("wrong", "database", f"{path} cannot be read: {error}")
        return
    if problems:
        yield Finding("wrong", "database", "; ".join(problems[:3]))
    elif schema is None:
        yield Finding("wrong", "database", f"{path} is no database of this bot")
    else:
        yield _schema(schema, "whole, ")


def on_server(database: str) -> Iterator[Finding]:
    """What a PostgreSQL server says of itself and of the database; that all of it can be read, `integrity`
    tells."""

    def asked(db: Connection) -> tuple[dict[str, Any], str | None, bool, list[str]]:
        names = ("server_version", "server_encoding", "fsync", "data_checksums", "max_connections")
        told = {name: db.scalar(text("SELECT current_setting(:it)"), {"it": name}) for name in names}
        may_create = text("SELECT has_schema_privilege(current_schema(), 'CREATE')")
        schema = revision_of(db)
        alive = list(db.scalars(ALIVE)) if schema == newest_revision() else []
        return told, schema, bool(db.scalar(may_create)), alive

    try:
        told, schema, may, alive = ask(database, asked)
    except (SQLAlchemyError, Unreachable) as error:
        yield Finding("wrong", "database", f"{spoken(database)}: {reason(error)}")
        return
    yield Finding("ok", "server", f"PostgreSQL {told['server_version']}")
    if told["server_encoding"] != "UTF8":
        yield Finding("wrong", "database", f"its encoding is {told['server_encoding']}, not UTF8")
    if told["fsync"] != "on":
        yield Finding("doubt", "server", "fsync is off: a power cut may lose the database")
    if told["data_checksums"] != "on":
        yield Finding("doubt", "server", "data_checksums is off: a damaged disk is noticed late")
    if int(told["max_connections"]) < CONNECTIONS:
        yield Finding("doubt", "server", f"max_connections is below the {CONNECTIONS} that the bot may use")
    if not may:
        yield Finding("wrong", "database", "no tables may be made in it")
    yield _schema(schema) if schema else Finding("ok", "database", "its tables are made at the first start")
    yield from processes([found for each in alive if (found := read_shards(each)) is not None])


def processes(running: Sequence[Shards]) -> Iterator[Finding]:
    """Which shards those that share a database carry; nothing where none does."""
    if not running:
        return
    count = running[0].count
    idle = sorted(set(range(count)).difference(*(each.ids for each in running)))
    if idle:
        which = ", ".join(map(str, idle))
        yield Finding("doubt", "processes", f"{len(running)} run; of {count} shards none carries {which}")
    else:
        yield Finding("ok", "processes", f"{len(running)} run, with all of {count} shards")


def _schema(schema: str, known: str = "") -> Finding:
    newest = newest_revision()
    if not is_ours(schema):
        return Finding("wrong", "database", f"is no database of Sysop's (its schema is {schema})")
    if schema > newest:
        return Finding("wrong", "database", f"is of a newer version ({schema}; this one knows {newest})")
    if schema < newest:
        return Finding("ok", "database", f"{known}brought from {schema} to {newest} at the next start")
    return Finding("ok", "database", f"{known}schema {schema}")


def content(kinds: Iterable[GameKind]) -> Iterator[Finding]:
    """Content packs: those with mistakes are left out when the bot starts."""
    for kind in kinds:
        if isinstance(kind, Content):
            yield from (Finding("wrong", "packs", text) for text in kind.mistakes())
            yield from (Finding("doubt", "packs", text) for text in kind.doubts())
            yield Finding("ok", "packs", f"{', '.join(kind.playable())} can be played")


def files(settings: Settings, kinds: Iterable[GameKind]) -> Iterator[Finding]:
    """What else the operator has files for: the bot starts without those that it cannot use."""
    env = Path(ENV_FILE)
    if settings.has_token and env.is_file() and stat.S_IMODE(env.stat().st_mode) & 0o077:
        yield Finding("doubt", "token", f"others can read {env}: chmod 600 {env}")
    folder = Path(settings.packs)
    if not folder.exists():
        if settings.packs != Settings.model_fields["packs"].default:
            yield Finding("doubt", "packs", f"there is no folder {folder}")
    elif not folder.is_dir():
        yield Finding("wrong", "packs", f"{folder} is no folder")
    for file in (file for kind in kinds if isinstance(kind, Files) for file in kind.files()):
        if file.mistake:
            yield Finding("wrong", file.setting, f"{file.path} cannot be used: {file.mistake}")
        else:
            yield Finding("ok", file.setting, f"{file.path} can be used")


async def discord_side(settings: Settings, clock: Clock) -> list[Finding]:
    """What Discord says: one request for the bot, one for its gateway, one for its servers."""
    assert settings.token is not None
    headers = {"Authorization": f"Bot {settings.token.get_secret_value().strip()}"}
    base = discord.http.Route.BASE
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=TIMEOUT) as session:
            async with session.get(f"{base}/users/@me") as answer:
                if answer.status == 401:
                    return [Finding("wrong", "token", "Discord refuses it")]
                answer.raise_for_status()
                me: dict[str, Any] = await answer.json()
                told = answer.headers.get("Date", "")
            async with session.get(f"{base}/gateway/bot") as answer:
                answer.raise_for_status()
                wanted: int = (await answer.json())["shards"]
            async with session.get(f"{base}/users/@me/guilds", params={"limit": str(SERVERS)}) as answer:
                answer.raise_for_status()
                guilds: list[dict[str, Any]] = await answer.json()
    except (aiohttp.ClientError, TimeoutError) as error:
        return [Finding("doubt", "Discord", f"cannot be asked: {type(error).__name__}")]
    return [
        Finding("ok", "token", f"Discord knows the bot as {me['username']}"),
        *time(told, clock),
        shards(settings.shards, wanted),
        *permissions(guilds),
    ]


def shards(carried: Shards | None, wanted: int) -> Finding:
    """What of the gateway this process carries, and how many shards Discord advises."""
    count = carried.count if carried is not None else 1
    if count < wanted:
        return Finding("doubt", "shards", f"Discord advises {wanted}, the bot has {count} (SYSOP_SHARDS)")
    if carried is None:
        return Finding("ok", "shards", "this process carries the only one")
    which = "all" if carried.all else " and ".join(map(str, carried.ids))
    return Finding("ok", "shards", f"this process carries {which} of {count}")


def time(told: str, clock: Clock) -> Iterator[Finding]:
    """Discord's Date header against the clock."""
    try:
        at: datetime = parsedate_to_datetime(told)
    except ValueError:
        return
    off = clock.now() - at.timestamp()
    if abs(off) > CLOCK_SECONDS:
        yield Finding("wrong", "clock", f"{abs(off):.0f} s {'fast' if off > 0 else 'slow'} by Discord's")
    else:
        yield Finding("ok", "clock", "agrees with Discord's")


def permissions(guilds: list[dict[str, Any]]) -> Iterator[Finding]:
    """What the bot's roles allow in each server; channels may take away from it."""
    if not guilds:
        yield Finding(
            "doubt", "servers", "the bot is in none yet: python -m bot.invite APPLICATION_ID prints its link"
        )
    if len(guilds) >= SERVERS:
        yield Finding("doubt", "servers", f"{SERVERS} are looked at; what it may do in others is not asked")
    for guild in guilds:
        lacking = missing(discord.Permissions(int(guild["permissions"])))
        if lacking:
            words = ", ".join(say("en", each) for each in lacking)
            yield Finding("wrong", f"server {guild['name']}", f"the bot lacks: {words}")
        else:
            yield Finding("ok", f"server {guild['name']}", "the bot may do what it needs")
