"""Whether a challenge is to a game in which players are shown what they have seen before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "challenges", sa.Column("memory_aid", sa.Boolean(), server_default=sa.true(), nullable=False)
    )


def downgrade() -> None:
    with op.batch_alter_table("challenges") as batch:
        batch.drop_column("memory_aid")
