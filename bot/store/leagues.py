"""Reading and writing leagues: their state, members and organisers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import bindparam, func, insert, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.messages import words
from bot.process.shards import Shards
from bot.store.by_shard import on_any
from bot.store.counts import here_and_there
from bot.store.games import VersionConflict
from bot.store.schema import servers, users
from bot.store.schema_leagues import league_members, league_organisers, leagues
from bot.store.schema_play import vacations
from bot.store.statements import added
from engine.leagues.season.habits import Habits

OVER = ("finished", "cancelled")
LONGEST_ID = 20
"""Digits of an id of Discord's, at most."""


@dataclass(frozen=True)
class LeagueRow:
    id: int
    guild_id: int
    channel_id: int
    channel_state: str
    """"open", or "lost": it cannot be written to."""
    organiser_channel_id: int | None
    creator_id: int
    name: str
    level: str
    """Of the games it hosts, where decks are not free."""
    state: bytes = field(repr=False)
    version: int
    status: str
    """`League.state`, or "damaged"."""
    created: float
    updated: float
    next_due: float | None
    edition: str = ""
    """Of the rules its games are played by; "" where their kind has none."""
    kind: str = "netrunner"
    """Of the games it hosts."""
    language: str = "en"
    """What is spoken in its channel, out of `servers`."""
    organisers: frozenset[int] = frozenset()
    """Users who organise it."""
    roles: frozenset[int] = frozenset()
    """Roles whose members organise it."""

    def organised_by(self, user_id: int, roles: Collection[int] = (), manages: bool = False) -> bool:
        """Whether somebody with these roles organises it. `manages`: they may manage the server."""
        return manages or user_id in self.organisers or not self.roles.isdisjoint(roles)


@dataclass(frozen=True)
class Member:
    """How somebody in a league is reached."""

    user_id: int
    language: str
    by_dm: bool


_LEAGUE = (
    select(leagues, servers.c.language, servers.c.locale)
    .outerjoin(servers, servers.c.guild_id == leagues.c.guild_id)
    .where(leagues.c.id == bindparam("league_id"))
)
_ORGANISERS = select(league_organisers.c.kind, league_organisers.c.organiser_id).where(
    league_organisers.c.league_id == bindparam("league_id")
)


async def get(db: AsyncConnection, league_id: int) -> LeagueRow | None:
    """The league with its organisers, or None."""
    row = (await db.execute(_LEAGUE, {"league_id": league_id})).mappings().first()
    if row is None:
        return None
    values = dict(row)
    values["language"] = words.first(values["language"], values.pop("locale"))
    found = (await db.execute(_ORGANISERS, {"league_id": league_id})).all()
    values["organisers"] = frozenset(number for kind, number in found if kind == "user")
    values["roles"] = frozenset(number for kind, number in found if kind == "role")
    return LeagueRow(**values)


async def create(db: AsyncConnection, organisers: Mapping[str, Sequence[int]], **values: object) -> int:
    """Store a new league; returns its id. `organisers`: ids by kind, "user" and "role"."""
    league_id = await added(db, leagues, values)
    await set_organisers(db, league_id, organisers)
    return league_id


async def save(db: AsyncConnection, row: LeagueRow, **values: object) -> LeagueRow:
    """Write the league's new state over exactly the version that was read; raises VersionConflict."""
    query = update(leagues).where(leagues.c.id == row.id, leagues.c.version == row.version)
    new = {"version": row.version + 1, **values}
    if (await db.execute(query.values(new))).rowcount != 1:
        raise VersionConflict(row.id)
    return replace(row, **new)  # type: ignore[arg-type]  # the values are the row's own columns


async def set_values(db: AsyncConnection, league_id: int, **values: object) -> None:
    """Set columns that are no part of the league's state."""
    await db.execute(update(leagues).where(leagues.c.id == league_id).values(values))


async def set_status(db: AsyncConnection, league_id: int, status: str) -> bool:
    """Set a league's status; False if it had that status already."""
    query = update(leagues).where(leagues.c.id == league_id, leagues.c.status != status)
    return (await db.execute(query.values(status=status))).rowcount == 1


async def set_due(db: AsyncConnection, row: LeagueRow, at: float | None) -> None:
    """Note when time brings something, unless the league has changed."""
    query = update(leagues).where(leagues.c.id == row.id, leagues.c.version == row.version)
    await db.execute(query.values(next_due=at))


async def look_again(db: AsyncConnection, user_id: int, now: float) -> None:
    """Somebody is reminded otherwise from now on: their leagues' times are reckoned anew."""
    mine = select(league_members.c.league_id).where(league_members.c.user_id == user_id)
    query = update(leagues).where(leagues.c.id.in_(mine), leagues.c.next_due.is_not(None))
    await db.execute(query.values(next_due=now))


async def habits(db: AsyncConnection, people: Collection[str], now: float) -> dict[str, Habits]:
    """What people of a league have said for all their games; those who have said nothing are not in it."""
    ids = {int(one) for one in people if one.isdecimal() and len(one) <= LONGEST_ID}
    away: dict[int, list[tuple[float, float]]] = {}
    free = select(vacations).where(vacations.c.user_id.in_(ids), vacations.c.end > now)
    for row in await db.execute(free.order_by(vacations.c.start)):
        away.setdefault(row.user_id, []).append((row.start, row.end))
    query = select(users.c.user_id, users.c.zone, users.c.quiet_from, users.c.quiet_until)
    said = {row.user_id: row for row in await db.execute(query.where(users.c.user_id.in_(ids)))}
    found = {}
    for one in said.keys() | away.keys():
        mine = said.get(one)
        quiet = (mine.quiet_from, mine.quiet_until) if mine is not None and mine.quiet_from >= 0 else None
        found[str(one)] = Habits(mine.zone if mine is not None else "", quiet, tuple(away.get(one, ())))
    return found


async def set_organisers(
    db: AsyncConnection, league_id: int, organisers: Mapping[str, Sequence[int]]
) -> None:
    table = league_organisers
    await db.execute(table.delete().where(table.c.league_id == league_id))
    rows = [
        {"league_id": league_id, "kind": kind, "organiser_id": number}
        for kind, numbers in organisers.items()
        for number in dict.fromkeys(numbers)
    ]
    if rows:
        await db.execute(insert(table), rows)


async def of_guild(db: AsyncConnection, guild_id: int, over: bool = False, limit: int = 25) -> list[int]:
    """Ids of a server's leagues, the latest first; finished ones too where `over`."""
    query = select(leagues.c.id).where(leagues.c.guild_id == guild_id)
    if not over:
        query = query.where(leagues.c.status.not_in(OVER))
    return list(await db.scalars(query.order_by(leagues.c.id.desc()).limit(limit)))


async def of_user(db: AsyncConnection, user_id: int, over: bool = False, limit: int = 25) -> list[int]:
    """Ids of the leagues somebody has signed up for, the latest first."""
    query = (
        select(leagues.c.id)
        .join(league_members, league_members.c.league_id == leagues.c.id)
        .where(league_members.c.user_id == user_id)
    )
    if not over:
        query = query.where(leagues.c.status.not_in(OVER))
    return list(await db.scalars(query.order_by(leagues.c.id.desc()).limit(limit)))


async def open_of(db: AsyncConnection, user_id: int, guild_id: int) -> tuple[int, int]:
    """How many leagues are not over: that somebody has created, and in a server."""
    table = leagues.c
    whose = table.creator_id == user_id, table.guild_id == guild_id
    return await here_and_there(db, leagues, table.status.not_in(OVER), *whose)


async def going(db: AsyncConnection) -> list[int]:
    """Ids of all leagues that are not over and can be read."""
    query = select(leagues.c.id).where(leagues.c.status.not_in((*OVER, "damaged")))
    return list(await db.scalars(query.order_by(leagues.c.id)))


# -- time --------------------------------------------------------------------------------------------------


async def due(db: AsyncConnection, now: float, away: Sequence[Shards] = ()) -> list[int]:
    """Ids of the leagues for which time has brought something, the longest overdue first; none of a server
    whose shard is away."""
    query = select(leagues.c.id).where(leagues.c.next_due <= now, leagues.c.status != "damaged")
    query = query.where(not_(on_any(leagues.c.guild_id, away)))
    return list(await db.scalars(query.order_by(leagues.c.next_due, leagues.c.id)))


async def next_due(db: AsyncConnection, away: Sequence[Shards] = ()) -> float | None:
    """When time next brings something for any league but those."""
    query = select(func.min(leagues.c.next_due)).where(
        leagues.c.next_due.is_not(None),
        leagues.c.status != "damaged",
        not_(on_any(leagues.c.guild_id, away)),
    )
    found: float | None = await db.scalar(query)
    return found


# -- members -----------------------------------------------------------------------------------------------


async def set_members(db: AsyncConnection, league_id: int, user_ids: Collection[int]) -> None:
    """These and nobody else are in the league."""
    table = league_members
    query = select(table.c.user_id).where(table.c.league_id == league_id)
    there = set(await db.scalars(query))
    gone = there.difference(user_ids)
    if gone:
        await db.execute(table.delete().where(table.c.league_id == league_id, table.c.user_id.in_(gone)))
    new = [
        {"league_id": league_id, "user_id": user_id, "dm_closed": False}
        for user_id in dict.fromkeys(user_ids)
        if user_id not in there
    ]
    if new:
        await db.execute(insert(table), new)


async def reach(
    db: AsyncConnection, league_id: int, user_ids: Collection[int], public: str
) -> dict[int, Member]:
    """How each of these is reached, and in which language; `public` is that of the channel."""
    closed = select(league_members.c.user_id).where(
        league_members.c.league_id == league_id,
        league_members.c.dm_closed,
        league_members.c.user_id.in_(user_ids),
    )
    shut = set(await db.scalars(closed))
    found = {row.user_id: row for row in await db.execute(select(users).where(users.c.user_id.in_(user_ids)))}
    reached = {}
    for user_id in user_ids:
        row = found.get(user_id)
        language = words.first(row.language, row.locale, public) if row is not None else public
        wanted = row is None or row.private == "dm"
        reached[user_id] = Member(user_id, language, wanted and user_id not in shut)
    return reached


async def set_dm_closed(db: AsyncConnection, league_id: int, user_id: int, closed: bool = True) -> bool:
    """Note whether somebody's DMs are closed; False if that was known (or they are no member)."""
    table = league_members
    query = (
        update(table)
        .where(table.c.league_id == league_id, table.c.user_id == user_id, table.c.dm_closed != closed)
        .values(dm_closed=closed)
    )
    return (await db.execute(query)).rowcount == 1
