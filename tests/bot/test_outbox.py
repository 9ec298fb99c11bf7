"""Messages come through exactly once, in order, whatever happens between the store and Discord."""

from __future__ import annotations

from typing import Any

import pytest

from bot.outbox import posting
from bot.outbox.failures import passes, pause
from bot.outbox.posting import Posted, Poster
from bot.store import outbox, slots
from bot.store.database import StoreUnavailable
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


def fail(
    world: World, channel: Any, status: int, code: int = 0, times: int | None = 1, method: str = "POST"
) -> None:
    world.env.inject_error(method, f"/channels/{channel.id}/messages*", status=status, code=code, times=times)


async def later(world: World, clock: Any, seconds: float = 400) -> None:
    """Let time pass, so that what was put off is tried again."""
    clock.shift += seconds
    await world.env.advance_time(61)
    await world.env.settle()


async def test_a_message_that_fails_for_a_while_comes_later_and_in_order(world: World, clock: Any) -> None:
    await world.start_game()
    fail(world, world.thread(), 500, times=10)
    await world.play(GAIN)
    await world.play(PASS)
    assert len(world.told()) == 2
    for _ in range(10):
        await later(world, clock)
    assert world.told()[2:] == ["Buyer gains 1 credit (move 1).", "Buyer passes (move 2)."]


@pytest.mark.parametrize("ahead", [0, 3600])
async def test_a_message_lost_on_the_way_back_is_not_posted_again(
    world: World, clock: Any, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    """Also where this machine's clock is ahead of Discord's, for which the message is older than its row."""
    clock.shift += ahead
    await world.start_game()
    send, lost = posting.send, list[int]()

    async def lossy(*args: Any, **message: Any) -> int:
        lost.append(await send(*args, **message))
        monkeypatch.setattr(posting, "send", send)
        raise ConnectionResetError

    monkeypatch.setattr(posting, "send", lossy)
    await world.play(GAIN)
    assert len(lost) == 1
    assert len(world.told()) == 3
    await later(world, clock)
    await world.play(PASS)
    assert world.told()[2:] == ["Buyer gains 1 credit (move 1).", "Buyer passes (move 2)."]


@pytest.mark.parametrize("kind", ["start", "board", "text", "turn", "prompt", "summary", "nudge"])
async def test_a_crash_between_sending_and_noting_it_repeats_nothing(
    world: World, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies when Discord has the message and the store does not know: found, not repeated."""
    if kind == "nudge":
        await world.bob.slash(world.channel, "barter settings", private="panel")
    post = Poster.post

    crashed: list[str] = []

    async def dying(self: Poster, row: outbox.Row, *args: Any, **kwargs: Any) -> Posted:
        sent = await post(self, row, *args, **kwargs)
        if row.kind == kind and not crashed:
            crashed.append(kind)
            monkeypatch.setattr(Poster, "post", post)
            # From here on nothing this process does reaches the store.
            world.bot.dispatcher._open = False
            monkeypatch.setattr(world.bot.db, "write", dead)  # and with it `write_soon`
        return sent

    def dead() -> None:
        raise StoreUnavailable("the process has died")

    monkeypatch.setattr(Poster, "post", dying)
    await world.start_game()
    if kind == "summary":
        await world.play("Fold", "Yes: Fold")
    elif kind == "nudge":
        await world.play(GAIN, PASS, "give")
    elif kind == "turn":
        await world.play(GAIN)
    assert crashed == [kind]
    await world.restart()
    if kind == "turn":
        await world.play(PASS, "give")
        assert len(world.turns()) == 2
    elif kind not in ("summary", "nudge"):
        await world.play(GAIN, PASS, "give")
    starters = [m for m in world.channel.history() if "🎲" in m.content]
    assert len(starters) == 1
    assert len(world.channel.threads) == 1
    told = world.told()
    boards = [m for m in world.thread().history() if "Log" in world.buttons(m)]
    assert len(boards) == 1
    assert told[1].startswith(f"{world.ann.mention} (Buyer) against")
    assert len(world.dms("ann")) == 1
    if kind == "summary":
        assert [" wins" in text for text in told[2:]] == [True, True]
        assert len(told) == 4
        return
    said = ["Buyer gains 1 credit (move 1).", "Buyer passes (move 2).", "Buyer gives 1 away."]
    if kind == "nudge":
        assert told[2:5] == said
        assert [text.startswith(f"{world.bob.mention}, it is your move") for text in told[5:]] == [True]
    else:
        assert told[2:] == said
        assert len(world.dms("bob")) == 1


async def test_a_message_with_old_words_is_not_taken_for_the_new_one(world: World, clock: Any) -> None:
    """The old one's row has been forgotten; the bot dies with the same words waiting to be sent."""
    await world.start_game()
    words = "The Buyer thinks about it."

    async def promise() -> None:
        async with world.bot.db.write() as db:
            await outbox.add(db, 1, outbox.THREAD, "text", clock.now(), content=words)

    await promise()
    world.bot.play.wake(1)
    await world.rest()
    world.bot.dispatcher.stop()
    clock.shift += 31 * 86_400
    world.env.backend.advance_clock(31 * 86_400)
    await promise()
    await world.restart()
    assert world.told()[2:] == [words, words]


@pytest.mark.parametrize("whose", ["its own, sent before", "a player's"])
async def test_the_same_words_in_another_message_are_not_taken_for_the_one_to_come(
    world: World, clock: Any, whose: str
) -> None:
    """The bot dies with words waiting that already stand there: in a message that came of another row, or in
    one that a player wrote."""
    await world.start_game()
    words = "The Buyer thinks about it."

    async def promise() -> None:
        async with world.bot.db.write() as db:
            await outbox.add(db, 1, outbox.THREAD, "text", clock.now(), content=words)

    if whose == "its own, sent before":
        await promise()
        world.bot.play.wake(1)
        await world.rest()
        world.bot.dispatcher.stop()
        await promise()
    else:
        world.bot.dispatcher.stop()
        await promise()
        await world.bob.send(world.thread(), words)
    await world.restart()
    assert world.told()[2:] == [words, words]


async def test_a_clock_that_was_a_day_fast_holds_nothing_up(world: World, clock: Any) -> None:
    await world.start_game()
    clock.shift += 86_400
    fail(world, world.thread(), 500, times=1)
    fail(world, world.thread(), 500, times=1, method="PATCH")
    await world.play(GAIN)
    clock.shift -= 86_400
    await later(world, clock, 1)
    await world.play(PASS)
    assert world.told()[2:] == ["Buyer gains 1 credit (move 1).", "Buyer passes (move 2)."]
    await world.play("give")
    assert "▶ **bob** to move" in world.text(world.board())


async def test_closed_direct_messages_are_said_once_and_the_game_goes_on(world: World) -> None:
    dm = world.users["bob"].dm_channel
    fail(world, dm, 403, 50007, times=None)
    await world.start_game()
    said = [text for text in world.told() if "your direct messages are closed to me" in text]
    assert len(said) == 1
    assert said[0].startswith(world.bob.mention)
    assert (await world.game()).seats["seller"].dm_closed
    await world.play(GAIN, PASS, "give")
    assert world.told()[-1].startswith(f"{world.bob.mention}, it is your move")
    panel = (await world.press("bob", world.board(), "My move")).response.message
    await world.press("bob", panel, GAIN)
    await world.press("bob", panel, GAIN)
    select = world.selects(panel)[0]
    await world.choose("bob", panel, [select["options"][0]["value"]])
    await world.press("bob", panel, "Confirm (1)")
    assert "▶ **ann** to move" in world.text(world.board())
    assert len([text for text in world.told() if "are closed" in text]) == 1
    assert "Take an action." in world.text(world.panel("ann"))


async def test_a_deleted_thread_is_opened_anew_and_nothing_of_the_log_is_lost(world: World) -> None:
    await world.start_game()
    first = world.thread().id
    world.env.backend.delete_channel(first)
    await world.env.settle()
    await world.play(GAIN)
    await world.env.settle()
    row = await world.game()
    assert row.thread_state == "open"
    assert row.thread_id != first
    assert world.told()[-1] == "Buyer gains 1 credit (move 1)."
    assert "▶ **ann** to move" in world.text(world.board())


async def test_with_thread_and_channel_gone_the_game_goes_on_by_direct_message(world: World) -> None:
    await world.start_game()
    for channel in (world.thread().id, world.channel.id):
        world.env.backend.delete_channel(channel)
    await world.env.settle()
    await world.play(GAIN)
    assert (await world.game()).thread_state == "lost"
    for who in ("ann", "bob"):
        assert any("I can no longer write in the thread" in world.text(m) for m in world.dms(who))
    result = await world.forge("ann", world.dms("ann")[0], "g:1:2:o:pass")
    assert result.acknowledged
    panel = world.dms("ann")[0]
    await world.choose("ann", panel, [world.selects(panel)[0]["options"][0]["value"]])
    await world.press("ann", panel, "Confirm (1)")
    assert any(GAIN in world.buttons(message) for message in world.dms("bob"))
    board = await world.users["ann"].slash("barter board")
    assert board.response.attachments[0].filename == "board.png"


async def test_a_thread_without_permission_to_write_is_reported_to_the_players(world: World) -> None:
    await world.start_game()
    fail(world, world.thread(), 403, 50013, times=None)
    fail(world, world.thread(), 403, 50013, times=None, method="PATCH")
    await world.play(GAIN)
    assert (await world.game()).thread_state == "refused"
    assert any("I can no longer write in the thread" in world.text(m) for m in world.dms("bob"))
    assert GAIN in world.buttons(world.dms("ann")[0])


async def test_nothing_is_promised_to_a_thread_that_is_lost(world: World) -> None:
    """Neither what happens nor the call of who is called there."""
    await world.bob.slash(world.channel, "barter settings", private="panel")
    await world.start_game()
    for channel in (world.thread().id, world.channel.id):
        world.env.backend.delete_channel(channel)
    await world.env.settle()
    await world.play(GAIN)
    assert (await world.game()).thread_state == "lost"

    async def promised() -> list[str]:
        async with world.bot.db.read() as db:
            rows = await db.exec_driver_sql("SELECT kind FROM outbox WHERE lane = ?", (outbox.THREAD,))
            return [row.kind for row in rows]

    before = await promised()
    panel = world.dms("ann")[0]
    await world.press("ann", panel, PASS)
    await world.choose("ann", panel, [world.selects(panel)[0]["options"][0]["value"]])
    await world.press("ann", panel, "Confirm (1)")
    assert (await world.game()).waiting == ("seller",)
    assert await promised() == before


async def test_a_failure_in_between_makes_no_new_refusal(world: World, clock: Any) -> None:
    """What nobody knows whether it will pass is given up after a day, whatever else goes wrong meanwhile."""
    await world.start_game()
    fail(world, world.thread(), 400)
    await world.play(GAIN)
    for status, hours in ((500, 12), (400, 13)):
        fail(world, world.thread(), status)
        await later(world, clock, hours * 3600)
    async with world.bot.db.read() as db:
        rows = await db.exec_driver_sql("SELECT state FROM outbox WHERE kind = 'turn'")
        assert [row.state for row in rows] == ["failed"]


async def test_a_deleted_board_message_is_posted_again(world: World) -> None:
    await world.start_game()
    world.env.backend.delete_message(world.thread().id, world.board().id)
    await world.play(GAIN)
    await world.env.settle()
    boards = [m for m in world.thread().history() if "Log" in world.buttons(m)]
    assert len(boards) == 1
    await world.play(GAIN)
    assert len([m for m in world.thread().history() if "Log" in world.buttons(m)]) == 1


async def test_a_deleted_panel_comes_again_when_it_is_needed(world: World) -> None:
    await world.start_game()
    world.env.backend.delete_message(world.users["bob"].dm_channel.id, world.panel("bob").id)
    await world.play(GAIN, PASS, "give")
    assert GAIN in world.buttons(world.panel("bob"))


async def test_an_answer_that_could_not_be_shown_is_shown_by_the_outbox(world: World) -> None:
    """Discord refuses the interaction's answer, as it does when it comes too late."""
    await world.start_game()
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await world.press_panel("ann", GAIN)
    assert world.button(world.panel("ann"), GAIN) == "g:1:2:o:gain"


async def test_an_answer_whose_picture_has_gone_is_shown_without_and_the_picture_comes_again(
    world: World,
) -> None:
    """The panel is edited between the press and its answer, which refers to a file that is not there now."""
    await world.start_game()
    world.env.inject_error("POST", "/interactions/*", status=400, code=50035)
    result = await world.press_panel("ann", GAIN)
    assert result.acknowledged
    assert world.button(world.panel("ann"), GAIN) == "g:1:2:o:gain"
    assert world.panel("ann").attachments[0].filename == "panel.png"


async def test_what_discord_refuses_for_good_is_given_up_and_the_rest_goes_on(world: World) -> None:
    await world.start_game()
    fail(world, world.thread(), 400, 50035)
    await world.play(GAIN, PASS, "give", GAIN)
    assert world.turns() == ["__Seller's turn 2__\nSeller gains 1 credit (move 4)."]


async def test_an_archived_thread_is_woken_and_the_board_follows(world: World, clock: Any) -> None:
    await world.start_game()
    fail(world, world.thread(), 400, 50083, method="PATCH")
    await world.play(GAIN, PASS, "give")
    await later(world, clock)
    assert "▶ **bob** to move" in world.text(world.board())


async def test_a_process_sends_for_a_server_that_it_is_not_told_of(world: World, clock: Any) -> None:
    """Messages and pictures of any game; its thread is archived as well."""
    world.bot._connection._guilds.clear()
    await world.start_game()
    world.bot._connection._guilds.clear()
    fail(world, world.thread(), 400, 50083, method="PATCH")
    await world.play(GAIN, PASS, "give")
    await later(world, clock)
    assert "▶ **bob** to move" in world.text(world.board())
    assert world.dms("bob")
    assert not list(world.bot.guilds)


async def test_edits_are_drawn_from_the_newest_state_only(world: World, clock: Any) -> None:
    await world.start_game()
    fail(world, world.thread(), 503, times=6, method="PATCH")
    await world.play(GAIN, PASS, "give")
    for _ in range(8):
        await later(world, clock)
    assert "▶ **bob** to move" in world.text(world.board())
    async with world.bot.db.read() as db:
        assert await slots.behind(db) == []
        assert await outbox.lanes(db) == []


async def test_while_a_press_is_answered_the_panels_are_left_to_it(world: World) -> None:
    await world.start_game()
    panel = world.panel("ann")
    before = world.text(panel)
    with world.bot.dispatcher.hold(1):
        _, _, decision, _, key = world.buttons(panel)[GAIN].split(":")
        await world.bot.play.answer(1, world.ann.id, int(decision), [key], None)
        world.bot.play.wake(1)
        await world.rest()
        assert world.text(world.panel("ann")) == before
    await world.rest()
    assert world.text(world.panel("ann")) != before


async def test_what_nobody_carries_waits_and_begins_no_lane(world: World) -> None:
    await world.start_game()
    dispatcher = world.bot.dispatcher
    game = dispatcher.carriers.pop("game")
    await world.play(GAIN)
    await dispatcher.sweep()
    assert dispatcher._running == {}
    async with world.bot.db.read() as db:
        assert await outbox.lanes(db) != []
    dispatcher.carriers["game"] = game
    await dispatcher.sweep()
    await dispatcher.settle()
    assert world.told()[2:] == ["Buyer gains 1 credit (move 1)."]


def test_pauses_grow_and_only_what_may_pass_is_tried_again() -> None:
    assert [pause(n) for n in (0, 1, 2, 20)] == [1, 2, 4, 300]
    assert passes(ConnectionResetError())
    assert passes(TimeoutError())
    assert not passes(ValueError())
