"""Local time as people type it: zones, and hours of the day."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from bot.messages import clocks, vocabulary, words
from bot.messages.components import cut
from bot.messages.refusals import Refusal
from bot.messages.vocabulary import plain

_OFFSET: Final = re.compile(r"(?:utc|gmt)?_?([+-])_?0?([0-9]{1,2})(?::?00)?")
MOST_HOURS: Final = {"+": 14, "-": 12}
"""How far zones lie from Greenwich."""
ZONE_TEXT: Final = 60
"""Characters of a zone's name, at most."""
ZONES: Final = (
    "Europe/London",
    "Europe/Lisbon",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Warsaw",
    "Europe/Helsinki",
    "Europe/Athens",
    "Europe/Istanbul",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/Sao_Paulo",
    "Asia/Jerusalem",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Seoul",
    "Asia/Tokyo",
    "Australia/Perth",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""Zones to choose by a click; all others are typed."""
BY_LANGUAGE: Final = {
    "bg": "Europe/Sofia", "cs": "Europe/Prague", "da": "Europe/Copenhagen", "de": "Europe/Berlin",
    "el": "Europe/Athens", "fi": "Europe/Helsinki", "fr": "Europe/Paris", "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb", "hu": "Europe/Budapest", "it": "Europe/Rome", "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul", "lt": "Europe/Vilnius", "nl": "Europe/Amsterdam", "no": "Europe/Oslo",
    "pl": "Europe/Warsaw", "ro": "Europe/Bucharest", "ru": "Europe/Moscow",
    "sv": "Europe/Stockholm", "th": "Asia/Bangkok", "tr": "Europe/Istanbul", "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
}  # fmt: skip
"""The zone most speakers of a language live in, where there is one. Others begin with UTC."""


@cache
def _called() -> dict[str, str]:
    """What zones are called where people live in them: “MEZ”, “мск”, “日本”."""
    said = (each.rpartition(" ") for each in vocabulary.words("zones"))
    names = {name.lower(): name for name in available_timezones()}
    return {name: names[zone] for name, _, zone in said}


def zones(typed: str, most: int = 25) -> list[str]:
    """Names of zones with something in them, the usual ones first."""
    wanted = typed.strip().lower().replace(" ", "_")
    usual = [name for name in ZONES if wanted in name.lower()]
    others = sorted(n for n in available_timezones() if wanted in n.lower() and n not in ZONES and "/" in n)
    return [*usual, *others][:most] if wanted else list(ZONES)[:most]


def find_zone(typed: str) -> str:
    """The zone somebody means: its name in any case, or the one zone that ends so ("berlin"). Refusal names
    some that are near."""
    wanted = plain(typed).replace(" ", "_")
    if (fixed := _OFFSET.fullmatch(wanted)) is not None and int(fixed[2]) <= MOST_HOURS[fixed[1]]:
        # What lies east of Greenwich has a minus in the names of these zones.
        return f"Etc/GMT{'-' if fixed[1] == '+' else '+'}{int(fixed[2])}" if int(fixed[2]) else "UTC"
    if (called := _called().get(plain(typed))) is not None:
        return called
    known = available_timezones()
    exact = [name for name in known if name.lower() == wanted]
    cities = [name for name in known if wanted and name.lower().rpartition("/")[2] == wanted]
    for found in (exact, [name for name in cities if name in ZONES], cities):
        if len(found) == 1:
            return found[0]
    near = zones(typed, 3) if wanted else []
    shown = words.plain(cut(typed.strip(), ZONE_TEXT)) or "?"
    if near:
        raise Refusal("blp-zone-near", zone=shown, near=", ".join(near))
    raise Refusal("ls-error-zone", zone=shown)


def likely_zone(locale: str) -> str:
    """The zone of most people with this locale."""
    return BY_LANGUAGE.get(locale.partition("-")[0].lower(), "UTC")


def hours(text: str) -> tuple[int, int]:
    """Minutes of the day of “22:00-08:00”, “22時から8時”, “from 10 pm to 8 am”; nothing, or “off” in any
    language, is never. Refusal if it is no such thing."""
    said = plain(text).rstrip(".")
    if not said or said == "-" or said in vocabulary.words("off"):
        return (0, 0)
    try:
        found = clocks.span(said)
    except ValueError:
        found = None
    if found is None or found[2] < len(said):
        raise Refusal("bl-bad-hours", text=text[:50])
    return (found[0] % clocks.DAY, found[1] % clocks.DAY)


def typed_hours(quiet: tuple[int, int]) -> str:
    """Quiet hours as `hours` reads them."""
    if quiet[0] == quiet[1]:
        return ""
    return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in quiet)
