"""Pauses of campaigns, and who is back from them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaign_pauses",
        sa.Column("campaign_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("returned", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaigns.id"],
            name="fk_campaign_pauses_campaign_id_campaigns",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("campaign_id", name="pk_campaign_pauses"),
    )


def downgrade() -> None:
    op.drop_table("campaign_pauses")
