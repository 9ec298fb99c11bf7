"""`/netrunner card` of an identity with two sides, asked in a game's thread and elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine import netrunner
from engine.messages import LANGUAGES
from engine.netrunner.testkit import Table
from tests.bot.world import World

FRONT, BACK = "Earth Station: SEA Headquarters", "Earth Station: Ascending to Orbit"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


def flipped() -> Table:
    t = Table(corp=FRONT)
    t.root("Server 1", "Ronin")
    t.hand("corp", "PAD Campaign", "Ice Wall")
    t.start("corp")
    t.click(f"{FRONT}: Flip")
    return t


async def test_in_a_game_s_thread_the_side_that_lies_up_is_read_and_the_other_named(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.start_game()
    there = flipped().game
    open = type(world.bot.play).open

    async def laid(play: Any, row: Any) -> Any:
        return (await open(play, row))._replace(game=there, views={})

    monkeypatch.setattr(type(world.bot.play), "open", laid)
    assert game_id == 1
    said = world.said(await world.ann.slash(world.thread(), "netrunner card", name="earth station"))
    assert said.startswith(f"**{BACK}**")
    assert said.endswith(f"Its other side: **{FRONT}**")
    offered = await world.ann.autocomplete(world.thread(), "netrunner card", "name", "earth")
    assert offered[0]["name"] == BACK
    said = world.said(await world.ann.slash(world.thread(), "netrunner card", name=FRONT))
    assert said.endswith(f"In this game its other side lies up: **{BACK}**")
    said = world.said(await world.ann.slash(world.channel, "netrunner card", name="earth station"))
    assert said.startswith(f"**{FRONT}**")
    assert said.endswith(f"Its other side: **{BACK}**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_backs_all_are_named_while_none_lies_up(language: str) -> None:
    """Which of them it is, nobody may know (Jinteki Biotech)."""
    one = kind()
    (code,) = (
        c for c in netrunner.find_card("Jinteki Biotech: Life Imagined") if len(netrunner.other_sides(c)) == 3
    )
    said = one.other_side(one.card(code, language), language, None)
    titles = [netrunner.card_info(each, language).title for each in netrunner.other_sides(code)]
    assert all(title in said for title in titles)
    assert netrunner.other_sides(netrunner.other_sides(code)[0]) == (code,)
    assert one.other_side(one.card("hedge_fund", language), language, None) == ""
    assert say(language, "bot-netrunner-side-up", cards="X") != ""
