"""Outages of single shards of the gateway; a process says which of its own are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shard_outages",
        sa.Column("shard", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("shards", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("end", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("shard", "shards", "start", name="pk_shard_outages"),
    )
    # Of processes that are gone by now: a newer version begins when all of them have ended.
    op.execute(sa.text("DELETE FROM processes"))
    with op.batch_alter_table("processes") as batch:
        batch.drop_column("connected")
        batch.add_column(sa.Column("away", sa.String(200), nullable=False))


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM processes"))
    with op.batch_alter_table("processes") as batch:
        batch.drop_column("away")
        batch.add_column(sa.Column("connected", sa.Boolean(), nullable=False))
    op.drop_table("shard_outages")
