"""Whether a paid ability can be used (9.5), and which subroutines it may break (9.8.6)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.effects import Break
from engine.netrunner.language.flow.arranging import breaks_of
from engine.netrunner.language.instructions import AbilityFrame, Effect
from engine.netrunner.language.selectors import Approached, Encountered
from engine.netrunner.objects.game import Game
from engine.netrunner.rules import costs, prices
from engine.netrunner.table.card import Card
from engine.netrunner.table.parts import Seat
from engine.speech.structs import inside


def usable(g: Game, card: Card, index: int, paid: Paid, seat: Seat) -> bool:
    """Whether a paid ability can be used now: restrictions, cost, and some effect (9.5; 24: 1.2.5)."""
    return not unusable(g, card, index, paid, seat)


def unusable(g: Game, card: Card, index: int, paid: Paid, seat: Seat, *, strong: bool = False) -> str:
    """What speaks against using a paid ability now, in a word; "" for nothing.

    `strong`: as if the card were strong enough, which it is going to be.

    Rules: 1.14.4, 9.3.3c, 9.5.2e, 9.5.6; 24: 5.2.4, 9.1.5b, 9.1.6d.
    """
    limited = use_key(g, card.oid, index, paid)
    if limited and limited in g.state.used:
        return "once"
    if g.cannot("use", by=seat, card=card):
        return "forbidden"
    if paid.interface:
        why = _no_interface(g, card)
        if why and not (strong and why == "strength"):
            return why
    payment = prices.use_cost(g, card, paid, seat)
    if not costs.can_pay(g, payment):
        return "cost"
    scope = payment.scope
    if not paid.cost.plain:
        scope = costs.hopeful(g, payment)
        if index in g.face(card).paid_with:
            return "" if paid.condition is None or paid.condition.true(g, scope) else "condition"
    if paid.condition is not None and not paid.condition.true(g, scope):
        return "condition"
    # Without a subroutine it could break an ability that breaks some is not used (9.8.6).
    breaking = paid.breaks
    for effect in paid.effects:
        if (effect.breaks or not breaking) and effect.useful(g, scope):
            return ""
    return "" if g.idle(seat) and _may_be_idle(g, card, paid) else "useless"


def _may_be_idle(g: Game, card: Card, paid: Paid) -> bool:
    """Whether an ability that would change nothing can be used where that is no bar: what could break
    subroutines only in an encounter with ice it could break (9.5.6a, 3.9.5h), and what breaks all of them
    only if one is left (9.8.6a); not what speaks of the ice encountered or approached (9.5.6b, c).

    What costs nothing and does nothing either is never offered: it would be the same game.
    """
    if not paid.cost.parts:
        return False
    if paid.breaks:
        encounter = g.encounter
        if encounter is None or not encounter.window:
            return False
        breaks = [one for effect in paid.effects for one in breaks_of(g, g.scope(card), effect)]
        return any(isinstance(one, Break) and one.n and one.fits(g, card.oid) for one in breaks)
    return not any(isinstance(part, Approached | Encountered) for part in inside(paid.effects))


def use_key(g: Game, oid: int, index: int, paid: Paid) -> str:
    """Under which a use of a limited ability is noted; "" if it is not limited now (9.3.3c)."""
    if not paid.once:
        return ""
    key = f"{oid}:{index}"
    if paid.per == "run":
        return f"{key}@run{g.run_number}" if g.run_number else ""
    if paid.per == "encounter":
        return "" if g.encounter is None else f"{key}@encounter{g.encounter.number}"
    return key


def _no_interface(g: Game, card: Card) -> str:
    """Step 6.9.3b of an encounter, and strength enough (3.9.5f, g).

    Rules: 3.9.5e, 9.3.6c, 9.5.2d.
    """
    encounter = g.encounter
    if encounter is None or not encounter.window or encounter.ice not in g.state.cards:
        return "encounter"
    return "" if g.strength(card) >= g.strength(g.state.cards[encounter.ice]) else "strength"


def breakable(g: Game, f: AbilityFrame, effect: Effect) -> tuple[list[int], int]:
    """Subroutines an ability may choose as targets (9.8.6), by place, and how many of them."""
    if isinstance(effect, Break) and effect.fits(g, f.source):
        found = g.breaking(f.source)
        return effect.among(g, found.places), found.most
    return [], 0
