"""A deck may be shown in several servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deck_showings",
        sa.Column("deck_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["decks.id"], name="fk_deck_showings_deck_id_decks", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("deck_id", "guild_id", name="pk_deck_showings"),
    )
    op.execute(
        "INSERT INTO deck_showings (deck_id, guild_id) "
        "SELECT id, shown_guild_id FROM decks WHERE shown_guild_id IS NOT NULL"
    )
    op.drop_column("decks", "shown_guild_id")


def downgrade() -> None:
    op.add_column("decks", sa.Column("shown_guild_id", sa.BigInteger()))
    op.execute(
        "UPDATE decks SET shown_guild_id = "
        "(SELECT max(guild_id) FROM deck_showings WHERE deck_showings.deck_id = decks.id)"
    )
    op.drop_table("deck_showings")
