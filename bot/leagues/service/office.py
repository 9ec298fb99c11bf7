"""Who organises a league and where it is announced: no part of its state, but under the same versions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leagues.posts import pages
from bot.leagues.posts.notices import owner
from bot.leagues.service.stored import StoredLeagues
from bot.leagues.stored import StoredLeague
from bot.messages.refusals import Refusal
from bot.store import league_history, slots
from bot.store import leagues as store
from bot.store.leagues import LeagueRow
from engine.leagues.season.model import Entry

Said = tuple[str, Mapping[str, str]]
"""A message of the catalogue with its values."""
Write = Callable[[AsyncConnection, LeagueRow], Awaitable[None]]


class Office:
    """`Leagues.office`. Each of these is one line of the audit log; none can be undone."""

    def __init__(self, leagues: StoredLeagues) -> None:
        self.leagues = leagues

    async def set_organisers(
        self, league_id: int, actor: int, users: Sequence[int], roles: Sequence[int]
    ) -> StoredLeague:
        """These organise the league from now on, and always whoever has created it."""

        async def write(db: AsyncConnection, row: LeagueRow) -> None:
            await store.set_organisers(db, league_id, {"user": (row.creator_id, *users), "role": roles})

        names = [*(f"<@&{role}>" for role in roles), *(f"<@{user}>" for user in users)]
        said = {"names": ", ".join(names) or "–"}
        args = {"users": [str(user) for user in users], "roles": [str(role) for role in roles]}
        return await self._write(league_id, actor, "organisers", args, ("lst-log-organisers", said), write)

    async def set_channel(self, league_id: int, actor: int, channel_id: int) -> StoredLeague:
        """The league is announced there from now on, and its current pages are posted there. Also for a
        channel that could not be written to and can be again."""
        now = self.leagues.clock.now()

        async def write(db: AsyncConnection, row: LeagueRow) -> None:
            await store.set_values(db, league_id, channel_id=channel_id, channel_state="open")
            for slot in await slots.all_of(db, owner(league_id)):
                await slots.drop(db, owner(league_id), slot.slot)
            table = StoredLeague(replace(row, channel_id=channel_id), await self.leagues.decode(row))
            for name in pages.current(table.league):
                await self.leagues.post(db, table, name, now)

        said = {"channel": f"<#{channel_id}>"}
        args = {"channel": str(channel_id)}
        return await self._write(league_id, actor, "channel", args, ("lst-log-channel", said), write)

    async def set_organiser_channel(self, league_id: int, actor: int, channel_id: int | None) -> StoredLeague:
        """Organisers are told there from now on; None: each by direct message."""

        async def write(db: AsyncConnection, row: LeagueRow) -> None:
            await store.set_values(db, league_id, organiser_channel_id=channel_id)

        said = {"channel": f"<#{channel_id}>" if channel_id else "–"}
        args = {"channel": str(channel_id or "")}
        entry = ("lst-log-organiser-channel", said)
        return await self._write(league_id, actor, "organiser-channel", args, entry, write)

    async def set_games(self, league_id: int, actor: int, said: Said, **values: str) -> StoredLeague:
        """Which games the league hosts: `level` of the starter decks, `edition` of the rules. `said`: that,
        as the audit log tells it."""

        async def write(db: AsyncConnection, row: LeagueRow) -> None:
            await store.set_values(db, league_id, **values)
            await slots.touch_some(db, owner(league_id), row.version, row.updated, (pages.SIGNUP,))

        return await self._write(league_id, actor, "games", values, said, write)

    async def _write(
        self,
        league_id: int,
        actor: int,
        action: str,
        args: Mapping[str, object],
        entry: Said,
        write: Write,
    ) -> StoredLeague:
        now = self.leagues.clock.now()
        async with self.leagues.lock(league_id), self.leagues.db.write() as db:
            row = await store.get(db, league_id)
            if row is None:
                raise Refusal("lst-no-league")
            new = await store.save(db, row, updated=now)
            await write(db, new)
            line = Entry(str(actor), now, entry[0], {**entry[1]})
            await league_history.log(db, league_id, new.version, actor, action, args, (line,), None, now)
        self.leagues.wake(owner(league_id))
        return await self.leagues.load(league_id)
