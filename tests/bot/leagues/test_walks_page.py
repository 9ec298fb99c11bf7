"""docs/walks.md, its walk of a league's result: from the button that confirms it to the page on the web."""

from __future__ import annotations

from aiohttp.test_utils import TestClient, TestServer

from bot.leagues.web.server import LeaguePages
from tests.bot.leagues.players import Players, players
from tests.walking_recorder import held, recorded

__all__ = ["players"]


async def test_a_result_goes_the_way_that_the_page_tells(players: Players) -> None:
    league_id = await players.running("ann", "bob", web=True)
    _, runner = await players.pair(league_id)
    pages = LeaguePages(players.leagues).application()
    async with TestClient(TestServer(pages)) as browser:
        await players.report(league_id)
        asked = players.told_with(runner, "Confirm")
        with recorded() as found:
            await players.press(runner, asked, "Confirm")
            answer = await browser.get(f"/league/{league_id}/rounds/1")
        assert "3–\u20600" in await answer.text()
    held("A result: from a button to the page on the web", found)
