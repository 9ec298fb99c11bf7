"""Messages of an owner, and those to be forgotten, are found by an index; an edit knows what led to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_outbox_owner", "outbox", ["owner", "owner_id", "created"])
    op.create_index(
        "ix_outbox_settled",
        "outbox",
        ["created"],
        sqlite_where=sa.text("state NOT IN ('waiting', 'failed')"),
    )
    op.create_index("ix_games_ended", "games", ["ended", "id"], sqlite_where=sa.text("ended IS NOT NULL"))
    op.add_column("slots", sa.Column("cause", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("slots", "cause")
    op.drop_index("ix_games_ended", "games")
    op.drop_index("ix_outbox_settled", "outbox")
    op.drop_index("ix_outbox_owner", "outbox")
