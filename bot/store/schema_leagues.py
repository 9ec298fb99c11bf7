"""The tables of leagues and of ratings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    text,
)

from bot.store.schema import metadata

leagues = Table(
    "leagues",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),  # where it is announced; its games' threads hang there
    Column("channel_state", String(8), nullable=False),  # open, lost (it cannot be written to)
    Column("organiser_channel_id", BigInteger),  # None: organisers are told by direct message
    Column("creator_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("level", String(32), nullable=False),  # of its games, where decks are not free
    Column("state", LargeBinary, nullable=False),  # season.encode
    Column("version", Integer, nullable=False),  # one up with each change
    Column("status", String(16), nullable=False),  # League.state, or damaged
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("next_due", Float),  # when time brings something; None: not before somebody acts
    Column("edition", String(16), nullable=False, server_default="cr24.03"),  # of the rules of its games
    Column("kind", String(32), nullable=False, server_default="netrunner"),  # of the games it hosts
    Index("ix_leagues_guild_id", "guild_id"),
    Index("ix_leagues_next_due", "next_due", sqlite_where=text("next_due IS NOT NULL")),
    sqlite_autoincrement=True,
)

league_history = Table(
    "league_history",
    metadata,
    # What was done to a league: its audit log, and the way back.
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the version it led to
    Column("actor", BigInteger),  # None: the clock, or a game
    Column("action", String(32), nullable=False),
    Column("args", Text, nullable=False),  # JSON object
    Column("entries", Text, nullable=False),  # JSON list of `season.Entry`
    Column("before", LargeBinary),  # the state it can be taken back to; None: it cannot
    Column("undone", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

league_members = Table(
    "league_members",
    metadata,
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("dm_closed", Boolean, nullable=False),
    Index("ix_league_members_user_id", "user_id"),
)

league_organisers = Table(
    "league_organisers",
    metadata,
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(4), primary_key=True),  # role, user
    Column("organiser_id", BigInteger, primary_key=True, autoincrement=False),
)

league_games = Table(
    "league_games",
    metadata,
    # The hosted games of matches. What a finished one came to waits here until the league has taken it in.
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), nullable=False),
    Column("match", String(16), nullable=False),  # "round:table"
    Column("number", Integer, nullable=False),  # which game of the match, from 1
    Column("winner", String(16)),  # a seat; "" is a draw; None while it is played
    Column("reason", String(64), nullable=False),
    Index("ix_league_games_league_id", "league_id"),
)

calendars = Table(
    "calendars",
    metadata,
    # Who has subscribed to the calendar of their matches, and under which secret address it is.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("token", String(64), nullable=False),
    Index("ix_calendars_token", "token", unique=True),
)

rated_games = Table(
    "rated_games",
    metadata,
    # Every game that counts for a server's ratings, which are computed from them.
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("corp", String(32), nullable=False),  # ids of persons
    Column("runner", String(32), nullable=False),
    Column("points", Integer, nullable=False),  # the Corp's: 3, 1 or 0
    Column("at", Float, nullable=False),
    Index("ix_rated_games_guild_id", "guild_id", "at"),
)

rating_books = Table(
    "rating_books",
    metadata,
    # A server's ratings are behind its games while wanted > shown.
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("wanted", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("ix_rating_books_behind", "guild_id", sqlite_where=text("wanted > shown")),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", String(32), primary_key=True),
    Column("side", String(8), primary_key=True),  # corp, runner
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("history", Text, nullable=False),  # JSON list of `Mark`
)
