"""The tables of decks that players have imported."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from bot.store.schema import metadata

decks = Table(
    "decks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("side", String(8), nullable=False),
    Column("cards", Text, nullable=False),  # JSON: identity, cards by code, extra cards
    Column("notes", Text, nullable=False),
    Column("updated", Float, nullable=False),
    UniqueConstraint("user_id", "name"),
    sqlite_autoincrement=True,
)

deck_showings = Table(
    "deck_showings",
    metadata,
    # The servers whose members the owner of a deck has shown it to.
    Column("deck_id", ForeignKey("decks.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
)

deck_drafts = Table(
    "deck_drafts",
    metadata,
    # A list with names that are being asked about: as it was sent, and what has been answered.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    Column("filename", String(100), nullable=False),
    Column("name", String(100), nullable=False),  # "": as the list says
    Column("identity", String(100), nullable=False),
    Column("answers", Text, nullable=False),  # JSON: what stands there to a card's code, "": left out
    Column("updated", Float, nullable=False),
)
