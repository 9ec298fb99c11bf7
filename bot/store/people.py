"""Reading and writing what is set for users and for servers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.messages import words
from bot.store.schema import games, seats, servers, users
from bot.store.schema_leagues import league_members
from bot.store.statements import Statement, Upsert


@dataclass(frozen=True)
class Wishes:
    """When somebody wants to be asked, in all their games."""

    full_control: bool = False
    """At every window with more than one option."""
    end_turn: bool = False
    """Before their turn ends, too, when nothing else is left to do."""

    @property
    def on(self) -> tuple[str, ...]:
        """The names of those that are wished."""
        return tuple(name for name, value in vars(self).items() if value)


@dataclass(frozen=True)
class UserRow:
    user_id: int
    private: str = "dm"
    full_control: bool = False
    language: str | None = None
    """Chosen by the user."""
    locale: str | None = None
    """Of their Discord client, as last seen."""
    end_turn: bool = False
    quiet_from: int = -1
    """Minutes of the day between which they are not reminded of anything, in games and leagues: the same
    twice is never, -1 that they have not said (leagues have hours of their own)."""
    quiet_until: int = -1
    zone: str = ""
    """Their time zone, as in "Europe/Berlin"; "" if they have not said."""
    stats: bool = True
    """Whether others may see their statistics, and them in their own."""

    @property
    def quiet(self) -> tuple[int, int]:
        """From and until, minutes of the day in their zone."""
        return self.quiet_from, self.quiet_until

    @property
    def has_quiet(self) -> bool:
        """Whether there are hours of the day without reminders."""
        return self.quiet_from != self.quiet_until

    @property
    def wishes(self) -> Wishes:
        """When they want to be asked."""
        return Wishes(self.full_control, self.end_turn)


@dataclass(frozen=True)
class ServerRow:
    guild_id: int
    language: str | None = None
    """Chosen for the server."""
    locale: str | None = None
    """What the server has told Discord, as last seen."""
    closes: bool = True
    """Whether the threads of games that have ended are archived."""

    @property
    def public(self) -> str:
        """The language of its threads."""
        return words.first(self.language, self.locale)


_USER = Statement(select(users).where(users.c.user_id == bindparam("key")))
_SERVER = Statement(select(servers).where(servers.c.guild_id == bindparam("key")))
_PUT_USER = Upsert(users, ("user_id",), users.c.keys()[1:])
_PUT_SERVER = Upsert(servers, ("guild_id",), servers.c.keys()[1:])


async def user(db: AsyncConnection, user_id: int) -> UserRow:
    """A user's settings, with the defaults for somebody new."""
    row = await _USER.row(db, {"key": user_id})
    return UserRow(**row) if row is not None else UserRow(user_id)


async def save_user(db: AsyncConnection, row: UserRow) -> None:
    """Store settings; choosing DMs (again) also gives closed DMs another try."""
    await _PUT_USER(db, vars(row))
    running = select(games.c.id).where(games.c.status == "running")
    await db.execute(
        update(seats)
        .where(seats.c.user_id == row.user_id, seats.c.game_id.in_(running))
        .values(private=row.private, dm_closed=False)
    )
    mine = update(league_members).where(league_members.c.user_id == row.user_id)
    await db.execute(mine.values(dm_closed=False))


async def server(db: AsyncConnection, guild_id: int | None) -> ServerRow:
    """A server's settings; those of nobody for None."""
    if guild_id is None:
        return ServerRow(0)
    row = await _SERVER.row(db, {"key": guild_id})
    return ServerRow(**row) if row is not None else ServerRow(guild_id)


async def save_server(db: AsyncConnection, row: ServerRow) -> None:
    await _PUT_SERVER(db, vars(row))


async def remember(
    db: AsyncConnection, user_id: int, locale: str | None, guild_id: int | None, guild_locale: str | None
) -> None:
    """Note the locales an interaction came with; None: nothing new."""
    if locale is not None:
        await _PUT_USER(db, vars(replace(await user(db, user_id), locale=locale)))
    if guild_id is not None and guild_locale is not None:
        row = await server(db, guild_id)
        await save_server(db, replace(row, locale=guild_locale))
