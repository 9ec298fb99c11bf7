"""Somebody leaves in the middle of an episode; somebody else takes over; a group gives up together."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hosting import quota
from bot.messages.words import say
from bot.store.people import UserRow, save_user
from tests.bot.conftest import LoopClock
from tests.bot.games.neon_hope.fake import HELP, NO, TAKE, TASK, WORK
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.refusing import statuses, walk
from tests.bot.test_company import walked
from tests.bot.test_outbox import fail, later
from tests.long import slices

THREE = {"ann": "vex", "bob": "noor", "cleo": "ada"}


async def leave(tables: Tables, who: str, game_id: int = 1) -> Any:
    asked = await tables.slash(who, "leave", game=game_id)
    return await tables.press(who, asked.response.message, "Yes, leave")


async def abandon(tables: Tables, who: str, game_id: int = 1) -> Any:
    asked = await tables.slash(who, "abandon", game=game_id)
    return await tables.press(who, asked.response.message, "Yes, give up")


async def sitting(tables: Tables, game_id: int = 1) -> dict[str, str | None]:
    """Character to who plays it."""
    row = await tables.game(game_id)
    return {seat.role.partition("/")[2]: seat.name if seat.user_id else None for seat in row.seats.values()}


async def test_leaving_is_asked_once_more_and_frees_the_place(tables: Tables) -> None:
    game_id = await tables.begin(THREE)
    asked = await tables.slash("bob", "leave", game=game_id)
    message = asked.response.message
    assert "Your place becomes free and the game waits" in tables.text(message)
    await tables.press("bob", message, "No, stay")
    assert await sitting(tables) == {"vex": "ann", "noor": "bob", "ada": "cleo"}
    await leave(tables, "bob")
    assert await sitting(tables) == {"vex": "ann", "noor": None, "ada": "cleo"}
    assert tables.asked("bob") == []
    said = tables.heard(game_id)[-1]
    assert "**bob** has left. Noor waits for somebody to take over; nothing is lost." in said
    board = tables.game_board(game_id)
    assert "Noor is free." in tables.text(board)
    assert "Take over Noor" in tables.labels(board)
    assert "▶ **ann, Noor and cleo** to move" in tables.text(board)


async def test_the_game_waits_for_a_free_place_and_goes_on_when_it_is_taken(tables: Tables) -> None:
    game_id = await tables.begin(THREE)
    await tables.do("bob", TAKE)
    await leave(tables, "bob")
    assert "Waiting for Noor" in tables.text(tables.panel("ann"))
    notice = tables.notice(game_id, "Take over Noor")
    said = tables.said(await tables.press("dan", notice, "Take over Noor"))
    assert "You play Noor now." in said
    assert await sitting(tables) == {"vex": "ann", "noor": "dan", "ada": "cleo"}
    assert "**dan** takes over Noor." in tables.heard(game_id)[-1]
    assert WORK in tables.labels(tables.panel("dan"))
    await tables.do("dan", WORK)
    assert (await tables.bot.play.load(game_id)).view().chapter.goal == "1 of 6"
    assert "Take over Noor" not in tables.labels(tables.game_board(game_id))


async def test_the_first_to_press_takes_over(tables: Tables) -> None:
    game_id = await tables.begin(THREE)
    await leave(tables, "bob")
    notice = tables.notice(game_id, "Take over Noor")
    await tables.press("dan", notice, "Take over Noor")
    assert "Somebody plays Noor already." in tables.said(await tables.press("eve", notice, "Take over Noor"))
    assert (await sitting(tables))["noor"] == "dan"
    forged = await tables.forge("eve", notice, "neon_hope:take:1:p4")
    assert "does not belong" in tables.said(forged)


async def test_somebody_who_plays_takes_a_second_place(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    await leave(tables, "bob")
    board = tables.game_board(game_id)
    await tables.press("ann", board, "Take over Noor")
    assert await sitting(tables) == {"vex": "ann", "noor": "ann"}
    await tables.press("ann", tables.panel_of("ann", "Noor"), TAKE)
    await tables.do("ann", TASK)
    await tables.press("ann", tables.panel_of("ann", "Vex"), HELP)
    assert (await tables.bot.play.load(game_id)).view().chapter.goal == "2 of 6"


async def test_who_has_left_can_come_back_and_cannot_act_before(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    take = tables.button(tables.panel("bob"), TAKE)
    await leave(tables, "bob")
    board = tables.game_board(game_id)
    assert "You are not playing in this game" in tables.said(await tables.forge("bob", board, take))
    assert "You are not playing in this game" in tables.said(await tables.slash("bob", "leave", game=game_id))
    await tables.press("bob", board, "Take over Noor")
    assert await sitting(tables) == {"vex": "ann", "noor": "bob"}
    assert TAKE in tables.labels(tables.panel("bob"))


async def test_an_offer_to_somebody_who_left_runs_out(tables: Tables, clock: LoopClock) -> None:
    await tables.begin({"ann": "vex", "bob": "noor"}, limit="120")
    await tables.do("ann", TAKE)
    await tables.do("ann", TASK)
    await leave(tables, "bob")
    await tables.wait(121, clock)
    assert (await tables.bot.play.load(1)).view().chapter.goal == "1 of 6"


async def test_a_place_taken_over_follows_the_new_ones_settings(tables: Tables) -> None:
    await tables.begin({"ann": "vex", "bob": "noor"})
    await tables.slash("bob", "settings", help="always")
    async with tables.bot.db.write() as db:
        await save_user(db, UserRow(tables.users["dan"].id, private="panel"))
    await leave(tables, "bob")
    await tables.press("dan", tables.notice(1, "Take over Noor"), "Take over Noor")
    await tables.do("ann", TAKE)
    await tables.do("ann", TASK)
    # Bob would have helped without being asked; Dan is called in the thread.
    assert tables.asked("dan") == []
    assert f"{tables.users['dan'].mention}, it is your move." in tables.heard(1)[-1]
    shown = await tables.press("dan", tables.hall(1).history()[-1], "Show my move")
    assert NO in tables.labels(shown.followups[-1] if shown.followups else shown.response.message)


async def test_everybody_may_leave_and_the_game_waits_for_anybody(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    await leave(tables, "ann")
    await leave(tables, "bob")
    assert (await tables.game(game_id)).status == "running"
    board = tables.game_board(game_id)
    assert tables.labels(board)[-2:] == ["Take over Vex", "Take over Noor"]
    await tables.restart()
    await tables.press("eve", board, "Take over Vex")
    await tables.do("eve", TAKE)
    await tables.do("eve", WORK)
    assert (await tables.bot.play.load(game_id)).view().chapter.goal == "1 of 6"


async def test_alone_one_gives_up_alone(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex"})
    pace = tables.said(await tables.slash("ann", "pace", game=game_id))
    assert say("en", "bot-pace-alone") in pace
    assert "others" not in pace
    said = tables.said(await abandon(tables, "ann"))
    assert "The episode has been given up." in said
    row = await tables.game(game_id)
    assert row.status == "over"
    assert row.outcome == "The episode is over: abandoned."
    assert "> **The dark**\n> Dark." in tables.heard(game_id)
    assert "You are not playing" in tables.said(await tables.slash("bob", "abandon", game=game_id))
    assert "This episode is over." in tables.said(await tables.slash("ann", "abandon", game=game_id))


async def test_nobody_concedes_for_the_others_by_a_forged_press(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    board = tables.game_board(game_id)
    assert "does not belong" in tables.said(await tables.forge("ann", board, "x:1:yes"))
    assert (await tables.game(game_id)).status == "running"
    assert "I do not know that game" in tables.said(await tables.forge("ann", board, "r:1"))


async def test_a_group_gives_up_when_all_agree(tables: Tables) -> None:
    game_id = await tables.begin(THREE)
    assert "the others are asked" in tables.said(await abandon(tables, "ann"))
    notice = tables.notice(game_id, "Give up too")
    text = tables.text(notice)
    assert "**ann** wants to give this episode up." in text
    assert tables.bob.mention in text
    assert tables.cleo.mention in text
    await tables.press("bob", notice, "Give up too")
    assert (await tables.game(game_id)).status == "running"
    assert "You are not playing" in tables.said(await tables.press("dan", notice, "Give up too"))
    await tables.press("cleo", notice, "Play on")
    assert "**cleo** wants to play on" in tables.heard(game_id)[-1]
    await tables.press("cleo", notice, "Give up too")
    assert (await tables.game(game_id)).status == "running"
    for who in ("ann", "bob"):
        assert (await tables.game(game_id)).status == "running"
        await tables.press(who, tables.notice(game_id, "Give up too"), "Give up too")
    assert (await tables.game(game_id)).status == "over"


async def test_when_the_last_one_against_it_leaves_the_episode_ends(tables: Tables) -> None:
    game_id = await tables.begin(THREE)
    await abandon(tables, "ann")
    await tables.press("bob", tables.notice(game_id, "Give up too"), "Give up too")
    assert (await tables.game(game_id)).status == "running"
    await leave(tables, "cleo")
    assert (await tables.game(game_id)).status == "over"


async def test_pressing_the_same_twice_does_no_harm(tables: Tables) -> None:
    game_id = await tables.begin({"ann": "vex", "bob": "noor"})
    asked = await tables.slash("bob", "leave", game=game_id)
    yes = tables.button(asked.response.message, "Yes, leave")
    await tables.press("bob", asked.response.message, "Yes, leave")
    said = tables.said(await tables.forge("bob", tables.game_board(game_id), yes))
    assert "You are not playing in this game" in said
    assert sum("has left" in text for text in tables.heard(game_id)) == 1


async def test_the_place_of_who_has_not_moved_for_too_long_is_freed_by_the_others(
    tables: Tables, clock: LoopClock
) -> None:
    lobby = await tables.lobby("ann")
    await tables.pick("ann", lobby, "character", "vex")
    await tables.pick("bob", lobby, "character", "noor")
    await tables.pick("ann", lobby, "pace", "day")
    assert "A day for each move." in tables.text(lobby)
    await tables.press("ann", lobby, "Begin")

    async def page() -> Any:
        return (await tables.slash("ann", "pace", game=1)).response.message

    assert tables.labels(await page()) == ["Nudge"]
    shown = await page()
    early = await tables.forge("ann", shown, "neon_hope:free:1:p2")
    assert "Nobody is overdue any more" in tables.said(early)
    for _ in range(2):
        clock.shift += 12 * 3600
        tables.bot.leagues.uptime.patience = 13 * 3600
        await tables.env.advance_time(61)
        await tables.env.settle()
    assert any("bob has taken longer than the agreed day" in text for text in tables.heard(1))
    shown = await page()
    assert tables.labels(shown) == ["Nudge", "Free Noor’s place"]
    assert tables.text(shown).count("That is too long.") == 2
    assert "claim" not in tables.text(shown), "nobody wins by time here"
    await tables.press("ann", shown, "Free Noor’s place")
    assert await sitting(tables) == {"vex": "ann", "noor": None}
    assert any("**bob** has not moved for too long" in text for text in tables.heard(1))
    await tables.press("ann", tables.notice(1, "Take over Noor"), "Take over Noor")
    assert await sitting(tables) == {"vex": "ann", "noor": "ann"}
    assert "You are not playing" in tables.said(await tables.forge("bob", shown, "neon_hope:free:1:p1"))


async def test_each_code_that_keeps_the_thread_of_a_table_from_being_opened_is_told(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await walk(tables, await tables.begin(THREE), monkeypatch)


@pytest.mark.parametrize("every", slices((0, 8), 1))
async def test_a_table_whose_thread_cannot_be_opened_is_told_so_and_its_thread_opened_later(
    tables: Tables, clock: LoopClock, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "TABLES", quota.Most(200, 200))  # one for each code
    opened = {}
    for code in walked(every) if every else (50024,):
        fail(tables, tables.channel, statuses(code), code, times=2)
        tables.env.inject_error(
            "POST",
            f"/channels/{tables.channel.id}/messages/*/threads",
            status=statuses(code),
            code=code,
            times=2,
        )
        opened[await tables.begin(THREE)] = code
        for _ in range(6):
            await later(tables, clock, 61)
    untold = say("en", "bot-no-thread", channel=f"<#{tables.channel.id}>", group="neonhope")
    for game_id, code in opened.items():
        assert (await tables.game(game_id)).thread_state == "open", code
    for who in THREE:
        said = [tables.text(message) for message in tables.dms(who)]
        assert said.count(untold) >= len(opened) - (10003 in opened.values()), who
