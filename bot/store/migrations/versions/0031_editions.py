"""By which edition of the rules a challenge asks to play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("challenges", sa.Column("edition", sa.String(16), server_default="", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("challenges") as batch:
        batch.drop_column("edition")
