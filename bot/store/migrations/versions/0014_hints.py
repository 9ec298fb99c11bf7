"""Whether players may ask for hints; in leagues they may not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("hints", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.execute("UPDATE games SET hints = false WHERE id IN (SELECT game_id FROM league_games)")


def downgrade() -> None:
    with op.batch_alter_table("games") as batch:
        batch.drop_column("hints")
