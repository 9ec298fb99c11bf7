"""`python -m bot backup FILE`, `restore FILE` and `integrity` where the store is PostgreSQL, by its own
tools: a backup is what `pg_dump --format=custom` writes.

They are other programs (Debian: postgresql-client), at least as new as the server. The password goes to them
in the environment, where other users of the machine cannot read it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from itertools import pairwise
from typing import IO, Any, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from bot.process.alone import InUse
from bot.store.backup import AHEAD, private_file
from bot.store.migrating import UNFINISHED, NotOurs, ask, revision, revision_of, tables_of
from bot.store.portable import spoken, url_of
from bot.store.revisions import is_ours, newest_revision
from bot.store.serving import SERVING
from bot.store.tables import ALL

LATER: Final = """
UPDATE {schema}.slots SET shown = -1, digest = '', picture = '', due = 0, attempts = 0
    WHERE slot <> 'start' AND (owner <> 'game'
        OR owner_id IN (SELECT id FROM {schema}.games WHERE status = 'running'));
SELECT setval(format('%I.%I', schemaname, sequencename), coalesce(last_value, 0) + {ahead})
    FROM pg_sequences WHERE quote_ident(schemaname) = '{schema}';
"""
"""What people see on Discord is newer than a backup, as of a file (`backup.restore`)."""


class NoDump(Exception):
    """Why a database cannot be dumped, or a dump not be restored."""


def dump(database: str, target: str) -> None:
    """Write everything that is stored to a new file that only its owner can read. FileExistsError; NoDump."""
    with private_file(target) as partial:
        _run(database, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", "--file", partial)
        _run(database, "pg_restore", "--list", partial)


def restore(database: str, source: str, kept: str) -> str | None:
    """Put a dump in the place of what is there, all in one transaction; what was there is dumped to `kept`,
    which is returned, or None where there was nothing.

    FileNotFoundError; InUse while the bot runs; NoDump for what is no dump of this bot, or of a newer one;
    NotOurs where the database is another program's."""
    if not os.path.exists(source):
        raise FileNotFoundError(source)
    found = _revision(database, source)
    if not is_ours(found):
        raise NoDump(f"{source} is no backup of this bot")
    if found > (newest := newest_revision()):
        raise NoDump(f"{source} is of a newer version ({found}; this one knows {newest})")

    # Asked beforehand: who has read a table in a transaction keeps it from being dropped by another.
    schema_there = revision(database)

    def put(db: Connection) -> str | None:
        # Held until this is done: no bot begins meanwhile.
        if not db.scalar(text("SELECT pg_try_advisory_lock(:it)"), {"it": SERVING}):
            raise InUse(database)
        there = tables_of(db)
        if there and not is_ours(schema_there):
            raise NotOurs(f"{spoken(database)} is not a database of Sysop's")
        if there:
            dump(database, kept)
        schema = db.scalar(text("SELECT quote_ident(current_schema())"))
        names = ", ".join(f"{schema}.{db.dialect.identifier_preparer.quote(name)}" for name in there)
        before = f"DROP TABLE {names} CASCADE;\n" if there else ""
        _feed(database, source, before, LATER.format(schema=schema, ahead=AHEAD))
        return kept if there else None

    return ask(database, put)


def _revision(database: str, source: str) -> str:
    """The schema of a dump."""
    listed = _run(
        database, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", source
    ).splitlines()
    for line, after in pairwise(listed):
        if line.startswith("COPY ") and "alembic_version" in line:
            return after
    raise NoDump(f"{source} is no backup of this bot")


def _feed(database: str, source: str, before: str, later: str) -> None:
    """Play a dump into the database between two pieces of SQL, in one transaction."""
    psql = [_program("psql"), "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"]
    unpack = [_program("pg_restore"), "--no-owner", "--no-privileges", "--exit-on-error", "--file=-", source]
    with (
        subprocess.Popen(  # noqa: S603
            psql, stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=_environment(database)
        ) as into,
        subprocess.Popen(unpack, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as out,  # noqa: S603
    ):
        assert into.stdin is not None
        assert out.stdout is not None
        # It ends by itself with the first error; what it says then is of interest, not that its pipe is shut.
        with suppress(BrokenPipeError):
            into.stdin.write(f"BEGIN;\n{before}".encode())
            shutil.copyfileobj(out.stdout, into.stdin)
            if out.wait() == 0:
                into.stdin.write(f"{later}COMMIT;\n".encode())
        out.stdout.close()
        with suppress(BrokenPipeError):
            into.stdin.close()
        into.stdin = None
        for process in (into, out):
            if process.wait():
                raise NoDump(_last_line(process.stderr))


def _last_line(stderr: IO[bytes] | None) -> str:
    said = stderr.read().decode(errors="replace").strip() if stderr is not None else ""
    return said.splitlines()[-1] if said else "the program ended with an error"


def integrity(database: str) -> list[str]:
    """What is wrong with the database, as far as reading all of it shows: its server keeps references whole
    by itself. `pg_amcheck` looks at indexes as well."""
    return ask(database, _problems)


def _problems(db: Connection) -> list[str]:
    inspector = inspect(db)
    if inspector.has_table(UNFINISHED):
        return ["a move into it is not finished"]
    if (found := revision_of(db)) is None or not is_ours(found):
        return ["it is no database of this bot, or the bot has not begun yet"]
    if found > newest_revision():
        return [f"it is of a newer version ({found}; this one knows {newest_revision()})"]
    problems = []
    for name in sorted(set(ALL.tables) & set(inspector.get_table_names())):
        quoted = db.dialect.identifier_preparer.quote(name)
        try:
            with db.begin_nested():
                # Each value is read whole, and checked against its page's checksum where the server has them.
                db.execute(text(f"SELECT sum(length(t::text)) FROM {quoted} AS t"))  # noqa: S608
        except DBAPIError as error:
            problems.append(f"{name} cannot be read: {getattr(error.orig, 'sqlstate', '')}")
    return problems


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise NoDump(f"{name} is not there: install Debian's postgresql-client, or what your system calls it")
    return found


def _environment(database: str) -> dict[str, str]:
    """How libpq's programs are told where the database is."""
    url = url_of(database)
    host = url.query.get("host", url.host)
    named: dict[str, Any] = {
        "PGHOST": host if host is None or isinstance(host, str) else ",".join(host),
        "PGPORT": url.port,
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    return {**os.environ, **{name: str(value) for name, value in named.items() if value is not None}}


def _run(database: str, program: str, *arguments: str) -> str:
    called = [_program(program), *arguments]
    done = subprocess.run(  # noqa: S603
        called, env=_environment(database), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NoDump(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"{program} failed")
    return done.stdout
