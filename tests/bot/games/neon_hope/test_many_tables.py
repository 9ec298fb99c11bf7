"""So many tables for a person and for a server."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.hosting import quota
from bot.messages.words import say
from bot.store.schema import games
from tests.bot.games.neon_hope.tables import Tables


async def test_nobody_opens_tables_without_end(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are played count as those that are forming do; what is closed or over does not."""
    monkeypatch.setattr(quota, "TABLES", quota.Most(2, 3))

    async def opened(who: str) -> str:
        return tables.said(await tables.slash(who, "start"))

    too_many = say("en", "bot-too-many-tables", most=2)
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    lobby = await tables.lobby("ann")
    assert await opened("ann") == too_many
    close = next(key for key in tables.buttons(lobby).values() if key.endswith(":cancel"))
    await tables.members["ann"].click(lobby, custom_id=close)
    assert await opened("ann") != too_many
    assert await opened("ann") == too_many
    assert await opened("bob") != too_many
    assert await opened("cleo") == say("en", "bot-too-many-tables-server", most=3)
    async with tables.bot.db.write() as db:
        await db.execute(update(games).where(games.c.id == game_id).values(status="over"))
    assert await opened("ann") != too_many
