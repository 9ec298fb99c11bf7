"""Pages of leagues are no messages of Discord: no markup, no moments as it writes them, nothing escaped for
it; and a ladder has two pages for its challenges and not one for each."""

from __future__ import annotations

import re
from typing import Any

import pytest
from aiohttp.test_utils import TestClient

from engine.leagues.model import Settings
from engine.leagues.season import lifecycle, play
from engine.messages import LANGUAGES
from tests.bot.leagues.organisers import Organisers, desk
from tests.bot.leagues.test_web import FIELD, cells, shown, text, web
from tests.bot.leagues.test_web_words import GAMES, heard

__all__ = ["desk", "web"]

TITLE = "1. Hafen_Cup *2026* `~x~` [a](b)"
MARKUP = re.compile(r"<t:\d|<[@#]|\\[*_~`|>\[\]\\#.-]|\*\*|^-# |^> ", re.MULTILINE)
"""What Discord reads: moments, mentions, escapes, bold, small lines and quotes."""


def links(page: str) -> list[str]:
    """The pages of the league."""
    found = re.findall(r'<a href="([^"?#]*)[^"]*"', page.partition("<main")[0])
    return [re.sub(r"^(\.\./)+", "/league/", link) for link in found if link]


async def look(web: TestClient[Any, Any]) -> None:
    for language in LANGUAGES:
        first = await text(web, f"/league/1?lang={language}")
        for path in ("", *(path for path in links(first) if path != "1")):
            page = heard(await text(web, f"/league/{path.removeprefix('/league/') or 1}?lang={language}"))
            assert MARKUP.search(page) is None, (language, path, page)


@pytest.mark.parametrize("game", GAMES)
async def test_pages_have_no_markup_of_discord(
    desk: Organisers, web: TestClient[Any, Any], game: str
) -> None:
    named = {"title": TITLE, "series": TITLE, "series_leagues": 3}
    await desk.running(*FIELD, game=GAMES[game], draft_seconds=0, **named)
    await desk.do(1, "ann", "web", lifecycle.show, True, organiser=True)
    await look(web)
    assert TITLE in heard(await text(web, "/league/1/rules"))


async def test_while_people_check_in_the_end_is_told_in_the_league_s_time(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.create(check_in=7200, zone="Asia/Tokyo")
    await desk.sign_up(1, *FIELD)
    await desk.do(1, "ann", "start", lifecycle.start, organiser=True)
    await desk.do(1, "ann", "web", lifecycle.show, True, organiser=True)
    await look(web)
    page = heard(await text(web, "/league/1"))
    assert re.search(
        r"Check-in is open until \d{4}-\d\d-\d\d, \d\d:\d\d Asia/Tokyo: 0 of 4 are there\.", page
    )


async def test_before_divisions_are_drawn_nobody_is_in_one(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.create(game=Settings("round_robin", divisions=2, seed=7))
    await desk.sign_up(1, *FIELD)
    await shown(desk)
    page = await text(web, "/league/1")
    assert "Division" not in heard(page)
    assert len(cells(page)) == 1 + len(FIELD)
    await desk.do(1, "ann", "start", lifecycle.start, organiser=True)
    await desk.do(1, "ann", "publish", lifecycle.publish_draft, organiser=True, undo=True)
    page = heard(await text(web, "/league/1"))
    assert "Division 1" in page
    assert "Division 2" in page


async def test_challenges_of_a_ladder_have_two_pages(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.running(*FIELD, game=GAMES["ladder"])
    await shown(desk)
    for at, place in enumerate((3, 1, 2), 1):
        order = (await desk.league(1)).event.ladder
        await desk.do(1, desk.name(order[place]), "challenge", play.challenge, order[place - 1])
        if at < 3:
            await desk.settle(1, f"{at}:1")
    page = await text(web, "/league/1/rounds/1")
    named = [" ".join(link.split()) for link in re.findall(r"<li><a [^>]*>([^<]*)</a>", page)]
    assert named[:4] == ["Standings", "Open challenges", "Challenges played", "Rules"]
    assert [row[0] for row in cells(page)[1:]] == ["3"]
    assert [row[0] for row in cells(await text(web, "/league/1/rounds/2"))[1:]] == ["2", "1"]
    assert (await web.get("/league/1/rounds/3")).status == 404
