"""The game of a thread has an index: each letter of a card's name that is typed asks for it."""

from __future__ import annotations

from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_games_thread_id", "games", ["thread_id"])


def downgrade() -> None:
    op.drop_index("ix_games_thread_id", "games")
