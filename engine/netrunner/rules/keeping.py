"""Whether a payment leaves all restrictions met of what it is for (1.16.1c)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, cast

from engine.netrunner.language.costs import Chosen, CounterCost, Payment, TagCost
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.table.durations import lasts

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.parts import Act


class Loss(NamedTuple):
    """A part of a cost with cards chosen for it, maybe not yet all."""

    part: CostPart
    n: int
    """How many cards it takes."""
    cards: tuple[int, ...] = ()


def keeps(g: Game, p: Payment, parts: Sequence[CostPart], chosen: Sequence[Loss] = ()) -> bool:
    """Whether the cost can be paid in some way that leaves all restrictions met, with what was chosen so far.

    It is tried on a copy. What is not looked at: the source's own going, which pays for its ability by what
    it was (9.1.2), clicks and credits, with which restrictions are met before they are spent, and cards at
    random.
    """
    if not (p.condition is not None or p.purpose == "score" or p.purpose.replace(" ", "_") in g.forbidden):
        return True
    begun = [loss.part for loss in chosen]
    losses = list(chosen)
    for part in parts:
        if isinstance(part, Chosen):
            if not part.random and part not in begun:
                losses.append(Loss(part, part.number(g, p.scope)))
        elif isinstance(part, TagCost) or (isinstance(part, CounterCost) and not part.choosing):
            losses.append(Loss(part, 0))
    return not losses or _some_way(g, p, losses, 0)


def _some_way(g: Game, p: Payment, losses: Sequence[Loss], at: int) -> bool:
    """Whether the cards still to be chosen, from this loss on, can be."""
    if at == len(losses):
        return _met(g.supposing(lambda other: _lose(other, p, losses)), p)
    part, n, cards = losses[at]
    gone = {oid for loss in losses for oid in loss.cards}
    left = [oid for oid in part.candidates(g, p) if oid not in gone] if n > len(cards) else []
    return any(
        _some_way(g, p, [*losses[:at], Loss(part, n, (*cards, *more)), *losses[at + 1 :]], at + 1)
        for more in combinations(left, n - len(cards))
    )


def _lose(g: Game, p: Payment, losses: Sequence[Loss]) -> None:
    for part, _, cards in losses:
        part.pay(g, p, cards)
    g.state.lingering[:] = [effect for effect in g.state.lingering if lasts(g, effect)]
    g.forget()


def _met(g: Game, p: Payment) -> bool:
    """Whether what is paid for may be done: its own condition, and what other cards say (9.3.3)."""
    if p.condition is not None and not p.condition.true(g, p.scope):
        return False
    card = g.state.cards.get(p.card)
    if card is None:
        return not p.card or p.purpose in ("use", "effect")
    if p.purpose == "score" and g.counters(card, "advancement") < g.advancement_requirement(card):
        return False
    act = cast("Act", p.purpose.replace(" ", "_"))
    return act not in g.forbidden or not g.cannot(act, by=p.seat, card=card)
