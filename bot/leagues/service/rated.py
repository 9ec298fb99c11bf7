"""Ratings of a server: Glicko-2 over every game of its leagues that was really played, a week a period.

They are a function of those games, which are kept beside the leagues: so an undone or corrected result
corrects the ratings of everybody. A change of a league only notes its games and that the ratings are behind;
they are computed afterwards, off the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leagues.stored import StoredLeague, user_of
from bot.store import ratings as store
from bot.store.database import Database
from bot.store.ratings import Key, Rated
from engine.leagues.model import WIN, Event, GameResult
from engine.leagues.ratings import Book, rate_period
from engine.leagues.season.model import WEEK

MONDAY = 4 * 86_400
"""The first Monday since 1970: periods are weeks from then on (UTC)."""


async def note(db: AsyncConnection, before: StoredLeague | None, after: StoredLeague, now: float) -> None:
    """Note what a change has done to the games that count, in its transaction."""
    old = _played(before.league.event) if before is not None else {}
    new = _played(after.league.event)
    matches = {key[0] for key in old.keys() | new.keys() if old.get(key) != new.get(key)}
    if not matches:
        return
    there = await store.of_matches(db, after.id, matches)
    wanted = {key: game for key, game in new.items() if key[0] in matches}
    changed: dict[Key, Rated | None] = {}
    for key in there.keys() | wanted.keys():
        game, known = wanted.get(key), there.get(key)
        if game is None:
            changed[key] = None
        elif known is None or known.points != game.corp_points:
            changed[key] = _rated(game, known.at if known is not None else now)
        elif _rated(game, known.at) not in (None, known):
            changed[key] = _rated(game, known.at)
    changed = {key: game for key, game in changed.items() if game is not None or key in there}
    if changed:
        await store.count(db, after.row.guild_id, after.id, changed)


def _played(event: Event) -> dict[Key, GameResult]:
    """Games of matches that are decided: no byes, no forfeits, no intentional draws."""
    return {
        (f"{played.number}:{pairing.table}", number): game
        for played in event.rounds
        for pairing in played.pairings
        if pairing.status == "confirmed"
        for number, game in enumerate(pairing.games, 1)
    }


def _rated(game: GameResult, at: float) -> Rated | None:
    """A game between two of the server; None where somebody is not on Discord (any more)."""
    if user_of(game.corp) is None or user_of(game.runner) is None:
        return None
    return Rated(game.corp, game.runner, game.corp_points, at)


def period(at: float) -> int:
    """The week of a time."""
    return int(at - MONDAY) // WEEK + 1


def computed(games: Sequence[Rated]) -> Book:
    """The ratings after these games, which are in the order of their times."""
    book = Book()
    for number, played in groupby(games, lambda game: period(game.at)):
        book = rate_period(book, number, [_game(game) for game in played])
    return book


def _game(rated: Rated) -> GameResult:
    others = {WIN: 0, 0: WIN}.get(rated.points, rated.points)
    return GameResult(rated.corp, rated.runner, rated.points, others)


async def catch_up(db: Database) -> None:
    """Compute what is behind."""
    async with db.read() as connection:
        servers = await store.behind(connection)
    for guild_id in servers:
        async with db.read() as connection:
            wanted, games = await store.games(connection, guild_id)
        book = await asyncio.to_thread(computed, games)
        async with db.write() as connection:
            # If there are more games by now, the next look finds it behind again.
            await store.save(connection, guild_id, wanted, book)
