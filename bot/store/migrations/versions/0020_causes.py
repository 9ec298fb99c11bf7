"""Which interaction a message comes from, so that the log can name it when the message goes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("cause", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("outbox", "cause")
