"""Secrets that shuffles come of, with the words that players have added."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("challenges", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("challenges", sa.Column("words", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "shuffles",
        sa.Column("game_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_shuffles_game_id_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name="pk_shuffles"),
    )


def downgrade() -> None:
    op.drop_table("shuffles")
    op.drop_column("challenges", "words")
    op.drop_column("challenges", "secret")
