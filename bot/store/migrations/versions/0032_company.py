"""Players who are gone, and whether threads of ended games are archived."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("servers", sa.Column("closes", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("servers", "closes")
    op.drop_column("seats", "gone")
