"""Operations of a league's season with what organisers chose filled in, ready for `Leagues.change`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from bot.leagues.stored import Op
from bot.leagues.typed import moments
from bot.messages.local import hours
from bot.messages.refusals import Refusal
from engine.leagues.season import lifecycle, times
from engine.leagues.season.model import HOUR, League, LeagueSettings, Outcome
from engine.leagues.season.registering import registers

Change = Callable[[LeagueSettings], LeagueSettings]


class Plain(Protocol):
    """An operation of an organiser that needs nothing more."""

    def __call__(self, league: League, now: float, actor: str, /, *, organiser: bool = False) -> Outcome: ...


def by(act: Plain, who: str) -> Op:
    """An operation, done by somebody who organises the league."""
    return lambda league, now: act(league, now, who, organiser=True)


def edited(who: str, change: Change) -> Op:
    """Other settings: what was chosen changes those that hold when it is stored."""

    def op(league: League, now: float) -> Outcome:
        return lifecycle.edit(league, now, who, change(league.settings), organiser=True)

    return op


def dates(typed: Mapping[str, str], zone: str, now: float) -> dict[str, Any]:
    """Sign-up and quiet hours as they were typed, in a zone. LeagueError for a zone there is not; Refusal for
    what is no date."""
    times.zone(zone)
    return {
        "opens": moments.moment(typed.get("opens", ""), zone, now),
        "closes": moments.moment(typed.get("closes", ""), zone, now),
        "quiet": hours(typed.get("quiet", "")),
    }


class Dates(NamedTuple):
    """Dates as they were typed and understood, which a button can carry; None for `opens` or `closes` that
    stay as they are, 0 for none."""

    opens: int | None
    closes: int | None
    quiet: tuple[int, int]
    zone: str

    def carried(self) -> str:
        """As the argument of a button."""
        moments = ("-" if one is None else str(one) for one in (self.opens, self.closes))
        return ".".join((*moments, *map(str, self.quiet), self.zone))

    @classmethod
    def read(cls, arg: str) -> Dates:
        """Those of a button. Refusal for what none carries."""
        opens, closes, start, end, zone = (*arg.split(".", 4), *("",) * 4)[:5]
        for text in (opens, closes, start, end):
            if text != "-" and not (text.isascii() and text.isdecimal() and len(text) <= 11):
                raise Refusal("bl-forged")
        if "-" in (start, end):
            raise Refusal("bl-forged")
        first, last = (None if one == "-" else int(one) for one in (opens, closes))
        return cls(first, last, (int(start), int(end)), zone)

    def change(self, was: LeagueSettings) -> LeagueSettings:
        """The settings with them."""
        opens = was.opens if self.opens is None else float(self.opens) or None
        closes = was.closes if self.closes is None else float(self.closes) or None
        return replace(was, zone=self.zone, opens=opens, closes=closes, quiet=self.quiet)


def understood(settings: LeagueSettings, typed: Mapping[str, str], now: float) -> Dates:
    """What was typed. The same minute is the same date: seconds cannot be typed."""
    zone = typed.get("zone", "").strip()
    found = dates(typed, zone, now)
    for key in ("opens", "closes"):
        if typed.get(key, "").strip() == moments.typed(getattr(settings, key), zone):
            found[key] = None
        else:
            found[key] = int(found[key] or 0)
    return Dates(found["opens"], found["closes"], found["quiet"], zone)


def soon(league: League, new: Dates, now: float) -> str:
    """The question to ask before sign-up changes so: it would open or close within an hour, or close before
    anybody could be reminded of decks; "" where there is none."""
    if new.opens and league.state == "planned" and now < new.opens < now + HOUR:
        return "bl-opens-soon"
    if not new.closes or league.state not in ("planned", "signup") or new.closes <= now:
        return ""
    if new.closes < now + HOUR:
        return "bl-closes-soon"
    leads = league.settings.reminders if registers(league) else ()
    return "bl-closes-unreminded" if leads and all(new.closes - lead < now for lead in leads) else ""


def numbered(settings: LeagueSettings, title: str, numbers: Mapping[str, int]) -> LeagueSettings:
    """With another name and other numbers; those of the game go to the game."""
    game = {name: numbers[name] for name in ("divisions", "legs", "reach") if name in numbers}
    rest = {name: numbers[name] for name in ("capacity", "fewest") if name in numbers}
    return replace(settings, title=title, game=replace(settings.game, **game), **rest)
