"""The processes that share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("shards", sa.String(200), nullable=False),
        sa.Column("backend", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("connected", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )


def downgrade() -> None:
    op.drop_table("processes")
