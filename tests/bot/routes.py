"""What a route does for somebody who has no business with what it names."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.languages import Asker
from bot.presses.routes import FIELDS, NUMBERS, Route, Routes, anybody
from tests.bot.world import World

EXAMPLES = {
    "page": "1",
    "act": "x",
    "text": "x",
    "line": "x",
    "title": "x",
    "template": "x",
    "match": "1:1",
    "team": "t1",
    "choice": "x",
}
GONE = {say("en", each) for each in ("bot-no-game", "lst-no-league", "bnh-campaign-gone")}
NUMBER = discord.AppCommandOptionType.integer
ELSEWHERE = 987_654_321
"""A server, channel and person that nothing in a test has to do with."""


def example(route: Route, ids: Mapping[str, int]) -> str:
    """A custom_id of this form; `ids` are those of what is there."""
    found = route.pattern.replace("[", "").replace("]", "")
    for name, kind in route.fields.items():
        first = kind.partition("|")[0]
        value = str(ids[name]) if kind in NUMBERS else EXAMPLES[kind] if kind in FIELDS else first
        found = found.replace(f"{{{name}:{kind}}}", value)
    return found


async def check_strangers(routes: Routes, ids: Mapping[str, int], missing: Mapping[str, int]) -> None:
    """Every route that names something refuses whoever is not from there, as it does what is not there.

    `ids`: by the names of fields, of things that are there; `missing`: of things that are not."""
    stranger = Asker(ELSEWHERE, "Zoe", "en", "en", guild_id=ELSEWHERE, channel_id=ELSEWHERE)
    sent = SimpleNamespace(
        user=SimpleNamespace(id=ELSEWHERE), guild_id=ELSEWHERE, permissions=discord.Permissions.none()
    )
    for route in routes.all:
        numbers = [name for name, kind in route.fields.items() if kind in NUMBERS]
        assert (route.may is anybody) <= (not numbers), route
        for there in (ids, missing) if numbers else ():
            found = routes.find(example(route, there))
            assert found is not None, route
            refused = ""
            try:
                await found[0].may(cast(Any, sent), stranger, found[1])
            except Refusal as refusal:
                refused = refusal.identifier
            assert refused, f"{route.pattern} lets strangers through"


async def check_strange_commands(
    world: World, monkeypatch: pytest.MonkeyPatch, at_least: int, of: str = ""
) -> None:
    """Every command that names a game, league or campaign (each is number 1) refuses somebody of another
    server who may do everything there, as it does what is not there; nor is it offered to them."""
    other = world.env.create_guild()
    elsewhere, stranger = (
        other.create_text_channel("elsewhere"),
        other.add_member(world.env.create_user("zoe")),
    )
    monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.all())
    filled = {discord.AppCommandOptionType.user: stranger, discord.AppCommandOptionType.string: "x"}
    asked = 0
    for command in world.bot.tree.walk_commands():
        if not isinstance(command, app_commands.Command) or not command.qualified_name.startswith(of):
            continue
        own = command.parameters
        for named in own:
            if named.name not in ("game", "league", "campaign") or named.type is not NUMBER:
                continue
            asked += 1
            given = {
                p.name: p.choices[0].value if p.choices else filled.get(p.type, 1) for p in own if p.required
            }
            name = command.qualified_name
            said = world.said(await stranger.slash(elsewhere, name, **{**given, named.name: 1}))
            assert said in GONE, f"/{name} lets strangers through: {said}"
            if named.autocomplete:
                assert not await stranger.autocomplete(elsewhere, name, named.name, ""), name
    assert asked >= at_least
