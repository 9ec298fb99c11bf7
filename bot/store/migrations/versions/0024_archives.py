"""Games that are over keep their keyframes with their log, in one piece; those there are, are packed anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("game_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("due", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_archives_game_id_games", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name="pk_archives"),
    )
    op.create_index("ix_archives_due", "archives", ["game_id"], sqlite_where=sa.text("due"))
    kept = sa.text(
        "INSERT INTO archives (game_id, data, due) SELECT games.id, coalesce(packed_logs.data, :empty), true "
        "FROM games LEFT JOIN packed_logs ON packed_logs.game_id = games.id WHERE games.status = 'over'"
    )
    op.get_bind().execute(kept.bindparams(sa.bindparam("empty", b"", sa.LargeBinary())))
    op.drop_table("packed_logs")
    # Most rows come from no interaction, or from one that is long over: they need no place in the index.
    with op.batch_alter_table("moves") as batch:
        batch.drop_constraint("uq_moves_interaction_id", type_="unique")
    op.create_index(
        "ix_moves_interaction_id",
        "moves",
        ["interaction_id"],
        unique=True,
        sqlite_where=sa.text("interaction_id IS NOT NULL"),
    )


def downgrade() -> None:
    raise NotImplementedError("what is packed in one piece cannot be taken apart by SQL: restore a backup")
