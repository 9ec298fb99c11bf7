"""The steps of campaigns: what was answered between episodes, and what each found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaign_steps",
        sa.Column("campaign_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("step", sa.String(64), nullable=False),
        sa.Column("choice", sa.Integer()),
        sa.Column("game_id", sa.Integer()),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("back", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaigns.id"],
            name="fk_campaign_steps_campaign_id_campaigns",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_campaign_steps_game_id_games", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("campaign_id", "number", "who", name="pk_campaign_steps"),
    )


def downgrade() -> None:
    op.drop_table("campaign_steps")
