"""What a breach presents, and who chooses from it (7.3, 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Scope, Selector
from engine.netrunner.language.fields import Natural
from engine.netrunner.table.parts import Modifier
from engine.netrunner.table.state import RD

if TYPE_CHECKING:
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.game import Game

__all__ = ["AccessLimit", "CorpChooses", "FromBottom", "RevealedInRD"]


class AccessLimit(Value, Modifier, frozen=True):
    """The Runner cannot access more than n cards in a run (7.4.2b).

    Accesses that were made count (7.3.6); by 24.03 candidates that were chosen in the breach in progress, and
    accesses else (24: 7.3.6a).
    """

    n: Natural
    stat: Literal["access_limit"] = "access_limit"
    besides: Selector | None = None
    """Cards that it leaves out: they can be accessed beside the n, and do not count (24: 7.4.2a)."""

    def covers(self, g: Game, s: Scope, card: Card | None) -> bool:
        """Whether it is about accessing this card."""
        return self.besides is None or card is None or not self.besides.matches(g, card, s)


class FromBottom(Value, Modifier, frozen=True):
    """Cards of R&D are accessed from the bottom upwards (7.4.7b)."""

    stat: Literal["rd_from_bottom"] = "rd_from_bottom"


class CorpChooses(Value, Modifier, frozen=True):
    """The Corp chooses which cards of HQ are accessed, instead of chance (7.3.4b)."""

    stat: Literal["hq_chosen"] = "hq_chosen"


class RevealedInRD(Value, Modifier, frozen=True):
    """While the Runner is accessing the card in R&D, they must reveal it (1.21.7): no reaction to that."""

    stat: Literal["revealed_in_rd"] = "revealed_in_rd"

    def covers(self, g: Game, s: Scope) -> bool:
        """Whether the card, which is being accessed, lies there."""
        return g.state.cards[s.source].zone == RD
