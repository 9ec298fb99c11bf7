"""What finished games came to, for statistics; who does not want to be in those of others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("stats", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "results",
        sa.Column("game_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("winners", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(64), nullable=False),
        sa.Column("played", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_results_game_id_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name="pk_results"),
    )


def downgrade() -> None:
    op.drop_table("results")
    op.drop_column("users", "stats")
