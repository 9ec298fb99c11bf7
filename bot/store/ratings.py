"""A server's ratings, and the games they are computed from."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema_leagues import rated_games, rating_books, ratings
from engine.leagues.ratings import SIDES, Book, Mark, Rating, Track


class Rated(NamedTuple):
    """A game that counts: ids of persons, the Corp's points (3, 1 or 0), when it counted first."""

    corp: str
    runner: str
    points: int
    at: float


Key = tuple[str, int]
"""A match of a league, and which of its games."""


async def book(db: AsyncConnection, guild_id: int) -> Book:
    """All ratings of a server; its period is the last in which anybody played."""
    sides: dict[str, dict[str, Track]] = {"corp": {}, "runner": {}}
    period = 0
    rows = await db.execute(select(ratings).where(ratings.c.guild_id == guild_id))
    for row in rows.mappings():
        history = msgspec.json.decode(row["history"], type=tuple[Mark, ...])
        now = Rating(row["rating"], row["deviation"], row["volatility"])
        sides[row["side"]][row["user_id"]] = Track(now, row["games"], history)
        period = max([period, *(mark.period for mark in history)])
    return Book(period, sides["corp"], sides["runner"])


# -- what they are computed from ---------------------------------------------------------------------------


async def of_matches(db: AsyncConnection, league_id: int, matches: Collection[str]) -> dict[Key, Rated]:
    """The games of some matches of a league that count."""
    table = rated_games
    query = select(table).where(table.c.league_id == league_id, table.c.match.in_(matches))
    return {
        (row.match, row.number): Rated(row.corp, row.runner, row.points, row.at)
        for row in await db.execute(query)
    }


async def count(
    db: AsyncConnection, guild_id: int, league_id: int, games: Mapping[Key, Rated | None]
) -> None:
    """These count (None: not any more) for a server's ratings, which are behind now."""
    table = rated_games
    for (match, number), game in games.items():
        here = (table.c.league_id == league_id, table.c.match == match, table.c.number == number)
        await db.execute(table.delete().where(*here))
        if game is not None:
            values = {"league_id": league_id, "match": match, "number": number, "guild_id": guild_id}
            await db.execute(insert(table).values(**values, **game._asdict()))
    key = rating_books.c.guild_id == guild_id
    more = await db.execute(update(rating_books).where(key).values(wanted=rating_books.c.wanted + 1))
    if more.rowcount == 0:
        await db.execute(insert(rating_books).values(guild_id=guild_id, wanted=1, shown=0))


async def behind(db: AsyncConnection) -> list[int]:
    """Ids of the servers whose ratings are behind their games."""
    query = select(rating_books.c.guild_id).where(rating_books.c.wanted > rating_books.c.shown)
    return list(await db.scalars(query))


async def games(db: AsyncConnection, guild_id: int) -> tuple[int, list[Rated]]:
    """Every game of a server that counts, in the order of their times; and which state of them this is."""
    wanted = await db.scalar(select(rating_books.c.wanted).where(rating_books.c.guild_id == guild_id))
    table = rated_games
    query = select(table.c.corp, table.c.runner, table.c.points, table.c.at).where(
        table.c.guild_id == guild_id
    )
    rows = await db.execute(query.order_by(table.c.at, table.c.league_id, table.c.match, table.c.number))
    return wanted or 0, [Rated(*row) for row in rows]


async def save(db: AsyncConnection, guild_id: int, wanted: int, computed: Book) -> bool:
    """Write a server's ratings anew; False if its games have changed since."""
    key = (rating_books.c.guild_id == guild_id, rating_books.c.wanted == wanted)
    if (await db.execute(update(rating_books).where(*key).values(shown=wanted))).rowcount == 0:
        return False
    await db.execute(ratings.delete().where(ratings.c.guild_id == guild_id))
    rows = [
        {
            "guild_id": guild_id,
            "user_id": person,
            "side": side,
            "rating": track.now.rating,
            "deviation": track.now.deviation,
            "volatility": track.now.volatility,
            "games": track.games,
            "history": msgspec.json.encode(track.history).decode(),
        }
        for side in SIDES
        for person, track in (computed.corp if side == "corp" else computed.runner).items()
    ]
    if rows:
        await db.execute(insert(ratings), rows)
    return True
