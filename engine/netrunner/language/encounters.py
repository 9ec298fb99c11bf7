"""What happened in an encounter (6.5), and whether ice that is passed was encountered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.netrunner.language.base import Pattern, Scope
from engine.netrunner.language.logic import Said
from engine.netrunner.table.events import Event, EventKind

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = ["WasEncountered"]

_ABOUT_ICE = frozenset(
    (EventKind.BREAK, EventKind.FULLY_BREAK, EventKind.BYPASS, EventKind.RESOLVE_SUBROUTINE)
)


def the_ice(g: Game, s: Scope) -> tuple[int, int]:
    """The ice that the ability is about, else that of the encounter in progress, and until which event."""
    encounter, about = g.encounter, s.event
    ice = (
        about.oid if about is not None and about.kind in (EventKind.ENCOUNTER_ENDS, EventKind.PASS_ICE) else 0
    )
    before = about.serial if ice and about is not None else g.state.serial + 1
    return ice or (0 if encounter is None else encounter.ice), before


def met_last(g: Game, ice: int, before: int) -> int:
    """The event with which the last encounter with the ice began; 0 if it was approached once more since."""
    met = (event.serial for event in g.happened((EventKind.ENCOUNTER,)) if event.oid == ice)
    began = max((serial for serial in met if serial < before), default=0)
    since = (event.serial for event in g.happened((EventKind.APPROACH_ICE,)) if event.oid == ice)
    return 0 if any(began < serial < before for serial in since) else began


def of_encounter(g: Game, pattern: Pattern, s: Scope) -> Sequence[Event]:
    """The events of the encounter in progress, or of the last one with the ice that the ability is about.

    What happened to other ice meanwhile, in an encounter inside of it (6.5.9), is none of its own. Ice that
    was approached once more since is not passed after that encounter (6.1.3e, 6.1.3f).
    """
    ice, before = the_ice(g, s)
    began = met_last(g, ice, before)
    if not began:
        return ()
    return [
        event
        for event in g.happened(pattern.heard)
        if began < event.serial <= before and (event.oid == ice or event.kind not in _ABOUT_ICE)
    ]


class WasEncountered(Said, frozen=True):
    """The ice that the ability is about was encountered before: "after encountering it" (6.5)."""

    dated = True

    def needs(self) -> tuple[str, ...]:
        return ("event",)

    def true(self, g: Game, s: Scope) -> bool:
        return s.event is not None and bool(met_last(g, *the_ice(g, s)))
