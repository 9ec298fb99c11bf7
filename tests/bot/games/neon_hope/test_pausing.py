"""A campaign is paused for weeks: nobody is reminded, and everybody reads who is back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.neon_hope.store import deadlines, pauses
from bot.store import games, privacy, waits
from tests.bot.conftest import LoopClock
from tests.bot.games.neon_hope import fake
from tests.bot.games.neon_hope.fake import HELP, TAKE, TASK
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.games.neon_hope.test_campaigns import DAY, TWO, win
from tests.bot.games.neon_hope.test_limits import same

BACK, PAUSE, NOW = "I am back", "Pause", "End the pause"


async def log(tables: Tables, who: str) -> Any:
    return (await tables.slash(who, "campaign", campaign=1)).response.message


async def pause(tables: Tables, who: str = "ann") -> None:
    answered = await tables.press(who, await log(tables, who), PAUSE)
    assert "The campaign is paused" in tables.said(answered)


async def waited_for(tables: Tables, game_id: int = 1) -> dict[str, float]:
    """Seat to since when."""
    async with tables.bot.db.read() as db:
        return {seat: row.since for seat, row in (await waits.of_game(db, game_id)).items()}


async def paused(tables: Tables) -> bool:
    async with tables.bot.db.read() as db:
        return await pauses.get(db, 1) is not None


async def pace(tables: Tables) -> str:
    async with tables.bot.db.read() as db:
        row = await games.get(db, 1)
    assert row is not None
    return row.pace


def written(tables: Tables) -> list[int]:
    """The messages that each has, and those of the thread; a reminder takes the place of an old one."""
    return [one.id for one in (*tables.dms("ann"), *tables.dms("bob"), *tables.hall(1).history())]


async def test_nobody_is_reminded_in_the_middle_of_an_episode_until_all_are_back(
    tables: Tables, clock: LoopClock
) -> None:
    await tables.begin(TWO)
    assert await waited_for(tables)
    await pause(tables)
    assert "**ann** pauses the campaign" in tables.heard(1)[-1]
    assert await waited_for(tables) == {}
    await same(tables)
    before = written(tables)
    for days in (1, 7, 22):
        await tables.wait(days * DAY, clock)
    await tables.restart()
    assert written(tables) == before
    assert "Nobody is back yet." in tables.text(tables.game_board(1))
    assert "Nobody is back yet." in tables.text(await log(tables, "cleo"))

    await tables.do("bob", BACK)
    assert "**bob** is back. Still away: ann." in tables.heard(1)[-1]
    assert "Back: bob; still away: ann." in tables.text(tables.game_board(1))
    assert BACK not in tables.labels(tables.panel("bob"))
    assert await waited_for(tables) == {}
    await same(tables)
    await tables.press("ann", tables.notice(1, BACK), BACK)
    assert f"**ann** is back: the campaign goes on. {tables.bob.mention}" in tables.heard(1)[-1]
    assert all(since > clock.now() - 120 for since in (await waited_for(tables)).values())
    assert await waited_for(tables)
    await same(tables)
    assert BACK not in tables.labels(tables.game_board(1))
    before = written(tables)
    await tables.wait(1.1 * DAY, clock)
    assert written(tables) != before, "now they are reminded again"


async def test_moves_can_be_made_meanwhile_and_call_nobody_twice(tables: Tables, clock: LoopClock) -> None:
    await tables.begin(TWO)
    await pause(tables)
    await tables.do("ann", TAKE)
    assert await waited_for(tables) == {}
    before = written(tables)
    await tables.wait(10 * DAY, clock)
    assert written(tables) == before


async def test_one_of_them_can_have_it_go_on_at_once(tables: Tables) -> None:
    await tables.begin(TWO)
    await pause(tables)
    answered = await tables.press("bob", await log(tables, "bob"), NOW)
    assert "The campaign goes on." in tables.said(answered)
    assert f"**bob** ends the pause: the campaign goes on. {tables.ann.mention}" in tables.heard(1)[-1]
    assert await waited_for(tables)
    assert not await paused(tables)
    assert tables.labels(await log(tables, "bob")) == [PAUSE]


async def test_the_pace_that_was_agreed_on_comes_back(tables: Tables) -> None:
    lobby = await tables.lobby("ann")
    for who, character in TWO.items():
        await tables.pick(who, lobby, "character", character)
    await tables.pick("ann", lobby, "pace", "three")
    await tables.press("ann", lobby, "Begin")
    await pause(tables)
    assert await pace(tables) == ""
    await tables.press("ann", await log(tables, "ann"), NOW)
    assert await pace(tables) == "three"


async def test_offers_to_help_do_not_end_while_it_is_paused(tables: Tables, clock: LoopClock) -> None:
    await tables.begin(TWO, limit="600")
    await tables.do("ann", TAKE)
    await tables.do("ann", TASK)
    await pause(tables)
    await tables.wait(5 * DAY, clock)
    assert HELP in tables.labels(tables.panel("bob"))
    assert "Paused since" in tables.text(tables.panel("bob"))
    await tables.press("ann", await log(tables, "ann"), NOW)
    async with tables.bot.db.read() as db:
        (offer,) = (await deadlines.of_game(db, 1)).values()
    assert 400 < offer.due - clock.now() <= 600
    await tables.wait(601, clock)
    assert HELP not in tables.labels(tables.panel("bob"))


async def test_an_episode_begun_in_a_pause_has_its_pace_once_all_are_back(
    tables: Tables, clock: LoopClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fake, "GOAL", 2)
    await tables.begin(TWO)
    await win(tables, "ann", "bob")
    await pause(tables, "bob")
    assert "**bob** pauses the campaign" in tables.heard(1)[-1]
    listed = tables.said(await tables.slash("cleo", "campaign"))
    assert "next: episode 2, High water · ⏸️ Paused since" in listed
    lobby = (await tables.press("ann", await log(tables, "ann"), "Next episode")).response.message
    await tables.press("ann", lobby, "Begin")
    assert await waited_for(tables, 2) == {}
    await tables.press("ann", await log(tables, "ann"), BACK)
    assert "**ann** is back. Still away: bob." in tables.heard(2)[-1]
    await tables.do("bob", BACK, 2)
    assert await waited_for(tables, 2)


async def test_a_campaign_that_comes_to_its_end_is_not_paused_any_more(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fake, "GOAL", 2)
    await tables.begin(TWO)
    await win(tables, "ann", "bob")
    lobby = (await tables.press("ann", await log(tables, "ann"), "Next episode")).response.message
    await tables.press("ann", lobby, "Begin")
    await pause(tables)
    stale = await log(tables, "ann")
    await win(tables, "ann", "bob", game_id=2)
    assert not await paused(tables)
    assert "not paused" in tables.said(await tables.press("ann", stale, BACK))
    forged = await tables.forge("ann", stale, "neon_hope:pause:1:begin")
    assert "come to its end" in tables.said(forged)


async def test_only_those_who_play_pause_it_once_and_come_back_once(tables: Tables) -> None:
    await tables.begin(TWO)
    hers, his = await log(tables, "cleo"), await log(tables, "bob")
    assert "pause it" in tables.said(await tables.press("cleo", hers, PAUSE))
    page = await log(tables, "ann")
    early = await tables.forge("ann", page, "neon_hope:pause:1:back")
    assert "not paused" in tables.said(early)
    assert "not paused" in tables.said(await tables.forge("ann", page, "neon_hope:returned:1"))
    await pause(tables)
    assert "paused already" in tables.said(await tables.press("bob", his, PAUSE))
    told = len(tables.heard(1))
    page = await log(tables, "ann")
    assert "Welcome back" in tables.said(await tables.press("ann", page, BACK))
    assert "back already. Still away: bob." in tables.said(await tables.press("ann", page, BACK))
    assert len(tables.heard(1)) == told + 1
    assert "not playing in this game" in tables.said(await tables.press("cleo", tables.notice(1, BACK), BACK))
    nudge = await tables.slash("ann", "pace")
    assert "This campaign is paused" in tables.said(nudge)


async def test_who_is_forgotten_is_not_among_those_who_are_back(tables: Tables) -> None:
    await tables.begin(TWO)
    await pause(tables)
    await tables.do("bob", BACK)
    async with tables.bot.db.write() as db:
        await privacy.forget(db, tables.bob.id, "somebody", lambda: "0")
        row = await pauses.get(db, 1)
    assert row is not None
    assert row.returned == ()
