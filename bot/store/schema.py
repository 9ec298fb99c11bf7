"""The tables of games, messages and people; those of leagues and of playing together stand beside, those
of one game in its folder.

They are declared as SQLite has them; PostgreSQL gets the same (`portable`).

The migrations are the truth for a database that exists; a test compares them with this module.
"""

from __future__ import annotations

import zlib

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
    true,
)
from sqlalchemy.engine import Dialect

from bot.store.portable import declare_alike

declare_alike()
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class State(TypeDecorator[bytes]):
    """A save of a game, kept with zlib: a third of its bytes. What an older program stored as it was is read
    too: a save is a MessagePack list, which never begins as a zlib stream does."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, _dialect: Dialect) -> bytes | None:
        return zlib.compress(value, 1) if value is not None else None

    def process_result_value(self, value: bytes | None, _dialect: Dialect) -> bytes | None:
        return None if value is None else self.unpacked(value)

    @staticmethod
    def unpacked(value: bytes) -> bytes:
        """A save as the program wrote it. What is damaged stays so: whoever loads it says so."""
        try:
            return zlib.decompress(value) if value[:1] == b"x" else value
        except zlib.error:
            return value


games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),  # which game of bot.hosting.games
    Column("level", String(32), nullable=False),
    Column("status", String(16), nullable=False),  # running, over, damaged
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),  # where the game was started
    Column("thread_id", BigInteger),
    Column("thread_state", String(16), nullable=False),  # bot.store.games.PENDING and those beside it
    Column("state", State, nullable=False),  # Game.save()
    Column("version", Integer, nullable=False),  # one up with each transaction that changes the state
    Column("moves", Integer, nullable=False),  # rows of `moves`
    Column("waiting", String(64), nullable=False),  # seats that owe a move, separated by commas
    Column("turn", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("ended", Float),
    Column("outcome", Text),
    # what may be taken back: free (at once, or by consent), consent (only so), off
    Column("undo_rule", String(8), nullable=False, server_default="free"),
    Column("hints", Boolean, nullable=False, server_default=true()),  # from the computer, on request
    Column("undo", Text, nullable=False, server_default=""),  # JSON: what somebody asks to take back
    # how long a move may take: none, day, three (`hosting.pace`); "": nobody is reminded of anything
    Column("pace", String(8), nullable=False, server_default="none"),
    # whether a seat is waited for that a computer has
    Column("computer_asked", Boolean, nullable=False, server_default=false()),
    Index("ix_games_status", "status"),
    Index("ix_games_thread_id", "thread_id"),
    Index("ix_games_computer_asked", "id", sqlite_where=text("computer_asked")),
    Index("ix_games_ended", "ended", "id", sqlite_where=text("ended IS NOT NULL")),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("user_id", BigInteger),
    Column("computer", String(16)),  # which automatic player, where no person sits
    Column("name", String(100), nullable=False),
    Column("private", String(8), nullable=False),  # dm, panel: where hand and decisions are shown
    Column("dm_closed", Boolean, nullable=False),
    Column("role", String(64), nullable=False, server_default=""),  # what the seat plays: a character's code
    Column("gone", Boolean, nullable=False, server_default=false()),  # nobody can call them any more
    Index("ix_seats_user_id", "user_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # 1, 2, 3, ... without a gap
    Column("seat", String(16), nullable=False),
    Column("user_id", BigInteger),
    Column("decision", Integer),  # None: not an answer (a concession, the start)
    Column("keys", Text, nullable=False),  # JSON list
    Column("interaction_id", BigInteger),
    Column("lines", Text, nullable=False),  # JSON list: what the public log says of it
    Column("events", LargeBinary, nullable=False, server_default=""),  # GameKind.pack: what came of it
    Column("at", Float, nullable=False),
    Column(
        "section", Integer, nullable=False, server_default="-1"
    ),  # `store.sections`; -1: before there were any
    Column("undone", Integer),  # the number of the row that took it back
    UniqueConstraint("game_id", "number"),
    Index(
        "ix_moves_interaction_id",
        "interaction_id",
        unique=True,
        sqlite_where=text("interaction_id IS NOT NULL"),
    ),
    sqlite_autoincrement=True,
)

positions = Table(
    "positions",
    metadata,
    # A game as it stood before somebody's answer, to go back to: those of this turn and the last one.
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the answer's, in `moves`
    Column("seat", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("state", State, nullable=False),  # Game.save()
    # Since when the answer was waited for, and which reminders were told (`waits`); NULL where nobody waited.
    Column("since", Float),
    Column("stage", Integer),
)

keyframes = Table(
    "keyframes",
    metadata,
    # A game as it stood at the beginning of each turn, and after whatever is no answer: replays begin there.
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),  # rows of `moves` that led to it
    Column("turn", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),  # Game.save(), zlib
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("owner", String(8), nullable=False),  # game, league: whose message it is
    Column("owner_id", Integer, nullable=False),
    Column("lane", String(32), nullable=False),  # thread, dm:<seat>, ...: rows of one lane go out in order
    Column("kind", String(16), nullable=False),
    Column("payload", Text, nullable=False),  # JSON object
    Column("nonce", String(25), nullable=False),
    Column("state", String(8), nullable=False),  # waiting, sent, skipped, failed, dropped
    Column("attempts", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("message_id", BigInteger),
    Column("refused", Float),  # since when Discord refuses it, without saying that it always will
    Column("reason", String(100)),  # why it was given up
    Column("cause", BigInteger),  # the interaction that led to it
    Index("ix_outbox_dead", "id", sqlite_where=text("state = 'failed'")),
    Index("ix_outbox_waiting", "owner", "owner_id", "lane", "id", sqlite_where=text("state = 'waiting'")),
    Index("ix_outbox_message_id", "message_id"),
    Index("ix_outbox_owner", "owner", "owner_id", "created"),
    Index("ix_outbox_turn", "owner", "owner_id", "payload", sqlite_where=text("kind = 'turn'")),
    Index("ix_outbox_settled", "created", sqlite_where=text("state NOT IN ('waiting', 'failed')")),
    sqlite_autoincrement=True,
)

slots = Table(
    "slots",
    metadata,
    # A message that is edited to follow its owner: it is behind while wanted > shown.
    Column("owner", String(8), primary_key=True),
    Column("owner_id", Integer, primary_key=True, autoincrement=False),
    Column("slot", String(32), primary_key=True),  # start, board, panel:<seat>; pages of a league
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("digest", String(40), nullable=False),  # of the components last shown
    Column("picture", String(40), nullable=False),  # of what the picture last shown was drawn from
    Column("due", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("cause", BigInteger),  # the interaction that led to what it is to show
    Index("ix_slots_behind", "owner", "owner_id", sqlite_where=text("wanted > shown")),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("level", String(32), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),  # where the game's thread will hang
    Column("message_channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("challenger_id", BigInteger, nullable=False),
    Column("challenger_name", String(100), nullable=False),
    Column("opponent_id", BigInteger),  # None: open to whoever joins
    Column("side", String(16)),  # the challenger's; None: drawn by lot
    Column("status", String(16), nullable=False),  # open, accepted, declined, withdrawn, expired
    Column("rematch_of", ForeignKey("games.id", ondelete="SET NULL")),
    Column("game_id", ForeignKey("games.id", ondelete="SET NULL")),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    # whether players are shown what they have seen before
    Column("memory_aid", Boolean, nullable=False, server_default=true()),
    Column("undo_rule", String(8), nullable=False, server_default="free"),  # as in `games`
    Column("pace", String(8), nullable=False, server_default="none"),  # as in `games`
    Column("secret", String(64), nullable=False, server_default=""),  # what the shuffles come of
    Column("words", Text, nullable=False, server_default="{}"),  # JSON: user id to the word they added
    Column("edition", String(16), nullable=False, server_default=""),  # "": the usual one
    Column("deck", Text, nullable=False, server_default=""),  # JSON: the challenger's (`drop_decks`)
    Index("ix_challenges_open", "expires", sqlite_where=text("status = 'open'")),
    sqlite_autoincrement=True,
)

users = Table(
    "users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("private", String(8), nullable=False),
    Column("full_control", Boolean, nullable=False),
    Column("language", String(8)),  # chosen; None: as the locale says
    Column("locale", String(16)),  # of their Discord client, as last seen
    Column("end_turn", Boolean, nullable=False, server_default=false()),  # asked before the turn ends
    # minutes of the day, in their zone, between which they are not reminded: the same twice never, -1 is not
    # said, as "" is for the zone
    Column("quiet_from", Integer, nullable=False, server_default=text("0")),
    Column("quiet_until", Integer, nullable=False, server_default=text("0")),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("stats", Boolean, nullable=False, server_default=true()),  # whether others see their statistics
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8)),  # chosen; None: as the locale says
    Column("locale", String(16)),  # what the server has told Discord, as last seen
    Column("closes", Boolean, nullable=False, server_default=true()),  # threads of ended games are archived
)

processes = Table(
    "processes",
    metadata,
    # Each of those that share the database (`leases`): its shards of the gateway, the server's process with
    # its locks, its last sign of life by the server's clock, those of its shards that are away ("0,2").
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("shards", String(200), nullable=False),
    Column("backend", Integer, nullable=False),
    Column("seen", Float, nullable=False),
    Column("away", String(200), nullable=False),
)

alive = Table(
    "alive",
    metadata,
    # One row: when the bot last gave a sign of life.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    # When the bot was away, for the leagues that have not taken it in yet.
    Column("start", Float, nullable=False),
    Column("end", Float, primary_key=True, autoincrement=False),
)

shard_outages = Table(
    "shard_outages",
    metadata,
    # When it was away from the servers of one of so many shards. No end: it still is.
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("shards", Integer, primary_key=True, autoincrement=False),
    Column("start", Float, primary_key=True),
    Column("end", Float),
)
