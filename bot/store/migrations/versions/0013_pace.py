"""Who is waited for and since when, at which pace; quiet hours and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

FIRST = 86400.0
"""Seconds after which somebody is first reminded where no pace is agreed on."""


def upgrade() -> None:
    op.add_column("games", sa.Column("pace", sa.String(8), nullable=False, server_default="none"))
    op.add_column("challenges", sa.Column("pace", sa.String(8), nullable=False, server_default="none"))
    for name in ("quiet_from", "quiet_until"):
        op.add_column("users", sa.Column(name, sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("users", sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"))
    op.create_table(
        "waits",
        sa.Column("game_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.String(16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("look", sa.Float()),
        sa.Column("nudged", sa.Float()),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_waits_game_id_games", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_waits"),
    )
    op.create_index("ix_waits_look", "waits", ["look"], sqlite_where=sa.text("look IS NOT NULL"))
    op.create_index("ix_waits_user_id", "waits", ["user_id"])
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("end", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_vacations"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_vacations_user_id", "vacations", ["user_id", "end"])
    _begin(op.get_bind())


def _begin(db: sa.Connection) -> None:
    """Leagues remind of their own deadlines; in all other games of several people the time runs from the
    last move, but not from before the last sign of life: nobody knew then that it would count. What follows
    that, until the first sign of life of this program, becomes an outage (`hosting.uptime`)."""
    last = db.scalar(sa.text("SELECT at FROM alive"))
    if last is None:
        last = db.scalar(sa.text("SELECT max(updated) FROM games"))
        if last is not None:
            db.execute(sa.text("INSERT INTO alive (id, at) VALUES (1, :at)"), {"at": last})
    db.execute(sa.text("UPDATE games SET pace = '' WHERE id IN (SELECT game_id FROM league_games)"))
    running = "SELECT id, waiting, updated FROM games WHERE status = 'running' AND pace != ''"
    for game_id, waiting, updated in db.execute(sa.text(running)).all():
        seats = sa.text("SELECT seat, user_id FROM seats WHERE game_id = :id AND user_id IS NOT NULL")
        people = {row.seat: row.user_id for row in db.execute(seats, {"id": game_id})}
        since = max(updated, last)
        for seat in waiting.split(","):
            if seat in people and len(set(people.values())) > 1:
                db.execute(
                    sa.text(
                        "INSERT INTO waits (game_id, seat, user_id, since, stage, look)"
                        " VALUES (:id, :seat, :user, :since, 0, :look)"
                    ),
                    {"id": game_id, "seat": seat, "user": people[seat], "since": since,
                     "look": since + FIRST},
                )  # fmt: skip


def downgrade() -> None:
    op.drop_table("vacations")
    op.drop_table("waits")
    for name in ("zone", "quiet_until", "quiet_from"):
        op.drop_column("users", name)
    op.drop_column("challenges", "pace")
    op.drop_column("games", "pace")
