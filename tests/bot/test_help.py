"""`/netrunner help`, the glossary, and *What is this?* on panels."""

from __future__ import annotations

from typing import Any

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine import netrunner
from tests.bot.world import World, parts


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def test_help_is_the_game_on_one_page_with_pictures_and_all_words(world: World) -> None:
    shown = (await world.ann.slash(world.channel, "netrunner help")).response.message
    assert shown.flags.ephemeral
    assert "Netrunner on one page" in world.text(shown)
    assert "the computer in five strengths" in world.text(shown)
    assert say("en", "bot-button-hint") in world.text(shown)
    assert [attachment.filename for attachment in shown.attachments] == [
        "board.png",
        "ice.png",
        "icebreaker.png",
    ]
    offered = [option["value"] for select in world.selects(shown) for option in select["options"]]
    assert sorted(offered) == sorted(key for keys in netrunner.GLOSSARY.subjects.values() for key in keys)
    result = await world.choose("ann", shown, ["jackout"], number=2)
    assert result.response.message.id == shown.id
    assert "Give up a run" in world.text(shown)
    await world.press("ann", shown, "The game on one page")
    assert "Netrunner on one page" in world.text(shown)


async def test_help_speaks_the_readers_language(world: World) -> None:
    await world.ann.slash(world.channel, "netrunner settings", language="de")
    shown = (await world.ann.slash(world.channel, "netrunner help")).response.message
    assert "Netrunner auf einer Seite" in world.text(shown)
    said = world.said(await world.ann.slash(world.channel, "netrunner help", word="ausklinken"))
    assert said.startswith("**Ausklinken**: ")


async def test_help_finds_a_word_by_its_name_or_a_part_of_it(world: World) -> None:
    said = world.said(await world.ann.slash(world.channel, "netrunner help", word="agenda"))
    assert said.startswith("**agenda**: ")
    assert "\n" not in said
    said = world.said(await world.ann.slash(world.channel, "netrunner help", word="server"))
    assert "**remote server**" not in said
    assert "**icebreaker**" in world.said(
        await world.ann.slash(world.channel, "netrunner help", word="breaker")
    )
    assert "No such word" in world.said(await world.ann.slash(world.channel, "netrunner help", word="tree"))


async def test_a_word_that_is_none_is_refused(world: World) -> None:
    shown = (await world.ann.slash(world.channel, "netrunner help")).response.message
    result = await world.forge("ann", shown, "netrunner:help:word:0", ["tree"])
    assert world.said(result) == say("en", "bot-forged")
    result = await world.forge("ann", shown, "netrunner:help:word:0", [])
    assert world.said(result) == say("en", "bot-forged")


async def explained(world: World, who: str) -> Any:
    return await world.press_panel(who, "What is this?")


async def test_a_panel_explains_the_words_it_shows_now(world: World) -> None:
    await world.start_game()
    await world.rest()
    first = world.said(await explained(world, "ann"))
    assert "**mulligan**" in first
    assert "**mulligan**" not in world.said(await world.forge("cleo", world.board(), "b:1:words"))
    await world.press_panel("ann", "Keep this hand")
    await world.rest()
    await world.press_panel("bob", "Keep this hand")
    await world.rest()
    result = await explained(world, "ann")
    assert "**click**: " in world.said(result)
    assert "**mulligan**" not in world.said(result)
    more = [part["options"] for part in parts(world.raw(result.response.message)) if part["type"] == 3]
    shown = world.said(result).count("\n")
    assert shown == 10
    assert more
    chosen = more[0][0]
    answer = await world.choose("ann", result.response.message, [chosen["value"]])
    assert world.said(answer).startswith(f"**{chosen['label']}**: ")
