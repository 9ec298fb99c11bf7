"""Creating a league in three clicks: a template, a name, Create."""

from __future__ import annotations

import asyncio
from typing import Final

import discord
from discord import ui
from msgspec.structs import replace

from bot.leagues.access import Actor, LeagueAccess
from bot.leagues.organisers.settings_view import line, settings_layout
from bot.leagues.posts import describing
from bot.leagues.stored import Refused, StoredLeague
from bot.messages import components, words
from bot.messages.components import button, cut
from bot.messages.forms import form
from bot.messages.layout import text_layout
from bot.messages.local import likely_zone
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from engine.leagues.errors import LeagueError
from engine.leagues.season.lifecycle import create
from engine.leagues.season.model import WEEK, LeagueSettings, Outcome
from engine.leagues.season.templates import TEMPLATES

TITLE: Final = 50
"""Characters of a name, so that it fits into the button that creates; settings take a longer one."""
TWICE: Final = 30.0
"""Seconds within which the same league again is the same press again."""


def allowed(who: Actor) -> None:
    """Refusal for those who may create no league here."""
    if who.asker.guild_id is None:
        raise Refusal("bot-server-only")
    if not who.may_create:
        raise Refusal("bl-may-not-create")


class Creating:
    """Serves `/league create` and what follows from it."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access
        self._once = asyncio.Lock()

    async def templates(self, who: Actor) -> Answer:
        """The first click: which kind of league?"""
        allowed(who)
        language = who.language
        found = [
            components.option(
                label=cut(say(language, f"bl-template-{name}"), 100),
                value=name,
                description=cut(say(language, f"bl-template-{name}-about"), 100),
            )
            for name in TEMPLATES
        ]
        select = components.select(
            custom_id="lo:new:template", placeholder=say(language, "bl-choose-template"), options=found
        )
        lines = [say(language, "bl-create")]
        lines += [
            f"**{say(language, f'bl-template-{name}')}** – {say(language, f'bl-template-{name}-about')}"
            for name in TEMPLATES
        ]
        return Answer(layout=text_layout("\n".join(lines), rows=(components.row(select),)))

    async def name_modal(self, who: Actor, template: str, guild: str) -> ui.Modal:
        """The second: what is it called? A name is there already."""
        allowed(who)
        self._template(template)
        language = who.language
        title = cut(say(language, "bl-default-title", guild=guild), TITLE) if guild else ""
        field = line("title", language, title, True, TITLE)
        return form(say(language, "bl-create-title"), f"lo:new:name:{template}", field)

    async def preview(self, who: Actor, template: str, title: str) -> Answer:
        """The third: this is what you get. Create?"""
        allowed(who)
        language, title = who.language, " ".join(title.split())[:TITLE]
        if not title:
            raise Refused(LeagueError("ls-error-title", most=TITLE))
        settings = self._settings(template, title)
        offered = self.access.offered(language)
        level = next(iter(offered.levels.values()))
        lines = [
            f"## {words.plain(title)}",
            say(language, "bl-line-rules", rules=describing.rules(settings, language)),
            say(language, "bl-line-length", length=describing.round_length(settings, language)),
            say(language, "bl-line-zone", zone=settings.zone, quiet=describing.quiet(settings, language)),
            say(language, "bl-line-decks", decks=describing.decks(settings, level, language)),
            *(say(language, "bl-line-edition", edition=one) for one in (*offered.editions.values(),)[:1]),
            *describing.publishing_line(settings, language),
            say(language, "bl-create-about"),
        ]
        style = discord.ButtonStyle
        row = components.row(
            button(say(language, "bl-create-now"), f"lo:new:create:{template}:{title}", style.success),
            button(say(language, "bl-create-later"), f"lo:new:later:{template}:{title}"),
        )
        return Answer(layout=text_layout("\n".join(lines), rows=(row,)), update=True)

    async def create(
        self, who: Actor, channel_id: int, locale: str, template: str, title: str, later: bool
    ) -> Answer:
        """Create it: sign-up opens at once, or (`later`) when an organiser says so. Shows the settings."""
        allowed(who)
        guild_id = who.asker.guild_id
        assert guild_id is not None
        async with self._once:
            table = await self._just_made(who, guild_id, title)
            if table is None:
                table = await self._create(who, guild_id, channel_id, locale, template, title, later)
        layout = settings_layout(
            table,
            self.access.offered(who.language, table.row.kind),
            who.language,
            web=self.access.leagues.web,
        )
        return Answer(layout=layout, update=True)

    async def _just_made(self, who: Actor, guild_id: int, title: str) -> StoredLeague | None:
        """The league that the same person has made by the same button a moment ago: pressed twice."""
        since = self.access.leagues.clock.now() - TWICE
        for table in await self.access.leagues.of_guild(guild_id):
            row = table.row
            if row.creator_id == who.id and row.name == title and row.created > since:
                return table
        return None

    async def _create(
        self,
        who: Actor,
        guild_id: int,
        channel_id: int,
        locale: str,
        template: str,
        title: str,
        later: bool,
    ) -> StoredLeague:
        zone = likely_zone(locale)
        settings = self._settings(template, title, zone, self.access.leagues.play.seeds())

        def begin(now: float) -> Outcome:
            # Until somebody opens it, in a month at the latest.
            wanted = replace(settings, opens=now + 4 * WEEK) if later else settings
            return create(now, who.key, wanted)

        level = next(iter(self.access.offered("en").levels))
        return await self.access.leagues.create(guild_id, channel_id, who.id, begin, level=level)

    def _template(self, name: str) -> None:
        if name not in TEMPLATES:
            raise Refusal("bl-forged")

    def _settings(self, template: str, title: str, zone: str = "UTC", seed: int = 0) -> LeagueSettings:
        self._template(template)
        return TEMPLATES[template](title, zone=zone, seed=seed)
