"""Leagues; and messages that belong to a game or to a league."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _messages()
    _leagues()
    _ratings()


def _messages() -> None:
    """Made anew and filled: SQLite cannot drop a reference. What waits keeps its id, its nonce, its place."""
    if op.get_bind().dialect.name == "postgresql":
        # There a key's name is taken as long as any table has it.
        for name in ("pk_outbox", "pk_slots"):
            op.execute(f"ALTER INDEX {name} RENAME TO old_{name}")
    op.create_table(
        "new_outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(length=8), nullable=False),
        sa.Column("owner_id", sa.Integer(), nullable=False),
        sa.Column("lane", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sqlite_autoincrement=True,
    )
    op.execute(
        "INSERT INTO new_outbox (id, owner, owner_id, lane, kind, payload, nonce, state, attempts, due,"
        " created, message_id) SELECT id, 'game', game_id, lane, kind, payload, nonce, state, attempts, due,"
        " created, message_id FROM outbox"
    )
    op.drop_table("outbox")
    op.rename_table("new_outbox", "outbox")
    op.create_index("ix_outbox_message_id", "outbox", ["message_id"])
    op.create_index(
        "ix_outbox_waiting",
        "outbox",
        ["owner", "owner_id", "lane", "id"],
        sqlite_where=sa.text("state = 'waiting'"),
    )
    op.create_table(
        "new_slots",
        sa.Column("owner", sa.String(length=8), nullable=False),
        sa.Column("owner_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("slot", sa.String(length=32), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=40), nullable=False),
        sa.Column("picture", sa.String(length=40), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "owner_id", "slot", name=op.f("pk_slots")),
    )
    op.execute(
        "INSERT INTO new_slots (owner, owner_id, slot, channel_id, message_id, wanted, shown, digest,"
        " picture, due, attempts) SELECT 'game', game_id, slot, channel_id, message_id, wanted, shown,"
        " digest, picture, due, attempts FROM slots"
    )
    op.drop_table("slots")
    op.rename_table("new_slots", "slots")
    op.create_index("ix_slots_behind", "slots", ["owner", "owner_id"], sqlite_where=sa.text("wanted > shown"))


def _leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_state", sa.String(length=8), nullable=False),
        sa.Column("organiser_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("creator_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("level", sa.String(length=32), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("next_due", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leagues")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_leagues_guild_id", "leagues", ["guild_id"])
    op.create_index(
        "ix_leagues_next_due", "leagues", ["next_due"], sqlite_where=sa.text("next_due IS NOT NULL")
    )
    op.create_table(
        "league_history",
        _league(),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("actor", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.String(length=32), nullable=False),
        sa.Column("args", sa.Text(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.Column("before", sa.LargeBinary(), nullable=True),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _of_league("league_history"),
        sa.PrimaryKeyConstraint("league_id", "number", name=op.f("pk_league_history")),
    )
    op.create_table(
        "league_members",
        _league(),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        _of_league("league_members"),
        sa.PrimaryKeyConstraint("league_id", "user_id", name=op.f("pk_league_members")),
    )
    op.create_index("ix_league_members_user_id", "league_members", ["user_id"])
    op.create_table(
        "league_organisers",
        _league(),
        sa.Column("kind", sa.String(length=4), nullable=False),
        sa.Column("organiser_id", sa.BigInteger(), autoincrement=False, nullable=False),
        _of_league("league_organisers"),
        sa.PrimaryKeyConstraint("league_id", "kind", "organiser_id", name=op.f("pk_league_organisers")),
    )
    op.create_table(
        "league_games",
        sa.Column("game_id", sa.Integer(), autoincrement=False, nullable=False),
        _league(),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("winner", sa.String(length=16), nullable=True),
        sa.Column("reason", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_league_games_game_id"), ondelete="CASCADE"
        ),
        _of_league("league_games"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_league_games")),
    )
    op.create_index("ix_league_games_league_id", "league_games", ["league_id"])


def _ratings() -> None:
    op.create_table(
        "rated_games",
        _league(),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("corp", sa.String(length=32), nullable=False),
        sa.Column("runner", sa.String(length=32), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _of_league("rated_games"),
        sa.PrimaryKeyConstraint("league_id", "match", "number", name=op.f("pk_rated_games")),
    )
    op.create_index("ix_rated_games_guild_id", "rated_games", ["guild_id", "at"])
    op.create_table(
        "rating_books",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_rating_books")),
    )
    op.create_index(
        "ix_rating_books_behind", "rating_books", ["guild_id"], sqlite_where=sa.text("wanted > shown")
    )
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("side", sa.String(length=8), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("history", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "side", name=op.f("pk_ratings")),
    )


def _league() -> sa.Column[int]:
    return sa.Column("league_id", sa.Integer(), nullable=False)


def _of_league(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_league_id")
    return sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    raise NotImplementedError("messages of leagues cannot be kept without leagues")
