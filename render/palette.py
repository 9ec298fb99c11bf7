"""Colours, and what is known of their contrast. Colour never stands alone: each has a letter or shape."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Colour(NamedTuple):
    """sRGB, 0 to 255 a channel."""

    red: int
    green: int
    blue: int


def _hex(value: str) -> Colour:
    return Colour(int(value[0:2], 16), int(value[2:4], 16), int(value[4:6], 16))


PAGE = _hex("10131A")
PANEL = _hex("1A1F2A")
TILE = _hex("29303E")
WELL = _hex("12161F")
"""Inset areas inside tiles: unknown cards, empty slots."""
HATCH = _hex("3A4356")
LINE = _hex("46516A")
TEXT = _hex("F4F6FB")
SOFT = _hex("B9C3D6")
INK = _hex("0B0D12")
"""Dark text on light fills."""

CORP = _hex("63B3FF")
RUNNER = _hex("FF9F5A")
BOTH = _hex("E6D9FF")
ALERT = _hex("FFD94A")
"""The run: attacked server, the Runner's position."""
GOOD = _hex("7BE0A0")
BAD = _hex("FF8E8E")

SIDES = {"corp": CORP, "runner": RUNNER}
SIDE_LETTERS = {"corp": "C", "runner": "R"}

FACTIONS: dict[str, tuple[Colour, str]] = {
    "haas_bioroid": (_hex("BE9BFF"), "H"),
    "jinteki": (_hex("FF8585"), "J"),
    "nbn": (_hex("F7CB46"), "N"),
    "weyland_consortium": (_hex("6DCB97"), "W"),
    "anarch": (_hex("FF9A63"), "A"),
    "criminal": (_hex("6FB4FF"), "C"),
    "shaper": (_hex("86D65C"), "S"),
    "adam": (_hex("D8B978"), "Ad"),
    "apex": (_hex("F08A8A"), "Ap"),
    "sunny_lebeau": (_hex("D5D9DE"), "Su"),
}
NEUTRAL = (_hex("B4BDCC"), "–")

COUNTERS: dict[str, Colour] = {
    "advancement": _hex("FFD94A"),
    "credit": _hex("9BE3B4"),
    "virus": _hex("C4E86B"),
    "power": _hex("8CC8FF"),
    "agenda": _hex("E3B6FF"),
}
OTHER_COUNTER = _hex("E0E4EC")

BASE: tuple[Colour, ...] = (
    PAGE, PANEL, TILE, WELL, HATCH, LINE, TEXT, SOFT, INK, CORP, RUNNER, BOTH, ALERT, GOOD, BAD,
    *(colour for colour, _ in FACTIONS.values()), NEUTRAL[0], *COUNTERS.values(), OTHER_COUNTER,
)  # fmt: skip
"""Every colour there is; all others are steps between two of these."""


def faction(name: str | None) -> tuple[Colour, str]:
    """Colour and letter of a faction; the neutral ones share a dash."""
    return FACTIONS.get(name or "", NEUTRAL)


@lru_cache(maxsize=4096)
def mix(first: Colour, second: Colour, part: float) -> Colour:
    """`part` (0 to 1) of the way from `first` to `second`."""
    return Colour(*(round(a + (b - a) * part) for a, b in zip(first, second, strict=True)))


def _luminance(colour: Colour) -> float:
    parts = [
        channel / 255 / 12.92 if channel / 255 <= 0.03928 else ((channel / 255 + 0.055) / 1.055) ** 2.4
        for channel in colour
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@lru_cache(maxsize=512)
def contrast(first: Colour, second: Colour) -> float:
    """WCAG contrast ratio, 1 to 21."""
    high, low = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
