"""What the custom_ids of NEON HOPE name is for those it belongs to."""

from __future__ import annotations

import pytest

from tests.bot.games.neon_hope.tables import Tables
from tests.bot.routes import check_strange_commands, check_strangers


async def test_every_route_and_command_refuses_strangers(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    await tables.lobby("eve")
    await tables.ann.slash(tables.channel, "barter challenge", level="beginner")
    names = (
        "game",
        "lobby",
        "campaign",
        "step",
        "challenge",
        "league",
        "deck",
        "decision",
        "at",
        "user",
        "move",
        "upto",
    )
    ids = {**dict.fromkeys(names, game_id), "user": tables.ann.id}
    routes = tables.bot.router.routes
    assert any(route.pattern.startswith("neon_hope:take:") for route in routes.all)
    await check_strangers(tables, monkeypatch, ids, {**dict.fromkeys(names, 77), "user": tables.bob.id})
    await check_strange_commands(tables, monkeypatch, 12, "neonhope")
