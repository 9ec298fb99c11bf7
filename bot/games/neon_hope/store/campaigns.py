"""Reading and writing campaigns, and what a table of NEON HOPE has agreed on beside its game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.lobby import Options
from bot.games.neon_hope.store import pauses
from bot.games.neon_hope.store.tables import campaigns
from bot.games.neon_hope.store.tables import neon_hope_tables as tables
from bot.store.schema import games
from bot.store.statements import added
from engine.neon_hope.table.state import Campaign


@dataclass(frozen=True)
class CampaignRow:
    id: int
    guild_id: int | None
    channel_id: int
    pack: str
    code: str
    state: Campaign
    status: str
    created: float
    updated: float


def _campaign(values: dict[str, object]) -> CampaignRow:
    state = msgspec.json.decode(str(values.pop("state")), type=Campaign)
    return CampaignRow(**values, state=state)  # type: ignore[arg-type]  # the table's own columns


async def create(db: AsyncConnection, state: Campaign, **values: object) -> int:
    encoded = msgspec.json.encode(state).decode()
    own = {"code": state.code, "state": encoded, "status": "running"}
    return await added(db, campaigns, {**own, **values})


async def get(db: AsyncConnection, campaign_id: int) -> CampaignRow | None:
    row = (await db.execute(select(campaigns).where(campaigns.c.id == campaign_id))).mappings().first()
    return _campaign(dict(row)) if row is not None else None


async def of_guild(db: AsyncConnection, guild_id: int | None, limit: int = 25) -> list[CampaignRow]:
    """A server's campaigns, running ones first, then the latest."""
    query = (
        select(campaigns)
        .where(campaigns.c.guild_id == guild_id)
        .order_by(campaigns.c.status.desc(), campaigns.c.updated.desc())
        .limit(limit)
    )
    return [_campaign(dict(row)) for row in (await db.execute(query)).mappings()]


async def carry(db: AsyncConnection, campaign_id: int, state: Campaign, status: str, now: float) -> None:
    """Write what an episode or a step has left behind. What is over is not paused."""
    if status == "over":
        await pauses.end(db, campaign_id)
    encoded = msgspec.json.encode(state).decode()
    await db.execute(
        update(campaigns)
        .where(campaigns.c.id == campaign_id)
        .values(state=encoded, status=status, updated=now)
    )


# -- tables ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TableRow:
    """What goes with a game: which episode, of which campaign, and what the table has agreed on."""

    game_id: int
    pack: str
    episode: str
    campaign_id: int | None
    before: Campaign | None
    """The campaign as the episode found it."""
    options: Options
    carried: bool = False
    give_up: tuple[int, ...] = ()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def add_table(db: AsyncConnection, row: TableRow) -> None:
    values = vars(row) | {
        "before": _json(row.before) if row.before is not None else "",
        "options": _json(row.options),
        "give_up": _json(row.give_up),
    }
    await db.execute(insert(tables).values(values))


async def table(db: AsyncConnection, game_id: int) -> TableRow | None:
    """What goes with a game; None for a game of another kind."""
    row = (await db.execute(select(tables).where(tables.c.game_id == game_id))).mappings().first()
    if row is None:
        return None
    before = row["before"]
    values = dict(row) | {
        "before": msgspec.json.decode(before, type=Campaign) if before else None,
        "options": msgspec.json.decode(row["options"], type=Options),
        "give_up": msgspec.json.decode(row["give_up"], type=tuple[int, ...]),
    }
    return TableRow(**values)


async def set_carried(db: AsyncConnection, game_id: int) -> None:
    """The end of this game has been written to its campaign."""
    await db.execute(update(tables).where(tables.c.game_id == game_id).values(carried=True))


async def set_give_up(db: AsyncConnection, game_id: int, users: Sequence[int]) -> None:
    """Who wants to abandon the episode."""
    await db.execute(update(tables).where(tables.c.game_id == game_id).values(give_up=_json(tuple(users))))


async def playing(db: AsyncConnection, campaign_id: int) -> tuple[int, int | None] | None:
    """The game (and its thread) in which an episode of this campaign is being played, if there is one."""
    query = (
        select(games.c.id, games.c.thread_id)
        .join(tables, tables.c.game_id == games.c.id)
        .where(tables.c.campaign_id == campaign_id, games.c.status == "running")
        .order_by(games.c.id.desc())
        .limit(1)
    )
    row = (await db.execute(query)).first()
    return (row.id, row.thread_id) if row is not None else None


async def last_game(db: AsyncConnection, campaign_id: int) -> int | None:
    """The campaign's latest game, running or over."""
    query = (
        select(tables.c.game_id)
        .where(tables.c.campaign_id == campaign_id)
        .order_by(tables.c.game_id.desc())
        .limit(1)
    )
    found: int | None = await db.scalar(query)
    return found
