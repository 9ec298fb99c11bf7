"""NEON HOPE: lobbies, campaigns, what tables have agreed on, time limits, standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_campaigns_guild_id", "campaigns", ["guild_id"])

    op.create_table(
        "lobbies",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("episode", sa.String(length=64), nullable=False),
        sa.Column("campaign", sa.String(length=64), nullable=False),
        sa.Column("campaign_id", sa.Integer(), nullable=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("characters", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("follows", sa.Integer(), nullable=True),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name=op.f("fk_lobbies_campaign_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["follows"], ["games.id"], name=op.f("fk_lobbies_follows"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_lobbies_game_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lobbies")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_lobbies_open", "lobbies", ["expires"], sqlite_where=sa.text("status = 'open'"))

    op.create_table(
        "neon_hope_tables",
        sa.Column("game_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("episode", sa.String(length=64), nullable=False),
        sa.Column("campaign_id", sa.Integer(), nullable=True),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("carried", sa.Boolean(), nullable=False),
        sa.Column("give_up", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaigns.id"],
            name=op.f("fk_neon_hope_tables_campaign_id"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_neon_hope_tables_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_neon_hope_tables")),
    )
    op.create_index("ix_neon_hope_tables_campaign_id", "neon_hope_tables", ["campaign_id"])

    op.create_table(
        "deadlines",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.String(length=16), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "decision", name=op.f("pk_deadlines")),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due"])

    op.create_table(
        "help_orders",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("help", sa.String(length=8), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_help_orders")),
    )


def downgrade() -> None:
    for table in ("help_orders", "deadlines", "neon_hope_tables", "lobbies", "campaigns"):
        op.drop_table(table)
