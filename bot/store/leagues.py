"""Reading and writing leagues: their state, history, members, organisers and hosted games."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.messages import words
from bot.store.games import VersionConflict
from bot.store.schema import (
    games,
    league_games,
    league_history,
    league_members,
    league_organisers,
    leagues,
    moves,
    servers,
    users,
)
from engine.leagues.season.model import Entry

OVER = ("finished", "cancelled")


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


@dataclass(frozen=True)
class HostedRow:
    """A game hosted for a match, as its own row now stands."""

    game_id: int
    match: str
    number: int
    winner: str | None
    reason: str
    status: str
    waiting: tuple[str, ...]
    updated: float
    by: int | None
    """Who moved last."""


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
    result = await db.execute(insert(leagues).values(values))
    key = result.inserted_primary_key
    assert key is not None
    await set_organisers(db, int(key[0]), organisers)
    return int(key[0])


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


async def going(db: AsyncConnection) -> list[int]:
    """Ids of all leagues that are not over and can be read."""
    query = select(leagues.c.id).where(leagues.c.status.not_in((*OVER, "damaged")))
    return list(await db.scalars(query.order_by(leagues.c.id)))


# -- time --------------------------------------------------------------------------------------------------


async def due(db: AsyncConnection, now: float) -> list[int]:
    """Ids of the leagues for which time has brought something, the longest overdue first."""
    query = select(leagues.c.id).where(leagues.c.next_due <= now, leagues.c.status != "damaged")
    return list(await db.scalars(query.order_by(leagues.c.next_due, leagues.c.id)))


async def next_due(db: AsyncConnection) -> float | None:
    """When time next brings something for any league."""
    query = select(func.min(leagues.c.next_due)).where(
        leagues.c.next_due.is_not(None), leagues.c.status != "damaged"
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


# -- hosted games ------------------------------------------------------------------------------------------


async def add_game(db: AsyncConnection, game_id: int, league_id: int, match: str, number: int) -> None:
    await db.execute(
        insert(league_games).values(
            game_id=game_id, league_id=league_id, match=match, number=number, winner=None, reason=""
        )
    )


_MATCH_OF = select(league_games.c.league_id, league_games.c.match).where(
    league_games.c.game_id == bindparam("game_id")
)


async def match_of(db: AsyncConnection, game_id: int) -> tuple[int, str] | None:
    """The league and match a game is played for; None for a game of no league."""
    row = (await db.execute(_MATCH_OF, {"game_id": game_id})).first()
    return (row.league_id, row.match) if row is not None else None


async def game_over(db: AsyncConnection, game_id: int, winner: str, reason: str) -> None:
    """What a hosted game came to: the winner's seat, "" for a draw."""
    query = update(league_games).where(league_games.c.game_id == game_id)
    await db.execute(query.values(winner=winner, reason=reason))


async def ended(db: AsyncConnection, game_ids: Collection[int]) -> bool:
    """Whether one of these games has come to its end."""
    if not game_ids:
        return False
    query = select(league_games.c.game_id).where(
        league_games.c.game_id.in_(game_ids), league_games.c.winner.is_not(None)
    )
    return (await db.execute(query.limit(1))).first() is not None


async def hosted(db: AsyncConnection, game_ids: Collection[int]) -> list[HostedRow]:
    """Games of matches as they stand, with who moved last, in the order they were begun."""
    if not game_ids:
        return []
    last = (
        select(moves.c.game_id, func.max(moves.c.number).label("number"))
        .where(moves.c.game_id.in_(game_ids), moves.c.user_id.is_not(None))
        .group_by(moves.c.game_id)
        .subquery()
    )
    query = (
        select(league_games, games.c.status, games.c.waiting, games.c.updated, moves.c.user_id, moves.c.at)
        .join(games, games.c.id == league_games.c.game_id)
        .outerjoin(last, last.c.game_id == games.c.id)
        .outerjoin(moves, (moves.c.game_id == games.c.id) & (moves.c.number == last.c.number))
        .where(league_games.c.game_id.in_(game_ids))
        .order_by(league_games.c.game_id)
    )
    return [
        HostedRow(
            game_id=row.game_id,
            match=row.match,
            number=row.number,
            winner=row.winner,
            reason=row.reason,
            status=row.status,
            waiting=tuple(filter(None, row.waiting.split(","))),
            updated=row.at if row.at is not None else row.updated,
            by=row.user_id,
        )
        for row in await db.execute(query)
    ]


# -- history -----------------------------------------------------------------------------------------------


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
