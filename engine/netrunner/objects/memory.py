"""Memory that some programs alone can use (1.20.4), and whether all programs have what they need."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.base import Scope, Selector
from engine.netrunner.language.modifiers import Modify

if TYPE_CHECKING:
    from engine.netrunner.objects.characteristics import Characteristics
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.game import Game


class Kept(NamedTuple):
    """So many MU that only some programs can use."""

    mu: int
    to: Selector
    scope: Scope

    def for_(self, g: Game, card: Card) -> bool:
        """Whether this program can."""
        return self.to.matches(g, card, self.scope)


def kept(g: Game, on: Iterable[tuple[Modify, Scope]]) -> list[Kept]:
    """What these modifiers of memory keep for some programs (1.20.4)."""
    return [
        Kept(modifier.change(g, scope, None), modifier.to, scope)
        for modifier, scope in on
        if modifier.to is not None
    ]


def lacking(
    g: Characteristics, those: Sequence[Kept], more: Card | None, need: int, without: Collection[int]
) -> int:
    """How much memory installed programs lack, with `more`, which needs so much, and without some, where
    `those` are kept for some of them.

    Each MU is one program's, and what is kept for some can be used by those alone.

    Rules: 1.20.4b.
    """
    gone = sum(g.memory_cost(g.state.cards[oid]) for oid in without)
    limit = g.memory_limit()
    found = g.memory_used() + need - gone - limit
    if not those:
        return found
    cards = [g.state.cards[oid] for oid in g.index.programs if oid not in without]
    needs = [(card, g.memory_cost(card)) for card in cards] + ([(more, need)] if more else [])
    for n in range(len(those)):  # those that can use no memory but this: they have it and what is for all
        for others in combinations(those, len(those) - n):
            alone = sum(mu for card, mu in needs if not any(one.for_(g, card) for one in others))
            found = max(found, alone - (limit - sum(one.mu for one in others)))
    return found
