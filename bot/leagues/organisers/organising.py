"""Setting a league up and driving it: the settings, sign-up, start, end, calling it off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord
from discord import ui

from bot import invite
from bot.leagues.access import Actor, LeagueAccess, asked
from bot.leagues.organisers import audit, options, season_ops
from bot.leagues.organisers.announced import ANNOUNCED, breaks, question
from bot.leagues.organisers.round_view import round_layout
from bot.leagues.organisers.settings_view import PAGES, fields, line, settings_layout
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.service import undoing
from bot.leagues.stored import Refused, StoredLeague
from bot.leagues.typed import moments
from bot.messages import words
from bot.messages.forms import form
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import moment, say
from bot.presses.answers import Answer
from bot.presses.channels import text_channel
from engine.leagues.errors import LeagueError
from engine.leagues.final import by_strength
from engine.leagues.season import lifecycle
from engine.leagues.season.importing import play_on
from engine.leagues.season.model import League, LeagueSettings, Outcome
from engine.leagues.season.series import set_series
from engine.leagues.teams import entrants

PAGE_OF: Final = {
    "format": "play", "rounds": "play", "cut": "play", "elimination": "play", "both": "play",
    "seeds": "play", "ties": "play", "relax": "play",
    "length": "time", "cutlength": "time", "publish": "time",
    "early": "time", "dates": "time", "checkin": "time",
    "decks": "people", "late": "people", "numbers": "play", "undo": "people", "hints": "people",
}  # fmt: skip
"""On which page of the settings something is chosen."""
MOST_REASON = 400


class Organising:
    """Serves the settings, and the buttons under them."""

    def __init__(self, access: LeagueAccess, client: discord.Client) -> None:
        self.access = access
        self.client = client

    # -- settings ------------------------------------------------------------------------------------------

    def shown(self, table: StoredLeague, who: Actor, page: str = "play", update: bool = True) -> Answer:
        """The settings as they are."""
        layout = settings_layout(
            table,
            self.access.offered(who.language, table.row.kind),
            who.language,
            page,
            web=self.access.leagues.web,
        )
        return Answer(layout=layout, update=update)

    async def settings(self, who: Actor, league_id: int, page: str = "play", update: bool = False) -> Answer:
        """Show the settings to an organiser."""
        if page not in PAGES:
            raise Refusal("bl-forged")
        return self.shown(await self.access.organised(who, league_id), who, page, update)

    async def choose(self, who: Actor, league_id: int, what: str, values: Sequence[str]) -> Answer:
        """Something was chosen in a select."""
        value = values[0] if values else ""
        if what == "decks" and value.startswith("starter:"):
            return await self._starter(who, league_id, value.partition(":")[2])
        if what == "edition":
            return await self._edition(who, league_id, value)
        table = await self.access.organised(who, league_id)
        if breaks(table, what, options.chosen(table.league.settings, what, value)):
            return question(table, who.language, what, value)
        return await self._edit(who, league_id, what, lambda was: options.chosen(was, what, value), value)

    async def announced(self, who: Actor, league_id: int, arg: str) -> Answer:
        """The same after the question ("rounds.7")."""
        what, _, value = arg.partition(".")
        if what == "promote":
            table = await self.access.organised(who, league_id)
            settings = table.league.settings
            given = {"series": settings.series, "leagues": str(settings.series_leagues), "promote": value}
            return await self._series(who, league_id, given, sure=True)
        if what not in ANNOUNCED:
            raise Refusal("bl-forged")
        return await self._edit(who, league_id, what, lambda was: options.chosen(was, what, value), value)

    async def flag(self, who: Actor, league_id: int, what: str) -> Answer:
        """Something was turned on or off ("late.off")."""
        name, _, turned = what.partition(".")
        on = turned == "on"
        if name == "web":
            return await self._show(who, league_id, on)
        return await self._edit(who, league_id, name, lambda was: options.turned(was, name, on), turned)

    async def _show(self, who: Actor, league_id: int, on: bool) -> Answer:
        if on and not self.access.leagues.web:
            raise Refusal("bl-web-none")

        def op(league: League, now: float) -> Outcome:
            return lifecycle.show(league, now, who.key, on, organiser=True)

        table = await self.access.do(who, league_id, "web", op, on=on)
        return self.shown(table, who, "people")

    async def _starter(self, who: Actor, league_id: int, level: str) -> Answer:
        table = await self.access.organised(who, league_id)
        levels = self.access.offered(table.language, table.row.kind).levels
        if level not in levels:
            raise Refusal("bl-forged")
        if table.league.state == "running" and level != table.row.level:
            raise Refused(LeagueError("ls-error-begun"))
        answer = await self._edit(
            who, league_id, "decks", lambda was: options.chosen(was, "decks", "starter"), level
        )
        if level == table.row.level:
            return answer
        said = "lst-log-level", {"level": levels[level]}
        table = await self.access.leagues.office.set_games(league_id, who.id, said, level=level)
        return self.shown(table, who, "people")

    async def _edition(self, who: Actor, league_id: int, edition: str) -> Answer:
        """By which rules its games are played; from round one on that stands."""
        table = await self.access.organised(who, league_id)
        editions = self.access.offered(table.language, table.row.kind).editions
        if edition not in editions:
            raise Refusal("bl-forged")
        if edition != table.row.edition:
            op = season_ops.by(lifecycle.play_by_others, who.key)
            await self.access.do(who, league_id, "edition", op, undo=False)
            said = "lst-log-edition", {"edition": editions[edition]}
            table = await self.access.leagues.office.set_games(league_id, who.id, said, edition=edition)
        return self.shown(table, who, "people")

    async def _edit(
        self, who: Actor, league_id: int, what: str, change: season_ops.Change, value: str, page: str = ""
    ) -> Answer:
        op = season_ops.edited(who.key, change)
        table = await self.access.do(who, league_id, "settings", op, what=what, value=value[:100])
        return self.shown(table, who, page or PAGE_OF.get(what, "play"))

    async def modal(self, who: Actor, league_id: int, name: str) -> ui.Modal:
        """What is typed: dates, the series, or numbers and the name."""
        table = await self.access.organised(who, league_id)
        if name not in ("dates", "numbers", "series"):
            raise Refusal("bl-forged")
        title = say(who.language, f"bl-modal-{name}")
        return form(title, organiser_address(league_id, "form", name), *fields(table, name, who.language))

    async def typed(self, who: Actor, league_id: int, name: str, typed: Mapping[str, str]) -> Answer:
        """What was typed into it. Nothing is changed unless all of it can be."""
        table = await self.access.organised(who, league_id)
        language, now = who.language, self.access.leagues.clock.now()
        if name == "dates":
            try:
                new = season_ops.understood(table.league.settings, typed, now)
            except LeagueError as error:
                raise Refused(error) from error
            why = season_ops.soon(table.league, new, now)
            if why:
                at = moment(language, (new.opens if why == "bl-opens-soon" else new.closes) or 0)
                yes = "bl-opens-yes" if why == "bl-opens-soon" else "bl-closes-yes"
                layout = asked(table, why, yes, "dated", new.carried(), language, until=at)
                return Answer(layout=layout, update=True)
            return await self._edit(who, league_id, name, new.change, new.zone)
        if name == "series":
            return await self._series(who, league_id, typed)
        if name != "numbers":
            raise Refusal("bl-forged")
        numbers = {
            key: moments.number(typed[key], say(language, f"bl-field-{key}"))
            for key in ("capacity", "fewest", "divisions", "legs", "reach")
            if key in typed
        }
        title = " ".join(typed.get("title", "").split())
        room = numbers.get("capacity", table.league.settings.capacity)
        if table.league.state == "running" and room != table.league.settings.capacity:
            # The rest is done; what was announced is asked for.
            del numbers["capacity"]
            await self._edit(
                who, league_id, name, lambda was: season_ops.numbered(was, title, numbers), title
            )
            return question(table, language, "capacity", str(room))
        return await self._edit(
            who, league_id, name, lambda was: season_ops.numbered(was, title, numbers), title
        )

    async def dated(self, who: Actor, league_id: int, arg: str) -> Answer:
        """Dates that were typed, after the question."""
        new = season_ops.Dates.read(arg)
        return await self._edit(who, league_id, "dates", new.change, new.zone)

    async def _series(
        self, who: Actor, league_id: int, typed: Mapping[str, str], *, sure: bool = False
    ) -> Answer:
        """The series a league belongs to: also of one that is over."""
        leagues, promote = (
            moments.number(typed.get(key, "") or "0", say(who.language, f"bl-field-{key}"))
            for key in ("leagues", "promote")
        )
        before = (await self.access.organised(who, league_id)).league
        held = before.settings.promote
        ask = promote != held and bool(before.settings.series and before.event.rounds) and not sure
        ask = ask and by_strength(before.event)
        new, promote = promote, held if ask else promote

        def op(league: League, now: float) -> Outcome:
            return set_series(league, now, who.key, typed.get("series", ""), leagues, promote, organiser=True)

        table = await self.access.do(who, league_id, "series", op)
        if ask:
            return question(table, who.language, "promote", str(new))
        return self.shown(table, who, "time")

    async def organisers(self, who: Actor, league_id: int, kind: str, values: Sequence[str]) -> Answer:
        """Roles or people were chosen. Whoever created it stays one of them."""
        table = await self.access.organised(who, league_id)
        if not all(value.isascii() and value.isdecimal() and len(value) <= 20 for value in values):
            raise Refusal("bl-forged")
        chosen = [int(value) for value in values]
        guild_id = table.row.guild_id
        if kind == "roles" and guild_id in chosen:
            # The role of a server's own id is everybody.
            raise Refusal("bl-everyone")
        users = chosen if kind == "organisers" else sorted(table.row.organisers)
        roles = chosen if kind == "roles" else sorted(table.row.roles)
        table = await self.access.leagues.office.set_organisers(league_id, who.id, users, roles)
        return self.shown(table, who, "people")

    async def channel(self, who: Actor, league_id: int, act: str, values: Sequence[str]) -> Answer:
        """Where the league is announced ("channel"), or where organisers are told ("deskchannel"; none: by
        direct message). Refusal for a channel the bot cannot write in."""
        table = await self.access.organised(who, league_id)
        chosen = await self._writable(table, values[0], who.language) if values else None
        office = self.access.leagues.office
        if act == "deskchannel":
            table = await office.set_organiser_channel(league_id, who.id, chosen)
        elif chosen is not None:
            table = await office.set_channel(league_id, who.id, chosen)
        return self.shown(table, who, "people")

    async def _writable(self, table: StoredLeague, value: str, language: str) -> int:
        named = int(value) if value.isascii() and value.isdecimal() else 0
        found = await text_channel(self.client, table.row.guild_id, named) if named else None
        if found is None:
            raise Refusal("bl-bad-channel")
        missing = invite.missing(found[1])
        if missing:
            raise Refusal("bot-missing", names=[say(language, name) for name in missing])
        return named

    # -- from sign-up to the end ---------------------------------------------------------------------------

    async def open(self, who: Actor, league_id: int) -> Answer:
        """Open sign-up now."""
        op = season_ops.by(lifecycle.open_signup, who.key)
        return self.shown(await self.access.do(who, league_id, "open", op), who)

    async def close(self, who: Actor, league_id: int, update: bool = True) -> Answer:
        """Close sign-up now. Where there are enough, the pairings of round one are shown."""
        op = season_ops.by(lifecycle.close_signup, who.key)
        table = await self.access.do(who, league_id, "close", op)
        if table.league.draft is not None:
            return Answer(layout=round_layout(table, who.language), update=update)
        return self.shown(table, who, update=update)

    async def start(self, who: Actor, league_id: int, update: bool = True, sure: bool = False) -> Answer:
        """Close sign-up and draw round one; shows the draft. If there is one already, only that. Where people
        are to check in, that begins; where they do so already, it ends. Asks once
        more (unless `sure`) where matches begin with this."""
        table = await self.access.organised(who, league_id)
        before = table.league.state in ("planned", "signup", "closed") and table.league.draft is None
        if before and _at_once(table.league.settings) and not sure:
            players = entrants(table.league.event)
            layout = asked(
                table, "bl-start-sure", "bl-start-yes", "start", "yes", who.language, players=players
            )
            return Answer(layout=layout, update=update)
        if table.league.draft is None:
            game, field = table.league.settings.game, entrants(table.league.event)
            if table.league.state in ("planned", "signup", "closed") and 0 < field < game.cut:
                raise Refusal("bl-cut-too-large", cut=game.cut, players=field)
            op = season_ops.by(lifecycle.start, who.key)
            table = await self.access.do(who, league_id, "start", op)
        if table.league.event.settings.format == "ladder" or table.league.checking is not None:
            return self.shown(table, who, update=update)
        return Answer(layout=round_layout(table, who.language), update=update)

    async def ask_cancel(self, who: Actor, league_id: int, update: bool = True) -> Answer:
        """Really call it off?"""
        table = await self.access.organised(who, league_id)
        if table.league.state in ("finished", "cancelled"):
            raise Refused(LeagueError("ls-error-over"))
        title = words.plain(table.league.settings.title)
        layout = asked(table, "bl-cancel-sure", "bl-cancel-yes", "modal", "cancel", who.language, title=title)
        return Answer(layout=layout, update=update)

    async def cancel_modal(self, who: Actor, league_id: int) -> ui.Modal:
        """Why? The answer is told in the channel."""
        await self.access.organised(who, league_id)
        reason = line("reason", who.language, most=MOST_REASON, long=True)
        return form(say(who.language, "bl-act-cancel"), organiser_address(league_id, "cancelled"), reason)

    async def cancel(self, who: Actor, league_id: int, reason: str) -> Answer:
        """Call it off."""

        def op(league: League, now: float) -> Outcome:
            return lifecycle.cancel(league, now, who.key, reason, organiser=True)

        await self.access.do(who, league_id, "cancel", op)
        return Answer(layout=text_layout(say(who.language, "bl-cancelled")), update=True)

    async def ask_finish(self, who: Actor, league_id: int) -> Answer:
        """Really end it?"""
        table = await self.access.organised(who, league_id)
        layout = asked(table, "bl-finish-sure", "bl-finish-yes", "finish", "yes", who.language)
        return Answer(layout=layout, update=True)

    async def finish(self, who: Actor, league_id: int) -> Answer:
        """End it as it stands."""
        await self.access.do(who, league_id, "finish", season_ops.by(lifecycle.finish, who.key))
        return Answer(layout=text_layout(say(who.language, "bl-finished")), update=True)

    async def play_on(self, who: Actor, league_id: int) -> Answer:
        """An imported event goes on here, that was taken for over; shows the pairings there are now."""
        table = await self.access.do(who, league_id, "play_on", season_ops.by(play_on, who.key))
        if table.league.draft is not None:
            return Answer(layout=round_layout(table, who.language), update=True)
        return self.shown(table, who)

    async def ask_undo(self, who: Actor, league_id: int) -> Answer:
        """Really take back what was done last? Says what it was."""
        table = await self.access.organised(who, league_id)
        row = undoing.last(await self.access.leagues.history(league_id, limit=undoing.FAR))
        act = str(row.number)
        layout = asked(
            table,
            "bl-undo-sure",
            "bl-undo-yes",
            "undo",
            act,
            who.language,
            line=audit.line(table, row, who.language),
        )
        return Answer(layout=layout)

    async def undo(self, who: Actor, league_id: int, number: int) -> Answer:
        """Take it back, if it is still the last thing that was done."""
        await self.access.organised(who, league_id)
        row = undoing.last(await self.access.leagues.history(league_id, limit=undoing.FAR))
        if row.number != number:
            raise Refusal("lst-undo-since")
        await self.access.leagues.undo(league_id, who.id)
        return Answer(layout=text_layout(say(who.language, "bl-undone")), update=True)


def _at_once(settings: LeagueSettings) -> bool:
    """Whether matches begin as soon as the league is started: nobody looks at the pairings first."""
    return settings.game.format == "ladder" or (
        settings.publish == "automatic" and settings.draft_seconds == 0
    )
