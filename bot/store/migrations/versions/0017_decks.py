"""Decks of players' own, and lists that are being asked about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("side", sa.String(8), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("notes", sa.Text(), nullable=False),
        sa.Column("shown_guild_id", sa.BigInteger(), nullable=True),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.UniqueConstraint("user_id", "name", name="uq_decks_user_id_name"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "deck_drafts",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("filename", sa.String(100), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("identity", sa.String(100), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_deck_drafts"),
    )


def downgrade() -> None:
    op.drop_table("deck_drafts")
    op.drop_table("decks")
