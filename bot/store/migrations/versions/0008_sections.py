"""Which message of the thread tells of an answer. What was told before has been told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("moves") as batch:
        batch.add_column(sa.Column("section", sa.Integer(), server_default="-1", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("moves") as batch:
        batch.drop_column("section")
