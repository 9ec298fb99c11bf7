"""Local time as people type it: zones, and hours of the day."""

from __future__ import annotations

import re
from typing import Final
from zoneinfo import available_timezones

from bot.messages import vocabulary, words
from bot.messages.components import cut
from bot.messages.refusals import Refusal
from bot.messages.vocabulary import plain

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


def zones(typed: str, most: int = 25) -> list[str]:
    """Names of zones with something in them, the usual ones first."""
    wanted = typed.strip().lower().replace(" ", "_")
    usual = [name for name in ZONES if wanted in name.lower()]
    others = sorted(n for n in available_timezones() if wanted in n.lower() and n not in ZONES and "/" in n)
    return [*usual, *others][:most] if wanted else list(ZONES)[:most]


def find_zone(typed: str) -> str:
    """The zone somebody means: its name in any case, or the one zone that ends so ("berlin"). Refusal names
    some that are near."""
    wanted = typed.strip().replace(" ", "_").lower()
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
    """Minutes of the day of “22:00-08:00”, “22時から8時”; nothing, or “off” in any
    language, is never. Refusal if it is no such thing."""
    said = plain(text).replace(" ", "")
    if not said or said == "-" or said in vocabulary.words("off"):
        return (0, 0)
    first, last = (_minute(part, text) for part in _parted(said, text))
    return (first, last)


def _parted(said: str, text: str) -> tuple[str, str]:
    """The two ends of some hours."""
    found = re.fullmatch(rf"(.+?)(?:-|{vocabulary.either('to')})(.+)", said)
    if found is None:
        raise Refusal("bl-bad-hours", text=text[:50])
    return (found[1], found[2])


def _minute(said: str, text: str) -> int:
    hour, minute = vocabulary.either("o-clock"), vocabulary.either("minute")
    found = re.fullmatch(rf"([0-9]{{1,2}})(?::([0-9]{{2}})|(?:{hour})(?:([0-9]{{2}})(?:{minute})?)?)?", said)
    past = int(found[2] or found[3] or 0) if found is not None else 60
    if found is None or int(found[1]) > 24 or past > 59:
        raise Refusal("bl-bad-hours", text=text[:50])
    return (int(found[1]) * 60 + past) % 1440


def typed_hours(quiet: tuple[int, int]) -> str:
    """Quiet hours as `hours` reads them."""
    if quiet[0] == quiet[1]:
        return ""
    return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in quiet)
