"""What was imminent and wholly prevented or replaced, which ordinals count in some editions (D28)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game
    from engine.netrunner.table.parts import EffectKind


def tried(g: Game, f: AbilityFrame, kind: EffectKind, n: int, oids: Iterable[int] = ()) -> None:
    """All of an expected effect of the imminent instruction does not happen: trashing these cards, damage or
    tags, of which cards count how often they happened.

    Rules: rg: Ordinale Ereignisse.
    """
    if kind.startswith("trash"):
        for oid in oids:
            seat = f.effects[f.index].part(g, f, kind).doer(f.seat)
            do.attempt(g, EventKind.TRASH, seat=seat, oid=oid, was=g.state.cards[oid].zone)
    elif n > 0 and kind.endswith("_damage"):
        do.attempt(g, EventKind.DAMAGE, seat=f.seat, damage=kind.removesuffix("_damage"), n=n)
    elif n > 0 and kind == "tag":
        do.attempt(g, EventKind.TAG, seat=RUNNER, n=n)
