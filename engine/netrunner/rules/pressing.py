"""Paid abilities that their player is asked about where nobody would be asked otherwise.

By what all can see: abilities of active cards that could be used now, and would change what comes next in the
run, or whose moment does not come again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.conditions import Encountering, RunOn
from engine.netrunner.language.effects import Damage, Derez, EndTheRun, Trash
from engine.netrunner.language.happenings import ENCOUNTER, Happened
from engine.netrunner.language.selectors import Encountered
from engine.netrunner.rules.windows import could_use
from engine.netrunner.table.parts import Seat
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

_GRAVE = (EndTheRun, Trash, Derez, Damage)


@cache
def of_this_run(paid: Paid) -> bool:
    """Whether it can be used in runs alone: before the server is reached is the last time to ask."""
    return any(isinstance(part, RunOn) for part in inside(paid.condition))


@cache
def ends_here(paid: Paid) -> bool:
    """Whether it would end the run, trash, derez or hurt, or is about this run."""
    return of_this_run(paid) or any(isinstance(part, _GRAVE) for part in inside(paid.effects))


@cache
def of_this_encounter(paid: Paid) -> bool:
    """Whether it is about the ice that is encountered, or what happened in the encounter."""
    return any(
        isinstance(part, Encountered | Encountering)
        or (isinstance(part, Happened) and part.span == ENCOUNTER)
        for part in (*inside(paid.condition), *inside(paid.effects))
    )


def any_pressing(g: Game, seat: Seat, kind: Callable[[Paid], bool]) -> bool:
    """Whether a seat could use such an ability now, as far as all can see."""
    return any(
        (paid.by or g.state.cards[oid].side) == seat and kind(paid) and could_use(g, oid, index, paid, seat)
        for oid, index, paid in g.index.paid
    )
