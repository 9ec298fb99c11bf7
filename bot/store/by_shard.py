"""Rows by the shard of Discord's gateway that their server is on."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, false, or_

from bot.process.shards import Shards


def on_any(guild_id: ColumnElement[int], shards: Sequence[Shards]) -> ColumnElement[bool]:
    """Whether a server is on one of these; rows without a server are on none."""
    # Not `>>`: PostgreSQL shifts by numbers of 32 bits only.
    found = [guild_id // 2**22 % each.count == one for each in shards for one in each.ids]
    return and_(guild_id.is_not(None), or_(*found)) if found else false()
