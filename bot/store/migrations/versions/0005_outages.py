"""When the bot was last alive, and when it was away.

A database that has leagues was last alive, as far as it can tell, when something in it last changed.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_alive")),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("end", sa.Float(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("end", name=op.f("pk_outages")),
    )
    latest = (
        "SELECT max(updated) FROM (SELECT updated FROM leagues UNION SELECT updated FROM games) AS changed"
    )
    op.execute(f"INSERT INTO alive (id, at) SELECT 1, ({latest}) WHERE EXISTS (SELECT 1 FROM leagues)")  # noqa: S608


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_table("alive")
