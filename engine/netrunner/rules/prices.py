"""What something costs altogether: changed costs (1.16.2) and additional ones (1.16.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.base import Bare, Scope
from engine.netrunner.language.costs import (
    FREE,
    Act,
    Cost,
    CreditCost,
    OneOf,
    Payment,
    TrashCost,
    credits_only,
)
from engine.netrunner.language.prices import Price
from engine.netrunner.table.card import Card
from engine.netrunner.table.parts import Ignoring, Seat
from engine.netrunner.table.state import ARCHIVES, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.abilities import Paid
    from engine.netrunner.objects.game import Game


def changeable(g: Game, act: Act, card: Card | None) -> bool:
    """Whether anything could change the cost of an act now."""
    if act not in g.priced:
        return False
    stat = f"price:{act}"
    return bool(g.modifiers(stat)) or (card is not None and stat in g.face(card).statics)


def by_server(g: Game, act: Act, card: Card) -> bool:
    """Whether the cost of an act with a card may depend on the server it is about."""
    if act not in g.priced:
        return False
    stat = f"price:{act}"
    if any(price.servers for price, _, _, _ in g.modifiers(stat)):
        return True
    own = [static.modifier for static in g.face(card).statics.get(stat, ())]
    return any(isinstance(price, Price) and price.servers for price in own)


def changes(
    g: Game, act: Act, seat: Seat, card: Card | None, server: str = "", basic: bool | None = False
) -> list[tuple[Price, Scope]]:
    """What changes the cost of an act now (1.16.2, 1.16.10).

    `basic`: what is about the basic action only (True), all but that (False), or both (None).
    """
    if act not in g.priced:
        return []
    stat = f"price:{act}"
    server = server or ("" if card is None else card.server)
    found: list[tuple[Price, Scope]] = []
    for price, source, target, _ in g.modifiers(stat):
        if price.concerns(g, source, seat, card, server, basic, target):
            found.append((price, source))
    if card is not None and stat in (own := g.face(card).statics) and not g.is_active(card.oid):
        # 9.1.8d, e: abilities that change their own card's costs work while it is inactive.
        scope = g.scope(card)
        for static in own[stat]:
            change = static.modifier
            if (
                isinstance(change, Price)
                and change.to is None
                and change.concerns(g, scope, seat, card, server, basic)
                and static.on(g, scope)
            ):
                found.append((change, scope))
    return found


def total(
    g: Game, act: Act, seat: Seat, base: Cost, card: Card | None = None, *, scope: Scope | None = None,
    server: str = "", basic: bool | None = False, less: int = 0, ignoring: Ignoring = "",
) -> Cost:  # fmt: skip
    """The base cost, changed, and all additional costs, which are not part of its sums (1.16.2b).

    `less` is what an effect lowers it by; `ignoring` is "all" (1.16.5c), "cost" (1.16.5a: the base cost),
    "credits" (1.16.5b) or "additional".
    """
    if ignoring == "all":
        return FREE
    if not (less or ignoring or act in g.priced):
        return base
    found = changes(g, act, seat, card, server, basic)
    if not (found or less or ignoring):
        return base
    if found or less:
        steps = [price.credits(g, s) for price, s in found] + [-less]
        scope = scope or (g.bare(seat) if card is None else g.scope(card))
        credits = base.due_credits
        if not base.plain:
            credits = sum(part.number(g, scope) for part in base.parts if isinstance(part, CreditCost))
        # 1.16.2a: increased, then lowered, never below 0
        credits += sum([n for n in steps if n > 0])
        credits = max(0, credits + sum([n for n in steps if n < 0]))
        others = tuple(part for part in base.parts if not isinstance(part, CreditCost))
        base = Cost((*others, CreditCost(credits))) if others and credits else Cost(others)
        base = base if others else credits_only(credits)
    if ignoring == "cost":
        base = FREE
    costs = [
        (price, _extra(price, price.extra, g, s).demanded_by(s.source, s.code))
        for price, s in found
        if price.extra is not None
    ]
    ways = [_paid_for(base, price.pays_for) + cost for price, cost in costs if price.instead]
    if ways and base.parts and ignoring != "credits":
        base = Cost((OneOf((base, *ways)),))
    if ignoring != "additional":
        base = sum((cost for price, cost in costs if not price.instead), base)
        base = base.cheaper(sum(price.fewer_clicks for price, _ in found))
    if ignoring == "credits":
        base = base.without(CreditCost)
    return base


def _extra(price: Price, extra: Cost, g: Game, s: Scope) -> Cost:
    """What has to be paid additionally now."""
    once = extra.fixed(g, s)
    return once if price.times is None else once.multiplied(max(0, price.times.value(g, s)))


def _paid_for(base: Cost, n: int) -> Cost:
    """What is left of a cost if something else pays for n of its credits; nothing if for all of it (0)."""
    if not n:
        return FREE
    left = credits_only(max(0, base.credits - n)) if base.credits > n else FREE
    return left + base.without(CreditCost)


def additional(g: Game, act: Act, seat: Seat, card: Card | None = None, server: str = "") -> Cost | None:
    """All additional costs of an act that has no cost of its own (1.16.10c); None without any."""
    if act not in g.priced:
        return None
    found = total(g, act, seat, FREE, card, server=server)
    return found if found.parts else None


def trash_cost(g: Game, card: Card, ignoring: Ignoring = "") -> Cost | None:
    """What an accessed card's trash cost is altogether; None if it cannot be paid (7.1.5a, b)."""
    base = None if card.zone == ARCHIVES else g.trash_cost(card)
    if base is None:
        return None
    server = card.server or card.zone
    return total(g, "trash", RUNNER, credits_only(base), card, server=server, ignoring=ignoring)


def to_trash(g: Game, card: Card) -> Cost | None:
    """All additional costs for the Runner to trash a card, by whatever effect (1.16.10); None without any."""
    if "trash" not in g.priced:
        return None
    server = card.server or card.zone
    found = total(g, "trash", RUNNER, FREE, card, server=server, ignoring="cost")
    return found if found.parts else None


def use_cost(g: Game, card: Card, paid: Paid, seat: Seat) -> Payment:
    """What using a paid ability costs (1.16.9)."""
    acts: tuple[Act, ...] = ("use", "break") if paid.breaks else ("use",)
    scope = Bare(seat, card.oid, card.code)
    whole = paid.cost
    for act in acts:
        if act in g.priced:
            whole = total(g, act, seat, whole, card, scope=scope)
    if paid.access and any(isinstance(part, TrashCost) for part in whole.parts):
        accessed = g.state.cards.get(g.accessed)
        # Who pays the trash cost for something else trashes nothing, and owes nothing besides.
        price = None if accessed is None else trash_cost(g, accessed, "additional")
        if price is not None:
            whole = whole.without(TrashCost) + price
            acts = (*acts, "trash")  # what pays for trash costs pays for this one (1.10.4)
    return Payment(seat, whole, acts, scope, card.oid, paid.condition)


def run_cost(g: Game, server: str) -> Cost | None:
    """All additional costs to run a server (1.16.10b), paid before the run begins (6.3.4)."""
    return additional(g, "run", RUNNER, server=server)
