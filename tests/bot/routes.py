"""What a route or a command does for somebody who has no business with what it names."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.messages.words import say
from bot.presses.routes import FIELDS, NAMING, NUMBERS, Route, anybody
from bot.presses.tree import leaves, naming, rules_of
from tests.bot.world import World

EXAMPLES = {
    "page": "1",
    "act": "x",
    "text": "x",
    "line": "x",
    "words": "x",
    "title": "x",
    "template": "x",
    "match": "1:1",
    "team": "t1",
    "choice": "x",
}
GONE = {
    say("en", each)
    for each in (
        "bot-no-game", "lst-no-league", "bnh-campaign-gone", "bnh-no-longer", "bl-no-league", "bot-deck-none",
        "bot-forged", "bl-forged",
    )
}  # fmt: skip
"""What is said of what is not there."""
NAMES_NOTHING = {
    "against", "deck", "episode", "format", "name", "round", "seed", "team", "vacation", "word", "zone",
}  # fmt: skip
"""Options that anybody may fill in with anything: words looked up in what is the asker's own or everybody's,
and numbers that count."""


def example(route: Route, ids: Mapping[str, int]) -> str:
    """A custom_id of this form; `ids` are those of what is there."""
    found = route.pattern.replace("[", "").replace("]", "")
    return _filled(found, route, ids)


def chosen(route: Route, ids: Mapping[str, int]) -> list[str] | None:
    """What is chosen with it, where that names something."""
    return [_filled(route.chosen, route, ids)] if route.chosen else None


def _filled(found: str, route: Route, ids: Mapping[str, int]) -> str:
    for name, kind in route.fields.items():
        first = kind.partition("|")[0]
        value = str(ids[name]) if kind in NUMBERS else EXAMPLES[kind] if kind in FIELDS else first
        found = found.replace(f"{{{name}:{kind}}}", value)
    return found


@cache
def words(module: str) -> list[str]:
    """What stands in quotation marks in a module: where routes are served, the acts are among it."""
    source = Path(str(sys.modules[module].__file__)).read_text()
    return sorted(set(re.findall(r'"([a-z0-9-]{1,20})"', source)))


class Stranger:
    """Somebody in a server of their own, where they may do everything, and a message there to press on."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world, self.written = world, 0
        guild = world.env.create_guild()
        self.channel = guild.create_text_channel("elsewhere")
        world.users["zoe"] = world.env.create_user("zoe")
        self.member = world.members["zoe"] = guild.add_member(world.users["zoe"])
        self.message: Any = None
        monkeypatch.setattr(discord.Interaction, "permissions", discord.Permissions.all())
        write = world.bot.db.write

        def counted() -> Any:
            self.written += 1
            return write()

        monkeypatch.setattr(world.bot.db, "write", counted)

    async def press(self, route: Route, ids: Mapping[str, int]) -> str:
        """What they are told."""
        if self.message is None:
            command = f"{self.world.duel.group} challenge"
            sent = await self.member.slash(self.channel, command, level="beginner")
            self.message, self.written = sent.response.message, 0
        sent = await self.world.forge("zoe", self.message, example(route, ids), chosen(route, ids))
        return self.world.said(sent) if sent.response or sent.followups else ""


async def check_strangers(
    world: World, monkeypatch: pytest.MonkeyPatch, ids: Mapping[str, int], missing: Mapping[str, int]
) -> None:
    """Every route that names something refuses whoever is not from there, as it does what is not there, and
    does nothing for them.

    `ids`: by the names of fields, of things that are there; `missing`: of things that are not."""
    stranger = Stranger(world, monkeypatch)
    for route in world.bot.router.routes.all:
        if not any(kind in NAMING for kind in route.fields.values()):
            continue
        assert route.may is not anybody, route
        there = await stranger.press(route, ids)
        assert there in GONE, f"{route.pattern} lets strangers through: {there}"
        assert await stranger.press(route, missing) == there, f"{route.pattern} tells what is there"
        assert not stranger.written, f"{route.pattern} does something for strangers"


async def check_strange_commands(
    world: World, monkeypatch: pytest.MonkeyPatch, at_least: int, of: str = ""
) -> None:
    """Every option of a command that names something (each is number 1) has a rule, and refuses somebody of
    another server who may do everything there; nor is anything offered to them beside it."""
    stranger = Stranger(world, monkeypatch)
    member, elsewhere = stranger.member, stranger.channel
    filled = {discord.AppCommandOptionType.user: member, discord.AppCommandOptionType.string: "x"}
    asked = 0
    for command in (one for top in world.bot.tree.get_commands() for one in leaves(top)):
        name, rules = command.qualified_name, rules_of(command)
        if not name.startswith(of):
            continue
        assert set(naming(command)) <= rules.keys(), f"/{name}: no rule"
        assert {each for each, rule in rules.items() if rule is anybody} <= NAMES_NOTHING, name
        named = [each for each in naming(command) if rules[each] is not anybody]
        for option in (one for one in command.parameters if one.name in named):
            asked += 1
            given = {
                p.name: p.choices[0].value if p.choices else filled.get(p.type, 1)
                for p in command.parameters
                if p.required or p.name == option.name
            }
            said = world.said(await member.slash(elsewhere, name, **given))
            assert said in GONE, f"/{name} lets strangers through: {said}"
            for other in (one for one in command.parameters if one.autocomplete):
                beside = {option.name: 1} if other.name != option.name else {}
                offered = await member.autocomplete(elsewhere, name, other.name, "", **beside)
                assert not offered, f"/{name} offers {other.name} to strangers"
    assert asked >= at_least
