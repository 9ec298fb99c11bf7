"""The pages of leagues in a real browser, on a telephone and without scripts."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer
from playwright.async_api import Page, async_playwright, expect

from bot.leagues.web.server import LeaguePages
from engine.leagues.model import Settings
from engine.leagues.season.lifecycle import publish_draft, show, start
from engine.leagues.season.play import challenge
from engine.leagues.season.teams import found_team
from engine.messages import LANGUAGES
from tests.bot.leagues.organisers import Organisers, desk
from tests.sandbox.test_page import ARGUMENTS, PHONE

__all__ = ["desk"]

pytestmark = pytest.mark.browser
NAMES = ("Runners of the Seven Harbours", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "<b>Red</b>")


@pytest.fixture
async def phone() -> AsyncIterator[Page]:
    """A telephone that runs no scripts."""
    executable = shutil.which("chromium")
    if executable is None:
        if os.environ.get("SYSOP_REQUIRE_BROWSER") == "1":
            pytest.fail("SYSOP_REQUIRE_BROWSER is set and there is no chromium: apt-get install chromium")
        pytest.skip("no chromium here (Debian: apt-get install chromium)")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=executable, args=ARGUMENTS, timeout=300_000
        )
        context = await browser.new_context(
            viewport={"width": PHONE["width"], "height": PHONE["height"]}, java_script_enabled=False
        )
        context.set_default_timeout(60_000)
        yield await context.new_page()
        await browser.close()


async def fits(page: Page) -> None:
    """Nothing makes the page itself wider than the telephone: a wide table moves by itself."""
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], page.url


async def test_a_league_of_teams_is_read_on_a_telephone(desk: Organisers, phone: Page) -> None:
    await desk.create(game=Settings("sss", boards=2, rounds=2, seed=7), web=True, title="Autumn of teams")
    people = ("ann", "bob", "cleo", "dan", "eve")
    await desk.sign_up(1, *people)
    for who, team in zip(people, NAMES, strict=False):
        await desk.do(1, who, "found", found_team, team)
    await desk.do(1, "ann", "start", start, organiser=True)
    await desk.do(1, "ann", "publish", publish_draft, organiser=True, undo=True)
    await desk.do(1, "ann", "web", show, True, organiser=True)
    async with TestClient[Any, Any](TestServer(LeaguePages(desk.leagues).application())) as web:
        await phone.goto(str(web.make_url("/league/1")))
        await expect(phone.get_by_role("heading", name="Standings")).to_be_visible()
        await expect(phone.get_by_role("columnheader", name="Team")).to_be_visible()
        for team in NAMES:
            await expect(phone.get_by_role("rowheader", name=team)).to_be_visible()
        await fits(phone)
        await phone.get_by_role("link", name="Round 1").click()
        await expect(phone.get_by_role("heading", name="Round 1")).to_be_visible()
        await expect(phone.locator("tr.teams")).to_have_count(2)
        await fits(phone)
        await phone.get_by_role("link", name="Deutsch").click()
        await expect(phone.get_by_role("heading", name="Runde 1")).to_be_visible()
        await phone.get_by_role("link", name="Regeln").click()
        await expect(phone.get_by_text("Teams zu 2")).to_be_visible()
        await fits(phone)


BROKEN = """() => {
  const broken = [];
  for (const one of document.querySelectorAll("td, thead th, .date, nav a")) {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const word of node.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map((each) => each.top)).size > 1) broken.push(word[0]);
      }
  }
  return broken;
}"""
"""Words of cells, headings, dates and links that stand in two lines."""


async def test_no_word_but_a_name_is_broken_on_a_telephone(desk: Organisers, phone: Page) -> None:
    await desk.create(game=Settings("sss", boards=2, rounds=2, seed=7), web=True)
    people = ("ann", "bob", "cleo", "dan")
    await desk.sign_up(1, *people)
    for who, team in zip(people, NAMES[:2], strict=False):
        await desk.do(1, who, "found", found_team, team)
    await desk.do(1, "ann", "start", start, organiser=True)
    await desk.do(1, "ann", "publish", publish_draft, organiser=True, undo=True)
    await desk.do(1, "ann", "web", show, True, organiser=True)
    await desk.running(*people, game=Settings("ladder", seed=3))
    order = (await desk.league(2)).event.ladder
    await desk.do(2, desk.name(order[1]), "challenge", challenge, order[0])
    await desk.do(2, "ann", "web", show, True, organiser=True)
    async with TestClient[Any, Any](TestServer(LeaguePages(desk.leagues).application())) as web:
        for path in ("/league/1", "/league/1/rounds/1", "/league/2/rounds/1"):
            for language in LANGUAGES:
                await phone.goto(str(web.make_url(f"{path}?lang={language}")))
                assert await phone.evaluate(BROKEN) == [], (path, language)
                await fits(phone)
