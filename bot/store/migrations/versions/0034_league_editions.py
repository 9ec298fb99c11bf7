"""By which edition of the rules a league is played, and which game. Those that run keep theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("leagues", sa.Column("edition", sa.String(16), server_default="cr24.03", nullable=False))
    op.add_column("leagues", sa.Column("kind", sa.String(32), server_default="netrunner", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("leagues") as batch:
        batch.drop_column("kind")
        batch.drop_column("edition")
