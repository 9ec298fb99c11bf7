"""`python -m bot dead-letters`: messages that were given up, for the operator to see, replay or drop.

    python -m bot dead-letters                   what was given up, and why
    python -m bot dead-letters replay 12 13      send them again; "all" for every one
    python -m bot dead-letters drop 12           forget them

The bot may run meanwhile: it sends what is replayed at its next look. What is in a message is not shown.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime

from bot.process.clock import Clock, SystemClock
from bot.store import outbox
from bot.store.database import Database


class NoLetter(Exception):
    """Numbers that no message has that was given up."""


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("act", nargs="?", choices=("list", "replay", "drop"), default="list")
    parser.add_argument("ids", nargs="*", metavar="ID", help="numbers of messages, or all")


async def run(db: Database, arguments: Sequence[str], clock: Clock | None = None) -> list[str]:
    """Do what is asked; returns the lines to print. SystemExit: it was not understood;
    NoLetter: nothing is done."""
    parser = argparse.ArgumentParser(prog="python -m bot dead-letters")
    declare(parser)
    given = parser.parse_args(arguments)
    named = given.ids == ["all"] or (given.ids and all(map(str.isdecimal, given.ids)))
    if not named and (given.ids or given.act != "list"):
        parser.error("name the messages by their numbers, or all")
    now = (clock or SystemClock()).now()
    wanted = None if given.ids in ([], ["all"]) else {int(one) for one in given.ids}
    async with db.write() as connection:
        found = [row for row in await outbox.dead(connection) if wanted is None or row.id in wanted]
        ids = [row.id for row in found]
        if wanted is not None and (unknown := sorted(wanted.difference(ids))):
            raise NoLetter(", ".join(map(str, unknown)))
        if given.act == "replay":
            await outbox.replay(connection, ids, now)
        elif given.act == "drop":
            await outbox.bury(connection, ids)
    if given.act == "list":
        return [_line(row) for row in found] or ["No message was given up."]
    return [f"{len(ids)} {'to be sent again' if given.act == 'replay' else 'dropped'}."]


def _line(row: outbox.Dead) -> str:
    since = datetime.fromtimestamp(row.created, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{row.id}  {since} UTC  {row.owner.kind} {row.owner.id}  {row.lane}  {row.kind}  {row.reason}"
