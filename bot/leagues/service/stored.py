"""Leagues as they are stored: read one at a time or all of a server, and their pages promised."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leagues.posts.notices import CHANNEL, owner
from bot.leagues.service.hosting import SIDES, Work, by_sides, catch_up, playing
from bot.leagues.stored import StoredLeague
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store import league_games, league_history, outbox, slots
from bot.store import leagues as store
from bot.store import uptime as uptime_store
from bot.store.database import Database
from bot.store.league_games import HostedRow
from bot.store.league_history import HistoryRow
from bot.store.leagues import LeagueRow
from bot.store.outbox import Owner
from engine.kernel.errors import SaveError
from engine.leagues.season.habits import with_habits
from engine.leagues.season.model import League
from engine.leagues.season.outages import Outage
from engine.leagues.season.saving import decode
from engine.leagues.season.series import seed_in_next

log = logger(__name__)


class StoredLeagues:
    """Reads the leagues of one store. `wake(owner)` is called after each commit that left messages;
    `seats(kind)`: the seats that are Corp and Runner in leagues of a kind of game."""

    def __init__(
        self,
        db: Database,
        clock: Clock,
        wake: Callable[[Owner], None],
        seats: Callable[[str], tuple[str, str]] = lambda kind: SIDES,
    ) -> None:
        self.db = db
        self.clock = clock
        self.wake = wake
        self._seats = seats
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, league_id: int) -> asyncio.Lock:
        """Changes of one league are made one after the other; other processes are met by the version."""
        found = self._locks.get(league_id)
        if found is None:
            found = self._locks[league_id] = asyncio.Lock()
        return found

    async def load(self, league_id: int, *, look: str = "") -> StoredLeague:
        """The league as stored. `look`: a match whose hosted games are to be shown as they stand right now
        (for `evidence`, `owes`), or "all". Refusal: there is none, or it cannot be read."""
        table, rows, _ = await self.read(league_id)
        if not look:
            return table
        only = None if look == "all" else (look,)
        return replace(table, league=catch_up(Work(table.league), rows, self.clock.now(), only).league)

    async def read(self, league_id: int) -> tuple[StoredLeague, list[HostedRow], list[Outage]]:
        """A league, its hosted games, and the outages it has not taken in."""
        async with self.db.read() as db:
            row = await store.get(db, league_id)
            if row is None:
                raise Refusal("lst-no-league")
            league, now = await self.decode(row), self.clock.now()
            table = StoredLeague(row, with_habits(league, await store.habits(db, league.people, now)))
            known = max(table.league.away_until, table.league.created)
            outages = await uptime_store.outages_since(db, known, row.guild_id, now)
            hosted = await league_games.hosted(db, playing(table.league))
            return table, [by_sides(one, self._seats(row.kind)) for one in hosted], outages

    async def decode(self, row: LeagueRow) -> League:
        """A row's league; one that cannot be read is set aside, once, with a message in its channel."""
        if row.status == "damaged":
            raise Refusal("lst-damaged", league=row.name)
        try:
            return decode(row.state)
        except SaveError as error:
            await self._set_aside(row, error)
            raise Refusal("lst-damaged", league=row.name) from error

    async def _set_aside(self, row: LeagueRow, error: Exception) -> None:
        """Take a league that cannot be read out of play and say so; all others go on."""
        log.error("league set aside", league=row.id, error=type(error).__name__)
        text = say(row.language, "lst-damaged", league=row.name)
        async with self.db.write() as db:
            if await store.set_status(db, row.id, "damaged") and row.channel_state == "open":
                await outbox.add(db, owner(row.id), CHANNEL, "text", self.clock.now(), content=text)
        self.wake(owner(row.id))

    async def seed_of(self, table: StoredLeague, person: str) -> int:
        """Where the league before this one in its series has put somebody, from 1; 0 for nowhere."""
        if not table.league.follows:
            return 0
        try:
            before = await self.load(table.league.follows)
        except Refusal:
            return 0  # it cannot be read: they begin where newcomers do
        return seed_in_next(before.league, person) if before.row.guild_id == table.row.guild_id else 0

    async def of_guild(self, guild_id: int, *, over: bool = False) -> list[StoredLeague]:
        """A server's leagues that can be read, the latest first; finished ones too where `over`."""
        async with self.db.read() as db:
            found = await store.of_guild(db, guild_id, over)
        return await self._readable(found)

    async def of_user(self, user_id: int, *, over: bool = False, limit: int = 25) -> list[StoredLeague]:
        """The leagues somebody has signed up for that can be read, the latest first."""
        async with self.db.read() as db:
            found = await store.of_user(db, user_id, over, limit)
        return await self._readable(found)

    async def _readable(self, league_ids: Sequence[int]) -> list[StoredLeague]:
        found = []
        for league_id in league_ids:
            try:
                found.append(await self.load(league_id))
            except Refusal:
                continue
        return found

    async def match_of(self, game_id: int) -> tuple[int, str] | None:
        """The league and match a game is played for; None for a game of no league."""
        async with self.db.read() as db:
            return await league_games.match_of(db, game_id)

    async def history(
        self, league_id: int, *, before: int | None = None, limit: int = 20
    ) -> list[HistoryRow]:
        """The audit log, the latest first: only from before version `before` (a row's `number`), if given.
        What was done is said by a row's `entries` (`StoredLeague.said`); reminders have none."""
        async with self.db.read() as db:
            return await league_history.history(db, league_id, before, limit)

    async def post(self, db: AsyncConnection, table: StoredLeague, slot: str, now: float) -> None:
        """Promise a page, unless it is there or promised already."""
        if await slots.get(db, owner(table.id), slot) is not None:
            return
        waiting = await outbox.waiting(db, owner(table.id), CHANNEL)
        if not any(row.kind == "page" and row.payload["slot"] == slot for row in waiting):
            await outbox.add(db, owner(table.id), CHANNEL, "page", now, slot=slot)
