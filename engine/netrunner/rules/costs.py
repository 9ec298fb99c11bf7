"""Paying costs (1.16): whether one can, from which credits, and the payment itself."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from engine.kernel.machine import Frame, Option
from engine.netrunner.language.abilities import Cost
from engine.netrunner.language.modifiers import Pays
from engine.netrunner.rules.interrupts import prevents_payment
from engine.netrunner.table import primitives as do
from engine.netrunner.table.state import CORP, GRIP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.game import Game


def sources(g: Game, seat: str, purpose: str) -> tuple[int, ...]:
    """Cards whose hosted credits the seat can spend for this purpose (1.10.4), in the order they stand."""
    found: list[int] = []
    for effect in g.state.lingering:
        if effect.seat == seat and isinstance(effect.modifier, Pays) and _for(effect.modifier, purpose):
            if effect.until.startswith("run:") and not g.run_number:
                continue  # 6.3.4: the run begins only after the costs to run are paid
            card = g.state.cards.get(effect.source)
            if card is not None and card.credit:
                found.append(card.oid)
    if "pays" in g.stats:
        for card in g.active():
            if card.side == seat and card.credit:
                for static in g.face(card).statics.get("pays", ()):
                    pays = static.modifier
                    on = static.condition is None or static.condition.true(g, g.scope(card))
                    if on and isinstance(pays, Pays) and _for(pays, purpose):
                        found.append(card.oid)
    return tuple(dict.fromkeys(found))


def _for(pays: Pays, purpose: str) -> bool:
    return not pays.purposes or purpose in pays.purposes


def available(g: Game, seat: str, purpose: str) -> int:
    """Credits the seat could spend for this purpose, pool and cards together."""
    hosted = sum(g.state.cards[oid].credit for oid in sources(g, seat, purpose))
    return g.state.credits[seat] + hosted


def can_pay(g: Game, seat: str, cost: Cost, source: int, purpose: str) -> bool:
    """Whether the whole cost can be paid at once (1.16.1)."""
    state = g.state
    if cost.clicks + cost.lose_clicks > state.clicks[seat]:
        return False
    if cost.credits > state.credits[seat] and cost.credits > available(g, seat, purpose):
        return False
    if cost.counters:
        card = state.cards.get(source)
        if card is None or getattr(card, cost.counter) < cost.counters:
            return False
    if cost.trash and source not in state.cards:
        return False
    if cost.tags and (g.forbidden("tag") or prevents_payment(g, "tag")):  # 1.16.1b
        return False
    # Suffering more damage than there are cards is the end of the game, not a payment.
    fatal = cost.net_damage > len(state.zones[GRIP])
    prevented = cost.net_damage and (g.forbidden("net_damage") or prevents_payment(g, "net_damage"))
    return not (cost.net_damage and (fatal or prevented))


def run_cost(g: Game) -> Cost | None:
    """All additional costs to run (1.16.10b), paid before the run begins (6.3.4); None without any."""
    if "run_cost" not in g.stats:
        return None
    found = [Cost(clicks=change.clicks, credits=change.credits) for change, _, _ in g.modifiers("run_cost")]
    return sum(found[1:], found[0]) if found else None


def pay(g: Game, f: Frame, seat: str, cost: Cost, source: int, purpose: str) -> bool:
    """Pay the whole cost. False if the player has to choose where credits come from: the step asks again.

    The caller has checked `can_pay`. The step that pays must be a checked one (1.16.3).
    """
    hosted = sources(g, seat, purpose) if cost.credits else ()
    split: tuple[int, ...] = ()
    if hosted:
        have = [g.state.cards[oid].credit for oid in hosted]
        ways = [
            way
            for way in product(*(range(min(n, cost.credits), -1, -1) for n in have))
            if 0 <= cost.credits - sum(way) <= g.state.credits[seat]
        ]
        if len(ways) > 1:
            options = [Option("pay:" + ",".join(map(str, way)), "payment", n=sum(way)) for way in ways]
            keys = g.ask(f, seat, "payment", options, about=hosted[0])
            if keys is None:
                return False
            split = tuple(int(n) for n in keys[0].partition(":")[2].split(","))
        else:
            split = ways[0]
    state = g.state
    if cost.clicks:
        state.clicks[seat] -= cost.clicks
        do.emit(g, "spend_clicks", seat=seat, n=cost.clicks)
    if cost.lose_clicks:
        do.lose_clicks(g, seat, cost.lose_clicks)
    if cost.credits:
        from_cards = sum(split)
        for oid, n in zip(hosted, split, strict=False):
            if n:
                do.remove_counters(g, oid, "credit", n)
        if cost.credits - from_cards:
            do.take_from_pool(g, seat, cost.credits - from_cards, bad_publicity_first=True)
        do.emit(g, "spend_credits", seat=seat, n=cost.credits, other=from_cards, place=purpose, oid=source)
    if cost.counters:
        do.remove_counters(g, source, cost.counter, cost.counters)
    if cost.tags:
        do.give_tags(g, cost.tags)
    if cost.net_damage:
        do.damage(g, "net", cost.net_damage, by=CORP if seat == RUNNER else seat)
    if cost.trash:
        do.trash(g, (source,), by=seat, cause="cost")
    state.dirty = True
    return True
