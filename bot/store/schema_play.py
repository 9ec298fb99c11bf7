"""The tables of what belongs to playing with others: who is waited for, when somebody is
away, what games came to."""

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

waits = Table(
    "waits",
    metadata,
    # Who owes a move in a game of several people, since when, and what they have been told of it.
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", String(16), primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("since", Float, nullable=False),
    Column("stage", Integer, nullable=False),  # how many steps of its pace have been told (`hosting.pace`)
    Column("look", Float),  # not before that is there something to tell; None: all has been told
    Column("nudged", Float),  # when somebody nudged last
    Index("ix_waits_look", "look", sqlite_where=text("look IS NOT NULL")),
    Index("ix_waits_user_id", "user_id"),
)

results = Table(
    "results",
    metadata,
    # What finished games came to, noted when somebody's statistics first ask for it.
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("winners", String(64), nullable=False),  # seats, separated by commas; "": nobody
    Column("reason", String(64), nullable=False),
    Column("played", Text, nullable=False),  # JSON object: seat to the code of its identity
)

shuffles = Table(
    "shuffles",
    metadata,
    # What a game's seed came of, opened when it is over.
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    Column("words", Text, nullable=False),  # JSON object: seat to the word its player added
)

archives = Table(
    "archives",
    metadata,
    # What games that are over leave: what their rows of `moves` would say, and keyframes (`store.archives`).
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    Column("due", Boolean, nullable=False),  # it is to be packed (anew)
    Index("ix_archives_due", "game_id", sqlite_where=text("due")),
)

vacations = Table(
    "vacations",
    metadata,
    # When somebody is away by intention: their time stands still.
    Column("id", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("start", Float, nullable=False),
    Column("end", Float, nullable=False),
    Index("ix_vacations_user_id", "user_id", "end"),
    sqlite_autoincrement=True,
)

deferred = Table(
    "deferred",
    metadata,
    # Interactions that were acknowledged before they were stored, until they are answered (`store.deferred`).
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    Column("token", Text, nullable=False),  # for the answer; Discord takes it for a quarter of an hour
    Column("language", String(8), nullable=False),
    Column("thinking", Boolean, nullable=False),  # a message says that the answer is thought about
    Column("at", Float, nullable=False),
    Column("stored", Boolean, nullable=False),  # something of what was pressed is stored
)
