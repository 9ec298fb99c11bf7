"""Leagues on the web: what is public is read without a script; what is not is not there."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from xml.etree import ElementTree

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.leagues.readers.calendars import Calendars
from bot.leagues.web import pages
from bot.leagues.web.server import LeaguePages
from bot.store import leagues as store
from engine.leagues.model import Settings
from engine.leagues.season.people import join
from engine.leagues.season.reports import confirm
from tests.bot.leagues.organisers import Organisers, desk
from tests.bot.world import parts

__all__ = ["desk"]

FIELD = ("ann", "bob", "cleo", "dan")
BASE = "https://leagues.example.org"


@pytest.fixture
async def web(desk: Organisers) -> AsyncIterator[TestClient[Any, Any]]:
    """A browser on the pages of the bot."""
    desk.leagues.web = BASE
    async with TestClient(TestServer(LeaguePages(desk.leagues).application())) as client:
        yield client


async def shown(desk: Organisers, *, on: bool = True) -> None:
    """Ann puts the league on the web, or takes it off."""
    if desk.id("ann") in (await desk.league(1)).people:  # her member is called otherwise than she signed up
        ann = desk.world.users["ann"]
        await desk.league_command("ann", "player", action="name", user=ann, other="ann", league=1)
    settings = desk.message(await desk.league_command("ann", "settings", league=1))
    await desk.press("ann", settings, "People")
    await desk.press("ann", settings, "Show it on the web" if on else "Take it off the web")


async def text(web: TestClient[Any, Any], path: str) -> str:
    answer = await web.get(path)
    assert answer.status == 200, path
    return await answer.text()


def tree(page: str) -> ElementTree.Element:
    """A page as a tree: it is well-formed but for the elements that have no end."""
    closed = re.sub(r"<(meta|link|br)\b([^>]*)>", r"<\1\2/>", page.replace("<!doctype html>", ""))
    return ElementTree.fromstring(closed.strip())  # noqa: S314  # our own page


def cells(page: str) -> list[list[str]]:
    """The rows of the tables on a page, as they are read."""
    return [[" ".join("".join(cell.itertext()).split()) for cell in row] for row in tree(page).iter("tr")]


async def test_a_league_is_on_the_web_only_while_its_organiser_shows_it(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    paths = ("/league/1", "/league/1.json", "/league/1/rounds/1", "/league/1/rules")
    nothing = (await (await web.get("/league/99")).read()).replace(
        b"../", b""
    )  # the way to the style, which the address tells
    for path in paths:
        answer = await web.get(path)
        assert (answer.status, (await answer.read()).replace(b"../", b"")) == (404, nothing)
    await shown(desk)
    for path in paths:
        assert (await web.get(path)).status == 200
    assert "shows the league on the web" in desk.text(await desk.league_command("ann", "audit"))
    (link,) = [
        part["url"]
        for part in parts(desk.world.raw(desk.page("Autumn: standings")))
        if part["type"] == 2 and part["style"] == 5
    ]
    assert link == f"{BASE}/league/1"
    await shown(desk, on=False)
    for path in paths:
        assert (await web.get(path)).status == 404
    assert "takes the league off the web" in desk.text(await desk.league_command("ann", "audit"))


async def test_standings_and_rounds_can_be_read(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    await shown(desk)
    corp, runner = await desk.pair(1, "1:1")
    await desk.report(1, "1:1")
    page = await text(web, "/league/1/rounds/1")
    rows = cells(page)
    assert rows[0] == ["No.", "Pairings", "Score"]
    assert f"{corp} (Corp) – {runner} (Runner)" in rows[1][1]
    assert rows[1][2] == "3–\u20600 reported, not agreed yet"
    assert rows[2][2] == "open"
    assert "2 matches to play" in page
    await desk.do(1, runner, "confirm", confirm, "1:1", match="1:1")
    await desk.settle(1, "1:2")
    rows = cells(await text(web, "/league/1"))
    assert rows[0] == ["#", "Player", "Points", "SoS", "ESoS", "W-D-L"]
    assert [row[2] for row in rows[1:]] == ["3", "3", "0", "0"]
    assert [row[5] for row in rows[1:]] == ["1-0-0", "1-0-0", "0-0-1", "0-0-1"]
    rules = await text(web, "/league/1/rules")
    assert "Single-sided Swiss, 2 rounds, no cut" in rules
    assert "All draws come from the seed 7, so that everybody can check them." in rules
    assert (await web.get("/league/1/rounds/3")).status == 404
    assert (await web.get("/league/1/bracket")).status == 404


async def test_a_game_that_is_played_is_live(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    await shown(desk)
    assert "being played</h2>" not in await text(web, "/league/1")
    await desk.ready(1, "1:1")
    page = await text(web, "/league/1")
    assert "One game is being played" in page
    assert json.loads(await text(web, "/league/1.json"))["live"] == 1


async def test_the_bracket_of_a_knock_out(desk: Organisers, web: TestClient[Any, Any]) -> None:
    game = Settings(format="double_elimination", seed=3)
    await desk.running(*FIELD, game=game, draft_seconds=0)
    await shown(desk)
    page = tree(await text(web, "/league/1/bracket"))
    heads = [" ".join("".join(head.itertext()).split()) for head in page.iter("h2")]
    assert heads == [
        "Upper bracket 1",
        "Upper final",
        "Lower bracket 1",
        "Lower final",
        "Final",
        "Bracket reset",
    ]
    games = [" ".join("".join(one.itertext()).split()) for one in page.iter("li") if one.get("value")]
    assert len(games) == 7
    assert games[2] == "winner of 1 – winner of 2"


async def test_what_people_are_called_is_text_and_nobody_is_identified(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.create(title="<script>alert(1)</script> & Söhne", draft_seconds=0)
    await desk.do(1, "bob", "join", join, "</bdi><img src=x onerror=alert(2)>")
    await desk.slash("bob", "play reminders", zone="Asia/Tokyo")
    await shown(desk)
    for path in ("/league/1", "/league/1/rules", "/league/1.json"):
        answer = await web.get(path)
        page = await answer.text()
        assert "<script" not in page or path.endswith(".json")
        assert "<img" not in page or path.endswith(".json")
        assert "Tokyo" not in page
        assert not any(desk.id(name) in page for name in FIELD)
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "&lt;/bdi&gt;&lt;img" in await text(web, "/league/1")


async def test_a_page_is_sent_once_for_each_version(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    await shown(desk)
    first = await web.get("/league/1")
    tag = first.headers["ETag"]
    again = await web.get("/league/1", headers={"If-None-Match": tag})
    assert (again.status, await again.read(), again.headers["ETag"]) == (304, b"", tag)
    assert (await web.get("/league/1?lang=de", headers={"If-None-Match": tag})).status == 200
    await desk.settle(1, "1:1")
    changed = await web.get("/league/1", headers={"If-None-Match": tag})
    assert changed.status == 200
    assert changed.headers["ETag"] != tag
    # The starter decks are no part of the league, and stand among its rules.
    async with desk.leagues.db.write() as db:
        await store.set_values(db, 1, level="intermediate")
    decks = await web.get("/league/1/rules", headers={"If-None-Match": changed.headers["ETag"]})
    assert decks.status == 200
    assert "intermediate" in await decks.text()


async def test_pages_have_what_a_screen_reader_goes_by(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    await shown(desk)
    for path, language in (("/league/1", "en"), ("/league/1/rounds/1?lang=de", "de")):
        page = await text(web, path)
        root = tree(page)
        assert root.get("lang") == language
        assert len(list(root.iter("h1"))) == 1
        skip = next(root.iter("a"))
        assert skip.get("href") == "#content"
        assert [one.get("id") for one in root.iter("main")] == ["content"]
        heads = list(root.iter("th"))
        assert heads
        assert all(cell.get("scope") in ("col", "row") for cell in heads)
        assert all(table.find("caption") is not None for table in root.iter("table"))
        assert [one.get("aria-current") for one in root.iter("a")].count("page") == 1
        # Links hold wherever the pages are: each leads to a page that is there, and keeps the language.
        for link in root.iter("a"):
            target = str(web.make_url(path).join(type(web.make_url("/"))(link.get("href") or "")).relative())
            assert (await web.get(target)).status == 200, target
    assert "Runde 1" in page
    assert 'href="../../1/rules?lang=de"' in page
    style = await web.get("/style.css")
    assert (style.status, style.content_type) == (200, "text/css")


async def test_nothing_can_be_written(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    await shown(desk)
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert (await web.request(method, "/league/1")).status == 405
    for path in (
        "/",
        "/league/",
        "/league/1/rounds/0",
        "/league/x",
        "/league/1/../1.json/x",
        "/league/1/rounds",
    ):
        assert (await web.get(path)).status == 404, path


async def test_where_the_host_has_no_pages_nobody_is_offered_any(desk: Organisers) -> None:
    await desk.create()
    settings = desk.message(await desk.league_command("ann", "settings", league=1))
    await desk.press("ann", settings, "People")
    assert "Show it on the web" not in desk.labels(settings)
    refused = await desk.world.forge("ann", settings, "lo:1:flag:web.on")
    assert "has not switched web pages on" in desk.text(refused)


async def test_a_league_that_is_over_can_be_shown_and_taken_off(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.running(*FIELD, draft_seconds=0, game=Settings(format="sss", rounds=1, seed=7))
    for table in (1, 2):
        await desk.settle(1, f"1:{table}")
    assert (await desk.league(1)).state == "finished"
    await shown(desk)
    assert "The league is over." in await text(web, "/league/1")
    await shown(desk, on=False)
    assert (await web.get("/league/1")).status == 404


async def test_an_address_that_is_taken_stops_nothing_else(desk: Organisers) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        await LeaguePages(desk.leagues).serve("127.0.0.1", taken.getsockname()[1])


async def test_a_large_field_is_shown_as_well(
    desk: Organisers, web: TestClient[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.leagues.web.server.LARGE", 2)
    await desk.running(*FIELD, draft_seconds=0)
    await shown(desk)
    page = await text(web, "/league/1")
    assert sorted(row[1] for row in cells(page)[1:]) == sorted(FIELD)
    assert await text(web, "/league/1") == page


async def test_what_is_not_there_may_be_kept_for_a_minute_and_a_page_never_unasked(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.running(*FIELD)
    missing = await web.get("/league/1")
    assert (missing.status, missing.headers["Cache-Control"]) == (404, "max-age=60")
    await shown(desk)
    assert (await web.get("/league/1")).headers["Cache-Control"] == "no-cache"


def test_a_page_made_with_other_words_is_another_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names = {path.name for path in pages.sources()}
    assert {"bot_leagues.ftl", "views.py", "describing.py", "style.css", "league.html"} <= names
    fresh = pages.code.__wrapped__
    before = fresh()
    assert before == pages.code()
    catalogue = tmp_path / "web.ftl"
    catalogue.write_text("web-rule-no = never")
    monkeypatch.setattr(pages, "sources", lambda: [catalogue])
    first = fresh()
    catalogue.write_text("web-rule-no = by no means")
    assert fresh() != first


async def test_the_rules_tell_of_check_in_and_season(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.create(check_in=7200, series="Harbour", series_leagues=3)
    await shown(desk)
    page = await text(web, "/league/1/rules")
    assert "2 hours after sign-up, before round one" in page
    assert "Harbour, 3 leagues" in page


# -- calendars ----------------------------------------------------------------------------------------------


async def subscribed(desk: Organisers, who: str) -> tuple[str, Any]:
    """The path of somebody's calendar, and the message they were told it in."""
    done = await desk.league_command(who, "export", form="ics", league=1)
    found = re.search(rf"{BASE}(/calendar/\S+\.ics)", desk.text(done))
    assert found is not None
    return found[1], desk.message(done)


async def test_a_calendar_follows_at_an_address_of_ones_own(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    path, message = await subscribed(desk, "bob")
    first = await web.get(path)
    text = await first.text()
    assert (first.status, first.content_type) == (200, "text/calendar")
    assert first.headers["Cache-Control"] == "private, no-cache"
    assert text.count("BEGIN:VEVENT") == 1
    assert "bob" in text
    assert (await subscribed(desk, "bob"))[0] == path
    assert (await subscribed(desk, "cleo"))[0] != path
    again = await web.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert again.status == 304
    # It is theirs though the league is not on the web, and it follows what happens.
    assert (await web.get("/league/1")).status == 404
    league = await desk.league(1)
    mine = next(key for key in league.matches if desk.id("bob") in league.pairing_of(key).players)
    await desk.settle(1, mine)
    assert "VEVENT" not in await (await web.get(path)).text()
    # Another address, and the old one is gone.
    told = desk.text(await desk.press("bob", message, "Another address"))
    assert "The old address leads nowhere" in told
    assert (await web.get(path)).status == 404
    assert (await web.get("/calendar/" + "x" * 32 + ".ics")).status == 404


async def test_a_calendar_is_in_the_language_of_whose_it_is(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    path, _ = await subscribed(desk, "bob")
    assert "(deadline)" in await (await web.get(path)).text()
    await desk.slash("bob", "barter settings", language="de")
    assert "(Frist)" in await (await web.get(path)).text()


async def test_who_is_forgotten_has_no_calendar(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    path, _ = await subscribed(desk, "dan")
    asked = await desk.slash("dan", "privacy delete")
    await desk.press("dan", desk.message(asked), "Yes, forget me")
    assert (await web.get(path)).status == 404


async def test_who_asks_twice_at_once_is_told_one_address(desk: Organisers) -> None:
    desk.leagues.web = BASE
    await desk.running(*FIELD, draft_seconds=0)
    calendars, bob = Calendars(desk.leagues), desk.world.users["bob"].id
    first, second = await asyncio.gather(calendars.address(bob), calendars.address(bob))
    assert first == second
    assert await calendars.file(first.rpartition("/")[2].removesuffix(".ics")) is not None


async def test_without_pages_there_is_a_file_alone(desk: Organisers) -> None:
    await desk.running(*FIELD, draft_seconds=0)
    done = await desk.league_command("bob", "export", form="ics", league=1)
    assert "calendar/" not in desk.text(done)
    assert len(desk.files(done)) == 1


async def test_every_link_of_every_page_leads_somewhere(desk: Organisers, web: TestClient[Any, Any]) -> None:
    await desk.running(*FIELD, game=Settings(format="double_elimination", seed=3), draft_seconds=0)
    await shown(desk)
    for path in ("/league/1", "/league/1/rounds/1", "/league/1/bracket", "/league/1/rules"):
        page = tree(await text(web, path))
        found = [one.get("href", "") for name in ("link", "a") for one in page.iter(name)]
        assert any(link.endswith("style.css") for link in found)
        for link in found:
            answer = await web.get(urljoin(path, link.partition("#")[0]) or path)
            assert answer.status == 200, (path, link)


async def test_from_an_address_that_is_none_one_goes_on_to_the_league(
    desk: Organisers, web: TestClient[Any, Any]
) -> None:
    await desk.running("ann", "bob")
    await shown(desk)
    for path in ("/league/1/round/1", "/league/1/rounds/9", "/league/1/x/y?lang=de"):
        answer = await web.get(path)
        page = await answer.text()
        assert answer.status == 404
        (back,) = re.findall(r'<a href="([^"]+)"', page)
        (style,) = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)
        assert (await web.get(urljoin(path, back))).status == 200, path
        assert (await web.get(urljoin(path, style))).status == 200, path
    for path in ("/league/7/x", "/nowhere", "/"):
        answer = await web.get(path)
        assert (answer.status, "<a " in await answer.text()) == (404, False)
