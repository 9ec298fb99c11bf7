"""Addresses of people's calendars."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "calendars",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_calendars"),
    )
    op.create_index("ix_calendars_token", "calendars", ["token"], unique=True)


def downgrade() -> None:
    op.drop_table("calendars")
