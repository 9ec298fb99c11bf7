"""Memory that some programs alone can use (1.20.4), and whether all programs have what they need."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.base import Scope, Selector

if TYPE_CHECKING:
    from engine.netrunner.objects.values import Values
    from engine.netrunner.table.card import Card


class Kept(NamedTuple):
    """So many MU that only some programs can use."""

    mu: int
    to: Selector
    scope: Scope

    def for_(self, g: Values, card: Card) -> bool:
        """Whether this program can."""
        return self.to.matches(g, card, self.scope)


def kept(g: Values) -> list[Kept]:
    """What is kept for some programs now (1.20.4)."""
    return [
        Kept(modifier.change(g, scope, None), modifier.to, scope)
        for modifier, scope, _, _ in g.modifiers("memory")
        if modifier.to is not None
    ]


def lacking(g: Values, more: Card | None, need: int, without: Collection[int]) -> int:
    """How much memory installed programs lack, with `more`, which needs so much, and without some.

    Each MU is one program's, and what is kept for some can be used by those alone.

    Rules: 1.20.4b.
    """
    gone = sum(g.memory_cost(g.state.cards[oid]) for oid in without)
    limit = g.memory_limit()
    found = g.memory_used() + need - gone - limit
    those = kept(g)
    if not those:
        return found
    cards = [g.state.cards[oid] for oid in g.index.programs if oid not in without]
    needs = [(card, g.memory_cost(card)) for card in cards] + ([(more, need)] if more else [])
    for n in range(len(those)):  # those that can use no memory but this: they have it and what is for all
        for others in combinations(those, len(those) - n):
            alone = sum(mu for card, mu in needs if not any(one.for_(g, card) for one in others))
            found = max(found, alone - (limit - sum(one.mu for one in others)))
    return found
