"""Subroutines that ice will have, by its declaration, once it is rezzed or encountered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.effects import PlaceCounters
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP
from engine.players.netrunner.breaking import each
from engine.players.netrunner.reading.patterns import fixed, speaks_of, whens
from engine.players.netrunner.worth.asking import At, number

if TYPE_CHECKING:
    from engine.netrunner.language.abilities import Sub
    from engine.players.netrunner.sight import Sight


def to_come(see: Sight, oid: int) -> tuple[Sub, ...]:
    """What ice that the seat knows gains when it is rezzed, if it is not yet, and when it is encountered."""
    code = see.code(oid)
    if not speaks_of(code, GainSubs):
        return ()
    at = At(see, CORP, see.kind(oid), oid)
    found: list[Sub] = []
    if not see.card(oid).faceup:
        for ability in definition(code).abilities:
            change = ability.modifier if isinstance(ability, Static) else None
            if isinstance(change, GainSubs) and change.to is None:
                placed = _placed(code, change.n.counter) if isinstance(change.n, Hosted) else 0
                found += [change.sub] * (round(number(change.n, at, 0.0)) + placed)
    if oid != see.encountered:
        for _, when in definition(code).whens.get("encounter", ()):
            for effect, times in each(when.effects):
                change = effect.modifier if isinstance(effect, ForNow) else None
                if isinstance(change, GainSubs) and change.to is None:
                    found += [change.sub] * round(number(times, at, 0.0) * number(change.n, at, 0.0))
    return tuple(found)


def _placed(code: str, counter: str) -> int:
    """Counters that are placed on the card as it is rezzed."""
    return sum(
        fixed(effect.n) for when in whens(code) if EventKind.REZ in when.on.heard
        for effect in when.effects if isinstance(effect, PlaceCounters) and effect.kind == counter
    )  # fmt: skip
