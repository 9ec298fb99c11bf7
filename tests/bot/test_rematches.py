"""Playing again, asked for under the end of a game or on one's own panel."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.words import say
from bot.store import challenges, people, privacy
from tests.bot.conftest import LoopClock
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


async def asked_alone(world: World) -> Any:
    """Ann has asked for a rematch on her panel; the challenge in the channel."""
    await world.start_game()
    await world.play(FOLD, "Yes: Fold")
    await world.press("ann", world.panel("ann"), "Rematch")
    return world.channel.history()[-1]


@pytest.mark.parametrize("language", ["en", "de", "ja", "ru"])
async def test_who_asked_by_direct_message_is_told_there_that_it_was_declined(
    world: World, language: str
) -> None:
    challenge = await asked_alone(world)
    async with world.bot.db.write() as db:
        await people.save_user(db, people.UserRow(world.ann.id, language=language))
    await world.press("bob", challenge, "Decline")
    await world.rest()
    told = world.text(world.dms("ann")[-1])
    said = say(language, "bot-rematch-declined", **named(world, language))
    assert told == said
    assert "/play find" in told
    await world.press("ann", world.dms("ann")[-1], say(language, "bot-ask-anyone"))
    assert f"{world.ann.mention} challenges anyone" in world.text(world.channel.history()[-1])


async def test_who_asked_by_direct_message_is_told_there_that_it_ran_out(
    world: World, clock: LoopClock
) -> None:
    await asked_alone(world)
    clock.shift += 24 * 3600 + 1
    await world.env.advance_time(61)
    await world.rest()
    told = world.dms("ann")[-1]
    assert "did not answer in time: your request for a rematch" in world.text(told)
    assert f"in {world.channel.mention}" in world.said(await world.press("ann", told, "Ask again"))
    assert "asks" in world.text(world.channel.history()[-1])
    await world.press("ann", world.channel.history()[-1], "Withdraw")  # her own doing: nothing to tell
    assert world.dms("ann")[-1].id == told.id


async def test_where_the_thread_cannot_be_edited_any_more_the_word_comes_by_direct_message(
    world: World, clock: LoopClock
) -> None:
    await world.start_game()
    await world.play(FOLD, "Yes: Fold")
    await world.press("ann", world.thread().history()[-1], "Rematch")
    path = f"/channels/{world.thread().id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=50083, times=None)
    clock.shift += 24 * 3600 + 1
    await world.env.advance_time(61)
    await world.rest()
    assert "did not answer in time" in world.text(world.dms("ann")[-1])


def named(world: World, language: str) -> dict[str, str]:
    kind = world.duel
    who = {"opponent": world.bob.mention, "title": kind.title(language)}
    return {**who, "group": kind.group, "channel": world.channel.mention}
