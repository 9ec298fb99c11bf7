"""Costs (1.16): whether one can be paid, and in which ways.

What something costs altogether is in `prices`, what the payer chooses and the payment itself in `paying`.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from engine.netrunner.language.base import Bare, Condition, Scope, lasting
from engine.netrunner.language.costs import (
    FREE,
    Act,
    Budget,
    Cost,
    CreditsFrom,
    OneOf,
    Payment,
)
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.language.prices import Pays
from engine.netrunner.rules.keeping import keeps
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.parts import Ignoring, Seat
from engine.netrunner.table.questions import Option

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def payment(
    g: Game, act: Act, seat: Seat, cost: Cost, card: int = 0, scope: Scope | None = None,
    condition: Condition | None = None,
) -> Payment:  # fmt: skip
    """A cost that is paid for an act, about a card or none."""
    if scope is None:
        cards = g.state.cards
        scope = Bare(seat, card, cards[card].code if card in cards else "")
    return Payment(seat, cost, (act,), scope, card, condition)


# -- whether it can be paid -----------------------------------------------------------------------------


def sources(g: Game, p: Payment) -> tuple[int, ...]:
    """Cards whose hosted credits can be spent for this (1.10.4), in the order they stand."""
    if "pays" not in g.stats:
        return ()
    found: list[int] = []
    card = g.state.cards.get(p.card)
    for effect in g.state.lingering:
        pays = effect.modifier
        if effect.seat == p.seat and isinstance(pays, Pays):
            if effect.until.startswith("run:") and not g.run_number:
                continue  # 6.3.4: the run begins only after the costs to run are paid
            source = g.state.cards.get(effect.source)
            scope = lasting(effect)
            if source is not None and source.credit and pays.covers(g, scope, p.acts, card):
                found.append(source.oid)
    for oid, static in g.index.statics.get("pays", ()):
        source = g.state.cards[oid]
        pays = static.modifier
        if source.side == p.seat and source.credit and isinstance(pays, Pays):
            scope = g.scope(source)
            on = static.condition is None or static.condition.true(g, scope)
            if on and pays.covers(g, scope, p.acts, card):
                found.append(oid)
    pooled = g.pooled(p.seat)
    return tuple(oid for oid in dict.fromkeys(found) if oid not in pooled)


def available(g: Game, p: Payment) -> int:
    """Credits the payer could spend for this, pool, fund and cards together; none if they cannot (1.2.2)."""
    if g.cannot("spend_credits", by=p.seat):
        return 0
    return g.spendable(p.seat) + g.fund(p.seat) + sum(g.state.cards[oid].credit for oid in sources(g, p))


def can_pay(g: Game, p: Payment, *, clicks: int = 0) -> bool:
    """Whether the whole cost can be paid at once (1.16.1), after `clicks` of the action that brings it about.

    Rules: 1.16.2.
    """
    state, whole = g.state, p.cost
    if whole.due_clicks + clicks > state.clicks[p.seat]:
        return False
    if whole.plain:
        due = whole.due_credits
        if due == 0:
            return True
        free = "empty_pool" not in g.forbidden and due <= state.credits[p.seat]
        if free or due <= g.spendable(p.seat):
            return not g.cannot("spend_credits", by=p.seat)
        return due <= available(g, p)
    return any(way_payable(g, p, parts, clicks) for parts in ways(whole))


def ways(whole: Cost) -> list[tuple[CostPart, ...]]:
    """The cost in parts, once for each way to choose among alternatives."""
    choices = [part for part in whole.parts if type(part) is OneOf]
    if not choices:
        return [whole.parts]
    plain = tuple(part for part in whole.parts if not isinstance(part, OneOf))
    return [
        sum((each.parts for each in chosen), plain) for chosen in product(*(part.costs for part in choices))
    ]


def way_payable(g: Game, p: Payment, parts: tuple[CostPart, ...], clicks: int = 0) -> bool:
    """Whether all parts can be paid at once, by a payer with so many clicks less."""
    b = Budget(g, p)
    b.clicks -= clicks
    for part in parts:
        if not part.reserve(b):
            return False
    if b.credits > g.spendable(p.seat) or (b.credits and g.cannot("spend_credits", by=p.seat)):
        hosted = sources(g, p)  # what is spent from them as counters pays for nothing else
        spent = sum(n for (oid, kind), n in b.counters.items() if kind == "credit" and oid in hosted)
        if b.credits + spent > available(g, p):
            return False
    if b.demands and not b.matched():
        return False
    return _from_demanded(g, p, parts, b.credits) and keeps(g, p, parts)


def demanded_credits(
    g: Game, p: Payment, parts: tuple[CostPart, ...], due: int
) -> tuple[int, frozenset[int]]:
    """How many of the credits due must come from some cards (9.3.3d), and which cards those are."""
    for part in parts:
        if isinstance(part, CreditsFrom):
            fit = (oid for oid in sources(g, p) if part.of.matches(g, g.state.cards[oid], p.scope))
            return part.least(due), frozenset(fit)
    return 0, frozenset()


def _from_demanded(g: Game, p: Payment, parts: tuple[CostPart, ...], due: int) -> bool:
    """Whether as many credits as must come from some cards are due and there."""
    least, fit = demanded_credits(g, p, parts, due)
    return least <= due and least <= sum(g.state.cards[oid].credit for oid in fit)


def agrees(g: Game, f: PayingFrame, p: Payment, regular: Cost, ignoring: Ignoring = "") -> bool | None:
    """Whether the payer wants to pay the additional costs of what an effect directs (1.16.4c, 1.16.10a).

    `regular` is the cost without them, of credits, which may be ignored (1.16.5a, b). True if there are none;
    None if the payer is asked now.
    """
    if p.cost == (FREE if ignoring in ("all", "cost", "credits") else regular):
        return True
    options = [Option("pay", "pay_additional", oid=p.card), Option("no", "do_not_pay", oid=p.card)]
    keys = g.ask(f, p.seat, "additional", options, about=p.card)
    if keys is None:
        f.paying = p.cost
        return None
    f.paying = None
    return keys[0] == "pay"


def choose_x(g: Game, f: PayingFrame, p: Payment, most: int | None = None) -> int | None:
    """A number for X, as far as restrictions and means allow (1.16.2c); None if the payer is asked now."""
    payable = []
    x = 0
    while (most is None or x <= most) and can_pay(g, with_x(p, x)):
        payable.append(x)
        x += 1
    options = [Option(f"x:{x}", "number", oid=p.card, n=x) for x in payable]
    keys = g.ask(f, p.seat, "number", options, about=p.card)
    return None if keys is None else int(keys[0].partition(":")[2])


def hopeful(g: Game, p: Payment) -> Scope:
    """What an ability's effects may expect of its cost: that X is not 0, if more can be paid (24: 1.2.5)."""
    if p.cost.with_x:
        one = with_x(p, 1)
        return one.scope if can_pay(g, one) else with_x(p, 0).scope
    return p.scope


def with_x(p: Payment, x: int) -> Payment:
    """The payment if X is this number."""
    s = p.scope
    scope = Bare(s.seat, s.source, s.code, s.event, s.results, (*s.numbers, ("x", x)))
    return Payment(p.seat, p.cost, p.acts, scope, p.card, p.condition)
