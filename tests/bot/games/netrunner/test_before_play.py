"""Opening hands are owed by both at once: whose time it is, and what is told of a game that ends there."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from tests.bot.conftest import LoopClock
from tests.bot.test_pace import begin, page, passes
from tests.bot.world import World

CLAIM, ABANDON = "Claim the game", "End it, nobody wins"
KEEP = "Keep this hand"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def test_nobody_wins_by_a_time_that_they_let_pass_themselves(world: World, clock: LoopClock) -> None:
    await begin(world, "day")
    await passes(world, clock, 25)
    shown = await page(world, "bob")
    assert list(world.buttons(shown)) == ["Nudge", ABANDON]
    assert say("en", "bot-pace-both") in world.text(shown)
    assert "Your own move has been awaited since" in world.text(shown)
    assert "**bob**" not in world.text(shown)
    for press in ("claim", "claim-yes"):
        refused = await world.forge("bob", world.panel("bob"), f"pc:1:{press}")
        assert say("en", "bot-pace-both") in world.said(refused)
    assert (await world.game()).status == "running"
    await world.press_panel("bob", KEEP)
    shown = await page(world, "bob")
    assert list(world.buttons(shown)) == ["Nudge", CLAIM, ABANDON]
    assert say("en", "bot-pace-both") not in world.text(shown)
    await world.press("bob", shown, CLAIM)
    await world.press("bob", shown, CLAIM)
    await world.rest()
    assert (await world.game()).status == "over"


@pytest.mark.parametrize("kept", [False, True])
async def test_a_game_that_ends_before_a_turn_is_over_has_no_course_to_draw(world: World, kept: bool) -> None:
    await begin(world)
    if kept:
        for who in ("ann", "bob"):
            await world.press_panel(who, KEEP)
    await world.bot.play.concede(1, world.bob.id, None)
    await world.rest()
    summary = world.thread().history()[-1]
    told = world.text(summary)
    assert ("before the first turn" in told) is not kept
    assert "0 turns" not in told
    assert summary.attachments == []


def test_turns_are_counted_for_each_side_where_the_corp_had_one_more() -> None:
    game = kind()
    told = {turn: game.rounds(turn, "en") for turn in (0, 1, 2, 5)}
    assert told[0] == "before the first turn"
    assert told[1] == "1 turn of the Corp, 0 of the Runner"
    assert told[2] == "1 turn each"
    assert told[5] == "3 turns of the Corp, 2 of the Runner"
