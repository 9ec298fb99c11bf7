"""Drawing cards (8.4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import Step, StepTable
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.procedures import DrawFrame
from engine.netrunner.table.state import opponent

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


DRAW = DrawFrame.table = StepTable("drawing (8.4.5)", checked=False)


@DRAW.row("8.4.5a", "set aside the cards drawn")
def _set_aside(g: Game, f: DrawFrame) -> Step:
    """Abilities about the draws of both players become pending at the same checkpoint (8.4.4)."""
    f.cards = do.draw_aside(g, f.seat, f.n)
    if f.also:
        f.others = do.draw_aside(g, opponent(f.seat), f.also)
    return None


@DRAW.row("8.4.5b", "checkpoint", checked=True)
def _drawn(g: Game, f: DrawFrame) -> Step:
    return None


@DRAW.row("8.4.5c", "add them to the hand")
def _to_hand(g: Game, f: DrawFrame) -> Step:
    """Rules: 8.4.3a, 8.4.2b."""
    both = ((f.seat, f.cards), (opponent(f.seat), f.others))
    for seat, cards in both[: 1 + bool(f.also)]:
        do.to_hand(g, [oid for oid in cards if oid in g.state.cards])
        if cards:  # none were drawn from an empty stack
            do.emit(g, EventKind.DRAW_ENDS, seat=seat, n=len(cards))
    return None
