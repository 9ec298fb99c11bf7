"""What static abilities and lingering effects change while they last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Scope, Selector
from engine.netrunner.language.fields import NATURAL, NOT_ZERO, POSITIVE, Natural
from engine.netrunner.table.card import Card, Counter
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import DAMAGE, YOU, DamageKind, Modifier, Player

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = [
    "Considered", "CountsAsTagged", "DefinesX", "HandRevealed", "Modify", "OrdersSubroutines", "Prolongs",
    "Recurring", "SelectsDamaged", "SetsAsideTrashed", "SkipsDiscard",
]  # fmt: skip

_OWN = frozenset(("strength", "advancement", "memory_cost", "points"))


class Modify(Value, Modifier, frozen=True):
    """Raises or lowers a value by an amount.

    Values of a card ("strength", "advancement") apply to the cards `to` matches, or to the source itself
    without one. Values of a player ("memory", "link", "hand_corp", "hand_runner", their allotted clicks
    "clicks_corp", "clicks_runner", 1.11.2, the agenda points they need to win "to_win_corp", "to_win_runner",
    1.7.2a) need no `to`; memory with one is for those programs alone (1.20.4). Costs are changed by
    `prices.Price`.
    """

    stat: Literal[
        "strength",
        "advancement",
        "memory_cost",
        "points",
        "memory",
        "link",
        "hand_corp",
        "hand_runner",
        "clicks_corp",
        "clicks_runner",
        "to_win_corp",
        "to_win_runner",
    ]
    by: Annotated[AmountLike, NOT_ZERO]
    to: Selector | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "by", amount(self.by))

    def faults(self) -> Iterable[str]:
        if self.to is not None and self.stat not in (*_OWN, "memory"):
            yield f"{self.stat!r} is no value of cards"

    def change(self, g: Game, s: Scope, card: Card | None, target: int = 0) -> int:
        """What to add for this card (or player); 0 if it does not apply."""
        if self.stat in _OWN:
            if card is None:
                return 0
            if target:
                if card.oid != target:
                    return 0
            elif self.to is None:
                if card.oid != s.source:
                    return 0
            elif not self.to.matches(g, card, s):  # wherever it is: its costs are asked before it comes
                return 0
        by: Amount = self.by  # type: ignore[assignment]
        return by.value(g, s)


class Considered(Value, Modifier, frozen=True):
    """Cards are considered to have so many more counters of a kind, or the Runner so many more tags (1.9.4).

    They count like others, but nobody can move, remove or spend them. For the cards `to` matches, or the
    source without one.
    """

    counter: Counter | Literal["tag"]
    n: Annotated[AmountLike, NOT_ZERO]
    to: Selector | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    @property
    def stat(self) -> str:
        return f"considered:{self.counter}"

    def more(self, g: Game, s: Scope, card: Card | None, target: int = 0) -> int:
        """How many more this card, or the Runner without one, is considered to have."""
        if card is not None:
            if target or self.to is None:
                applies = card.oid == (target or s.source)
            else:
                applies = self.to.matches(g, card, s)
            if not applies:
                return 0
        n: Amount = self.n  # type: ignore[assignment]
        return n.value(g, s)


class CountsAsTagged(Value, Modifier, frozen=True):
    """The Runner is tagged, whether or not they have tags (10.5.2); there is none to remove."""

    stat: Literal["tagged"] = "tagged"


class SkipsDiscard(Value, Modifier, frozen=True):
    """A player skips their discard step: no hand size, no cards discarded (5.5.4d)."""

    who: Player = YOU
    stat: Literal["skips_discard"] = "skips_discard"


class Prolongs(Value, Modifier, frozen=True):
    """What raises a value of some cards lasts for the rest of the turn or run, instead of a shorter time.

    About effects on such a card alone. It replaces durations for as long as it is active (9.9.9a), also of
    effects that were there before; those of static abilities have none (9.10.5).

    Rules: 9.4.4.
    """

    of: Literal["strength", "points"]
    to: Selector
    stat: Literal["prolongs"] = "prolongs"
    span: Literal["turn", "run"] = "turn"

    def covers(self, g: Game, s: Scope, raised: str, card: Card) -> bool:
        """Whether it is about effects that raise this value of a card."""
        return raised == self.of and self.to.matches(g, card, s)


class SelectsDamaged(Value, Modifier, frozen=True):
    """The controller chooses cards of the grip that damage trashes, instead of chance (10.4.3).

    `n` of them, 0 = all. `first`: of the first such damage of each turn only. `look`: they look at the grip
    for it. Without `kind` of any damage.
    """

    kind: DamageKind | Literal[""] = ""
    n: Natural = 0
    first: bool = False
    look: bool = False
    stat: Literal["selects_damaged"] = "selects_damaged"

    def number(self, g: Game, s: Scope, kind: DamageKind, n: int) -> int:
        """How many of the n cards that this damage trashes now."""
        if self.kind not in ("", kind):
            return 0
        kinds = (self.kind,) if self.kind else DAMAGE
        if self.first and any(event.damage in kinds for event in g.happened((EventKind.DAMAGE,))):
            return 0
        return min(n, self.n or n)


class OrdersSubroutines(Value, Modifier, frozen=True):
    """The Runner sets the order in which unbroken subroutines resolve (9.8.7d)."""

    stat: Literal["orders_subroutines"] = "orders_subroutines"

    def covers(self, g: Game, s: Scope) -> bool:
        """Whether it does so in the encounter in progress."""
        return g.encounter is not None


class SetsAsideTrashed(Value, Modifier, frozen=True):
    """Cards of the Runner that would be trashed are set aside; the controller may look at them and remove one
    of them from the game, once per turn, before the others go to the heap (1.19, 4.8).
    """

    stat: Literal["sets_aside_trashed"] = "sets_aside_trashed"

    def covers(self, g: Game, s: Scope) -> bool:
        """Whether no card was removed yet this turn."""
        return f"{s.source}:removed" not in g.state.used


class HandRevealed(Value, Modifier, frozen=True):
    """A player plays with their hand revealed: everybody may look at it (4.3.4, 1.21.3)."""

    who: Player
    stat: Literal["hand_revealed"] = "hand_revealed"


class DefinesX(Value, Modifier, frozen=True):
    """ "X is ...": what the X in other abilities of the source is, which say it as `Defined(n, "x")`.

    Rules: 9.12.2e.
    """

    n: Annotated[AmountLike, NATURAL]
    stat: Literal["x"] = "x"

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))


class Recurring(Value, Modifier, frozen=True):
    """Recurring credits: refilled up to n at the start of the controller's turn (1.10.5)."""

    n: Annotated[AmountLike, POSITIVE]
    stat: Literal["recurring"] = "recurring"

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def number(self, g: Game, s: Scope) -> int:
        """How many they are refilled to now."""
        n: Amount = self.n  # type: ignore[assignment]
        return max(0, n.value(g, s))
