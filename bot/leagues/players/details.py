"""What somebody has told a league about themselves: times, decks, rounds they are not in; and, for all their
games, zone and quiet hours (as in `/play reminders`). They change it here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from discord import ui

from bot.leagues.posts.addresses import player_address
from bot.leagues.posts.buttons import league_button
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import Op, StoredLeague
from bot.leagues.typed import decklists, weeks
from bot.messages import components, words
from bot.messages.components import OPTION_LABEL, PLACEHOLDER, Button, Component, Row, button, cut
from bot.messages.forms import Line, form
from bot.messages.layout import Layout, text_layout
from bot.messages.local import ZONE_TEXT, ZONES, find_zone
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import leagues as league_store
from bot.store import people as user_store
from bot.store import waits
from engine.leagues import season
from engine.leagues.model import Side
from engine.leagues.season import times
from engine.leagues.season.model import Availability, Deck, League, Outcome, Person
from engine.leagues.season.registering import registers
from engine.messages import items

LEAGUES: Final = "-"
"""The league's own zone or quiet hours, as a select's value (which may not be empty)."""
QUIET: Final = ("0-0", "1260-420", "1320-480", "1380-480", "1380-540", "0-480", "0-600")
"""Quiet hours to choose from, in minutes of the day; the first is never."""
DAYS: Final = {"work": weeks.WORKDAYS, "end": weeks.WEEKEND, **{str(day): (day,) for day in weeks.EVERY_DAY}}
"""The days a select of hours is for, by what its custom_id says."""
IDENTITY, LIST = 100, 2000
MOST_ROUNDS: Final = 25
"""Options of a select."""


class Details:
    """Shows and changes what somebody has told a league. Nobody else's can be seen or changed here."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues

    async def show(self, asker: Asker, league_id: int, day: str = "") -> Answer:
        """All of it. `day`: the hours of one day are asked for too."""
        return self.shown(asker, await self.mine(asker, league_id), "", day)

    async def mine(self, asker: Asker, league_id: int) -> StoredLeague:
        """A league the asker is in; Refusal otherwise."""
        table = await self.leagues.load(league_id)
        if str(asker.user_id) not in table.league.people:
            raise Refusal("blp-not-in")
        return table

    def shown(self, asker: Asker, table: StoredLeague, note: str = "", day: str = "") -> Answer:
        """The message, with a sentence about what has just been done."""
        person = table.league.people[str(asker.user_id)]
        now = self.leagues.clock.now()
        return Answer(layout=details_layout(table, person, asker.language, now, note, day))

    async def set(self, asker: Asker, league_id: int, act: str, values: Sequence[str]) -> Answer:
        """Serve a select or button: "zone", "quiet", "hours-<days>", "anytime", "away"."""
        me = str(asker.user_id)
        value = values[0] if values else ""
        days = DAYS.get(act.partition("-")[2], ()) if act.startswith("hours-") else ()

        if act in ("zone", "quiet"):
            return await self._set_for_all(asker, league_id, act, value)

        def op(league: League, now: float) -> Outcome:
            person = known(league, me)
            if act == "anytime":
                return season.set_availability(league, now, me, Availability())
            if act == "away" and all(one.isdecimal() and len(one) <= 4 for one in values):
                return season.set_away(league, now, me, tuple(map(int, values)))
            if not days or not all(one.isdecimal() and len(one) <= 4 for one in values):
                raise Refusal("bot-forged")
            week = weeks.changed(person.availability.windows, days, map(int, values))
            return season.set_availability(league, now, me, Availability(week))

        table = await self._change(asker, league_id, act.partition("-")[0], op)
        day = act.partition("-")[2] if act.startswith("hours-") and len(days) == 1 else ""
        return self.shown(asker, table, say(asker.language, "blp-kept"), day)

    async def _set_for_all(self, asker: Asker, league_id: int, act: str, value: str) -> Answer:
        """Zone or quiet hours, in all games and leagues."""
        table = await self.mine(asker, league_id)
        async with self.leagues.db.write() as db:
            row = await user_store.user(db, asker.user_id)
            if act == "zone":
                row = replace(row, zone="" if value == LEAGUES else find_zone(value))
            else:
                quiet = _quiet(value) or (-1, -1)
                row = replace(row, quiet_from=quiet[0], quiet_until=quiet[1])
                if row.has_quiet:
                    row = replace(row, zone=row.zone or table.league.settings.zone)
            now = self.leagues.clock.now()
            await user_store.save_user(db, row)
            await waits.look_again(db, asker.user_id, now)
            await league_store.look_again(db, asker.user_id, now)
        self.leagues.timing.nudge()
        return self.shown(asker, await self.mine(asker, league_id), say(asker.language, "blp-kept"), "")

    async def set_week(self, asker: Asker, league_id: int, said: str) -> Answer:
        """Times of the week in words."""
        me = str(asker.user_id)
        week = weeks.read(said)

        def op(league: League, now: float) -> Outcome:
            known(league, me)
            return season.set_availability(league, now, me, Availability(week))

        table = await self._change(asker, league_id, "hours", op)
        return self.shown(asker, table, say(asker.language, "blp-kept"), "")

    async def set_decks(self, asker: Asker, league_id: int, typed: dict[str, str]) -> Answer:
        """Decks as they were typed into the form."""
        me = str(asker.user_id)
        corp, runner = read_decks(typed, asker.language)

        def op(league: League, now: float) -> Outcome:
            known(league, me)
            return season.set_deck(league, now, me, corp=corp, runner=runner)

        table = await self._change(asker, league_id, "deck", op)
        return self.shown(asker, table, say(asker.language, "blp-kept"), "")

    async def _change(self, asker: Asker, league_id: int, action: str, op: Op) -> StoredLeague:
        return await self.leagues.change(league_id, asker.user_id, f"my-{action}", op)

    # -- forms ---------------------------------------------------------------------------------------------

    async def form(self, asker: Asker, league_id: int, what: str) -> ui.Modal:
        """A modal for what is typed: "zone", "week", "decks"."""
        table = await self.mine(asker, league_id)
        person = table.league.people[str(asker.user_id)]
        language = asker.language
        if what == "decks":
            if person.locked:
                raise Refusal("ls-error-locked")
            if registers(table.league):
                raise Refusal("ls-error-deck-unregistered")
            return decks_form(table, language, person.corp, person.runner)
        if what == "zone":
            line = Line(
                "zone", say(language, "blp-form-zone"), person.zone, most=ZONE_TEXT, hint="Europe/Berlin"
            )
        else:
            value = weeks.in_words(person.availability.windows, language)
            hint = say(language, "blp-form-week-hint")
            label = say(language, "blp-form-week")
            line = Line("week", label, value, required=False, most=600, long=True, hint=hint)
        return form(say(language, f"blp-form-{what}-title"), player_address(league_id, f"{what}-said"), line)


def known(league: League, me: str) -> Person:
    """Somebody of the league; Refusal for others."""
    found = league.people.get(me)
    if found is None:
        raise Refusal("blp-not-in")
    return found


def _quiet(value: str) -> tuple[int, int] | None:
    if value == LEAGUES:
        return None
    if value not in QUIET:
        raise Refusal("bot-forged")
    start, _, end = value.partition("-")
    return int(start), int(end)


def decks_form(
    table: StoredLeague, language: str, corp: Deck | None = None, runner: Deck | None = None
) -> ui.Modal:
    """Asks for identities and lists of both decks."""
    lines = []
    shown = table.league.settings.lists != "private"
    for side, deck in (("corp", corp), ("runner", runner)):
        label = say(language, f"blp-form-identity-{side}")
        lines.append(Line(f"{side}-identity", label, deck.identity if deck else "", most=IDENTITY))
        label = say(language, f"blp-form-list-{side}")
        value = (deck.link or deck.text) if deck else ""
        lines.append(Line(f"{side}-list", label, value, required=shown, most=LIST, long=True))
    return form(say(language, "blp-form-decks-title"), player_address(table.id, "decks-said"), *lines)


def read_decks(typed: dict[str, str], language: str) -> tuple[Deck | None, Deck | None]:
    """Both decks out of the form; Refusal says what is wrong with one."""
    sides: tuple[Side, Side] = ("corp", "runner")
    one, other = (
        decklists.deck(side, typed.get(f"{side}-identity", ""), typed.get(f"{side}-list", ""), language)
        for side in sides
    )
    return one, other


# -- the message --------------------------------------------------------------------------------------------


def details_layout(
    table: StoredLeague, person: Person, language: str, now: float, note: str = "", day: str = ""
) -> Layout:
    """Somebody's details, for themselves."""
    settings = table.league.settings
    zone = person.zone or settings.zone
    local = datetime.fromtimestamp(now, times.zone(zone))
    week = weeks.in_words(person.availability.windows, language)
    quiet = times.quiet_of(settings, person)
    lines = [
        say(language, "blp-details", league=words.plain(table.row.name)),
        *([f"✅ {note}"] if note else []),
        say(language, "blp-zone-is", zone=zone, clock=weeks.clock(local.hour * 60 + local.minute)),
        say(language, "blp-times-are", times=f"\n{week}") if week else say(language, "blp-any-time"),
        _quiet_words(quiet, language),
        "-# " + say(language, "blp-for-all"),
    ]
    back = times.away_until(person, now)
    if back is not None:
        lines.append(say(language, "blp-vacation", until=f"<t:{int(back)}:f>"))
    away = _away(table, person)
    if away:
        lines.append(say(language, "blp-away-is", rounds=items(language, map(str, away))))
    if settings.decks == "free":
        lines += [
            _deck_words(side, deck, language)
            for side, deck in (("corp", person.corp), ("runner", person.runner))
        ]
        if person.locked:
            lines.append(say(language, "blp-decks-locked"))
    hours = [_hours(table, person, "work", language), _hours(table, person, "end", language)]
    if day in DAYS and day.isdecimal():
        hours.append(_hours(table, person, day, language))
    rows = (
        _zone(table, person, language),
        *hours,
        _days(table, language),
        _quiet_row(table, person, language),
        *_away_row(table, person, language),
    )
    return text_layout("\n".join(lines), rows=(*rows, components.row(*_buttons(table, person, language))))


def _quiet_words(quiet: tuple[int, int], language: str) -> str:
    if quiet[0] == quiet[1]:
        return say(language, "blp-quiet-never")
    return say(language, "blp-quiet-is", start=weeks.clock(quiet[0]), end=weeks.clock(quiet[1]))


def _deck_words(side: str, deck: Deck | None, language: str) -> str:
    if deck is None:
        return say(language, f"blp-no-deck-{side}")
    shown = say(language, f"blp-deck-{side}", identity=words.plain(deck.identity))
    if deck.link:
        return f"{shown} · <{deck.link}>"
    return f"{shown} · {say(language, 'blp-with-list')}" if deck.text else shown


def _select(
    custom_id: str, placeholder: str, options: Sequence[Component], least: int = 1, most: int = 1
) -> Row:
    return components.row(components.select(custom_id, options, cut(placeholder, PLACEHOLDER), least, most))


def _option(label: str, value: str, chosen: bool) -> Component:
    return components.option(label=cut(label, OPTION_LABEL), value=value, default=chosen)


def _zone(table: StoredLeague, person: Person, language: str) -> Row:
    league = say(language, "blp-as-league", value=table.league.settings.zone)
    options = [_option(league, LEAGUES, not person.zone)]
    own = [] if person.zone in ("", *ZONES) else [person.zone]
    options += [_option(zone.replace("_", " "), zone, zone == person.zone) for zone in (*own, *ZONES)]
    return _select(player_address(table.id, "zone"), say(language, "blp-choose-zone"), options)


def _hours(table: StoredLeague, person: Person, days: str, language: str) -> Row:
    """The hours of some days; those that are chosen already are marked."""
    chosen = weeks.chosen(person.availability.windows, DAYS[days])
    options = [
        _option(f"{weeks.clock(block)}–{weeks.clock(block + weeks.BLOCK)}", str(block), block in chosen)
        for block in weeks.BLOCKS
    ]
    named = (
        say(language, f"blp-hours-{days}") if not days.isdecimal() else weeks.day_name(int(days), language)
    )
    placeholder = say(language, "blp-choose-hours", days=named)
    return _select(player_address(table.id, f"hours-{days}"), placeholder, options, 0, len(options))


def _days(table: StoredLeague, language: str) -> Row:
    options = [_option(weeks.day_name(day, language), str(day), False) for day in weeks.EVERY_DAY]
    return _select(player_address(table.id, "day"), say(language, "blp-choose-day"), options)


def _quiet_row(table: StoredLeague, person: Person, language: str) -> Row:
    def shown(value: str, of: str = "option") -> str:
        start, _, end = value.partition("-")
        if start == end:
            return say(language, f"blp-quiet-{of}-never")
        times_of_day = f"{weeks.clock(int(start))}–{weeks.clock(int(end))}"
        return say(language, f"blp-quiet-{of}", hours=times_of_day)

    mine = "-".join(map(str, person.quiet)) if person.quiet is not None else LEAGUES
    leagues = shown("-".join(map(str, table.league.settings.quiet)), "as-league")
    options = [_option(leagues, LEAGUES, mine == LEAGUES)]
    options += [_option(shown(value), value, value == mine) for value in QUIET]
    return _select(player_address(table.id, "quiet"), say(language, "blp-choose-quiet"), options)


def _away(table: StoredLeague, person: Person) -> list[int]:
    """The rounds to come that somebody is not in."""
    to_come = season.rounds_to_come(table.league)
    return [number for number in table.league.event.player(person.id).away if number in to_come]


def _away_row(table: StoredLeague, person: Person, language: str) -> list[Row]:
    """Rounds to come, to say that one is not in them; nothing where that cannot be."""
    event = table.league.event
    numbers = list(season.rounds_to_come(table.league))[:MOST_ROUNDS]
    if not numbers or event.player(person.id).status not in ("active", "waiting"):
        return []
    away = _away(table, person)
    options = [_option(say(language, "blp-away-round", round=n), str(n), n in away) for n in numbers]
    row = _select(
        player_address(table.id, "away"), say(language, "blp-choose-away"), options, 0, len(options)
    )
    return [row]


def _buttons(table: StoredLeague, person: Person, language: str) -> list[Button]:
    acts = ["zone-form", "week-form"]
    if person.availability.windows:
        acts.append("anytime")
    if table.league.settings.decks == "free" and not person.locked:
        acts.append("register" if registers(table.league) else "decks-form")
    found = [button(say(language, f"blp-button-{act}"), player_address(table.id, act)) for act in acts]
    return [*found, league_button(language, table.id, "my")]
