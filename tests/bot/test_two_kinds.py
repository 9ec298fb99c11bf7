"""Games of two kinds in one server, one of them with several people asked at once."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from bot.contract.player import Player
from bot.messages.refusals import Refusal
from bot.outbox.posting import Posted, Poster
from bot.store import outbox
from tests.bot.conftest import LoopClock
from tests.bot.world import World

TAKE, HELP, NO, GAIN = "Take the turn", "Help", "No", "Gain 1 credit"


async def test_one_person_in_two_games_never_gets_their_prompts_mixed(world: World) -> None:
    first = await world.start_game()
    second = await world.start_beacons("ann", "bob")
    (barter,), (beacons,) = world.panels("ann", first), world.panels("ann", second)
    assert world.text(barter).startswith("-# Barter 1 · ")
    assert world.text(beacons).startswith("-# Beacons 2 · with bob · ")
    assert world.button(barter, GAIN) == "g:1:1:o:gain"
    assert world.button(beacons, TAKE) == "g:2:1:o:take"
    await world.press("ann", beacons, TAKE)
    assert world.button(world.panels("ann", first)[0], GAIN) == "g:1:1:o:gain"
    assert (await world.game(first)).version == 1
    await world.press("ann", world.panels("ann", first)[0], GAIN)
    assert world.told(first)[-1] == "Buyer gains 1 credit (move 1)."
    assert world.told(second)[-1] == "p1 lights a beacon."
    # The same decision number of the other game is another question.
    refused = await world.forge("ann", barter, "g:2:2:o:gain")
    assert "no longer pending" in world.said(refused) or "not your move" in world.said(refused)


async def test_commands_of_a_kind_mean_games_of_that_kind_and_games_lists_all(world: World) -> None:
    first = await world.start_game()
    second = await world.start_beacons("ann", "bob")
    for command in ("barter games", "beacons games"):
        said = world.said(await world.ann.slash(world.channel, command))
        assert "Barter · <#" in said
        assert "Beacons · <#" in said
        assert "ann (Keeper), bob (Pilot)" in said
    move = await world.ann.slash(world.channel, "beacons move")
    assert world.button(move.response.message, TAKE) == f"g:{second}:1:o:take"
    # Even in the other game's thread.
    move = await world.ann.slash(world.thread(second), "barter move")
    assert world.button(move.response.message, GAIN) == f"g:{first}:1:o:gain"
    wrong = await world.ann.slash(world.channel, "beacons board", game=first)
    assert world.said(wrong) == "That is a game of Barter. Use /barter for it."
    offered = await world.ann.autocomplete(world.channel, "beacons move", "game", "")
    assert [choice["value"] for choice in offered] == [second]
    nothing = await world.cleo.slash(world.channel, "beacons games")
    assert "/barter challenge" in world.said(nothing)
    assert "/beacons start" in world.said(nothing)


async def test_several_are_asked_at_once_and_the_first_answer_closes_the_others(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob", "cleo")
    assert (await world.game(game_id)).waiting == ("p1", "p2", "p3")
    assert "▶ **ann, bob and cleo** to move" in world.text(world.board(game_id))
    old = {who: world.button(world.panel(who), TAKE) for who in ("ann", "bob", "cleo")}
    await world.press_panel("bob", TAKE)
    assert (await world.game(game_id)).waiting == ("p1", "p3")
    assert "▶ **ann and cleo** to move" in world.text(world.board(game_id))
    for who in ("ann", "cleo"):
        assert list(world.buttons(world.panel(who)))[:2] == [HELP, NO]
        pressed = await world.forge(who, world.panel(who), old[who])
        assert world.said(pressed).splitlines()[0] == "That is no longer pending."
        assert HELP in world.buttons(pressed.response.message)
    assert "Waiting for ann and cleo." in world.text(world.panel("bob"))
    pressed = await world.forge("bob", world.panel("bob"), old["bob"])
    assert world.said(pressed) == "That is no longer pending. Waiting for ann and cleo."
    assert (await world.game(game_id)).moves == 1


async def test_two_who_answer_a_race_at_once_get_one_turn(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob", "cleo")
    play = world.bot.play
    results = await asyncio.gather(
        play.answer(game_id, world.ann.id, 1, ["take"], 1),
        play.answer(game_id, world.cleo.id, 3, ["take"], 2),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Stale", "Table"]
    assert (await world.game(game_id)).moves == 1


async def test_answers_of_different_people_to_their_own_questions_all_count(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob", "cleo")
    await world.press_panel("bob", TAKE)
    play = world.bot.play
    await asyncio.gather(
        play.answer(game_id, world.cleo.id, 5, ["help"], 1), play.answer(game_id, world.ann.id, 4, ["no"], 2)
    )
    await world.rest()
    assert {"p1 does not help.", "p3 helps."} <= set(world.told(game_id))
    assert (await world.game(game_id)).turn == 2


async def test_one_person_may_play_several_seats(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob", "ann")
    assert "▶ **ann and bob** to move" in world.text(world.board(game_id))
    titles = [world.text(message).splitlines()[0] for message in world.panels("ann", game_id)]
    assert [title.split(" · ")[1] for title in titles] == ["Keeper", "Smith"]
    keeper, smith = world.panels("ann", game_id)
    await world.press("ann", smith, TAKE)
    # The panel pressed stays with its seat, and the other one asks the other seat for its help.
    assert "Waiting for ann and bob." in world.text(smith)
    assert world.button(keeper, HELP) == f"g:{game_id}:4:o:help"
    move = (await world.press("ann", world.board(game_id), "My move")).response.message
    assert "· Keeper ·" in world.text(move)
    await world.press("ann", move, HELP)
    await world.press_panel("bob", HELP)
    assert world.told(game_id)[-1] == "**Night 1 is over.**"
    hands = await world.press("ann", world.board(game_id), "My hand")
    assert [file.description for file in hands.response.attachments] == ["hand of p1", "hand of p3"]
    assert len({file.filename for file in hands.response.attachments}) == 2


async def test_whoever_plays_several_seats_is_called_into_the_thread_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes no list of mentions in which somebody stands twice."""
    post = Poster.post
    called: list[list[int]] = []

    async def noted(self: Poster, row: outbox.Row, *args: Any, **kwargs: Any) -> Posted:
        called.append(row.payload.get("mentions", []))
        return await post(self, row, *args, **kwargs)

    monkeypatch.setattr(Poster, "post", noted)
    await world.start_beacons("ann", "bob", "ann")
    assert [people for people in called if people] == [[world.ann.id, world.bob.id]]


async def test_the_seats_of_one_person_are_shown_in_their_order_however_slow_a_message_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes its time with the first seat's panel: that of the second is not sent before it."""
    post = Poster.post
    asked: list[str] = []

    async def slow(self: Poster, row: outbox.Row, *args: Any, **kwargs: Any) -> Posted:
        asked.append(row.lane)
        running = world.bot.dispatcher._running
        while row.lane == "dm:p1" and (row.owner, "dm:p3") in running:
            await asyncio.to_thread(time.sleep, 0.01)
        return await post(self, row, *args, **kwargs)

    monkeypatch.setattr(Poster, "post", slow)
    game_id = await world.start_beacons("ann", "bob", "ann")
    assert [lane for lane in asked if lane in ("dm:p1", "dm:p3")] == ["dm:p1", "dm:p3"]
    titles = [world.text(message).splitlines()[0] for message in world.panels("ann", game_id)]
    assert [title.split(" · ")[1] for title in titles] == ["Keeper", "Smith"]


async def test_an_ephemeral_panel_goes_on_with_the_seat_that_is_asked_next(world: World) -> None:
    game_id = await world.start_beacons("ann", "ann")
    panel = (await world.press("ann", world.board(game_id), "My move")).response.message
    await world.press("ann", panel, TAKE)
    assert "· Pilot ·" in world.text(panel)
    await world.press("ann", panel, HELP)
    assert "· Keeper ·" in world.text(panel)
    assert TAKE in world.buttons(panel)


async def test_silence_answers_where_it_may_and_only_while_asked(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob", "cleo")
    play = world.bot.play
    assert await play.answer_silence(game_id, 1) is None  # taking a turn waits for ever
    await world.press_panel("ann", TAKE)
    assert world.coop.limited[-1] == (2, [("p2", 4), ("p3", 5)])
    table = await play.answer_silence(game_id, 4)
    assert table is not None
    assert world.coop.limited[-1] == (3, [("p3", 5)])
    assert await play.answer_silence(game_id, 4) is None
    await world.rest()
    assert world.told(game_id)[-1] == "p2 does not help."
    pressed = await world.forge("bob", world.panel("bob"), f"g:{game_id}:4:o:help")
    assert "That is no longer pending." in world.said(pressed)
    with pytest.raises(Refusal, match="do not know that game"):
        await play.answer_silence(99, 1)


async def test_the_end_belongs_to_all_and_has_the_kinds_own_buttons(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob")
    for _ in range(3):
        await world.press("ann", world.panels("ann", game_id)[-1], TAKE)
        await world.press("bob", world.panels("bob", game_id)[-1], HELP)
    row = await world.game(game_id)
    assert (row.status, row.outcome, row.waiting) == ("over", "Every beacon is lit.", ())
    assert world.coop.over == [game_id]
    summary = world.thread(game_id).history()[-1]
    assert world.text(summary).splitlines()[:2] == [
        "🏁 **Every beacon is lit.**",
        f"{world.ann.mention} (Keeper), {world.bob.mention} (Pilot)",
    ]
    assert list(world.buttons(summary)) == ["Again", "Replay"]
    replay = await world.press("ann", summary, "Replay")
    assert "step 1 of " in world.said(replay)
    assert "Every beacon is lit." in world.text(world.panel("bob"))


async def test_a_kind_has_its_own_buttons_stories_and_data_beside_its_games(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob")
    board = world.board(game_id)
    assert list(world.buttons(board)) == ["My move", "My hand", "Log", "Wave"]
    assert "attached to game 1" in world.text(board)
    assert world.said(await world.press("cleo", board, "Wave")) == "cleo waves in game 1."
    story = [text for text in world.told(game_id) if "A long night." in text]
    assert len(story) == 2  # too long for one message, and cut between sentences
    assert all(len(text) <= 2000 and text.endswith("A long night.") for text in story)
    assert "Nothing has happened yet." in world.said(await world.press("cleo", board, "Log"))
    await world.press_panel("ann", TAKE)
    await world.press_panel("bob", NO)
    assert world.told(game_id)[-2:] == ["p2 does not help.", "**Night 1 is over.**"]
    assert "Wave" not in world.buttons(await _barter_board(world))


async def _barter_board(world: World) -> Any:
    return world.board(await world.start_game())


async def test_somebody_else_takes_a_seat_over_and_the_game_goes_on(world: World) -> None:
    game_id = await world.start_beacons("ann", "bob")
    await world.press_panel("ann", TAKE)
    old = world.panel("bob")
    await world.bot.play.reseat(game_id, {"p2": Player("cleo", world.cleo.id)})
    await world.rest()
    assert world.panels("bob", game_id) == []
    assert "ann (Keeper), cleo (Pilot)" in world.text(world.board(game_id))
    refused = await world.forge("bob", world.board(game_id), f"g:{game_id}:3:o:help")
    assert world.said(refused).startswith("You are not playing in this game.")
    await world.press("cleo", world.panel("cleo"), HELP)
    assert "p2 helps." in world.told(game_id)
    # Nobody may sit there for a while: the game waits, and is taken up again.
    await world.bot.play.reseat(game_id, {"p2": Player("nobody")})
    await world.press("ann", world.panels("ann", game_id)[-1], TAKE)
    assert (await world.game(game_id)).waiting == ("p2",)
    await world.bot.play.reseat(game_id, {"p2": Player("bob", world.bob.id)})
    await world.rest()
    await world.press("bob", world.panels("bob", game_id)[-1], HELP)
    assert (await world.game(game_id)).turn == 3
    assert old.id not in [message.id for message in world.dms("bob")]


async def test_a_restart_in_the_middle_changes_nothing_in_either_game(world: World) -> None:
    first = await world.start_game()
    second = await world.start_beacons("ann", "bob")
    await world.press("ann", world.panels("ann", second)[0], TAKE)
    before = [world.told(game) for game in (first, second)], len(world.dms("ann")), len(world.dms("bob"))
    await world.restart()
    now = [world.told(game) for game in (first, second)], len(world.dms("ann")), len(world.dms("bob"))
    assert now == before
    await world.press("bob", world.panels("bob", second)[0], HELP)
    await world.press("ann", world.panels("ann", first)[0], GAIN)
    assert world.told(first)[-1] == "Buyer gains 1 credit (move 1)."
    assert world.told(second)[-1] == "**Night 1 is over.**"


async def test_games_says_how_long_i_am_waited_for_whatever_others_did_since(
    world: World, clock: LoopClock
) -> None:
    game_id = await world.start_beacons("ann", "bob", "cleo")
    await world.press_panel("bob", TAKE)
    clock.shift += 3600.0
    second = await world.start_beacons("ann", "bob")
    clock.shift += 3600.0
    await world.press_panel("cleo", NO)
    assert "p1" in (await world.game(game_id)).waiting
    clock.shift += 3600.0
    first, next_one = world.said(await world.ann.slash(world.channel, "beacons games")).splitlines()
    assert f"game {game_id} " in first
    assert first.endswith("**your move** · 3 hours")
    assert f"game {second} " in next_one
    assert next_one.endswith("**your move** · 2 hours")
