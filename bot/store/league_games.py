"""Reading and writing the hosted games of leagues."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import games, moves
from bot.store.schema_leagues import league_games


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
    """Games of matches as they stand, with who moved last, in the order they were begun. Who changes when to
    be asked has not moved."""
    if not game_ids:
        return []
    last = (
        select(moves.c.game_id, func.max(moves.c.number).label("number"))
        .where(moves.c.game_id.in_(game_ids), moves.c.user_id.is_not(None))
        .where(moves.c["keys"].not_like('["wishes"%'))
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
