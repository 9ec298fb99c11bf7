"""Every form of custom_id has a rule, and what messages carry since long is understood."""

from __future__ import annotations

import discord
import pytest

from bot.messages.words import say
from bot.presses.routes import Route, Routes, anybody
from bot.store import challenges, decks
from tests.bot.conftest import LoopClock
from tests.bot.leagues.season import Season
from tests.bot.routes import check_strange_commands, check_strangers
from tests.bot.world import World


async def serve(interaction: discord.Interaction, ids: object) -> None:
    """Serves nothing."""


async def test_every_route_refuses_strangers(world: World, clock: LoopClock) -> None:
    await world.start_game()
    league_id = await Season(world, clock).create()
    async with world.bot.db.write() as db:
        deck = await decks.add(db, world.ann.id, "Kate", "runner", "{}", "", 0.0)
    ids = {
        "deck": deck,
        "game": 1,
        "move": 1,
        "upto": 1,
        "challenge": 1,
        "league": league_id,
        "decision": 1,
        "user": world.ann.id,
    }
    gone = {**dict.fromkeys(ids, 77), "user": world.bob.id}
    await check_strangers(world.bot.router.routes, ids, gone)


async def test_every_command_that_names_something_refuses_strangers(
    world: World, clock: LoopClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever they may do in a server of their own."""
    await world.start_game()
    assert await Season(world, clock).create() == 1
    await check_strange_commands(world, monkeypatch, 30)


async def test_a_challenge_is_joined_only_from_where_it_stands(world: World) -> None:
    await world.ann.slash(world.channel, "netrunner challenge", level="beginner")
    other = world.env.create_guild()
    elsewhere = other.create_text_channel("elsewhere")
    stranger = other.add_member(world.env.create_user("dora"))
    shown = (await stranger.slash(elsewhere, "netrunner challenge", level="beginner")).response.message
    world.members["dora"], world.users["dora"] = stranger, world.env.create_user("dora2")
    result = await world.forge("dora", shown, "c:1:join")
    assert world.said(result).startswith(say("en", "bot-forged"))
    async with world.bot.db.read() as db:
        row = await challenges.get(db, 1)
    assert row is not None
    assert row.status == "open"


@pytest.mark.parametrize(
    ("custom_id", "pattern", "said"),
    [
        ("g:12:3:o:install:12:server 3", "g:", {"game": "12", "decision": "3", "act": "o"}),
        ("g:12:3:m:0a1b.2", "g:", {"arg": "0a1b.2"}),
        ("g:12:3:k:", "g:", {"arg": ""}),
        ("b:12:hand", "b:", {"game": "12", "what": "hand"}),
        ("c:7:accept", "c:", {"challenge": "7", "what": "accept"}),
        ("r:7", "r:", {"game": "7"}),
        ("x:7:no", "x:", {"what": "no"}),
        ("v:7:select3", "v:", {"what": "select3"}),
        ("v:7:name", "v:", {"game": "7"}),
        ("u:language:choose", "u:", {"what": "language", "value": "choose"}),
        ("lo:5:void:page.3", "lo:{league", {"act": "void", "arg": "page.3"}),
        ("lo:5:show", "lo:{league", {"act": "show"}),
        ("lo:5:tables:2.0.turn", "lo:{league", {"arg": "2.0.turn"}),
        ("lo:new:template", "lo:new:template", {}),
        ("lo:new:name:round-robin", "lo:new:name", {"template": "round-robin"}),
        ("lo:new:later:swiss:My: league\nhere", "lo:new:", {"title": "My: league\nhere"}),
        ("lo:privacy:123456789012345678", "lo:privacy", {"user": "123456789012345678"}),
        ("lp:5:join", "lp:{league:int}:{act", {"act": "join"}),
        ("lp:5:m:2:11:yes:two_for_one", "lp:{league:int}:m:", {"match": "2:11", "arg": "two_for_one"}),
        ("lp:5:m:2:11:show", "lp:{league:int}:m:", {"act": "show"}),
    ],
)
async def test_what_messages_carry_is_understood(
    world: World, custom_id: str, pattern: str, said: dict[str, str]
) -> None:
    found = world.bot.router.routes.find(custom_id)
    assert found is not None
    route, ids = found
    assert route.pattern.startswith(pattern)
    assert said.items() <= ids.values.items()


@pytest.mark.parametrize(
    "custom_id", ["b:1:state", "b:１:hand", "b:1:hand\n", "g:1:1:z:", "lo:5:", "x:1:yes:", "B:1:hand"]
)
async def test_what_is_of_no_form_is_understood_by_nobody(world: World, custom_id: str) -> None:
    assert world.bot.router.routes.find(custom_id) is None


@pytest.mark.parametrize("pattern", ["b:{game}", "b:{game:int", "b:[{game:int}", "b:game}"])
def test_a_form_that_is_none_is_refused_at_once(pattern: str) -> None:
    with pytest.raises(ValueError, match="b:"):
        Routes().press(pattern, may=anybody)(serve)


def test_fields_are_told_by_name() -> None:
    assert Route("b:{game:int}:{what:hand|move}", anybody, serve).fields == {
        "game": "int",
        "what": "hand|move",
    }
