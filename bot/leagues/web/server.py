"""Serves the pages of public leagues over HTTP: each is made once for every version of its league, and has an
ETag.

A league that is not public is not there, as if it had never been. Nothing is written, nobody logs in, and
nothing about who reads is kept.
"""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import blake2b
from typing import Final

from aiohttp import web

from bot.leagues.readers.calendars import Calendars
from bot.leagues.service.leagues import Leagues
from bot.leagues.web import pages
from bot.leagues.web.pages import PageName, Wanted
from bot.messages.refusals import Refusal
from bot.process import strangers
from bot.process.latest import Latest
from bot.process.logs import logger
from bot.store import leagues as store
from bot.store.database import StoreUnavailable
from bot.store.leagues import LeagueRow
from engine.messages import LANGUAGES

log = logger(__name__)

MISSING_SECONDS: Final = 60
"""How long who asked for a page that is not there may take it for missing."""
KEPT: Final = 128
"""Pages that are kept as they were made."""
LARGE: Final = 24
"""Players from which on a page is made in a thread: it would hold the event loop for too long."""
HEADERS: Final = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
}
TYPES: Final = {"json": "application/json"}


class LeaguePages:
    """The pages of the leagues of a bot, as an application of aiohttp."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues
        self.calendars = Calendars(leagues)
        self._made: Latest[tuple[str, Wanted], bytes] = Latest(KEPT)

    def application(self) -> web.Application:
        """Serves `/league/N`, its rounds, bracket, rules and JSON, and `/calendar/SECRET.ics`."""
        app = web.Application(client_max_size=1024)
        league = r"/league/{league:\d{1,12}}"
        app.add_routes(
            [
                web.get("/style.css", self._style),
                web.get(league, partial(self._page, "league")),
                web.get(league + ".json", partial(self._page, "json")),
                web.get(league + r"/rounds/{round:\d{1,4}}", partial(self._page, "round")),
                web.get(league + "/bracket", partial(self._page, "bracket")),
                web.get(league + "/rules", partial(self._page, "rules")),
                web.get(r"/calendar/{token:[\w-]{20,64}}.ics", self._calendar),
                web.get(league + "/{anything:.*}", self._lost),
                web.get("/{anything:.*}", self._missing),
            ]
        )
        return app

    async def serve(self, host: str, port: int) -> None:
        """Serve until cancelled. Where the address cannot be had, that is logged, and all else goes on."""
        await asyncio.to_thread(pages.code)  # reads files, once
        await strangers.serve(self.application(), host, port, "leagues")

    async def _page(self, page: PageName, request: web.Request) -> web.StreamResponse:
        league_id = int(request.match_info["league"])
        asked = request.query.get("lang", "")
        try:
            async with self.leagues.db.read() as db:
                row = await store.get(db, league_id)
            if row is None:
                return _not_found(request)
            chosen = asked in LANGUAGES
            number = int(request.match_info.get("round", 0))
            wanted = Wanted(page, number, asked if chosen else row.language, chosen)
            tag = _tag(row, wanted)
            body = await self._body(row, tag, wanted)
        except (Refusal, StoreUnavailable) as error:
            if isinstance(error, Refusal):
                return _not_found(request)
            log.warning("page put off", league=league_id, error=type(error).__name__)
            return web.Response(status=503, headers={**HEADERS, "Retry-After": "30"})
        if body is None:
            return _not_found(request, await self._shown(row))
        return _answer(request, body, tag, TYPES.get(page, "text/html"))

    async def _body(self, row: LeagueRow, tag: str, wanted: Wanted) -> bytes | None:
        """A page; None for one that is not there, or not public."""
        kept = self._made.get((tag, wanted))
        if kept is not None:
            self._made.move_to_end((tag, wanted))
            return kept
        table = await self.leagues.load(row.id)
        if not table.league.settings.web:
            return None
        levels = dict(self.leagues.hosting.kind_of(table.row.kind).levels(wanted.language))
        make = partial(pages.rendered, table, levels, wanted)
        # Plain Python lets go of the interpreter often enough: a thread holds nobody up.
        small = len(table.league.event.players) < LARGE
        body = make() if small else await asyncio.to_thread(make)
        if body is not None and table.row.version == row.version:
            self._made[tag, wanted] = body
        return body

    async def _shown(self, row: LeagueRow) -> str:
        """Where the way back leads from a page there is not: to its league, if that is shown; else
        nowhere."""
        try:
            shown = (await self.leagues.load(row.id)).league.settings.web
        except (Refusal, StoreUnavailable):
            return ""
        return f"league/{row.id}" if shown else ""

    async def _calendar(self, request: web.Request) -> web.StreamResponse:
        """Somebody's own calendar, for who knows its address; no cache keeps it."""
        try:
            body = await self.calendars.file(request.match_info["token"])
        except StoreUnavailable:
            return web.Response(status=503, headers={**HEADERS, "Retry-After": "30"})
        if body is None:
            return _not_found(request)
        answer = _answer(request, body, blake2b(body, digest_size=8).hexdigest(), "text/calendar")
        answer.headers["Cache-Control"] = "private, no-cache"
        return answer

    async def _style(self, request: web.Request) -> web.StreamResponse:
        return _answer(request, pages.style(), pages.code(), "text/css")

    async def _lost(self, request: web.Request) -> web.StreamResponse:
        """An address of a league that is none of its pages: from there one goes on to the league."""
        try:
            async with self.leagues.db.read() as db:
                row = await store.get(db, int(request.match_info["league"]))
        except StoreUnavailable:
            row = None
        return _not_found(request, await self._shown(row) if row is not None else "")

    async def _missing(self, request: web.Request) -> web.StreamResponse:
        return _not_found(request)


def _tag(row: LeagueRow, wanted: Wanted) -> str:
    """Changes with everything that a page shows: the league, its starter decks, the language, the program."""
    return f"{row.id}.{row.version}.{row.level}.{row.edition}.{wanted.language}.{pages.code()}"


def _answer(request: web.Request, body: bytes, tag: str, kind: str) -> web.Response:
    """The page; nothing but that it is the same, to who has it already."""
    headers = {**HEADERS, "ETag": f'"{tag}"'}
    if any(known.value in (tag, "*") for known in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)


def _not_found(request: web.Request, back: str = "") -> web.Response:
    asked, up = request.query.get("lang", ""), "../" * (request.path.count("/") - 1)
    body = pages.missing(asked if asked in LANGUAGES else "en", back, up)
    headers = {**HEADERS, "Cache-Control": f"max-age={MISSING_SECONDS}"}
    return web.Response(status=404, body=body, content_type="text/html", charset="utf-8", headers=headers)
