"""Presses that are acknowledged before they are stored are written down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deferred",
        sa.Column("interaction_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("thinking", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("stored", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name="pk_deferred"),
    )


def downgrade() -> None:
    op.drop_table("deferred")
