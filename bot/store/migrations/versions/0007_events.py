"""What came of each answer, to be told to who was away. Of answers before this nothing can be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("moves") as batch:
        batch.add_column(sa.Column("events", sa.LargeBinary(), server_default="", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("moves") as batch:
        batch.drop_column("events")
