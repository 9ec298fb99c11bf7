"""What the tables of NEON HOPE hold about somebody: handed over, and removed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.store.tables import (
    campaign_pauses,
    campaign_steps,
    help_orders,
    lobbies,
    neon_hope_tables,
)
from bot.store.privacy import NOBODY, Part, rows


async def everything(db: AsyncConnection, user_id: int) -> dict[str, Any]:
    """Rows about somebody, by table."""
    named = lobbies.c.people.contains(str(user_id), autoescape=True)
    return {
        "help": await rows(db, help_orders, help_orders.c.user_id == user_id),
        "lobbies": await rows(db, lobbies, or_(lobbies.c.host_id == user_id, named), leave=("state",)),
    }


async def forget(db: AsyncConnection, user_id: int) -> None:
    """Remove somebody."""
    await db.execute(delete(help_orders).where(help_orders.c.user_id == user_id))
    await _lobbies(db, user_id)
    await _consents(db, user_id)


PART = Part(everything, forget)


async def _lobbies(db: AsyncConnection, user_id: int) -> None:
    """Tables that are forming go on without them; one they opened is closed."""
    table = lobbies
    hosted = (table.c.host_id == user_id, table.c.status == "open")
    await db.execute(update(table).where(*hosted).values(status="cancelled"))
    await db.execute(update(table).where(table.c.host_id == user_id).values(host_id=NOBODY))
    query = select(table.c.id, table.c.people).where(table.c.people.contains(str(user_id), autoescape=True))
    for number, people in (await db.execute(query)).all():
        left = [person for person in json.loads(people) if user_id not in _values(person)]
        await db.execute(update(table).where(table.c.id == number).values(people=json.dumps(left)))


async def _consents(db: AsyncConnection, user_id: int) -> None:
    table = neon_hope_tables
    query = select(table.c.game_id, table.c.give_up).where(
        table.c.give_up.contains(str(user_id), autoescape=True)
    )
    for number, users_then in (await db.execute(query)).all():
        left = [one for one in json.loads(users_then) if one != user_id]
        await db.execute(update(table).where(table.c.game_id == number).values(give_up=json.dumps(left)))

    steps = campaign_steps
    wanting = select(steps.c.campaign_id, steps.c.number, steps.c.who, steps.c.back).where(
        steps.c.back.contains(str(user_id), autoescape=True)
    )
    for campaign_id, number, who, users_then in (await db.execute(wanting)).all():
        left = [one for one in json.loads(users_then) if one != user_id]
        key = (steps.c.campaign_id == campaign_id, steps.c.number == number, steps.c.who == who)
        await db.execute(update(steps).where(*key).values(back=json.dumps(left)))

    pauses = campaign_pauses
    back = select(pauses.c.campaign_id, pauses.c.returned).where(
        pauses.c.returned.contains(str(user_id), autoescape=True)
    )
    for campaign_id, users_then in (await db.execute(back)).all():
        left = [one for one in json.loads(users_then) if one != user_id]
        await db.execute(
            update(pauses).where(pauses.c.campaign_id == campaign_id).values(returned=json.dumps(left))
        )


def _values(person: Any) -> Iterable[Any]:
    return person.values() if isinstance(person, Mapping) else person
