"""Warnings of a player: reading, giving and taking them back. Organisers see those of the leagues they
organise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from discord import ui

from bot.leagues.access import Actor, LeagueAccess, organises
from bot.leagues.organisers.settings_view import line
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.posts.describing import stamp
from bot.leagues.stored import Refused, StoredLeague
from bot.leagues.typed import moments
from bot.messages import components, words
from bot.messages.components import OPTION_LABEL, PLACEHOLDER, Row, button, cut
from bot.messages.forms import form
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from engine.leagues.errors import LeagueError
from engine.leagues.season.model import League, Outcome
from engine.leagues.season.warnings import TEXT, warn, warnings_of, withdraw

DAYS: Final = 90
"""How long a warning lasts unless somebody says otherwise."""
ROOM: Final = 3000
"""Characters of the list."""


class Warnings:
    """Serves `/league player` *Warnings*."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access

    async def panel(
        self, who: Actor, league_id: int, person: str, notice: str = "", update: bool = False
    ) -> Answer:
        """Somebody's warnings in force in this league and the others of the server the reader organises."""
        table = await self.access.organised(who, league_id)
        if person not in table.league.people:
            raise Refused(LeagueError("ls-error-not-in"))
        now, language = self.access.leagues.clock.now(), who.language
        lines = [notice] if notice else []
        lines.append(say(language, "bl-warnings", player=table.name(person)))
        for other in await self._organised(who, table):
            lines += [
                say(
                    language,
                    "bl-warning",
                    at=stamp(warning.at, "d"),
                    until=stamp(warning.until, "d"),
                    who=table.mention(warning.by) if warning.by else say(language, "bl-somebody"),
                    league=words.plain(other.row.name),
                    text=words.plain(warning.text),
                )
                for warning in warnings_of(other.league, person, now)
            ]
        if len(lines) == 1 + bool(notice):
            lines.append(say(language, "bl-warnings-none"))
        give = organiser_address(league_id, "modal", f"warn.{person}")
        rows: list[Row] = [components.row(button(say(language, "bl-act-warn"), give))]
        rows += self._take_back(table, person, now, language)
        return Answer(layout=text_layout(cut("\n".join(lines), ROOM), rows=tuple(rows)), update=update)

    async def _organised(self, who: Actor, here: StoredLeague) -> list[StoredLeague]:
        """This league first, then the others of its server that somebody organises."""
        found = await self.access.leagues.of_guild(here.row.guild_id, over=True)
        return [here, *(table for table in found if table.id != here.id and organises(who, table))]

    def _take_back(self, table: StoredLeague, person: str, now: float, language: str) -> list[Row]:
        options = [
            components.option(label=cut(warning.text, OPTION_LABEL), value=str(int(warning.at)))
            for warning in warnings_of(table.league, person, now)
        ]
        if not options:
            return []
        select = components.select(
            custom_id=organiser_address(table.id, "unwarn", person),
            placeholder=cut(say(language, "bl-choose-unwarn"), PLACEHOLDER),
            options=options[:25],
        )
        return [components.row(select)]

    async def modal(self, who: Actor, league_id: int, person: str) -> ui.Modal:
        """What for, and for how many days?"""
        await self.access.organised(who, league_id)
        text = line("warning", who.language, required=True, most=TEXT, long=True)
        days = line("days", who.language, str(DAYS), required=True, most=3)
        return form(
            say(who.language, "bl-act-warn"), organiser_address(league_id, "warned", person), text, days
        )

    async def warn(self, who: Actor, league_id: int, person: str, typed: Mapping[str, str]) -> Answer:
        """Warn somebody with what was typed."""
        days = moments.number(typed.get("days", ""), say(who.language, "bl-field-days"))

        def op(league: League, now: float) -> Outcome:
            return warn(league, now, who.key, person, typed.get("warning", ""), days, organiser=True)

        await self.access.do(who, league_id, "warn", op, person=person)
        return await self.panel(who, league_id, person, say(who.language, "bl-warned"), update=True)

    async def take_back(self, who: Actor, league_id: int, person: str, value: str) -> Answer:
        """Take one back."""
        if not (value.isascii() and value.isdecimal() and len(value) <= 12):
            raise Refusal("bl-forged")

        def op(league: League, now: float) -> Outcome:
            return withdraw(league, now, who.key, person, int(value), organiser=True)

        await self.access.do(who, league_id, "unwarn", op, person=person)
        return await self.panel(who, league_id, person, say(who.language, "bl-unwarned"), update=True)
