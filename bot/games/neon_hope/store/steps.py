"""Reading and writing what a campaign's steps were answered with. Nothing is written twice: see the key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.store.tables import campaign_steps as steps
from engine.neon_hope.table.state import Campaign


@dataclass(frozen=True)
class StepRow:
    campaign_id: int
    number: int
    who: str
    step: str
    choice: int | None
    game_id: int | None
    done: bool
    before: Campaign
    back: tuple[int, ...]
    created: float


def _row(values: dict[str, object]) -> StepRow:
    before = msgspec.json.decode(str(values.pop("before")), type=Campaign)
    back = msgspec.json.decode(str(values.pop("back")), type=tuple[int, ...])
    return StepRow(**values, before=before, back=back)  # type: ignore[arg-type]  # the table's own columns


async def number(db: AsyncConnection, campaign_id: int) -> int:
    """How many steps a campaign has done."""
    query = select(func.count()).where(steps.c.campaign_id == campaign_id, steps.c.done)
    return int(await db.scalar(query) or 0)


async def add(
    db: AsyncConnection, campaign_id: int, before: Campaign, step: str, done: bool, now: float,
    *, who: str = "", choice: int | None = None, game_id: int | None = None,
) -> bool:  # fmt: skip
    """Write an answer down; False if this step has been answered (by this character) already."""
    at = await number(db, campaign_id)
    same = (steps.c.campaign_id == campaign_id, steps.c.number == at, steps.c.who == who)
    if await db.scalar(select(func.count()).where(*same)):
        return False
    values = {
        "campaign_id": campaign_id, "number": at, "who": who, "step": step, "choice": choice,
        "game_id": game_id, "done": done, "created": now, "back": "[]",
        "before": msgspec.json.encode(before).decode(),
    }  # fmt: skip
    await db.execute(insert(steps).values(values))
    return True


async def last(db: AsyncConnection, campaign_id: int) -> list[StepRow]:
    """The answers to the step answered last, the first one first; none if nothing was answered."""
    latest = select(func.max(steps.c.number)).where(steps.c.campaign_id == campaign_id).scalar_subquery()
    query = select(steps).where(steps.c.campaign_id == campaign_id, steps.c.number == latest)
    found = await db.execute(query.order_by(steps.c.done, steps.c.created))
    return [_row(dict(row)) for row in found.mappings()]


async def forget(db: AsyncConnection, rows: Sequence[StepRow]) -> None:
    """Take answers out again."""
    for row in rows:
        await db.execute(
            delete(steps).where(
                steps.c.campaign_id == row.campaign_id, steps.c.number == row.number, steps.c.who == row.who
            )
        )


async def copy(db: AsyncConnection, campaign_id: int, into: int) -> None:
    """What was answered is known of a copy, too, so that it can go back another way; who wanted to is not."""
    found = await db.execute(select(steps).where(steps.c.campaign_id == campaign_id))
    rows = [dict(row) | {"campaign_id": into, "back": "[]"} for row in found.mappings()]
    if rows:
        await db.execute(insert(steps), rows)


async def last_game(db: AsyncConnection, campaign_id: int) -> int | None:
    """The game of the last episode that was played, also before a campaign was copied."""
    query = select(steps.c.game_id).where(steps.c.campaign_id == campaign_id, steps.c.game_id.is_not(None))
    found: int | None = await db.scalar(query.order_by(steps.c.number.desc()).limit(1))
    return found


async def set_back(db: AsyncConnection, row: StepRow, users: Sequence[int]) -> None:
    """Who wants to take the step back; noted with its first answer."""
    await db.execute(
        update(steps)
        .where(steps.c.campaign_id == row.campaign_id, steps.c.number == row.number, steps.c.who == row.who)
        .values(back=msgspec.json.encode(tuple(users)).decode())
    )
