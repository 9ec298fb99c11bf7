"""Playing again, asked for under the end of a game or on one's own panel."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import challenges, privacy
from tests.bot.test_outbox import fail
from tests.bot.world import World

FOLD = "Fold"


async def test_a_rematch_is_offered_once(world: World) -> None:
    await world.start_game()
    await world.play(FOLD, "Yes: Fold")
    summary = world.thread().history()[-1]
    await world.press("ann", summary, "Rematch")
    assert "has been asked for already" in world.said(await world.press("bob", summary, "Rematch"))
    assert "not playing" in world.said(await world.press("cleo", summary, "Rematch"))


async def test_a_rematch_that_both_ask_for_at_once_is_offered_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second of them looked whether one stands before the first one's stood."""
    await world.start_game()
    await world.play(FOLD, "Yes: Fold")
    summary = world.thread().history()[-1]
    await world.press("ann", summary, "Rematch")
    standing, looked = challenges.open_rematch, []

    async def early(db: Any, game_id: int) -> bool:
        looked.append(game_id)
        return len(looked) > 1 and bool(await standing(db, game_id))

    monkeypatch.setattr(challenges, "open_rematch", early)
    assert "has been asked for already" in world.said(await world.press("bob", summary, "Rematch"))
    assert looked == [1, 1]


async def test_a_rematch_and_the_replay_are_on_the_panel_of_a_finished_game(world: World) -> None:
    """Asked for by DM, the challenge stands where both see it, and calls the other."""
    await world.start_game()
    await world.play(FOLD, "Yes: Fold")
    panel = world.panel("ann")
    assert list(world.buttons(panel)) == ["Rematch", "Replay"]
    assert f"in {world.channel.mention}" in world.said(await world.press("ann", panel, "Rematch"))
    challenge = world.channel.history()[-1]
    assert f"{world.ann.mention} asks {world.bob.mention} for a rematch" in world.text(challenge)
    assert f"{world.ann.mention} plays the Seller" in world.text(challenge)
    assert "has been asked for already" in world.said(await world.press("bob", world.panel("bob"), "Rematch"))
    await world.press("bob", challenge, "Accept")
    assert (await world.game(2)).status == "running"
    assert "step 1 of 1" in world.said(await world.press("ann", panel, "Replay"))


async def test_a_rematch_that_cannot_be_shown_is_not_asked_for(world: World) -> None:
    await world.start_game()
    await world.play(FOLD, "Yes: Fold")
    fail(world, world.channel, 403, 50013)
    said = world.said(await world.press("ann", world.panel("ann"), "Rematch"))
    assert "so there is none" in said
    assert "stands in" in world.said(await world.press("ann", world.panel("ann"), "Rematch"))


async def test_nobody_plays_a_rematch_against_who_has_been_forgotten(world: World) -> None:
    await world.start_game()
    await world.play(FOLD, "Yes: Fold")
    async with world.bot.db.write() as db:
        await privacy.forget(db, world.bob.id, "Somebody", lambda: "nobody")
    said = world.said(await world.press("ann", world.thread().history()[-1], "Rematch"))
    assert "Somebody does not play here any more" in said
    assert await world.newest() == 1
