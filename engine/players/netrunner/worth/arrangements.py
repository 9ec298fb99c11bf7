"""What arrangements of instructions are worth: if, may, unless, choices, traces, what happens later; what is
shown and arranged for those after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.netrunner.language.amounts import Link
from engine.netrunner.language.effects import ArrangeTop, Reveal, Trace
from engine.netrunner.language.flow import (
    ChooseOne,
    Delayed,
    ForNow,
    If,
    IfAble,
    May,
    MayPay,
    Pay,
    PayForEach,
    Repeat,
    Together,
    Unless,
)
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Target, This
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.language.wholes import SaidBy, Unpreventable
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner.worth.asking import likely, number
from engine.players.netrunner.worth.costs import affordable
from engine.players.netrunner.worth.pricing import price, price_all, price_cost, price_modifier
from engine.players.netrunner.worth.scale import ACCESS, SHOWN, STAKE

if TYPE_CHECKING:
    from engine.players.netrunner.worth.asking import At

LATER = 0.8
"""How likely what is to happen later does."""
FOR_NOW = 0.35
"""What a change that soon ends is worth beside one that stays."""


@price.register(If)
def _(effect: If, at: At) -> float:
    so = likely(effect.condition, at)
    then = so * price_all(effect.then, at) if so else 0.0
    return then + ((1 - so) * price_all(effect.otherwise, at) if so < 1 else 0.0)


@price.register(May)
def _(effect: May, at: At) -> float:
    mine = at.who(effect.by or at.seat) == at.seat
    return (max if mine else min)(price_all(effect.what, at), price_all(effect.otherwise, at))


@price.register(Unless)
def _(effect: Unless, at: At) -> float:
    """The payer takes what is better for the payer, and only what can be paid."""
    happens = price_all(effect.what, at)
    payer = at.who(effect.by)
    mine = payer == at.seat
    paid = [
        price_cost(cost, at, payer) * (-1.0 if mine else 1.0)
        for cost in effect.payable
        if affordable(cost, at, payer)
    ]
    return (max if mine else min)((happens, *paid))


@price.register(MayPay)
def _(effect: MayPay, at: At) -> float:
    payer = at.who(effect.by or at.seat)
    sign = 1.0 if payer == at.seat else -1.0
    otherwise = price_all(effect.otherwise, at)
    if not affordable(effect.cost, at, payer):
        return otherwise
    gain = sign * (price_all(effect.then, at) - otherwise) - price_cost(effect.cost, at, payer)
    return otherwise + sign * max(0.0, gain)


@price.register(Pay)
def _(effect: Pay, at: At) -> float:
    payer = at.who(effect.by)
    return price_cost(effect.cost, at, payer) * (-1.0 if payer == at.seat else 1.0)


@price.register(PayForEach)
def _(effect: PayForEach, at: At) -> float:
    """Whoever pays keeps a card that is worth more than that, if there are any."""
    payer = at.who(effect.by or at.seat)
    return (1.0 if payer == at.seat else -1.0) * max(0.0, 2.0 - 0.5 * price_cost(effect.cost, at, payer))


@price.register(ChooseOne)
def _(effect: ChooseOne, at: At) -> float:
    """The best mode for who chooses; all of them where that is allowed."""
    worths = [price_all(mode, at) for mode in effect.modes]
    one = max(worths) if not effect.by or at.who(effect.by) == at.seat else min(worths)
    if effect.n > 1:
        best = sorted(worths, reverse=True)[: effect.n]
        floor = effect.n if effect.least is None else effect.least
        return sum(worth for i, worth in enumerate(best) if worth > 0 or i < floor)
    if effect.all_if is None:
        return one
    so = likely(effect.all_if, at)
    return so * sum(worth for worth in worths if worth > 0) + (1 - so) * one


@price.register(Together)
@price.register(IfAble)
def _(effect: Together | IfAble, at: At) -> float:
    return price_all(effect.what, at)


@price.register(Unpreventable)
@price.register(SaidBy)
def _(effect: Unpreventable | SaidBy, at: At) -> float:
    return price(effect.what, at)


@price.register(Repeat)
def _(effect: Repeat, at: At) -> float:
    once = price_all(effect.what, at)
    return once * (number(effect.times, at) if effect.while_ is None else 1.5)


@price.register(Delayed)
def _(effect: Delayed, at: At) -> float:
    return LATER * price_all(effect.ability.effects, at)


@price.register(ForNow)
def _(effect: ForNow, at: At) -> float:
    modifier = effect.modifier
    if isinstance(modifier, Cannot) and modifier.act == "access":
        # As good as keeping the Runner out, where it is for a run.
        return (1.0 if at.seat == CORP else -1.0) * (STAKE if at.stake is None else at.stake)
    if isinstance(modifier, Modify) and modifier.to is None and effect.on not in (None, This()):
        modifier = replace(modifier, to=AnyCard())  # of another card
    return FOR_NOW * price_modifier(modifier, at)


@price.register(Trace)
def _(effect: Trace, at: At) -> float:
    """Who has more credits to spend decides most traces."""
    base = number(effect.base, at)
    lead = base + at.see.credits(CORP) - at.see.credits(RUNNER) - number(Link(), at)
    so = 0.75 if lead > 0 else 0.4
    found = so * price_all(effect.if_successful, at) + (1 - so) * price_all(effect.if_unsuccessful, at)
    return found + price_all(effect.always, at)


@price.register(ArrangeTop)
def _(effect: ArrangeTop, at: At) -> float:
    """Of the other's deck the best of so many cards is accessed next, if there is a click to do it."""
    if at.seat == RUNNER and effect.whose == "opponent" and at.see.seat == RUNNER:
        return ACCESS * (1.0 + 0.2 * (number(effect.n, at) - 1)) if at.see.clicks(RUNNER) > 1 else 0.5
    return 0.9


@price.register(Reveal)
def _(effect: Reveal, at: At) -> float:
    what = effect.what
    if isinstance(what, Target) and at.see.seat == at.seat:
        # The card itself is among those of the hand until it is played.
        there = len(at.see.members(what.what.among, at.scope)) - (at.source == 0)
        at.done = float(max(0, min(what.what.most, there)))
        return -SHOWN * at.done
    return 0.2
