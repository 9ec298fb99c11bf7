"""What players answer who choose the cards that damage trashes (10.4.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Chooser
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import GRIP

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game


def options(g: Game, by: Chooser, taken: tuple[int, ...]) -> tuple[Option, ...]:
    """The cards of the grip that a player can choose."""
    found = [Option(f"card:{oid}", "damaged", oid=oid) for oid in g.state.zones[GRIP] if oid not in taken]
    return (*found, Option("no", "at_random")) if by.look else tuple(found)


def chosen(keys: tuple[str, ...]) -> tuple[int, ...]:
    """The cards that an answer names."""
    return tuple(int(key.partition(":")[2]) for key in keys if key != "no")


def look(g: Game, by: list[Chooser]) -> None:
    """Who looks at the grip to choose has seen it, even where the other one chose (9.12.1c)."""
    for each in by:
        if each.look:
            do.look(g, each.seat, g.state.zones[GRIP])
            for oid in g.state.zones[GRIP]:
                code = g.state.cards[oid].code
                do.emit(g, EventKind.LOOK, seat=each.seat, oid=oid, code=code, secret=each.seat)
