"""Every form of custom_id has a rule, and what messages carry since long is understood."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands, ui

from bot.contract.kind import GameKind
from bot.games.netrunner.store import decks
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.access import Rules
from bot.presses.answers import Answer
from bot.presses.gate import Unasked
from bot.presses.languages import Asker
from bot.presses.routes import Ids, May, Route, Routes, anybody
from bot.presses.tree import may
from bot.store import challenges
from tests.bot import coop
from tests.bot.conftest import LoopClock
from tests.bot.leagues import double
from tests.bot.leagues.season import Season
from tests.bot.routes import check_strange_commands, check_strangers
from tests.bot.world import World


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    """With what leagues host."""
    return {"barter": double.Leagued(), "coop": coop.Coop()}


async def serve(interaction: discord.Interaction, ids: object) -> None:
    """Serves nothing."""


async def nobody(interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
    """Lets nobody through."""
    raise Refusal("bot-forged")


async def test_every_route_refuses_strangers(
    world: World, clock: LoopClock, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    await check_strangers(world, monkeypatch, ids, gone)


async def test_every_command_that_names_something_refuses_strangers(
    world: World, clock: LoopClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever they may do in a server of their own."""
    await world.start_game()
    assert await Season(world, clock).create() == 1
    await check_strange_commands(world, monkeypatch, 30)


async def test_a_challenge_is_joined_only_from_where_it_stands(world: World) -> None:
    await world.ann.slash(world.channel, "barter challenge", level="beginner")
    other = world.env.create_guild()
    elsewhere = other.create_text_channel("elsewhere")
    stranger = other.add_member(world.env.create_user("dora"))
    shown = (await stranger.slash(elsewhere, "barter challenge", level="beginner")).response.message
    world.members["dora"], world.users["dora"] = stranger, world.env.create_user("dora2")
    result = await world.forge("dora", shown, "c:1:join")
    assert world.said(result).startswith(say("en", "bot-forged"))
    async with world.bot.db.read() as db:
        row = await challenges.get(db, 1)
    assert row is not None
    assert row.status == "open"


CARRIED: list[tuple[str, str, dict[str, str]]] = [
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
]


async def test_what_messages_carry_is_understood(world: World) -> None:
    for custom_id, pattern, said in CARRIED:
        found = world.bot.router.routes.find(custom_id)
        assert found is not None, custom_id
        route, ids = found
        assert route.pattern.startswith(pattern), custom_id
        assert said.items() <= ids.values.items(), custom_id


async def test_what_is_of_no_form_is_understood_by_nobody(world: World) -> None:
    for custom_id in ("b:1:state", "b:１:hand", "b:1:hand\n", "g:1:1:z:", "lo:5:", "x:1:yes:", "B:1:hand"):
        assert world.bot.router.routes.find(custom_id) is None, custom_id


@pytest.mark.parametrize("pattern", ["b:{game}", "b:{game:int", "b:[{game:int}", "b:game}"])
def test_a_form_that_is_none_is_refused_at_once(pattern: str) -> None:
    with pytest.raises(ValueError, match="b:"):
        Routes().press(pattern, may=anybody)(serve)


def test_fields_are_told_by_name() -> None:
    assert Route("b:{page:page}:{what:hand|move}", anybody, serve).fields == {
        "page": "page",
        "what": "hand|move",
    }


@pytest.mark.parametrize("kind", ["line", "words", "text", "choice", "title", "template", "act", "page"])
@pytest.mark.parametrize("name", ["game", "league", "campaign", "lobby", "deck", "user", "step", "thing"])
def test_what_names_something_is_no_text(name: str, kind: str) -> None:
    for rule in (anybody, nobody):
        with pytest.raises(ValueError, match="not plain"):
            Routes().press(f"zz:{{{name}:{kind}}}", may=rule)(serve)


@pytest.mark.parametrize("form", ["zz:{game:int}", "zz:{user:user}", "zz:{match:match}", "zz:{team:team}"])
def test_what_names_something_is_not_for_anybody(form: str) -> None:
    with pytest.raises(ValueError, match=r"anybody$"):
        Routes().press(form, may=anybody)(serve)
    with pytest.raises(ValueError, match=r"anybody$"):
        Routes().press("zz:choose", may=anybody, chosen=form.removeprefix("zz:"))(serve)


async def test_what_is_chosen_is_part_of_what_a_route_names(world: World) -> None:
    routes = Routes()
    routes.press("zz:choose", may=nobody, chosen="{game:int}")(serve)
    found = routes.find("zz:choose", "12")
    assert found is not None
    assert found[1].number("game") == 12
    assert [routes.find("zz:choose", chosen) for chosen in ("", "x", "12\n", "1:2")] == [None] * 4


HIDDEN = "the cards of a hand"


@pytest.mark.parametrize("how", ["message", "form", "change", "later", "after"])
async def test_a_handler_that_answers_by_itself_says_nothing(world: World, how: str) -> None:
    """Neither to a stranger nor to who may: nobody has asked the rule."""
    await world.start_game()
    rules = Rules(world.bot.db)

    @world.bot.router.routes.press("zz:{game:int}", may=rules.player)
    async def leaks(interaction: discord.Interaction, ids: Ids) -> None:
        if how == "message":
            await interaction.response.send_message(HIDDEN)
        elif how == "form":
            await interaction.response.send_modal(ui.Modal(title=HIDDEN))
        elif how == "change":
            await interaction.response.edit_message(content=HIDDEN)
        elif how == "later":
            await interaction.response.defer()
            await interaction.followup.send(HIDDEN)
        else:
            await world.bot.answers.refuse(interaction, "bot-busy")
            await interaction.followup.send(HIDDEN)

    shown = (await world.ann.slash(world.channel, "barter challenge", level="beginner")).response.message
    for who in ("cleo", "ann"):
        said = world.said(await world.forge(who, shown, "zz:1"))
        assert said == say("en", "bot-busy" if how == "after" else "bot-failed")
    assert HIDDEN not in world.text(shown)


async def test_nor_does_what_it_changes_after_a_refusal(world: World) -> None:
    """What somebody was told that they may not is not replaced by it."""
    await world.start_game()
    tried = []

    async def nothing(asker: Asker) -> Answer:
        raise AssertionError

    @world.bot.router.routes.press("zz:{game:int}", may=Rules(world.bot.db).player)
    async def leaks(interaction: discord.Interaction, ids: Ids) -> None:
        await world.bot.answers.give(interaction, nothing)
        for change in (interaction.edit_original_response, interaction.delete_original_response):
            with pytest.raises(Unasked):
                await change()
            tried.append(change.__name__)

    shown = (await world.ann.slash(world.channel, "barter challenge", level="beginner")).response.message
    assert world.said(await world.forge("cleo", shown, "zz:1")) == say("en", "bot-not-in-game")
    assert tried == ["edit_original_response", "delete_original_response"]


def _group(**rules: May) -> app_commands.Group:
    group = app_commands.Group(name="zz", description="zz")

    @group.command(description="zz")
    @may(**rules)
    async def peek(interaction: discord.Interaction, number: int) -> None:
        await interaction.response.send_message(HIDDEN)

    return group


async def test_a_command_without_a_rule_for_what_it_names_is_refused_at_once(world: World) -> None:
    with pytest.raises(ValueError, match="/zz peek: number: no rule"):
        world.bot.tree.add_command(_group())


@pytest.mark.parametrize("ruled", [True, False])
async def test_a_command_that_answers_by_itself_says_nothing(world: World, ruled: bool) -> None:
    """Nor one that was added behind our back."""
    group = _group(number=anybody)
    world.bot.tree.add_command(group)
    if not ruled:
        group.commands[0].callback.__may__.clear()  # type: ignore[union-attr]
    await world.bot.tree.sync()
    result = await world.cleo.slash(world.channel, "zz peek", number=1)
    assert world.said(result) == say("en", "bot-failed")


async def test_a_form_that_nobody_serves_is_noticed(world: World, unserved: list[str]) -> None:
    """In every test that opens one: what a modal is sent back as has a route, and so a rule."""

    forms = ["zz:sent", "cw:1:word"]

    async def make(asker: Asker) -> ui.Modal:
        return ui.Modal(title="zz", custom_id=forms.pop(), timeout=1)

    @world.bot.router.routes.press("zz:open", may=anybody)
    async def opened(interaction: discord.Interaction, ids: Ids) -> None:
        await world.bot.answers.ask(interaction, make)

    shown = (await world.ann.slash(world.channel, "barter challenge", level="beginner")).response.message
    for _ in range(2):
        await world.forge("ann", shown, "zz:open")
    assert unserved == ["zz:sent"]
    unserved.clear()
