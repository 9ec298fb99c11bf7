"""The address under which somebody's calendar of matches is, and the calendar itself."""

from __future__ import annotations

import secrets

from bot.leagues.posts.agenda import entries
from bot.leagues.service.leagues import Leagues
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import first, say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import calendars as store
from bot.store import people
from engine.leagues.calendar import calendar

NAME = "Sysop"


class Calendars:
    """Gives out addresses, and writes what is found there."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues

    async def address(self, user_id: int) -> str:
        """Where somebody's calendar is; "" where the operator has no pages on the web."""
        if not self.leagues.web:
            return ""
        async with self.leagues.db.read() as db:
            token = await store.token_of(db, user_id)
        return self._address(token) if token else await self._new(user_id, keep=True)

    async def renew(self, asker: Asker) -> Answer:
        """Another address; the old one leads nowhere any more. Refusal where there are no pages."""
        if not self.leagues.web:
            raise Refusal("bl-web-none")
        address = await self._new(asker.user_id)
        return Answer(layout=text_layout(say(asker.language, "blp-calendar-new", address=address)))

    async def _new(self, user_id: int, *, keep: bool = False) -> str:
        """`keep`: unless there is one by now, which has been told somewhere else."""
        token = secrets.token_urlsafe(24)
        async with self.leagues.db.write() as db:
            token = (await store.token_of(db, user_id) if keep else None) or token
            await store.put(db, user_id, token)
        return self._address(token)

    def _address(self, token: str) -> str:
        return f"{self.leagues.web}/calendar/{token}.ics"

    async def file(self, token: str) -> bytes | None:
        """The calendar at an address: open matches in all leagues of its owner, as they stand, in the owner's
        language; None if the address leads nowhere. The same bytes as long as nothing has changed."""
        async with self.leagues.db.read() as db:
            owner = await store.owner_of(db, token)
            person = await people.user(db, owner) if owner is not None else None
        if owner is None or person is None:
            return None
        tables = await self.leagues.of_user(owner)
        found = [
            entry
            for table in tables
            for entry in entries(table, str(owner), first(person.language, person.locale, table.language))
        ]
        written = max((table.row.updated for table in tables), default=0.0)
        return calendar(NAME, found, written=int(written))
