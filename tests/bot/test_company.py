"""Company: who plays is told where, nobody waits for what cannot come, and a channel is not littered."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.contract.duel import Duel
from bot.contract.kind import GameKind
from bot.contract.player import Player
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from bot.outbox import codes, failures
from bot.store import outbox
from engine.messages import LANGUAGES
from tests.bot.refusing import CODES, statuses, walk, walk_open
from tests.bot.test_outbox import fail, later
from tests.bot.world import World
from tests.long import slices

GAIN, PASS = "Gain 1 credit", "Pass"
KNOWN = {*failures.FINAL, *codes.NO_ACCESS, *codes.DM_CLOSED, codes.ARCHIVED, codes.LOCKED, failures.TOO_FAST}


def walked(every: int) -> list[int]:
    """Those that the bot tells apart, and some of all the others, which it treats alike."""
    some = {50008, 50024, *CODES[::every]}
    return [code for code in CODES if code in KNOWN or code in some]


# -- places ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("known", [True, False])
async def test_a_post_of_a_forum_is_refused_at_once(
    world: World, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A forum takes no messages; also where the bot has to ask Discord what a thread hangs from."""
    forum = world.guild.create_forum_channel("forum")
    await world.env.settle()
    post = world.env.backend.create_thread(forum.id, "a post", world.ann.id)
    await world.env.settle()
    if not known:
        monkeypatch.setattr(discord.Thread, "parent", None)
    here = ChannelHandle(world.env, world.guild, post)
    for given in ({"opponent": world.bob}, {"computer": "easy"}, {}):
        shown = await world.ann.slash(here, "barter challenge", **given)
        assert world.said(shown) == say("en", "bot-not-here")
    for command in ("play find", "league create"):
        options = {"game": "barter"} if command == "play find" else {}
        refused = "bot-not-here-league" if command == "league create" else "bot-not-here"
        assert world.said(await world.ann.slash(here, command, **options)) == say("en", refused)
    assert await world.newest() == 0
    thread = world.env.backend.create_thread(world.channel.id, "talk", world.ann.id)
    await world.env.settle()
    there = ChannelHandle(world.env, world.guild, thread)
    shown = await world.ann.slash(there, "barter challenge", computer="easy", level="beginner")
    assert say("en", "bot-opens-in", channel=f"<#{world.channel.id}>") == world.said(shown)


# -- threads that cannot be opened -------------------------------------------------------------------------


async def begin_in(world: World, channel: Any) -> int:
    """A game of Ann and Bob that is to hang in a channel."""
    game_kind = world.bot.play.kinds["barter"]
    assert isinstance(game_kind, Duel)
    seats = {"buyer": Player("ann", world.ann.id), "seller": Player("bob", world.bob.id)}
    game = game_kind.new("beginner", 5)
    async with world.bot.db.write() as db:
        place = (world.guild.id, channel.id)
        return await world.bot.play.start(db, game_kind, game, "beginner", *place, seats)


async def test_each_code_that_keeps_a_thread_from_being_opened_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game, and of its rematch."""
    await world.start_game()
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    await world.press("ann", world.panels("ann", 1)[-1], say("en", "bot-button-rematch"))
    await world.press("bob", world.channel.history()[-1], "Accept")
    await world.rest()
    await walk(world, await begin_in(world, world.channel), monkeypatch, (0, 1))
    await walk(world, 2, monkeypatch)


@pytest.mark.parametrize("every", slices((40, 8), 1))
async def test_whatever_keeps_a_thread_from_being_opened_is_told_and_tried_again(
    world: World, clock: Any, every: int
) -> None:
    await world.bob.slash(world.channel, "barter settings", private="panel")
    channels = {}
    for code in walked(every):
        channel = world.guild.create_text_channel(f"code-{code}")
        fail(world, channel, statuses(code), code, times=2)
        channels[await begin_in(world, channel)] = (code, channel)
    for _ in range(5):
        await later(world, clock, 61)
    said = {who: [world.text(m) for m in world.dms(who)] for who in ("ann", "bob")}
    for number, (code, channel) in channels.items():
        told = say("en", "bot-no-thread", channel=f"<#{channel.id}>", group="barter")
        row = await world.game(number)
        assert row.thread_state == "open", code
        at_last = say("en", "bot-thread-at-last", thread=f"<#{row.thread_id}>")
        for who in ("ann", "bob"):
            assert code == 10003 or told in said[who], (code, who)
        assert at_last in said["ann"], code
        assert [text for text in said["bob"] if f" {number} · " in text], code  # which hung in the thread
    lost = say("en", "bot-lost-thread", group="barter")
    assert (said["ann"].count(lost), said["bob"].count(lost)) == (1, 1)  # a channel that is not there


@pytest.mark.parametrize("every", slices((0, 8), 1))
async def test_the_thread_of_a_rematch_that_cannot_be_opened_is_told_and_tried_again(
    world: World, clock: Any, every: int
) -> None:
    rematches = {}
    for code in walked(every) if every else (50024, 10003):
        channel = world.guild.create_text_channel(f"code-{code}")
        await world.env.settle()
        shown = await world.ann.slash(channel, "barter challenge", opponent=world.bob, level="beginner")
        await world.press("bob", shown.response.message, "Accept")
        game_id = await world.newest()
        await world.bot.play.concede(game_id, world.ann.id, None)
        await world.rest()
        await world.press("ann", world.panels("ann", game_id)[-1], say("en", "bot-button-rematch"))
        fail(world, channel, statuses(code), code, times=2)
        await world.press("bob", channel.history()[-1], "Accept")
        rematches[await world.newest()] = (code, channel)
        assert len(rematches) * 2 == await world.newest()
    for _ in range(5):
        await later(world, clock, 61)
    said = {who: [world.text(m) for m in world.dms(who)] for who in ("ann", "bob")}
    for number, (code, channel) in rematches.items():
        told = say("en", "bot-no-thread", channel=f"<#{channel.id}>", group="barter")
        row = await world.game(number)
        assert row.thread_state == "open", code
        for who in ("ann", "bob"):
            assert code == 10003 or told in said[who], (code, who)
        assert say("en", "bot-thread-at-last", thread=f"<#{row.thread_id}>") in said["ann"], code


async def test_a_game_without_a_thread_is_played_by_direct_message(world: World, clock: Any) -> None:
    await world.bob.slash(world.channel, "barter settings", private="panel")
    fail(world, world.channel, 400, 50008, times=None)
    await world.start_game()
    await later(world, clock)
    for who, label in (("ann", GAIN), ("ann", PASS)):
        await world.press(who, world.panels(who, 1)[-1], label)
    assert (await world.game()).thread_state == "refused"
    await later(world, clock, 86_400 * 2)  # and is never given up
    await later(world, clock, 86_400)
    assert (await world.game()).thread_state == "refused"
    assert [world.text(m) for m in world.dms("bob")].count(_untold(world)) == 1
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    await later(world, clock)
    async with world.bot.db.read() as db:  # nobody waits for a thread any more
        assert await outbox.waiting(db, 1, outbox.THREAD) == []


async def test_what_stays_in_the_channel_is_true_where_no_thread_is_opened(world: World) -> None:
    shown = await world.ann.slash(world.channel, "barter challenge", opponent=world.bob, level="beginner")
    fail(world, world.channel, 403, 50013)
    await world.press("bob", shown.response.message, "Accept")
    assert (await world.game()).thread_state == "refused"
    said = [world.text(message) for message in world.channel.history()]
    assert any(say("en", "bot-challenge-accepted") in text for text in said)
    assert not [text for text in said if "thread" in text]
    for language in LANGUAGES:  # of a table, too; and what is accepted where the game before was played
        for name in ("bot-challenge-accepted", "bot-challenge-accepted-in", "bnh-closed-begun"):
            closed = say(language, name, channel="<#1>").lower()
            assert not [word for word in ("thread", "スレッド", "ветк") if word in closed], (language, name)


def _untold(world: World) -> str:
    return say("en", "bot-no-thread", channel=f"<#{world.channel.id}>", group="barter")


async def test_each_code_that_keeps_a_thread_from_being_reopened_or_written_to_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await walk_open(world, 1, monkeypatch)


REFUSED = {
    "archived": (400, codes.ARCHIVED), "closed": (403, 0), "locked": (403, codes.LOCKED),
    "forbidden": (403, 50013), "unseen": (403, 50001),
}  # fmt: skip


@pytest.mark.parametrize("what", ["archived", "closed", "locked", "forbidden", "unseen"])
async def test_a_thread_that_takes_nothing_is_told_and_taken_up_again(
    world: World, clock: Any, what: str
) -> None:
    """It is archived, and the server has too many, or it is locked as well; or each message is refused, for
    want of a permission or nobody says why."""
    await world.bob.slash(world.channel, "barter settings", private="panel")
    await world.start_game()
    thread = world.thread()
    status, code = REFUSED[what]
    for method in ("POST", "PATCH"):
        fail(world, thread, status, code, times=None, method=method)
    waking = 50013 if what == "locked" else 160006
    world.env.inject_error("PATCH", f"/channels/{thread.id}", status=400, code=waking, times=None)
    await world.play(GAIN, PASS, "give")
    await later(world, clock, 61)
    await later(world, clock, 61)
    lost = say("en", "bot-lost-thread", group="barter")
    for who in ("ann", "bob"):
        assert [world.text(m) for m in world.dms(who)].count(lost) == 1, who
    assert (await world.game()).thread_state == "refused"
    for _ in range(4):
        await later(world, clock, 10_000)
    await world.press("bob", world.panels("bob", 1)[-1], GAIN)
    world.env.backend.faults.clear()
    for _ in range(6):
        await later(world, clock)
    row = await world.game()
    assert (row.thread_state, row.thread_id) == ("open", thread.id)
    at_last = say("en", "bot-thread-at-last", thread=f"<#{thread.id}>")
    for who, count in (("ann", 1), ("bob", 0)):  # who wants no direct messages is called in the thread
        said = [world.text(m) for m in world.dms(who)]
        assert (said.count(lost), said.count(at_last)) == (1, count), who
    told = world.told()
    assert "Seller gains 1 credit (move 4)." in told
    assert [text.startswith(f"{world.bob.mention}, it is your move") for text in told].count(True) == 1
    async with world.bot.db.read() as db:
        assert await outbox.dead(db) == []
        calls = await db.exec_driver_sql("SELECT state FROM outbox WHERE kind = 'nudge'")
        assert [row.state for row in calls] == ["sent"]  # and not a second in place of the first


async def test_of_a_game_that_is_over_it_is_said_that_its_thread_takes_nothing(world: World) -> None:
    """It does not go on anywhere, and nothing is tried again."""
    await world.start_game()
    for method in ("POST", "PATCH"):
        fail(world, world.thread(), 403, 50013, times=None, method=method)
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    row = await world.game()
    assert (row.status, row.thread_state) == ("over", "lost")
    said = say("en", "bot-lost-thread-over", group="barter")
    for who in ("ann", "bob"):
        assert [world.text(m) for m in world.dms(who)].count(said) == 1, who
    async with world.bot.db.read() as db:
        assert await outbox.waiting(db, 1, outbox.THREAD) == []


async def test_a_thread_that_hangs_from_a_deleted_message_is_opened(world: World, clock: Any) -> None:
    fail(world, world.channel, 404, 10008, times=1)
    await world.start_game()
    await later(world, clock)
    assert (await world.game()).thread_state == "open"


# -- people who cannot be reached --------------------------------------------------------------------------


@pytest.mark.parametrize("code", [50278, 10013, 50033])
async def test_of_who_has_left_the_others_are_told_and_may_end_the_game(
    world: World, clock: Any, code: int
) -> None:
    await world.start_game()
    fail(world, world.users["bob"].dm_channel, 403, code, times=1)
    await world.play(GAIN, PASS, "give")
    call = next(m for m in world.thread().history() if "cannot reach bob" in world.text(m))
    assert world.ann.mention in world.text(call)
    assert "closed" not in world.text(call)
    page = (await world.press("ann", call, say("en", "bot-pace-what"))).response.message
    assert say("en", "bot-pace-gone") in world.text(page)
    assert list(world.buttons(page)) == [say("en", "bot-pace-abandon")], "and not to nudge them"
    refused = await world.forge("ann", page, "pc:1:nudge")
    assert "bob cannot be reached any more: you need not wait." in world.said(refused)
    await world.press("ann", page, say("en", "bot-pace-abandon"))
    await world.press("ann", page, say("en", "bot-pace-abandon"))
    assert (await world.game()).status == "over"
    assert any(
        say("en", "bot-pace-abandon-gone-told", name="ann", other="bob") in text for text in world.told()
    )


async def test_who_comes_back_is_waited_for_again(world: World, clock: Any) -> None:
    await world.start_game()
    fail(world, world.users["bob"].dm_channel, 403, 50278, times=1)
    await world.play(GAIN, PASS, "give")
    assert (await world.game()).seats["seller"].gone
    await world.press("bob", world.panel("bob"), GAIN)
    assert not (await world.game()).seats["seller"].gone
    page = await world.ann.slash(world.channel, "barter pace")
    assert say("en", "bot-pace-gone") not in world.said(page)


async def test_closed_messages_without_a_thread_are_told_to_the_other(world: World, clock: Any) -> None:
    fail(world, world.channel, 400, 50008, times=None)
    await world.start_game()
    await later(world, clock)
    fail(world, world.users["bob"].dm_channel, 403, 50007, times=None)
    panel = world.panels("ann", 1)[-1]
    await world.press("ann", panel, GAIN)
    await world.press("ann", panel, PASS)
    await world.choose("ann", panel, [world.selects(panel)[0]["options"][0]["value"]])
    await world.press("ann", panel, "Confirm (1)")
    said = say("en", "bot-not-reached", name="bob", group="barter")
    assert said in [world.text(m) for m in world.dms("ann")]


# -- threads that are done with ----------------------------------------------------------------------------


async def test_the_thread_of_an_ended_game_is_archived_unless_the_server_keeps_it(
    world: World, clock: Any
) -> None:
    await world.start_game()
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    for _ in range(2):
        await later(world, clock)
    assert world.env.backend.get_channel((await world.game()).thread_id).thread_metadata.archived
    manage = discord.Permissions(manage_guild=True)
    boss = world.guild.add_member(
        world.env.create_user("dora"), roles=[world.guild.create_role("boss", permissions=manage)]
    )
    said = await boss.slash(world.channel, "server threads", ended="keep")
    assert world.said(said) == say("en", "bot-server-threads-kept")
    await world.start_game()
    await world.bot.play.concede(2, world.ann.id, None)
    await world.rest()
    for _ in range(2):
        await later(world, clock)
    assert not world.env.backend.get_channel((await world.game(2)).thread_id).thread_metadata.archived


class TestNetrunner:
    """Lessons and practice are the player's own."""

    @pytest.fixture
    def kinds(self) -> dict[str, GameKind]:
        return {"netrunner": kind()}

    async def test_lessons_and_practice_leave_nothing_in_the_channel(self, world: World) -> None:
        said = await world.ann.slash(world.channel, "netrunner learn")
        assert say("en", "bot-learn-opens", n=1) in world.said(said)
        await world.rest()
        said = await world.ann.slash(world.channel, "netrunner practice", side="runner")
        assert say("en", "bot-opens-alone") in world.said(said)
        said = await world.users["bob"].slash("netrunner practice", side="runner", computer="easy")
        assert say("en", "bot-opens-alone-here") in world.said(said)
        await world.rest()
        assert await world.newest() == 3
        assert world.channel.history() == []
        assert world.channel.threads == []
        for number, who in ((1, "ann"), (2, "ann"), (3, "bob")):
            assert world.panels(who, number)
            row = await world.game(number)
            assert (row.guild_id, row.thread_state) == (None, "none")
        refused = await world.users["bob"].slash("netrunner challenge")
        assert world.said(refused) == say("en", "bot-not-here-alone", group="netrunner")
        strange = await world.bob.slash(world.channel, "netrunner board", game=2)
        assert world.said(strange) == say("en", "bot-no-game")

    async def test_a_lesson_that_is_asked_for_takes_the_place_of_another(self, world: World) -> None:
        await world.ann.slash(world.channel, "netrunner learn")
        await world.ann.slash(world.channel, "netrunner learn", lesson=4)
        await world.rest()
        assert [(await world.game(number)).level for number in (1, 2)] == ["lesson1", "lesson4"]
        assert (await world.game(1)).status == "over"

    async def test_with_closed_direct_messages_a_lesson_is_played_where_it_was_asked_for(
        self, world: World
    ) -> None:
        fail(world, world.users["ann"].dm_channel, 403, 50007, times=None)
        shown = (await world.ann.slash(world.channel, "netrunner learn")).response.message
        await world.rest()
        panel = (await world.press("ann", shown, say("en", "bot-button-move"))).response.message
        play = next(label for label in world.buttons(panel) if label.startswith("Play Sure Gamble"))
        await world.press("ann", panel, play)
        assert say("en", "nr-lesson-money-praise") in world.text(panel)
