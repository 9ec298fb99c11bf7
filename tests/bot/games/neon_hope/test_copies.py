"""A campaign is copied to try another way, also when it has ended; the one copied stays as it was."""

from __future__ import annotations

import pytest

from bot.games.neon_hope.store import steps as store
from engine.neon_hope.rules.campaigns import position
from tests.bot.games.neon_hope import fake
from tests.bot.games.neon_hope.fake_pack import PACK
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.games.neon_hope.test_campaigns import TWO, win
from tests.bot.games.neon_hope.test_steps import CAMPAIGN, to_the_camp


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The campaign of the other tests of steps, with episodes of two."""
    monkeypatch.setattr(fake, "GOAL", 2)
    monkeypatch.setitem(PACK.campaigns, "tides", CAMPAIGN)


async def done(tables: Tables) -> int:
    async with tables.bot.db.read() as db:
        return await store.number(db, 1)


async def test_a_copy_goes_its_own_way(tables: Tables) -> None:
    await tables.lobby("ann")
    log = (await tables.slash("bob", "campaign", campaign=1)).response.message
    copied = (await tables.press("bob", log, "Copy")).response.message
    assert "Campaign 2 is a copy of campaign 1" in tables.text(copied)
    panel = (await tables.press("bob", copied, "Go on")).response.message
    await tables.press("bob", panel, "Burn it")
    assert position(PACK, (await tables.campaign(1)).state) == "letter"
    assert position(PACK, (await tables.campaign(2)).state) == "night"


async def test_a_copy_goes_back_and_takes_the_other_way(tables: Tables) -> None:
    """With its people at the table of the next episode, and the campaign it was copied from as it was."""
    panel = await to_the_camp(tables)
    await tables.press("ann", panel, "Sleep")
    await tables.press("bob", panel, "Sleep")
    log = (await tables.slash("bob", "campaign", campaign=1)).response.message
    copied = (await tables.press("bob", log, "Copy")).response.message
    log = (await tables.slash("bob", "campaign", campaign=2)).response.message
    asked = (await tables.press("bob", log, "Back one step")).response.message
    panel = (await tables.press("bob", asked, "Go on")).response.message
    assert "## The camp" in tables.text(panel)
    for _ in TWO:
        await tables.press("bob", panel, "Watch")
    first, second = await tables.campaign(1), await tables.campaign(2)
    assert position(PACK, first.state) == position(PACK, second.state) == "shore"
    assert second.state.trackers["attention"] == first.state.trackers["attention"] + 2
    shore = (await tables.press("bob", copied, "Go on")).response.message
    lobby = (await tables.press("bob", shore, "Go on")).response.message
    assert f"• {tables.ann.mention}: **Vex**\n• {tables.bob.mention}: **Noor**" in tables.text(lobby)


async def test_another_ending_is_tried_in_a_copy_of_a_finished_campaign(tables: Tables) -> None:
    """Taken back step by step, while the campaign itself stays as it ended."""
    panel = await to_the_camp(tables)
    await tables.press("ann", panel, "Sleep")
    await tables.press("bob", panel, "Sleep")
    shore = (await tables.press("ann", panel, "Go on")).response.message
    lobby = (await tables.press("bob", shore, "Go on")).response.message
    await tables.press("ann", lobby, "Begin")
    await win(tables, "ann", "bob", game_id=2)
    end = (await tables.press("ann", tables.hall(2).history()[-1], "Go on")).response.message
    await tables.press("bob", end, "The end")
    over = await tables.campaign()
    log = (await tables.slash("bob", "campaign", campaign=1)).response.message
    assert tables.labels(log) == ["Back one step", "Copy"]
    copied = (await tables.press("bob", log, "Copy")).response.message
    assert "Campaign 2 is a copy of campaign 1" in tables.text(copied)
    assert (tables.labels(copied), (await tables.campaign(2)).status) == (["Back one step"], "over")
    back = copied
    for step in ("Ebb", "High water", "The shore", "The camp"):
        back = (await tables.press("bob", back, "Back one step")).response.message
        assert f"is back before **{step}**" in tables.text(back)
    again = (await tables.press("bob", back, "Go on")).response.message
    assert "## The camp" in tables.text(again)
    assert (await tables.campaign(2)).status == "running"
    now = await tables.campaign()
    assert (now.status, now.state, await done(tables)) == ("over", over.state, 6)
