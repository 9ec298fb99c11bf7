"""The three questions of this package, answered by the class of the word: the modules beside have the lines.

Unpriced words count as a credit in play, where nothing may fail; the tests refuse them.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.costs import Cost
    from engine.netrunner.language.costs.payment import Act, CostPart
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.table.parts import Modifier, NoSeat, Seat
    from engine.players.netrunner.worth.asking import At


@singledispatch
def price(effect: Effect, at: At) -> float:
    """What an instruction is worth to the controller of the ability, in credits (below 0: it hurts).

    The lines are in `worth/effects.py` and `worth/arrangements.py`.
    """
    return 1.0


@singledispatch
def price_part(part: CostPart, at: At) -> float:
    """What paying a part of a cost takes from the payer, in credits. The lines are in `worth/costs.py`."""
    return 1.0


@singledispatch
def price_modifier(modifier: Modifier, at: At) -> float:
    """What a lasting change is worth to its controller, in credits, for as long as it stays.

    The lines are in `worth/modifiers.py`.
    """
    return 1.0


def price_all(effects: Iterable[Effect], at: At) -> float:
    """What instructions are worth one after the other."""
    return sum(price(effect, at) for effect in effects)


def price_cost(cost: Cost, at: At, payer: Seat | NoSeat = "", act: Act = "effect") -> float:
    """What paying a cost takes from whoever pays it, for an act: the controller, if nobody is named."""
    before = at.payer, at.act
    at.payer, at.act = payer or at.payer, act
    try:
        return sum(price_part(part, at) for part in cost.parts)
    finally:
        at.payer, at.act = before
