"""Time in friendly games: who is reminded when, nudged by whom, what may be done once it takes too long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.hosting.pace import DAY, HOUR, PACES, after, step_at, too_long
from bot.hosting.uptime import PATIENCE
from bot.messages.words import moment, say
from bot.process.shards import Shards
from bot.store import games, waits
from bot.store.people import UserRow
from bot.store.waits import WaitRow
from tests.bot.conftest import START, LoopClock
from tests.bot.test_outbox import fail
from tests.bot.world import World

GAIN, MORE = "Gain 1 credit", "Nudge…"
REMIND = "⏰ Your move has been awaited since"
MINUTE = 60.0


async def begin(world: World, pace: str | None = None, **options: object) -> int:
    """Ann, on the first seat, plays Bob at a pace; it is Ann's move."""
    chosen, kind = {"pace": pace} if pace is not None else {}, world.duel
    shown = await world.ann.slash(
        world.channel,
        f"{kind.group} challenge",
        opponent=world.bob,
        side=kind.seats[0],
        **chosen,
        **options,
    )
    await world.press("bob", shown.response.message, "Accept")
    return await world.newest()


async def passes(world: World, clock: LoopClock, *hours: float) -> None:
    """Hours go by, stretch after stretch; after each the bot gives a sign of life and looks what is due."""
    for stretch in hours:
        clock.shift += stretch * HOUR
        world.bot.leagues.uptime.patience = stretch * HOUR + MINUTE
        await world.env.advance_time(61)
        await world.rest()


async def steps(world: World, clock: LoopClock, hours: int) -> None:
    await passes(world, clock, *[1.0] * hours)


def reminders(world: World, who: str) -> list[str]:
    """The words of reminders among what somebody has in their direct messages now."""
    found = [line for message in world.dms(who) for line in world.text(message).split("\n")]
    return [line for line in found if line.startswith(("⏰", "👋"))]


async def owed(world: World, game_id: int = 1) -> dict[str, WaitRow]:
    async with world.bot.db.read() as db:
        return await waits.of_game(db, game_id)


async def page(world: World, who: str) -> Any:
    """The page of a game's pace, as somebody sees it."""
    result = await world.members[who].slash(world.channel, f"{world.duel.group} pace", game=1)
    await world.rest()
    return result.response.message


# -- what is due when ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gaps", "end"),
    [
        ([], 10),
        ([(5, 7)], 12),
        ([(-5, 3)], 13),
        ([(-9, 0)], 10),
        ([(5, 7), (6, 9)], 14),
        ([(2, 9), (3, 4)], 17),
        ([(5, 7), (11, 14)], 15),
        ([(11, 14), (5, 7)], 15),
        ([(10, 12)], 10),
    ],
)
def test_time_stands_still_in_gaps(gaps: Sequence[tuple[float, float]], end: float) -> None:
    assert after(0, 10, gaps) == end


def test_nothing_is_told_and_no_time_runs_out_in_quiet_hours() -> None:
    day, row = PACES["day"], WaitRow(1, "buyer", 7, START)  # at 8 in the morning, UTC
    asleep = UserRow(7, quiet_from=19 * 60, quiet_until=5 * 60, zone="UTC")
    assert START % DAY == 8 * HOUR
    assert step_at(row, 0, day, asleep, ()) == START + 21 * HOUR
    assert step_at(row, 0, day, UserRow(7), ()) == START + 12 * HOUR
    assert too_long(row, day, UserRow(7), ()) == START + DAY
    early = UserRow(7, quiet_from=7 * 60, quiet_until=9 * 60, zone="UTC")
    assert too_long(row, day, early, ()) == START + DAY + 2 * HOUR
    assert step_at(row, 3, day, asleep, ()) is None


# -- reminders ----------------------------------------------------------------------------------------------


async def test_who_owes_a_move_is_reminded_twice_and_a_move_begins_anew(
    world: World, clock: LoopClock
) -> None:
    shown = await world.ann.slash(
        world.channel, "barter challenge", opponent=world.bob, side="buyer", pace="day"
    )
    assert "a day for each move" in world.text(shown.response.message)
    await world.press("bob", shown.response.message, "Accept")
    await steps(world, clock, 11)
    assert reminders(world, "ann") == []
    assert set(await owed(world)) == {"buyer"}
    await steps(world, clock, 2)
    (told,) = reminders(world, "ann")
    assert told.startswith(f"{REMIND} {moment('en', START)}. Make it by <t:{int(START + DAY)}:f>")
    assert reminders(world, "bob") == []
    assert len(world.panels("ann", 1)) == 1
    await steps(world, clock, 5)
    assert len(reminders(world, "ann")) == 1
    await steps(world, clock, 3)
    assert (await owed(world))["buyer"].stage == 2
    await world.press_panel("ann", GAIN)
    assert reminders(world, "ann") == []
    since = (await owed(world))["buyer"].since
    assert since == clock.now()
    await steps(world, clock, 11)
    assert reminders(world, "ann") == []
    await steps(world, clock, 1)
    assert len(reminders(world, "ann")) == 1


@pytest.mark.parametrize("first", ["by the call to move", "by another message"])
async def test_nobody_is_reminded_who_is_gone_and_the_others_are_told_once(
    world: World, clock: LoopClock, first: str
) -> None:
    """Whoever has left the server reads no reminder: who waits for them hears that they need not. `first`:
    how it was found out."""
    if first == "by the call to move":
        fail(world, world.users["ann"].dm_channel, 403, 50278, times=1)
    await begin(world, "day")
    if first != "by the call to move":
        async with world.bot.db.write() as db:
            await games.set_unreached(db, 1, world.ann.id, True)
    await passes(world, clock, 13, 8)
    said = say("en", "bot-player-gone", name="ann", names=[world.bob.mention])
    thread = [world.text(message) for message in world.thread().history()]
    assert [text for text in thread if said in text] == [said]
    assert reminders(world, "ann") == []
    assert not [text for text in thread if world.ann.mention in text and "awaited" in text]
    await passes(world, clock, 4)
    assert "has taken longer" in world.text(world.thread().history()[-1])


async def test_without_a_pace_there_are_reminders_and_no_claims(world: World, clock: LoopClock) -> None:
    await begin(world)
    await passes(world, clock, 23, 1)
    (told,) = reminders(world, "ann")
    assert told == f"{REMIND} {moment('en', START)}."
    await passes(world, clock, *[24.0] * 12)
    assert (await owed(world))["buyer"].stage == 3
    assert list(world.buttons(await page(world, "bob"))) == ["Nudge"]
    await passes(world, clock, 24.0, 1)
    said = world.told()[-1]
    assert "ann has not moved for 14 days" in said
    assert f"<@{world.bob.id}>" in said
    shown = await page(world, "bob")
    assert list(world.buttons(shown)) == ["Nudge", "End it, nobody wins"]
    await world.press("bob", shown, "End it, nobody wins")
    await world.press("bob", shown, "End it, nobody wins")
    await world.rest()
    row = await world.game()
    assert (row.status, row.outcome) == ("over", "Nobody wins.")
    assert any("bob ends the game: ann has not moved for too long." in line for line in world.told())
    assert await owed(world) == {}


async def test_reminders_come_in_the_thread_where_direct_messages_are_not_wanted(
    world: World, clock: LoopClock
) -> None:
    await world.ann.slash(world.channel, "barter settings", private="panel")
    await begin(world, "day")
    before = len(world.told())
    await passes(world, clock, 12)
    assert len(world.told()) == before  # the first call has gone
    assert world.told()[-1].startswith(f"<@{world.ann.id}> {REMIND}")
    assert world.dms("ann") == []
    move = (await world.press("ann", world.board(), "My move")).response.message
    await world.press("ann", move, GAIN)
    for decision, key in ((2, "gain"), (3, "give.0")):
        await world.bot.play.answer(1, world.ann.id, decision, [key], decision)
    await world.rest()
    assert not any(REMIND in line for line in world.told())


async def test_a_reminder_in_the_thread_is_a_plain_call_again_once_its_player_has_moved(
    world: World, clock: LoopClock
) -> None:
    await world.ann.slash(world.channel, "barter settings", private="panel")
    await begin(world, "day")
    await passes(world, clock, 12)
    assert world.told()[-1].startswith(f"<@{world.ann.id}> {REMIND}")
    move = (await world.press("ann", world.board(), "My move")).response.message
    await world.press("ann", move, GAIN)
    await world.rest()
    assert not any(REMIND in line for line in world.told())
    assert say("en", "bot-your-move", name=f"<@{world.ann.id}>") in world.told()


async def test_nobody_is_reminded_by_a_computer(world: World, clock: LoopClock) -> None:
    await world.ann.slash(world.channel, "barter challenge", computer="sensible", side="buyer")
    await world.rest()
    assert await owed(world) == {}
    assert MORE not in world.buttons(world.panel("ann"))
    await passes(world, clock, 48)
    assert reminders(world, "ann") == []
    shown = await page(world, "ann")
    assert say("en", "bot-pace-alone") in world.text(shown), "and nobody else may end the game"
    assert "14 days" not in world.text(shown)
    assert world.buttons(shown) == {}


async def test_several_who_owe_a_move_are_reminded_each(world: World, clock: LoopClock) -> None:
    game_id = await world.start_beacons("ann", "bob", "cleo")
    assert set(await owed(world, game_id)) == {"p1", "p2", "p3"}
    await passes(world, clock, 20)
    await world.press_panel("bob", "Take the turn")
    assert set(await owed(world, game_id)) == {"p1", "p3"}
    await passes(world, clock, 4)
    # They are asked something else by now, but have been waited for all the time.
    assert [len(reminders(world, who)) for who in ("ann", "bob", "cleo")] == [1, 0, 1]


# -- downtime -----------------------------------------------------------------------------------------------


async def test_a_downtime_puts_everything_off_and_nothing_is_told_twice(
    world: World, clock: LoopClock
) -> None:
    await begin(world, "day")
    await passes(world, clock, 11, 2)
    assert len(reminders(world, "ann")) == 1
    # Two weeks away: the machine was off.
    clock.shift += 14 * DAY
    await world.restart()
    await passes(world, clock, 0)
    assert len(reminders(world, "ann")) == 1
    assert (await owed(world))["buyer"].stage == 1
    await passes(world, clock, 6)
    assert (await owed(world))["buyer"].stage == 1
    await passes(world, clock, 1)
    assert (await owed(world))["buyer"].stage == 2
    panel = world.panel("ann")
    await world.restart()
    await passes(world, clock, 1)
    assert world.panel("ann").id == panel.id
    assert "Claim the game" not in world.buttons(await page(world, "bob"))
    await passes(world, clock, 4)
    assert "Claim the game" in world.buttons(await page(world, "bob"))
    assert sum("longer than the agreed day" in line for line in world.told()) == 1
    await world.restart()
    await passes(world, clock, 30)
    assert sum("longer than the agreed day" in line for line in world.told()) == 1


async def test_nothing_falls_due_while_discord_is_out_of_reach(world: World, clock: LoopClock) -> None:
    await begin(world, "day")
    await passes(world, clock, 11)
    world.bot.gateway.lost()
    clock.shift += 5 * DAY
    await world.env.advance_time(61)
    await world.rest()
    assert (await owed(world))["buyer"].stage == 0


async def test_nothing_falls_due_while_the_servers_shard_is_away(world: World, clock: LoopClock) -> None:
    """And its time is nobody's."""
    uptime, shard = world.bot.leagues.uptime, (world.guild.id >> 22) % 1009
    await begin(world, "day")
    await passes(world, clock, 11)
    due = (await owed(world))["buyer"].look
    assert due is not None
    uptime.away = lambda: Shards((shard,), 1009)
    await passes(world, clock, 30)
    there = (await owed(world))["buyer"]
    assert (there.stage, there.look) == (0, due)
    uptime.away = lambda: Shards((), 1009)
    await passes(world, clock, 12)
    assert (await owed(world))["buyer"].stage == 0
    await passes(world, clock, 2)
    assert (await owed(world))["buyer"].stage == 1


# -- nudges -------------------------------------------------------------------------------------------------


async def test_the_other_nudges_not_too_soon_and_not_too_often(world: World, clock: LoopClock) -> None:
    await begin(world, "three")
    assert MORE in world.buttons(world.panel("bob"))
    assert MORE not in world.buttons(world.panel("ann"))
    shown = (await world.press("bob", world.panel("bob"), MORE)).response.message
    assert "Agreed: three days for each move." in world.text(shown)
    assert f"**ann** has owed a move since {moment('en', START)}." in world.text(shown)
    early = await world.press("bob", shown, "Nudge")
    assert "ann can be nudged" in world.said(early)
    await passes(world, clock, 3)
    await world.press("bob", shown, "Nudge")
    await world.rest()
    assert "Done: I have called ann." in world.text(shown)
    (told,) = reminders(world, "ann")
    assert told.startswith("👋 bob nudges you")
    assert len(world.panels("ann", 1)) == 1
    assert "ann can be nudged" in world.said(await world.press("bob", shown, "Nudge"))
    await passes(world, clock, 11)
    assert "ann can be nudged" in world.said(await world.press("bob", shown, "Nudge"))
    await passes(world, clock, 1)
    await world.press("bob", shown, "Nudge")
    await world.rest()
    assert (await owed(world))["buyer"].nudged == clock.now()
    refused = await world.forge("ann", world.panel("ann"), "pc:1:nudge")
    assert "Nobody else is waited for." in world.said(refused)


# -- quiet hours and vacation -------------------------------------------------------------------------------


async def test_quiet_hours_put_reminders_off_and_make_calls_silent(world: World, clock: LoopClock) -> None:
    said = world.said(await world.ann.slash(world.channel, "play reminders", quiet="19-5", zone="UTC"))
    assert "Quiet hours: 19:00-05:00 (UTC)" in said
    await begin(world, "day")
    await steps(world, clock, 13)
    assert reminders(world, "ann") == []
    await world.forge("bob", world.panel("bob"), "pc:1:nudge")
    await world.rest()
    assert world.env.backend.get_message(world.panel("ann").channel.id, world.panel("ann").id).flags & 4096
    await steps(world, clock, 8)
    assert len(reminders(world, "ann")) == 1
    refused = await world.ann.slash(world.channel, "play reminders", quiet="8-22")
    assert "at most 12 hours" in world.said(refused)
    assert "No quiet hours" in world.said(await world.ann.slash(world.channel, "play reminders", quiet="off"))


async def test_the_time_of_who_is_on_vacation_stands_still(world: World, clock: LoopClock) -> None:
    await begin(world, "day")
    await steps(world, clock, 6)
    said = world.said(await world.ann.slash(world.channel, "play reminders", vacation=10))
    assert f"On vacation until <t:{int(clock.now() + 10 * DAY)}:f>" in said
    await passes(world, clock, *[24.0] * 9)
    assert reminders(world, "ann") == []
    shown = await page(world, "bob")
    assert "On vacation until" in world.text(shown)
    assert list(world.buttons(shown)) == ["Nudge"]
    assert "ann is on vacation until" in world.said(await world.press("bob", shown, "Nudge"))
    # Back a day early: the time goes on where it stood.
    mine = (await world.ann.slash(world.channel, "play reminders")).response.message
    await world.press("ann", mine, "I am back")
    assert "36 days are left" in world.text(mine)
    await passes(world, clock, 5)
    assert reminders(world, "ann") == []
    await passes(world, clock, 1)
    assert len(reminders(world, "ann")) == 1
    refused = await world.ann.slash(world.channel, "play reminders", vacation=40)
    assert "more than the 36 days" in world.said(refused)


# -- too long -----------------------------------------------------------------------------------------------


async def test_what_takes_too_long_can_be_claimed_once_asked_again(world: World, clock: LoopClock) -> None:
    await begin(world, "day")
    forged = await world.forge("bob", world.panel("bob"), "pc:1:claim-yes")
    assert "Nobody is overdue any more" in world.said(forged)
    await passes(world, clock, 20, 4)
    told = world.told()[-1]
    assert "ann has taken longer than the agreed day" in told
    thread = world.thread().history()[-1]
    shown = (await world.press("bob", thread, "What can I do?")).response.message
    assert "That is too long." in world.text(shown)
    assert "Claim the game" not in world.buttons(await page(world, "ann"))
    await world.press("bob", shown, "Claim the game")
    await world.press("bob", shown, "No, go back")
    assert (await world.game()).status == "running"
    await world.press("bob", shown, "Claim the game")
    await world.press("bob", shown, "Claim the game")
    await world.rest()
    row = await world.game()
    assert (row.status, row.outcome) == ("over", "The Seller wins by time.")
    assert any("bob claims the game: ann has let the agreed time pass." in line for line in world.told())
    late = await world.forge("bob", world.panel("bob"), "pc:1:claim-yes")
    assert "This game is over" in world.said(late)


async def test_a_move_made_meanwhile_saves_the_game(world: World, clock: LoopClock) -> None:
    await begin(world, "day")
    await passes(world, clock, 25)
    shown = await page(world, "bob")
    await world.press("bob", shown, "Claim the game")
    await world.press_panel("ann", GAIN)
    refused = await world.press("bob", shown, "Claim the game")
    assert "Nobody is overdue any more" in world.said(refused)
    assert (await world.game()).status == "running"


async def test_a_rematch_is_played_at_the_same_pace(world: World) -> None:
    await begin(world, "three")
    await world.play("Score a point", "Score a point", "give", "Pass", "Pass", "give", "Score a point")
    await world.rest()
    shown = (await world.press("ann", world.thread().history()[-1], "Rematch")).response.message
    assert "three days for each move" in world.text(shown)


async def test_games_lists_until_when_a_move_is_owed(world: World) -> None:
    await begin(world, "day")
    said = world.said(await world.ann.slash(world.channel, "barter games"))
    assert f"by <t:{int(START + DAY)}:f>" in said
    assert "by <t:" not in world.said(await world.bob.slash(world.channel, "barter games"))


async def test_nobody_claims_for_the_time_the_machine_slept_before_it_is_written_down(
    world: World, clock: LoopClock
) -> None:
    await begin(world, "day")
    await steps(world, clock, 20)
    world.bot.leagues.uptime.patience = PATIENCE
    clock.shift += 10 * HOUR  # asleep: a press comes before the next sign of life
    shown = await page(world, "bob")
    assert "pc:1:claim" not in world.buttons(shown).values()
    await world.forge("bob", shown, "pc:1:claim-yes")
    assert (await world.game()).status == "running"
    await steps(world, clock, 5)
    assert "pc:1:claim" in world.buttons(await page(world, "bob")).values()
