"""A table may switch off that its players are shown what they have seen before."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.contract.kind import GameKind
from bot.contract.reminding import reminds
from bot.games.netrunner.kind import kind
from tests.bot.world import World

CARD = "Nico Campaign"
"""On top of R&D in the first game of the tests' seeds."""
OFF = "nobody is reminded of what they have seen"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    """The real game."""
    return {"netrunner": kind()}


async def begun(world: World, accept: str = "Accept", **options: str) -> Any:
    """Ann challenges Bob, who accepts; the challenge's message."""
    shown = await world.ann.slash(
        world.channel, "netrunner challenge", opponent=world.bob, level="beginner", side="corp", **options
    )
    message = shown.response.message
    await world.press("bob", message, accept)
    return message


async def aid_of(world: World, game_id: int) -> bool:
    """Whether the players of a game are shown what they have seen."""
    table = await world.bot.play.load(game_id)
    return reminds(table.kind, table.game)


async def conceded(world: World, who: str) -> Any:
    """Somebody gives the newest game up; what came of its *Rematch*, pressed by Bob or by whom is alone."""
    game_id = await world.newest()
    asked = await world.members[who].slash(world.channel, "netrunner concede", game=game_id)
    await world.press(who, asked.response.message, "Yes, concede")
    await world.rest()
    return await world.press(who, world.thread(game_id).history()[-1], "Rematch")


async def do(world: World, who: str, label: str) -> None:
    """Choose an option of somebody's newest panel, be it a button or in a menu."""
    panel = world.panel(who)
    for number, select in enumerate(world.selects(panel)):
        for option in select["options"]:
            if option["label"].startswith(label):
                await world.choose(who, panel, [option["value"]], number)
                return
    await world.press(who, panel, next(name for name in world.buttons(panel) if name.startswith(label)))


async def seen_and_left(world: World) -> None:
    """Bob sees the top card of R&D in his first turn and leaves it."""
    for who, label in (
        ("ann", "Keep"), ("bob", "Keep"), ("ann", "Gain 1"), ("ann", "Gain 1"),
        ("ann", "Palisade\u00a0…"), ("ann", "Install Palisade protecting HQ"), ("bob", "Run on R&D"),
        ("bob", f"Leave {CARD}"),
    ):  # fmt: skip
        await do(world, who, label)


@pytest.mark.parametrize("options", [{}, {"memory": "on"}])
async def test_players_are_shown_what_they_have_seen(world: World, options: dict[str, str]) -> None:
    assert OFF not in world.text(await begun(world, **options))
    await seen_and_left(world)
    log = world.said(await world.press("bob", world.board(), "Log"))
    assert log.startswith(f"**What you have seen**\nR&D, top card: **{CARD}** (turn 1)\n")
    assert log.endswith(f"Run on R&D: accesses **{CARD}**")
    board = await world.press("bob", world.panel("bob"), "Board")
    assert f"You have seen R&D, top card: {CARD}" in board.response.attachments[0].description


async def test_without_memory_board_and_log_say_what_everybody_sees(world: World) -> None:
    assert f"; {OFF}." in world.text(await begun(world, memory="off"))
    await seen_and_left(world)
    assert f"accesses **{CARD}**" in world.text(world.panel("bob")), (
        "what his last answer brought, he is told"
    )
    logs = [world.said(await world.press(who, world.board(), "Log")) for who in ("ann", "bob")]
    assert logs[0] == logs[1]
    assert logs[0].startswith("-# Memory is off in this game: here is what everybody saw.\n")
    assert logs[0].endswith("Run on R&D: accesses 1 card")
    assert CARD not in logs[0]
    await world.press("bob", world.panel("bob"), "Board")
    assert CARD not in (world.panel("bob").attachments[0].description or "")
    await world.press("bob", world.panel("bob"), "Card…")
    shown = [option["label"] for select in world.selects(world.panel("bob")) for option in select["options"]]
    assert "Jailbreak" in shown
    assert CARD not in shown
    await world.press("bob", world.panel("bob"), "Back")
    await do(world, "bob", "Gain 1")
    assert CARD not in world.text(world.panel("bob")), "from now on it is his to remember"


async def test_a_rematch_is_played_as_the_game_was(world: World) -> None:
    await begun(world, memory="off")
    offered = (await conceded(world, "bob")).response.message
    assert f"; {OFF}." in world.text(offered)
    await world.press("ann", offered, "Accept")
    await conceded(world, "ann")
    assert [await aid_of(world, game_id) for game_id in (1, 2)] == [False, False]


@pytest.mark.parametrize("memory", ["on", "off"])
async def test_so_it_is_against_the_computer(world: World, memory: str) -> None:
    await world.ann.slash(
        world.channel, "netrunner challenge", computer="sensible", side="runner", memory=memory
    )
    await world.rest()
    await conceded(world, "ann")
    await world.rest()
    assert [await aid_of(world, game_id) for game_id in (1, 2)] == [memory == "on"] * 2


async def test_a_german_server_reads_it_in_german(world: World) -> None:
    manage = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("boss", permissions=manage)
    boss = world.guild.add_member(world.env.create_user("dora"), roles=[role])
    await boss.slash(world.channel, "server language", language="de")
    await world.ann.slash(world.channel, "netrunner settings", language="de")
    offered = await begun(world, "Annehmen", memory="off")
    assert "; niemand wird daran erinnert, was er gesehen hat." in world.text(offered)
    await do(world, "ann", "Diese Hand behalten")
    await do(world, "bob", "Keep")
    said = world.said(await world.press("ann", world.board(), "Protokoll"))
    assert said.startswith("-# In dieser Partie ist das Gedächtnis aus: Hier steht, was alle gesehen haben.")
