"""Rezzing (8.1.2): its cost, and the procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, END, Step, StepTable
from engine.netrunner.language.costs import Payment, credits_only
from engine.netrunner.language.restrictions import RezzedAsNonIce
from engine.netrunner.rules import costs, paying, prices
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.frames.procedures import RezFrame
from engine.netrunner.table.frames.windows import PaidWindowFrame
from engine.netrunner.table.parts import Ignoring
from engine.netrunner.table.state import CORP

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


REZ = RezFrame.table = StepTable("rezzing (8.1.2e)", checked=False)


def rez_cost(g: Game, card: Card, *, less: int = 0, ignoring: Ignoring = "") -> Payment:
    """What rezzing the card costs now, additional costs included (1.16.8).

    Rules: 1.16.4a, 2.3.2.
    """
    base = credits_only(g.value("rez_cost", card, g.face(card).facts.cost) or 0)
    whole = prices.total(g, "rez", CORP, base, card, server=card.server, less=less, ignoring=ignoring)
    return costs.payment(g, "rez", CORP, whole, card.oid)


def opened_to(g: Game, w: PaidWindowFrame, card: Card, kind: str) -> bool:
    """Whether the window is one in which the Corp can rez a card of this type.

    Rules: 8.1.2a, 9.2.7c, 9.2.7e.
    """
    return card.oid == w.ice or (w.rez and (kind != ICE or as_non_ice(g, card)))


def as_non_ice(g: Game, ice: Card) -> bool:
    """Whether ice says of itself that it can be rezzed now like other cards.

    Rules: 8.1.2b, 9.1.8c.
    """
    if "rez_as_non_ice" not in g.stats:
        return False
    scope = g.scope(ice)
    return any(
        (static.condition is None or static.condition.true(g, scope))
        and isinstance(static.modifier, RezzedAsNonIce)
        and static.modifier.covers(g, scope, ice.oid)
        for static in g.face(ice).statics.get("rez_as_non_ice", ())
    )


def start_rez(g: Game, oid: int) -> None:
    """Rez a card, paying for it.

    Rules: 8.1.2b, 1.16.4b.
    """
    g.push(RezFrame(oid=oid))


@REZ.row("8.1.2d", "pay the rez cost", checked=True)
def _pay_rez(g: Game, f: RezFrame) -> Step:
    card = g.state.cards.get(f.oid)
    if card is None:
        return END
    payment = rez_cost(g, card, less=f.less, ignoring=f.ignoring)
    if f.by_effect:
        rezzable = card.side == CORP and not card.faceup and g.face(card).type != AGENDA  # 8.1.1
        able = f.choices or (not g.cannot("rez", by=CORP, card=card) and costs.can_pay(g, payment))
        if not rezzable or not able:
            return _not_rezzed(g, f)  # 8.1.2c, 1.2.2, 1.16.4b
        if not f.decided and f.ignoring != "all":
            regular = rez_cost(g, card, less=f.less, ignoring="additional").cost
            agreed = costs.agrees(g, f, payment, regular, f.ignoring)
            if agreed is None:
                return ASK
            if not agreed:
                return _not_rezzed(g, f)
        f.decided = True
    return None if paying.pay(g, f, payment) else ASK


def _not_rezzed(g: Game, f: RezFrame) -> Step:
    """What was installed to be rezzed is shown all the same, for what it had to be (8.5.13c, d)."""
    if f.verify:
        do.reveal(g, f.oid, CORP)
    return END


@REZ.row("8.1.2e", "turn it faceup", checked=True)
def _flip(g: Game, f: RezFrame) -> Step:
    card = g.state.cards.get(f.oid)
    if card is None or card.faceup:
        return None
    if g.cannot("rez", by=CORP, card=card):  # 1.2.2: what the payment has led to may forbid it
        return _not_rezzed(g, f)
    do.rez(g, f.oid)
    return None
