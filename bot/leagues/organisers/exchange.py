"""Files of a league: export for other tools, and the import of an event that began elsewhere."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

import discord
from msgspec import json
from msgspec.structs import replace

from bot.leagues.access import Actor, LeagueAccess, organises
from bot.leagues.organisers.creating import allowed
from bot.leagues.organisers.printed import pairings_text
from bot.leagues.organisers.settings_view import settings_layout
from bot.leagues.posts.addresses import player_address
from bot.leagues.posts.agenda import entries, open_matches
from bot.leagues.readers.calendars import Calendars
from bot.leagues.service import large
from bot.leagues.stored import StoredLeague
from bot.leagues.typed.decklists import starter
from bot.messages import components, words
from bot.messages.components import button
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.store import ratings as ratings_store
from engine.leagues.calendar import calendar
from engine.leagues.identities import recognised
from engine.leagues.model import Event, Identity
from engine.leagues.nrtm import nrtm_file
from engine.leagues.season.importing import imported, may_play_on, with_ids
from engine.leagues.season.model import Entry, League, Outcome
from engine.leagues.season.people import visible_decks
from engine.leagues.season.public import public
from engine.leagues.spreadsheets import (
    bracket_csv,
    identities_csv,
    pairings_csv,
    ratings_csv,
    standings_csv,
    teams_csv,
)
from engine.leagues.view import LeaderboardView
from engine.leagues.views import leaderboard_view
from engine.messages import items

LARGEST: Final = 1_000_000
"""Bytes of a file that is read."""
FORMATS: Final = ("nrtm", "csv", "json", "print", "ics", "statistics")
TOLD: Final = ("lg-import-", "bl-import-")
"""What an import writes into the audit log of what is to be looked at."""
LINES: Final = 8
"""Differences between a file and its matches that are shown; the audit log has more of them."""
NAMED: Final = 10
"""Unknown identities that are named to who exports."""


class Exchange:
    """Serves `/league export` and `/league import`."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access
        self.calendars = Calendars(access.leagues)

    async def export(self, who: Actor, league_id: int | None, form: str) -> Answer:
        """Files of a league, as attachments of a private answer. Ids of Discord are not in them."""
        table = await self.access.of_guild(who, league_id)
        league = table.league
        if form not in FORMATS:
            raise Refusal("bl-forged")
        if form == "print" and not league.event.rounds:
            raise Refusal("bl-no-pairings")
        if form == "ics" and not open_matches(league, who.key if who.key in league.people else ""):
            raise Refusal("bl-export-no-matches")
        if form == "statistics" and not any(p.corp.name or p.runner.name for p in league.event.players):
            raise Refusal("bl-export-no-identities")
        now = self.access.leagues.clock.now()
        event = league.event if organises(who, table) else _without_decks(table, who)
        of = who.key if who.key in league.people else ""
        ratings = await self._ratings(league, table.row.guild_id) if form in ("csv", "json") else None
        files = await large.read(table, partial(_files, table, event, form, now, who.language, of, ratings))
        names = [discord.File(io.BytesIO(data), filename=name) for name, data in files.items()]
        title = words.plain(league.settings.title)
        layout = text_layout(say(who.language, f"bl-export-{form}", title=title))
        unknown = recognised(event)[1] if form == "nrtm" else ()
        if unknown:
            named = items(who.language, map(words.plain, unknown[:NAMED]))
            layout.add(
                components.text(say(who.language, "bl-export-unknown", number=len(unknown), names=named))
            )
        if form == "ics" and of:
            await self._subscription(layout, table, who)
        for name in files:
            layout.add(components.file(name))
        return Answer(layout=layout, files=tuple(names))

    async def _subscription(self, layout: Layout, table: StoredLeague, who: Actor) -> None:
        """Under the file, the address under which it is always as things stand, where there are such."""
        address = await self.calendars.address(who.id)
        if address:
            layout.add(components.text(say(who.language, "bl-export-subscribe", address=address)))
            new = button(say(who.language, "blp-button-calendar"), player_address(table.id, "calendar"))
            layout.add(components.row(new))

    async def _ratings(self, league: League, guild_id: int) -> LeaderboardView:
        """The server's ratings of who is in the league."""
        async with self.access.leagues.db.read() as db:
            book = await ratings_store.book(db, guild_id)
        names = {person.id: person.name for person in league.people.values()}
        return leaderboard_view(book, names, community=league.settings.title)

    async def load(self, who: Actor, channel_id: int, attachment: discord.Attachment) -> Answer:
        """Continue the event of a file here. Its players are nobody on Discord until an organiser says who
        they are. What is no such file is refused, and nothing is created."""
        allowed(who)
        if attachment.size > LARGEST:
            raise Refusal("bl-import-large", most=LARGEST // 1000)
        try:
            data = await attachment.read()
        except discord.HTTPException as error:
            raise Refusal("bl-import-unread") from error
        if len(data) > LARGEST:
            raise Refusal("bl-import-large", most=LARGEST // 1000)
        seed = self.access.leagues.play.seeds()
        guild_id = who.asker.guild_id
        assert guild_id is not None

        found: list[Entry] = []

        def begin(now: float) -> Outcome:
            job = partial(imported, data, now, who.key, seed)
            outcome = large.read_file(self.access.leagues.workers, data, job)
            found[:] = [entry for entry in outcome.audit if entry.message.startswith(TOLD)]
            return outcome

        level = next(iter(self.access.offered("en").levels))
        table = await self.access.leagues.create(guild_id, channel_id, who.id, begin, level=level)
        return Answer(layout=self._imported(table, who, found))

    def _imported(self, table: StoredLeague, who: Actor, found: Sequence[Entry]) -> Layout:
        """What came of it, and the way on: to the settings, and to who is who. `found`: what the file does
        not say, or says otherwise than its matches do."""
        layout = settings_layout(
            table,
            self.access.offered(who.language, table.row.kind),
            who.language,
            web=self.access.leagues.web,
        )
        event = table.league.event
        rounds = len([played for played in event.rounds if played.completed])
        lines = [
            say(who.language, "bl-imported", players=len(event.players), rounds=rounds, found=len(found))
        ]
        over = table.league.state == "finished"
        lines += ["- " + table.said(entry, who.language) for entry in found[:LINES]]
        if len(found) > LINES:
            lines.append("- " + say(who.language, "bl-import-more", more=len(found) - LINES))
        lines.append(say(who.language, "bl-imported-over" if over else "bl-imported-who"))
        if may_play_on(table.league):
            lines.append(say(who.language, "bl-imported-on"))
        return layout.add(components.text("\n".join(lines)))


# -- export ------------------------------------------------------------------------------------------------


def _without_decks(table: StoredLeague, who: Actor) -> Event:
    """The event as somebody may see it: without identities that are not shown to them (yet)."""
    league = table.league
    if league.settings.decks == "starter" or league.state == "finished":
        return league.event
    players = tuple(
        player
        if visible_decks(league, who.key, player.id) is not None
        else replace(player, corp=Identity(), runner=Identity())
        for player in league.event.players
    )
    return replace(league.event, players=players)


def _numbered(event: Event) -> Event:
    """Ids of Discord are nobody's business: players are numbered in the order they signed up."""
    return with_ids(event, {player.id: str(at) for at, player in enumerate(event.players, 1)})


def _files(
    table: StoredLeague,
    event: Event,
    form: str,
    now: float,
    language: str,
    of: str,
    ratings: LeaderboardView | None,
) -> dict[str, bytes]:
    """The files of a form, by name. `of`: whose calendar; "" is everybody's."""
    stem = re.sub(r"[^a-z0-9]+", "-", table.league.settings.title.lower()).strip("-")[:40] or "league"
    makers: dict[str, Callable[[], dict[str, bytes]]] = {
        "nrtm": lambda: {f"{stem}.json": _nrtm(table, event, now)},
        "csv": lambda: {
            f"{stem}-{name}.csv": text.encode("utf-8-sig")
            for name, text in _tables(table.league, event, ratings).items()
        },
        "json": lambda: {
            f"{stem}-all.json": json.format(json.encode(public(table.league, ratings)), indent=2)
        },
        "print": lambda: {f"{stem}-pairings.txt": pairings_text(table.league, language).encode("utf-8-sig")},
        "ics": lambda: {
            f"{stem}.ics": calendar(
                table.league.settings.title, entries(table, of, language), written=int(now)
            )
        },
        "statistics": lambda: {f"{stem}-identities.csv": identities_csv([event]).encode("utf-8-sig")},
    }
    return makers[form]()


def _tables(league: League, event: Event, ratings: LeaderboardView | None) -> dict[str, str]:
    """Tables by name; those that have nothing in them are left out."""
    found = {"standings": standings_csv(_numbered(event)), "pairings": pairings_csv(_numbered(event))}
    if event.settings.boards:
        found["teams"] = teams_csv(event)
    tree = public(league).bracket
    if tree is not None:
        found["bracket"] = bracket_csv(tree)
    if ratings is not None and (ratings.corp or ratings.runner):
        found["ratings"] = ratings_csv(ratings)
    return found


def _nrtm(table: StoredLeague, event: Event, now: float) -> bytes:
    """The file for tournament sites, with identities as they know them. Dated on the day the league ended in
    its zone; before that, on the day it is written."""
    league = table.league
    own = any(player.corp.name or player.runner.name for player in event.players)  # of an imported event
    usual = starter(table.row.level) if league.settings.decks == "starter" and not own else None
    known, _ = recognised(event, usual)
    day = datetime.fromtimestamp(_ended(league) or now, ZoneInfo(league.settings.zone))
    return nrtm_file(known, date=day.strftime("%Y-%m-%d"))


def _ended(league: League) -> float | None:
    """When a league ended; of one that ended before that was noted, when its last match was due."""
    if league.ended is None and league.state == "finished":
        return max((match.deadline for match in league.matches.values()), default=league.created)
    return league.ended
