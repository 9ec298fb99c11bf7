"""Cards of the hand that are trashed to pay less for what is played or installed (9.9.6c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.costs import Payment
from engine.netrunner.language.prices import Discount
from engine.netrunner.rules import costs
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Cause, EventKind
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import HAND

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.frames.procedures import InstallFrame, PlayFrame


class Offer(NamedTuple):
    """What a player can do to pay less."""

    source: int
    less: int
    cards: tuple[int, ...]
    """Those that can be trashed."""


def offered(g: Game, card: Card) -> Offer | None:
    """What the owner of a card can do to play or install it for less."""
    if "discount" not in g.stats:
        return None
    seat = card.side
    for modifier, scope, _, _ in g.modifiers("discount"):
        if isinstance(modifier, Discount) and modifier.concerns(g, scope, seat):
            cards = tuple(
                oid
                for oid in g.state.zones[HAND[seat]]
                if oid != card.oid and not g.cannot("trash", by=seat, card=g.state.cards[oid])
            )
            if cards:
                return Offer(scope.source, modifier.less, cards)
    return None


def payable(g: Game, card: Card, price: Callable[[int], Payment], *, clicks: int = 0) -> Payment | None:
    """The payment that can be made, for so many credits less if it takes that (8.7.2b); None if none can."""
    payment = price(0)
    if costs.can_pay(g, payment, clicks=clicks):
        return payment
    found = offered(g, card)
    if found is not None and costs.can_pay(g, price(found.less), clicks=clicks):
        return price(found.less)
    return None


def ask(g: Game, f: PlayFrame | InstallFrame, card: Card, price: Callable[[int], Payment]) -> bool:
    """Offer to pay less, once for each card that is played or installed. False while it is asked.

    `price` is what it costs for so many credits less. Who cannot pay without has no choice (8.7.2b).
    """
    found = None if f.discounted else offered(g, card)
    if found is None or not price(0).cost.credits:
        return True
    options = [Option(f"card:{oid}", "trash_first", oid=oid) for oid in found.cards]
    if costs.can_pay(g, price(0)):
        options.append(Option("no", "decline"))
    keys = g.ask(f, f.seat, "discount", options, about=found.source)
    if keys is None:
        return False
    f.discounted = True
    if keys[0] != "no":
        source = g.state.cards[found.source]
        g.state.used = (*g.state.used, f"{source.oid}:discount")
        do.note(g, EventKind.TRIGGERS, seat=f.seat, oid=source.oid, code=source.code)
        with g.because(Cause.CONDITIONAL, source.oid, source.code):
            do.trash(g, (int(keys[0].partition(":")[2]),), by=f.seat)
        f.less += found.less
    return True
