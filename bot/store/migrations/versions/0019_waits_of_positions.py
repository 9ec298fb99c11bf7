"""Since when an answer that can be taken back was waited for. Of older answers that is not known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("positions", sa.Column("since", sa.Float()))
    op.add_column("positions", sa.Column("stage", sa.Integer()))


def downgrade() -> None:
    op.drop_column("positions", "stage")
    op.drop_column("positions", "since")
