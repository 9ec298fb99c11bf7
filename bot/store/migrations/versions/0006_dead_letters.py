"""Since when a message has been refused, and why it was given up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("refused", sa.Float(), nullable=True))
    op.add_column("outbox", sa.Column("reason", sa.String(100), nullable=True))
    op.create_index("ix_outbox_dead", "outbox", ["id"], sqlite_where=sa.text("state = 'failed'"))


def downgrade() -> None:
    op.drop_index("ix_outbox_dead", "outbox")
    op.drop_column("outbox", "reason")
    op.drop_column("outbox", "refused")
