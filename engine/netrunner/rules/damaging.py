"""Damage of which a player chooses the cards (10.4.3): who does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.modifiers import SelectsDamaged
from engine.netrunner.table.parts import Chooser, DamageKind
from engine.netrunner.table.state import GRIP

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def choosers(g: Game, kind: DamageKind, n: int) -> list[Chooser]:
    """Who chooses how many of the n cards that damage trashes now, one after the other (10.4.3a).

    What both were to choose the active player chooses (9.12.1c). Nobody chooses among too few (10.4.4).
    """
    if "selects_damaged" not in g.stats or n <= 0 or n > len(g.state.zones[GRIP]):
        return []
    found = [
        Chooser(scope.seat, modifier.number(g, scope, kind, n), scope.source, modifier.look)
        for modifier, scope, _, _ in g.modifiers("selects_damaged")
        if isinstance(modifier, SelectsDamaged)
    ]
    found.sort(key=lambda each: each.seat != g.state.active)
    left, made = n, []
    for each in found:
        if each.n:
            made.append(each._replace(n=min(each.n, left)))
            left -= made[-1].n
    return made
