"""The game's own colours: characters by seat, cards by kind. A number or sign always stands with them."""

from __future__ import annotations

from typing import Final

from render import palette
from render.palette import Colour

HEROES: Final = (
    Colour(0x63, 0xB3, 0xFF),
    Colour(0xFF, 0xA3, 0x4D),
    Colour(0x6F, 0xDC, 0xA8),
    Colour(0xEE, 0x9C, 0xF2),
)
"""By `HeroView.color`; each standee also bears the seat's number."""
ALL: Final = palette.BOTH
"""What concerns everybody: nobody's turn, the network."""
STRESS: Final = Colour(0xFF, 0xC9, 0x6B)
WATCH: Final = Colour(0xFF, 0x8E, 0x8E)
"""Surveillance."""
HOPE: Final = Colour(0x9B, 0xE8, 0xE0)
RESOURCE: Final = Colour(0xC4, 0xE8, 0x6B)

KINDS: Final[dict[str, Colour]] = {
    "clue": Colour(0x7F, 0xD4, 0xF7),
    "enemy": Colour(0xFF, 0x8E, 0x8E),
    "condition": Colour(0xFF, 0xC9, 0x6B),
    "community": Colour(0xE6, 0xD9, 0xFF),
    "tool": Colour(0x9B, 0xE8, 0xE0),
    "character_tool": Colour(0x9B, 0xE8, 0xE0),
    "follower": Colour(0x7F, 0xD4, 0xF7),
    "surveillance": Colour(0xFF, 0x8E, 0x8E),
    "character": Colour(0xE6, 0xD9, 0xFF),
    "action": Colour(0xFF, 0xD9, 0x4A),
    "environment": Colour(0x63, 0xB3, 0xFF),
    "event": Colour(0xE0, 0xE4, 0xEC),
    "chapter": Colour(0xE6, 0xD9, 0xFF),
}
OTHER: Final = Colour(0xE0, 0xE4, 0xEC)

BASE: Final[tuple[Colour, ...]] = tuple(
    dict.fromkeys(
        (
            palette.PAGE, palette.PANEL, palette.TILE, palette.WELL, palette.HATCH, palette.LINE,
            palette.TEXT, palette.SOFT, palette.INK, palette.BOTH, palette.ALERT, palette.GOOD, palette.BAD,
            *HEROES, STRESS, WATCH, HOPE, RESOURCE, *KINDS.values(), OTHER,
        )
    )
)  # fmt: skip
"""Every plain colour of these pictures."""


def hero(number: int) -> Colour:
    """A character's colour by `HeroView.color`."""
    return HEROES[number % len(HEROES)]


def kind(name: str) -> Colour:
    """A card's colour by its kind."""
    return KINDS.get(name, OTHER)
