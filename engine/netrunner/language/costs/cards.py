"""Parts of a cost that are cards: this one, chosen ones, the top of a deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Scope, Selector
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.language.membership import members
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Cause
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import DECK, DISCARD, GRIP, HOSTED, REMOVED, SCORE_AREA

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

from engine.netrunner.language.costs.payment import FROM_HAND, Budget, Payer, Verb
from engine.netrunner.language.fields import POSITIVE, Positive


class ThisCost(Value, CostPart, frozen=True):
    """Something done with the source itself: trash it, return it, remove it from the game.

    Rules: 1.19.4, 1.19.4a.
    """

    order: ClassVar[int] = 7
    verb: Verb = "trash"

    def of_source(self) -> bool:
        return True

    def reserve(self, b: Budget) -> bool:
        source = b.payment.scope.source
        b.demands.append((source,))
        card = b.game.state.cards.get(source)
        return card is not None and possible(b.game, b.payment.seat, self.verb, card)

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        carry_out(g, p.seat, self.verb, (p.scope.source,))


class Chosen(Value, CostPart, frozen=True):
    """Something done with cards of a set that the payer controls and chooses; `random` ones are not chosen.

    An agenda to forfeit is one of the payer's score area, whatever else `among` says.

    Rules: 1.14.3.
    """

    order: ClassVar[int] = 4
    verb: Verb
    n: Annotated[AmountLike, POSITIVE] = 1
    among: Selector | None = None
    random: bool = False

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def number(self, g: Game, s: Scope) -> int:
        """How many."""
        n: Amount = self.n  # type: ignore[assignment]
        return max(0, n.value(g, s))

    def faults(self) -> Iterable[str]:
        if self.among is None and self.verb != "forfeit":
            yield f"which cards to {self.verb}?"

    @property
    def choosing(self) -> bool:  # type: ignore[override]
        return not self.random

    def candidates(self, g: Game, p: Payer) -> tuple[int, ...]:
        among, cards = self.among, g.state.cards
        busy = p.card if p.purpose in FROM_HAND else 0  # a card does not pay for itself
        if self.verb == "forfeit":
            return tuple(
                oid
                for oid in g.state.zones[SCORE_AREA[p.seat]]
                if not g.cannot("forfeit", by=p.seat, card=cards[oid])
                if among is None or among.matches(g, cards[oid], p.scope)
            )
        assert among is not None
        return tuple(
            card.oid
            for card in members(among, g, p.scope)
            if _pays(card, p) and card.oid != busy and possible(g, p.seat, self.verb, card)
        )

    def reserve(self, b: Budget) -> bool:
        n = self.number(b.game, b.payment.scope)
        if n:
            found = self.candidates(b.game, b.payment)
            b.demands.extend([found] * n)
            if found and b.game.state.cards[found[0]].zone == GRIP:
                b.grip -= n
        return b.grip >= 0

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        carry_out(g, p.seat, self.verb, cards)


def _pays(card: Card, p: Payer) -> bool:
    """Whether the payer may pay with a card: one they control, or one that is hosted on the source without
    being installed, whoever owns it (1.13.2)."""
    return card.controller == p.seat or (card.zone == HOSTED and card.host == p.scope.source)


class TopOfDeck(Value, CostPart, frozen=True):
    """The top cards of the payer's deck are trashed or removed from the game."""

    order: ClassVar[int] = 4
    n: Positive = 1
    verb: Verb = "trash"

    def reserve(self, b: Budget) -> bool:
        return len(b.game.state.zones[DECK[b.payment.seat]]) >= self.n

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        carry_out(g, p.seat, self.verb, g.state.zones[DECK[p.seat]][: self.n])


def possible(g: Game, seat: Seat, verb: str, card: Card) -> bool:
    """Whether this can be done with the card as an effect, so that it can be a cost (1.16.1b).

    What lies in its owner's discard pile is not moved there (1.19.1).
    """
    if verb in ("trash", "reveal and trash"):
        return card.zone != DISCARD[card.side] and not g.cannot("trash", by=seat, card=card)
    if verb == "turn facedown":
        return card.faceup
    if verb == "derez":
        return card.faceup and not g.cannot("derez", by=seat, card=card)
    return True


def carry_out(g: Game, seat: Seat, verb: str, oids: tuple[int, ...]) -> None:
    """Do something with cards to pay a cost."""
    if verb in ("reveal", "reveal and trash"):
        for oid in oids:
            do.reveal(g, oid, seat)
    if verb in ("trash", "reveal and trash"):
        do.trash(g, oids, by=seat, cause=Cause.COST, shown=oids if verb == "reveal and trash" else ())
    elif verb == "forfeit":
        for oid in oids:
            do.forfeit(g, oid, seat)
    elif verb == "return":
        do.to_hand(g, oids)
    elif verb in ("bottom", "top", "shuffle"):
        for oid in oids:
            do.move(g, oid, DECK[g.state.cards[oid].side], bottom=verb == "bottom")
        if verb == "shuffle":
            do.shuffle(g, seat)
    elif verb == "remove":
        for oid in oids:
            do.move(g, oid, REMOVED, faceup=True)
    elif verb == "turn facedown":
        for oid in oids:
            do.turn(g, oid, faceup=False, by=seat)
    elif verb == "derez":
        for oid in oids:
            do.derez(g, oid, seat)
