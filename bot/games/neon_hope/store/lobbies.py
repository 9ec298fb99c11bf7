"""Reading and writing lobbies: tables of NEON HOPE that are forming."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.lobby import Lobby, Options, Person
from bot.games.neon_hope.store.tables import lobbies
from bot.store.counts import here_and_there
from bot.store.schema import games, seats
from bot.store.statements import added
from engine.neon_hope.table.state import Campaign


@dataclass(frozen=True)
class LobbyRow:
    id: int
    guild_id: int | None
    channel_id: int
    message_channel_id: int | None
    message_id: int | None
    host_id: int
    status: str
    pack: str
    episode: str
    campaign: str
    campaign_id: int | None
    state: Campaign | None
    """What a new campaign begins from: an episode is played again from where its campaign then stood."""
    lobby: Lobby
    follows: int | None
    game_id: int | None
    created: float
    expires: float


def _row(values: dict[str, object]) -> LobbyRow:
    lobby = Lobby(
        msgspec.json.decode(str(values.pop("characters")), type=tuple[str, ...]),
        msgspec.json.decode(str(values.pop("people")), type=tuple[Person, ...]),
        msgspec.json.decode(str(values.pop("options")), type=Options),
    )
    found = str(values.pop("state"))
    state = msgspec.json.decode(found, type=Campaign) if found else None
    return LobbyRow(**values, state=state, lobby=lobby)  # type: ignore[arg-type]  # the table's own columns


def _columns(lobby: Lobby) -> dict[str, str]:
    return {
        "characters": msgspec.json.encode(lobby.characters).decode(),
        "people": msgspec.json.encode(lobby.people).decode(),
        "options": msgspec.json.encode(lobby.options).decode(),
    }


async def create(db: AsyncConnection, lobby: Lobby, state: Campaign | None = None, **values: object) -> int:
    encoded = msgspec.json.encode(state).decode() if state is not None else ""
    return await added(db, lobbies, {"status": "open", "state": encoded, **_columns(lobby), **values})


async def get(db: AsyncConnection, lobby_id: int) -> LobbyRow | None:
    row = (await db.execute(select(lobbies).where(lobbies.c.id == lobby_id))).mappings().first()
    return _row(dict(row)) if row is not None else None


async def place(db: AsyncConnection, lobby_id: int, channel_id: int, message_id: int) -> None:
    """Remember where the lobby is shown."""
    await db.execute(
        update(lobbies)
        .where(lobbies.c.id == lobby_id)
        .values(message_channel_id=channel_id, message_id=message_id)
    )


async def save(db: AsyncConnection, lobby_id: int, lobby: Lobby) -> None:
    """Write who is in and what has been agreed on."""
    await db.execute(update(lobbies).where(lobbies.c.id == lobby_id).values(**_columns(lobby)))


async def close(db: AsyncConnection, lobby_id: int, status: str, game_id: int | None = None) -> bool:
    """Close an open lobby; False if it was not open any more."""
    query = (
        update(lobbies)
        .where(lobbies.c.id == lobby_id, lobbies.c.status == "open")
        .values(status=status, game_id=game_id)
    )
    return (await db.execute(query)).rowcount == 1


async def overdue(db: AsyncConnection, now: float) -> list[LobbyRow]:
    """Open lobbies past their time."""
    query = select(lobbies).where(lobbies.c.status == "open", lobbies.c.expires <= now)
    return [_row(dict(row)) for row in (await db.execute(query)).mappings()]


async def open_in(db: AsyncConnection, guild_id: int) -> list[LobbyRow]:
    """Open lobbies of a server, the oldest first."""
    query = select(lobbies).where(lobbies.c.guild_id == guild_id, lobbies.c.status == "open")
    return [_row(dict(row)) for row in (await db.execute(query.order_by(lobbies.c.id))).mappings()]


async def open_of(db: AsyncConnection, user_id: int, guild_id: int | None) -> tuple[int, int]:
    """How many lobbies are open: that somebody has opened, and in a server."""
    table = lobbies.c
    whose = table.host_id == user_id, table.guild_id == guild_id
    return await here_and_there(db, lobbies, table.status == "open", *whose)


async def running_of(db: AsyncConnection, kind: str, user_id: int, guild_id: int | None) -> tuple[int, int]:
    """How many games of a kind are running: that somebody sits in, and in a server."""
    table = games.c
    sits = select(seats.c.game_id).where(seats.c.user_id == user_id)
    whose = table.id.in_(sits), table.guild_id == guild_id
    return await here_and_there(db, games, (table.status == "running") & (table.kind == kind), *whose)


async def following(db: AsyncConnection, game_id: int) -> LobbyRow | None:
    """The open lobby that goes on from this game, if there is one."""
    query = select(lobbies).where(lobbies.c.follows == game_id, lobbies.c.status == "open")
    row = (await db.execute(query)).mappings().first()
    return _row(dict(row)) if row is not None else None


async def of_campaign(db: AsyncConnection, campaign_id: int) -> LobbyRow | None:
    """The open lobby for this campaign's next episode, if there is one."""
    query = select(lobbies).where(lobbies.c.campaign_id == campaign_id, lobbies.c.status == "open")
    row = (await db.execute(query)).mappings().first()
    return _row(dict(row)) if row is not None else None
