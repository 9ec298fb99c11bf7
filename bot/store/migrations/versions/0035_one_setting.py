"""Quiet hours and time zone are said once, for games and leagues: who has said nothing is told from who wants
none, and what somebody has told a league is taken over."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from engine.kernel.errors import SaveError
from engine.leagues.season.saving import decode

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE users SET zone = '' WHERE zone = 'UTC' AND quiet_from = quiet_until")
    op.execute("UPDATE users SET quiet_from = -1, quiet_until = -1 WHERE quiet_from = quiet_until")
    _take_over(op.get_bind())


def _take_over(db: Any) -> None:
    """What people told their newest league, where they have said nothing for all games."""
    for row in db.execute(sa.text("SELECT state FROM leagues ORDER BY id DESC")).all():
        try:
            league = decode(bytes(row.state))
        except SaveError:
            continue  # damaged: what it holds is set aside anyway
        for person in league.people.values():
            if person.id.isdecimal() and (person.zone or person.quiet is not None):
                _told(db, int(person.id), person.zone, person.quiet or (-1, -1))


def _told(db: Any, user_id: int, zone: str, quiet: tuple[int, int]) -> None:
    values = {"id": user_id, "zone": zone, "first": quiet[0], "last": quiet[1]}
    found = db.execute(sa.text("SELECT zone, quiet_from FROM users WHERE user_id = :id"), values).first()
    if found is None:
        new = "INSERT INTO users (user_id, private, full_control, zone, quiet_from, quiet_until)"
        db.execute(sa.text(f"{new} VALUES (:id, 'dm', false, :zone, :first, :last)"), values)
        return
    if zone and not found.zone:
        db.execute(sa.text("UPDATE users SET zone = :zone WHERE user_id = :id"), values)
    if quiet[0] >= 0 and found.quiet_from < 0:
        hours = "UPDATE users SET quiet_from = :first, quiet_until = :last WHERE user_id = :id"
        db.execute(sa.text(hours), values)


def downgrade() -> None:
    op.execute("UPDATE users SET quiet_from = 0, quiet_until = 0 WHERE quiet_from = -1")
    op.execute("UPDATE users SET zone = 'UTC' WHERE zone = ''")
