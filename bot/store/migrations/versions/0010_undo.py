"""Taking back: positions to go back to, what was taken back, what is asked for, and what is allowed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("undo_rule", sa.String(8), server_default="free", nullable=False))
    op.add_column("games", sa.Column("undo", sa.Text(), server_default="", nullable=False))
    # What is rated is not taken back alone, in games that go on over the upgrade neither.
    op.execute("UPDATE games SET undo_rule = 'consent' WHERE id IN (SELECT game_id FROM league_games)")
    op.add_column("moves", sa.Column("undone", sa.Integer()))
    op.add_column("challenges", sa.Column("undo_rule", sa.String(8), server_default="free", nullable=False))
    op.create_table(
        "positions",
        sa.Column("game_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_positions_game_id_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_positions"),
    )


def downgrade() -> None:
    op.drop_table("positions")
    for table, column in (("challenges", "undo_rule"), ("moves", "undone"), ("games", "undo")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
    with op.batch_alter_table("games") as batch:
        batch.drop_column("undo_rule")
