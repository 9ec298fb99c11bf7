"""The deck that a challenger brings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("challenges", sa.Column("deck", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("challenges", "deck")
