"""What a piece of ice does to who encounters it, in instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.flow import If, May
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import ThisCard
from engine.netrunner.table.events import EventKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.abilities import Sub, When
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card


def done_when_met(when: When) -> tuple[Effect, ...]:
    """What a conditional ability does once it is met, with what else it asks for (9.6.5d)."""
    does = (May(when.effects),) if when.optional else when.effects
    asks = when.on.if_ if isinstance(when.on, On) else None
    return does if asks is None else (If(asks, does),)


def in_an_encounter(g: Game, ice: Card) -> tuple[Effect, ...]:
    """What a piece of ice does to who encounters it and breaks nothing (6.9.3): its abilities about that, and
    its subroutines."""
    met = (
        effect
        for oid, _, when in g.index.whens.get(EventKind.ENCOUNTER, ())
        if oid == ice.oid and isinstance(when.on, On) and when.on.what == ThisCard()
        for effect in done_when_met(when)
    )
    return (*met, *instructions_of(g.subroutines(ice.oid)))


def instructions_of(subs: Iterable[Sub]) -> tuple[Effect, ...]:
    """All that subroutines do, one after the other."""
    return tuple(effect for sub in subs for effect in sub.effects)
