"""What the clock and each press ask has an index: games that wait for a computer, pages of a thread."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "games", sa.Column("computer_asked", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    _note(op.get_bind())
    op.create_index("ix_games_computer_asked", "games", ["id"], sqlite_where=sa.text("computer_asked"))
    op.create_index(
        "ix_outbox_turn", "outbox", ["owner", "owner_id", "payload"], sqlite_where=sa.text("kind = 'turn'")
    )


def _note(db: sa.Connection) -> None:
    """Which games wait for a computer."""
    found = sa.text(
        "SELECT games.id, games.waiting, seats.seat FROM games JOIN seats ON seats.game_id = games.id"
        " WHERE games.waiting != '' AND seats.computer IS NOT NULL"
    )
    asked = {number for number, waiting, seat in db.execute(found).all() if seat in waiting.split(",")}
    for number in sorted(asked):
        db.execute(sa.text("UPDATE games SET computer_asked = true WHERE id = :id"), {"id": number})


def downgrade() -> None:
    op.drop_index("ix_outbox_turn", "outbox")
    op.drop_index("ix_games_computer_asked", "games")
    op.drop_column("games", "computer_asked")
