"""Finding a time to play: overlaps of both players' times as buttons, a time typed in; more time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from discord import ui

from bot.leagues.players.matches import Matches, need_player, rows
from bot.leagues.players.reporting import need_open, offered_already
from bot.leagues.posts.addresses import match_address
from bot.leagues.posts.buttons import STYLE, match_button, offer_buttons
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import StoredLeague
from bot.leagues.typed import moments
from bot.leagues.typed.weeks import clock
from bot.messages.components import Button, button
from bot.messages.forms import Line, form
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine.leagues import season
from engine.leagues.season import times
from engine.leagues.season.model import HOUR, League, Outcome
from engine.messages import noted

LENGTH: Final = 2 * HOUR
"""How long a match takes, as far as finding a time for it goes."""
SHORT: Final = HOUR
"""The same where there is no overlap of the usual length."""
STEP: Final = HOUR
A_DAY: Final = 2
"""Times of one day that are proposed."""
MOST: Final = 8
EVENING: Final = 19 * 60
"""The time of day people like best to play at, if they can."""
HOURS: Final = (6, 12, 24, 48, 72, 168)
"""Extensions to ask for."""


def starts(spans: Sequence[times.Span], length: int, zoned: ZoneInfo) -> list[int]:
    """Times to propose: of each day (of the reader's) the two nearest to the evening, soon ones first."""
    days: defaultdict[object, list[int]] = defaultdict(list)
    for start, end in spans:
        for at in range(start, end - length + 1, STEP):
            days[datetime.fromtimestamp(at, zoned).date()].append(at)
    found: list[int] = []
    for day in sorted(days, key=str):
        near = sorted(days[day], key=lambda at: abs(_minute(at, zoned) - EVENING))
        # Two that follow each other are hardly a choice.
        kept = near[:1] + [at for at in near if abs(at - near[0]) >= LENGTH][: A_DAY - 1]
        found += sorted(kept)
    return found[:MOST]


def _minute(at: int, zoned: ZoneInfo) -> int:
    local = datetime.fromtimestamp(at, zoned)
    return local.hour * 60 + local.minute


class Scheduling:
    """Serves times and extensions."""

    def __init__(self, leagues: Leagues, matches: Matches) -> None:
        self.leagues = leagues
        self.matches = matches

    async def propose(self, asker: Asker, league_id: int, key: str) -> Answer:
        """When both can play, as buttons."""
        me = str(asker.user_id)
        table = await self.leagues.load(league_id)
        need_player(table, key, me)
        need_unsettled(table, key)
        now = self.leagues.clock.now()
        zoned = times.zone_of(table.league, table.league.person(me))
        found: list[int] = []
        for length in (LENGTH, SHORT):
            spans = season.propose_times(table.league, key, now, seconds=length)
            found = found or starts(spans, length, zoned)
        return Answer(layout=times_layout(table, key, me, found, zoned, asker.language))

    async def suggest(self, asker: Asker, league_id: int, key: str, start: float) -> Answer:
        """Propose a time, or agree to the one the other has proposed."""
        me = str(asker.user_id)

        def op(league: League, now: float) -> Outcome:
            need_open(league, key, me)
            mine = [offer for offer in league.matches[key].offers if (offer.kind, offer.by) == ("time", me)]
            if any(offer.start == start for offer in mine):
                raise Refusal("blp-offered-already")
            if league.matches[key].agreed == start:
                raise Refusal("blp-agreed-already")
            return season.suggest_time(league, now, me, key, start)

        args = {"start": int(start)}
        table = await self.leagues.change(league_id, asker.user_id, "suggest-time", op, args, match=key)
        agreed = table.league.matches[key].agreed == start
        note = "blp-time-agreed" if agreed else "blp-time-proposed"
        note = say(asker.language, note, start=stamp(asker.language, start))
        return await self.matches.shown(asker, table, key, note)

    async def time_form(self, asker: Asker, league_id: int, key: str) -> ui.Modal:
        """Asks for a time in one's own zone."""
        table = await self.leagues.load(league_id)
        need_player(table, key, str(asker.user_id))
        need_unsettled(table, key)
        zone = zone_name(table, str(asker.user_id))
        language = asker.language
        hint = say(language, "blp-form-time-hint")
        line = Line("at", say(language, "blp-form-time", zone=zone), most=40, hint=hint)
        return form(say(language, "blp-form-time-title"), match_address(league_id, key, "time-said"), line)

    async def typed(self, asker: Asker, league_id: int, key: str, said: str) -> Answer:
        """A time was typed in."""
        table = await self.leagues.load(league_id)
        need_player(table, key, str(asker.user_id))
        zone = zone_name(table, str(asker.user_id))
        now = self.leagues.clock.now()
        at = moments.moment(said, zone, now)
        if at is None:
            raise Refusal("blp-no-time")
        if now < at < now + HOUR:
            yes = match_address(league_id, key, "time", str(int(at)))
            buttons = [
                button(say(asker.language, "blp-time-soon-yes"), yes, STYLE.primary),
                match_button(asker.language, league_id, key, "other-time"),
            ]
            text = say(asker.language, "blp-time-soon", start=stamp(asker.language, at))
            return Answer(layout=text_layout(text, rows=rows(buttons)))
        return await self.suggest(asker, league_id, key, at)

    # -- more time -----------------------------------------------------------------------------------------

    async def ask_more(self, asker: Asker, league_id: int, key: str) -> Answer:
        """How much more time one could ask for."""
        me = str(asker.user_id)
        table = await self.leagues.load(league_id)
        need_player(table, key, me)
        need_unsettled(table, key)
        match = table.league.matches[key]
        left = table.league.settings.extension_seconds - match.extended
        language = asker.language
        if left < HOUR:
            raise Refusal("ls-error-extension", hours=0)
        theirs = [offer for offer in match.offers if offer.kind == "extension" and offer.by != me]
        hours = [n for n in HOURS if n * HOUR < left] + [left // HOUR]
        asked: list[Button] = [
            button(
                say(language, "blp-button-hours", hours=n), match_address(league_id, key, "extend", str(n))
            )
            for n in dict.fromkeys(hours)
        ]
        lines = [say(language, "blp-more-how", deadline=stamp(language, match.deadline), hours=left // HOUR)]
        buttons = [*(b for _ in theirs for b in offer_buttons(language, league_id, key, "extension"))]
        if theirs:
            lines.append(say(language, "blp-theirs-extension", hours=theirs[0].seconds // HOUR))
        back = match_button(language, league_id, key, "show")
        return Answer(
            layout=text_layout("\n".join(lines), rows=(*rows(buttons), *rows([*asked, back]))),
        )

    async def extend(self, asker: Asker, league_id: int, key: str, hours: int) -> Answer:
        """Ask for more time, or agree to as much as the other has asked for."""
        me = str(asker.user_id)

        def op(league: League, now: float) -> Outcome:
            need_open(league, key, me)
            mine = [o for o in league.matches[key].offers if (o.kind, o.by) == ("extension", me)]
            if any(offer.seconds == hours * HOUR for offer in mine):
                raise Refusal("blp-offered-already")
            return season.ask_extension(league, now, me, key, hours * HOUR)

        args = {"hours": hours}
        table = await self.leagues.change(league_id, asker.user_id, "extend", op, args, match=key)
        open_still = offered_already(table.league, key, me, "extension")
        note = say(asker.language, "blp-you-asked" if open_still else "blp-agreed-both")
        return await self.matches.shown(asker, table, key, note)


def need_unsettled(table: StoredLeague, key: str) -> None:
    """Refusal once a match is over, reported or disputed: no time is to be found for it any more."""
    match = table.league.matches[key]
    if match.closed:
        raise Refusal("ls-error-match-over")
    if match.report is not None or match.disputed:
        raise Refusal("ls-error-reported")


def zone_name(table: StoredLeague, person: str) -> str:
    """The zone somebody's times are meant in."""
    found = table.league.person(person)
    return (found.zone if found is not None else "") or table.league.settings.zone


def stamp(language: str, at: float) -> str:
    """A moment in everybody's own local time, with its day."""
    return noted(language, f"<t:{int(at)}:F>", f"<t:{int(at)}:R>")


def times_layout(
    table: StoredLeague, key: str, me: str, found: Sequence[int], zoned: ZoneInfo, language: str
) -> Layout:
    """Proposals: Discord shows times of day in a text only, so that the buttons bear numbers too."""
    match = table.league.matches[key]
    other = table.name(table.league.pairing_of(key).opponent(me) or "")
    lines: list[str] = []
    buttons: list[Button] = []
    theirs = [offer for offer in match.offers if offer.kind == "time" and offer.by != me]
    if theirs:
        lines.append(say(language, "blp-theirs-time", start=stamp(language, theirs[0].start)))
        buttons += offer_buttons(language, table.id, key, "time")
    lines.append(say(language, "blp-times" if found else "blp-no-overlap", other=other))
    proposals: list[Button] = []
    for number, at in enumerate(found, 1):
        local = datetime.fromtimestamp(at, zoned)
        lines.append(f"**{number}.** {stamp(language, at)}")
        label = f"{number}. {say(language, f'blp-short-day-{local.weekday()}')} {clock(_minute(at, zoned))}"
        proposals.append(button(label, match_address(table.id, key, "time", str(at)), STYLE.primary))
    alone = [one for one in table.league.pairing_of(key).players if not _has_times(table, one)]
    if alone:
        lines.append("-# " + say(language, "blp-no-availability", names=[table.name(one) for one in alone]))
    more = [match_button(language, table.id, key, act) for act in ("other-time", "show")]
    return text_layout("\n".join(lines), rows=(*rows(buttons), *rows([*proposals, *more])))


def _has_times(table: StoredLeague, person: str) -> bool:
    found = table.league.person(person)
    return found is not None and bool(found.availability.windows)
