"""The tools of `python -m bot TOOL`: one function reads what was asked and does it."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from bot import __version__
from bot.operating.check import check
from bot.operating.export import export
from bot.outbox import dead_letters
from bot.outbox.dead_letters import NoLetter
from bot.process.alone import InUse, alone
from bot.process.settings import Settings
from bot.store import backup, dumps
from bot.store.database import Database
from bot.store.dumps import NoDump
from bot.store.migrating import (
    NotOurs,
    Unreachable,
    ask,
    check_replaceable,
    check_usable,
    reason,
    revision,
    tables_of,
)
from bot.store.moving import NotMoved, move
from bot.store.portable import is_postgres, spoken
from bot.store.revisions import is_ours, newest_revision


def parser() -> argparse.ArgumentParser:
    """What can be asked, with the help that `--help` prints."""
    found = argparse.ArgumentParser(
        prog="python -m bot", description="Without a tool: the bot, or the sandbox where no token is set."
    )
    found.add_argument("--version", action="version", version=f"Sysop {__version__}")
    tools = found.add_subparsers(dest="tool", metavar="TOOL")
    tools.add_parser("check", help="settings, token, database, packs, disk; what Discord says")
    tools.add_parser("integrity", help="whether the database is whole")
    for tool, text in (
        ("backup", "copy the database to a new file, also while the bot runs"),
        ("restore", "put a backup in the database's place; the old one is kept beside it"),
        ("move", "copy the SQLite database FILE into the PostgreSQL database of SYSOP_DATABASE"),
        ("export", "all that is stored as JSON Lines in a new file, also while the bot runs"),
    ):
        tools.add_parser(tool, help=text).add_argument("file", metavar="FILE")
    dead_letters.declare(tools.add_parser("dead-letters", help="messages that were given up"))
    return found


def run(settings: Settings, given: argparse.Namespace) -> int:
    """Do what is asked and print what came of it; the exit status."""
    try:
        return _run(settings, given)
    except InUse:
        print("The bot is running with this database: stop it first.", file=sys.stderr)
    except NotOurs as error:
        print(f"{error}.", file=sys.stderr)
    except NoLetter as error:
        print(f"No message {error} was given up, and nothing is done.", file=sys.stderr)
    except NotReady as error:
        print(f"The database {spoken(settings.database)} {error}.", file=sys.stderr)
    except FileNotFoundError as error:
        print(f"There is no {error.filename or error}.", file=sys.stderr)
    except FileExistsError as error:
        print(f"{error.filename} is there already, and stays: name another file.", file=sys.stderr)
    except (sqlite3.Error, SQLAlchemyError, OSError, Unreachable, NotMoved, NoDump) as error:
        print(f"That did not work: {reason(error)}.", file=sys.stderr)
    return 1


class NotReady(Exception):
    """Why a database cannot be read by this version."""


class NotThere(NotReady):
    """Nothing is stored yet."""

    def __init__(self) -> None:
        super().__init__("is not there yet: the bot makes it at its first start")


def _there(database: str) -> None:
    """NotThere; sqlite3.Error, SQLAlchemyError, Unreachable."""
    found = bool(ask(database, tables_of)) if is_postgres(database) else Path(database).exists()
    if not found:
        raise NotThere


def _ours(database: str) -> str:
    """The schema of a database of Sysop's, of whichever version. NotReady for another's."""
    _there(database)
    found = revision(database)
    if found is None or not is_ours(found):
        raise NotReady("is not one of Sysop's")
    return found


def _ready(database: str) -> None:
    """NotReady, unless everything is there as this version reads it. Only the bot itself brings a database up
    to date: an older one may be running."""
    found, newest = _ours(database), newest_revision()
    if found > newest:
        raise NotReady(f"is of a newer version of Sysop ({found}; this one knows {newest})")
    if found < newest:
        raise NotReady(f"is of an older version ({found}): start the bot of this one first")


def _run(settings: Settings, given: argparse.Namespace) -> int:
    match given.tool:
        case "check":
            found = asyncio.run(check(settings))
            print("\n".join(map(str, found)))
            return 1 if any(each.verdict == "wrong" for each in found) else 0
        case "integrity":
            on_server = is_postgres(settings.database)
            try:
                _there(settings.database)
            except NotThere as nothing:
                # A service that looks before it starts the bot shall get to its first start.
                print(f"{spoken(settings.database)} {nothing}.")
                return 0
            problems = dumps.integrity(settings.database) if on_server else _problems(settings.database)
            print("\n".join(problems) or "Nothing is wrong with the database.")
            return 1 if problems else 0
        case "backup":
            _ours(settings.database)
            if is_postgres(settings.database):
                dumps.dump(settings.database, given.file)
            else:
                backup.backup(settings.database, given.file)
            print(f"{given.file} has everything that was stored.")
        case "restore":
            old = _restore(settings.database, given.file)
            name = spoken(settings.database)
            print(f"{name} is restored from {given.file}." + (f" What it was: {old}" if old else ""))
        case "move":
            if not is_postgres(settings.database):
                raise NotMoved("SYSOP_DATABASE is to name the PostgreSQL database that FILE is moved to")
            if not Path(given.file).exists():
                raise FileNotFoundError(given.file)
            check_usable(given.file)  # there is to be no lock beside another program's file
            with alone(given.file):
                before = backup.revision(given.file)
                moved = asyncio.run(move(given.file, settings.database))
                after = backup.revision(given.file)
            print("\n".join(f"{each.table}: {each.rows} rows, {each.checksum[:16]}" for each in moved))
            brought = f"has been brought from {before} to {after}, and otherwise " if before != after else ""
            print(f"All of it is there, counted and compared. {given.file} {brought}is as it was.")
        case "export":
            _ours(settings.database)
            print(f"{given.file} has {export(settings.database, given.file)} rows.")
        case "dead-letters":
            _ready(settings.database)
            asyncio.run(_dead_letters(settings, [given.act, *given.ids]))
    return 0


def _problems(database: str) -> list[str]:
    """What is wrong with an SQLite database; one that this version cannot use is not damaged for that."""
    try:
        problems = backup.integrity(database)
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise  # it cannot be read just now
        return [f"{database}: {error}"]
    try:
        check_usable(database)
    except NotOurs as error:
        problems.append(str(error))
    return problems


def _restore(database: str, file: str) -> str | None:
    """Put a backup in a database's place; where what was there has been kept, if there was anything."""
    then = f"{datetime.now(UTC):%Y%m%dT%H%M%S}.old"
    if not Path(file).is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), file or "file without a name")
    if is_postgres(database):
        return dumps.restore(database, file, f"{file}.{then}")
    with suppress(sqlite3.DatabaseError):  # what is damaged may be replaced
        check_replaceable(database)
    with alone(database):
        return backup.restore(database, file, newest_revision(), f"{database}.{then}")


async def _dead_letters(settings: Settings, arguments: Sequence[str]) -> None:
    db = Database(settings.database, settings.busy_ms)
    try:
        print("\n".join(await dead_letters.run(db, arguments)))
    finally:
        await db.close()
