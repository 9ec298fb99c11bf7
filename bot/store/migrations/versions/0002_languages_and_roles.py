"""Languages of users and servers, and what a seat plays where its name does not say it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("locale", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )
    # Added in place, not by copying the table: games and their messages refer to these rows.
    op.add_column("users", sa.Column("language", sa.String(length=8), nullable=True))
    op.add_column("users", sa.Column("locale", sa.String(length=16), nullable=True))
    op.add_column("seats", sa.Column("role", sa.String(length=64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "role")
    op.drop_column("users", "locale")
    op.drop_column("users", "language")
    op.drop_table("servers")
