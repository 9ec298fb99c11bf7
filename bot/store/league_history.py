"""Reading and writing the history of leagues: who did what, with the state before."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema_leagues import league_history
from engine.leagues.season.model import Entry


@dataclass(frozen=True)
class HistoryRow:
    number: int
    actor: int | None
    action: str
    args: Mapping[str, Any]
    entries: tuple[Entry, ...]
    before: bytes | None = field(repr=False)
    undone: bool
    at: float


async def log(
    db: AsyncConnection,
    league_id: int,
    number: int,
    actor: int | None,
    action: str,
    args: Mapping[str, object],
    entries: Sequence[Entry],
    before: bytes | None,
    at: float,
) -> None:
    """Add what was done to the history, under the version it led to."""
    await db.execute(
        insert(league_history).values(
            league_id=league_id,
            number=number,
            actor=actor,
            action=action,
            args=json.dumps(args, ensure_ascii=False),
            entries=msgspec.json.encode(entries).decode(),
            before=before,
            undone=False,
            at=at,
        )
    )


async def history(
    db: AsyncConnection, league_id: int, before: int | None = None, limit: int = 20
) -> list[HistoryRow]:
    """What was done, the latest first; only what came before version `before` where that is given."""
    query = select(league_history).where(league_history.c.league_id == league_id)
    if before is not None:
        query = query.where(league_history.c.number < before)
    rows = await db.execute(query.order_by(league_history.c.number.desc()).limit(limit))
    found = []
    for row in rows.mappings():
        values = {name: value for name, value in row.items() if name != "league_id"}
        values["args"] = json.loads(row["args"])
        values["entries"] = msgspec.json.decode(row["entries"], type=tuple[Entry, ...])
        found.append(HistoryRow(**values))
    return found


async def set_undone(db: AsyncConnection, league_id: int, number: int) -> None:
    """This has been taken back, and cannot be once more."""
    query = update(league_history).where(
        league_history.c.league_id == league_id, league_history.c.number == number
    )
    await db.execute(query.values(undone=True, before=None))


async def forget_states(db: AsyncConnection, league_id: int, before: int) -> None:
    """What was done before that version cannot be taken back any more."""
    query = update(league_history).where(
        league_history.c.league_id == league_id,
        league_history.c.number < before,
        league_history.c.before.is_not(None),
    )
    await db.execute(query.values(before=None))
