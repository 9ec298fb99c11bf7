"""What several effects share: an amount, or definite cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Effect, Ref, Scope, Targeting
from engine.netrunner.language.selectors import Target

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech


class Counted(Value, Effect, frozen=True):
    """An effect with an amount in its field `n`."""

    n: AmountLike

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def number(self, g: Game, s: Scope) -> int:
        n: Amount = self.n  # type: ignore[assignment]
        return n.value(g, s)

    def said(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        return t.number(n)

    def things(self, t: Speech, what: str) -> str:
        """ "3 credits", "credits equal to ..."."""
        return t.things(what, self.said(t))


class OnCards(Value, Effect, frozen=True):
    """An effect on definite cards; a Target is announced first (1.15)."""

    def target(self) -> Targeting | None:
        what = self._what()
        return what.what if isinstance(what, Target) else None

    def _what(self) -> Ref:
        raise NotImplementedError

    def useful(self, g: Game, s: Scope) -> bool:
        what = self._what()
        if isinstance(what, Target):
            return any(what.what.among.matches(g, card, s) for card in g.state.cards.values())
        return True
