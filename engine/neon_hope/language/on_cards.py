"""What is done to each card of a choice to which it can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.steps import ASK, Step
from engine.neon_hope.language.base import EffectValue
from engine.neon_hope.language.picks import THIS, Pick
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.questions import Verb
from engine.neon_hope.table.state import SCRAP, Card

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


class OnCards(EffectValue, frozen=True):
    """Base of what is done with cards in play: `op` is the verb of the options, too."""

    op: ClassVar[Verb]
    in_order: ClassVar[bool] = False
    """Whether the first is done first. Boxes that open resolve in order: the last pushed is the first."""

    what: Pick = THIS

    def fits(self, g: Game, card: Card) -> bool:
        """Whether it can be done with the card."""
        return card.place != SCRAP and not card.place.startswith("set:")

    def act(self, g: Game, f: EffectsFrame, card: Card) -> None:
        """Do it."""
        raise NotImplementedError

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        cards = self.what.ask(g, f, self.op, lambda card: self.fits(g, card))
        if cards is None:
            return ASK
        for card in cards if self.in_order else reversed(cards):
            if self.fits(g, card):
                self.act(g, f, card)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(self.fits(g, card) for card in self.what.cards(g, f))
