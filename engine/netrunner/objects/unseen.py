"""What all declared cards may do where nobody sees them, and look back upon.

Of all cards, and not of a game's: whether somebody's list has one of them is nobody else's business, and who
is asked tells nothing of it (10.2).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.netrunner.language.abilities import ActiveIn, When
from engine.netrunner.table.parts import Ability, Seat, Zone
from engine.netrunner.table.state import ARCHIVES, GRIP, HQ

UNREZZED: Final = "unrezzed"
"""Among the zones of `ActiveIn`: installed, and not rezzed."""
LURKING: Final[tuple[Zone, ...]] = (ARCHIVES, HQ, GRIP)
"""Zones in which cards may hear of something while nobody else knows them; as those do that lie unrezzed."""

Lurking = tuple[Seat, str, When]
"""An optional reaction of a card, with whose it is and where."""

_MASKED: dict[str, frozenset[str]] = {}
_LURKING: dict[str, tuple[Lurking, ...]] = {}
_RECALLED: dict[str, frozenset[str]] = {}


def masked() -> frozenset[str]:
    """Kinds of effects that some declared card may interrupt while it is unrezzed."""
    return frozenset().union(*_MASKED.values())


@cache
def lurking() -> dict[str, list[Lurking]]:
    """Reactions of cards in hands, facedown in Archives and unrezzed, by what they hear."""
    found: dict[str, list[Lurking]] = {}
    for code in sorted(_LURKING):
        for each in _LURKING[code]:
            for heard in each[2].on.heard:
                found.setdefault(heard, []).append(each)
    return found


def recalled() -> frozenset[str]:
    """Events of a last turn that some declared card may look back upon."""
    return frozenset().union(*_RECALLED.values())


def declare(code: str, side: Seat, abilities: tuple[Ability, ...], recalled: frozenset[str]) -> None:
    """Note what a card that is declared may do."""
    elsewhere = [each for each in abilities if isinstance(each, ActiveIn)]
    if kinds := frozenset(
        heard.removeprefix("would:")
        for each in elsewhere if UNREZZED in each.zones
        if isinstance(each.ability, When) and each.ability.interrupt
        for heard in each.ability.on.heard
    ):  # fmt: skip
        _MASKED[code] = kinds
    if lurks := tuple(
        (side, zone, each.ability)
        for each in elsewhere
        for zone in (*LURKING, UNREZZED) if zone in each.zones
        if isinstance(each.ability, When) and not each.ability.interrupt
        and (each.ability.optional or each.ability.once)
    ):  # fmt: skip
        _LURKING[code] = lurks
        lurking.cache_clear()
    if recalled:
        _RECALLED[code] = recalled


def forget(code: str) -> None:
    """A card is not declared any more."""
    for noted in (_MASKED, _LURKING, _RECALLED):
        noted.pop(code, None)
    lurking.cache_clear()
