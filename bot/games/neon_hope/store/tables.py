"""The tables of NEON HOPE: tables that form, campaigns, what was agreed on, deadlines."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    text,
)

from bot.store.schema import metadata

lobbies = Table(
    "lobbies",
    metadata,
    # A table that is forming.
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),  # where the game's thread will hang
    Column("message_channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),  # open, begun, cancelled, expired
    Column("pack", String(64), nullable=False),
    Column("episode", String(64), nullable=False),
    Column("campaign", String(64), nullable=False),  # its code; "": a single episode
    Column("campaign_id", ForeignKey("campaigns.id", ondelete="SET NULL")),  # None: a new one begins
    Column("state", Text, nullable=False),  # JSON: the `Campaign` a new one begins from; "": a blank one
    Column("characters", Text, nullable=False),  # JSON list: codes to choose from
    Column("people", Text, nullable=False),  # JSON list of `Person`
    Column("options", Text, nullable=False),  # JSON: `Options`
    Column("follows", ForeignKey("games.id", ondelete="SET NULL")),  # the game that it goes on from
    Column("game_id", ForeignKey("games.id", ondelete="SET NULL")),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_lobbies_open", "expires", sqlite_where=text("status = 'open'")),
    sqlite_autoincrement=True,
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),  # where it was begun
    Column("pack", String(64), nullable=False),
    Column("code", String(64), nullable=False),
    Column("state", Text, nullable=False),  # JSON: `Campaign`
    Column("status", String(16), nullable=False),  # running, over (its last episode has been played)
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_campaigns_guild_id", "guild_id"),
    sqlite_autoincrement=True,
)

campaign_steps = Table(
    "campaign_steps",
    metadata,
    # What a campaign's steps were answered with, in their order. A step is answered once: that is the key.
    Column(
        "campaign_id", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),  # how many steps were done before it
    Column("who", String(64), primary_key=True),  # the character that chose, where each does; "": the group
    Column("step", String(64), nullable=False),  # its code
    Column("choice", Integer),  # None: it was only read, or an episode
    Column("game_id", ForeignKey("games.id", ondelete="SET NULL")),  # the episode's
    Column("done", Boolean, nullable=False),  # whether the campaign went on with this answer
    Column("before", Text, nullable=False),  # JSON: `Campaign` as the answer found it
    Column("back", Text, nullable=False),  # JSON list: users who want to take it back
    Column("created", Float, nullable=False),
)

campaign_pauses = Table(
    "campaign_pauses",
    metadata,
    # Campaigns that are paused: nobody is reminded of anything in their running episode.
    Column(
        "campaign_id", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    ),
    Column("since", Float, nullable=False),
    Column("returned", Text, nullable=False),  # JSON list: users who are back
)

neon_hope_tables = Table(
    "neon_hope_tables",
    metadata,
    # What a table has agreed on, beside its game.
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("pack", String(64), nullable=False),
    Column("episode", String(64), nullable=False),
    Column("campaign_id", ForeignKey("campaigns.id", ondelete="SET NULL")),
    Column("before", Text, nullable=False),  # JSON: the campaign as the episode found it; "": none
    Column("options", Text, nullable=False),  # JSON: `Options`
    Column("carried", Boolean, nullable=False),  # whether the end has been written to the campaign
    Column("give_up", Text, nullable=False),  # JSON list: users who want to abandon the episode
    Index("ix_neon_hope_tables_campaign_id", "campaign_id"),
)

deadlines = Table(
    "deadlines",
    metadata,
    # When silence becomes the answer to a decision.
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("decision", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(16), nullable=False),
    Column("due", Float, nullable=False),
    Index("ix_deadlines_due", "due"),
)

help_orders = Table(
    "help_orders",
    metadata,
    # What a user's characters answer to offers to help, where it is not the usual "ask".
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("help", String(8), nullable=False),  # ask, always, never
)
