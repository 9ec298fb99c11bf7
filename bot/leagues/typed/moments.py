"""Dates, times and lengths as organisers type them, and as they are shown to be typed over. Hours of the day
and zones: `bot.messages.local`."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from bot.messages.refusals import Refusal
from engine.leagues.season.times import zone

_UNITS = {"m": 60, "h": 3600, "d": 86400, "t": 86400, "w": 7 * 86400}
"""Letters of units, in English and German ("3d", "3 Tage")."""
_RELATIVE = re.compile(r"(?a)\+?\s*(\d{1,4})\s*([a-z]+)\.?")
_SHAPES = ("%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%d.%m.%Y %H:%M")
_DAYS = ("%Y-%m-%d", "%d.%m.%Y")
FURTHEST = 2 * 366 * 86400
"""How far ahead a date may be, in seconds."""


def moment(text: str, zone_name: str, now: float) -> float | None:
    """Unix seconds of a date in a zone ("2026-12-24 18:00", "24.12.2026 18:00") or a time from now ("3d",
    "12 h"); None for nothing. A day alone is its end. Refusal if it is none of these, or years away."""
    said = " ".join(text.split())
    if not said:
        return None
    relative = _RELATIVE.fullmatch(said.lower())
    if relative is not None and relative[2][0] in _UNITS:
        found = now + int(relative[1]) * _UNITS[relative[2][0]]
    else:
        found = _date(said).replace(tzinfo=zone(zone_name)).timestamp()
    if not now - FURTHEST <= found <= now + FURTHEST:
        raise Refusal("bl-date-far", text=text[:50])
    return float(found)


def _date(said: str) -> datetime:
    for shape in _SHAPES:
        try:
            return datetime.strptime(said, shape)
        except ValueError:
            continue
    for shape in _DAYS:
        try:
            return datetime.strptime(said, shape) + timedelta(hours=23, minutes=59)
        except ValueError:
            continue
    raise Refusal("bl-bad-date", text=said[:50])


def typed(at: float | None, zone_name: str) -> str:
    """A moment as `moment` reads it; nothing for None."""
    return datetime.fromtimestamp(at, zone(zone_name)).strftime("%Y-%m-%d %H:%M") if at is not None else ""


def number(text: str, name: str) -> int:
    """A whole number, 0 for nothing. Refusal names the field otherwise."""
    said = text.strip() or "0"
    if not (said.isascii() and said.isdecimal() and len(said) <= 6):
        raise Refusal("bl-bad-number", name=name, text=text[:50])
    return int(said)
