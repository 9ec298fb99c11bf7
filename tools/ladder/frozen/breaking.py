"""What passing ice costs: breakers against subroutines, read from the cards' declarations.

Both players reckon with it: the Runner to choose runs and abilities, the Corp to see what ice is worth.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.amounts import Credits, Num
from engine.netrunner.language.conditions import AtMost
from engine.netrunner.language.effects import (
    Boost,
    Break,
    Damage,
    EndTheRun,
    Gain,
    GiveTags,
    Lose,
    ReduceEncountered,
)
from engine.netrunner.language.flow import If, Unless
from engine.netrunner.objects.definitions import Definition, definition
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.state import RUNNER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.netrunner.language.instructions import Effect
    from tools.ladder.frozen.sight import Sight

IMPOSSIBLE = 1000
"""A price that nobody can pay."""
CARD_LOST = 2.0
"""What a card in the grip is worth, in credits."""
TAG = 3.5
"""What a tag costs, in credits: a click and two credits to lose it."""


class Bite(NamedTuple):
    """What a subroutine does to the Runner."""

    stop: float
    """How likely it ends the run, 0 to 1."""
    damage: int
    loss: float
    """Everything else, in credits."""
    rich: int = 0
    """With more credits than this when it resolves, it does not end the run; 0 if that is no matter."""


class Tool(NamedTuple):
    """What a breaker can do: the places of its abilities and what they do for how much."""

    breaking: int
    price: int
    many: int
    subtype: str
    boosting: int
    boost_price: int
    boost: Boost | None
    brittle: bool
    """Whether breaking costs the card itself."""


@cache
def bites(code: str) -> tuple[Bite, ...]:
    """What each subroutine of a piece of ice does."""
    return tuple(_bite(sub.effects) for sub in definition(code).subs)


def _bite(effects: Sequence[Effect]) -> Bite:
    stop, damage, loss, rich = 0.0, 0, 0.0, 0
    for effect in effects:
        if isinstance(effect, EndTheRun):
            stop = 1.0
        elif isinstance(effect, Damage):
            damage += getattr(effect.n, "n", 1) or 1
        elif isinstance(effect, If):
            inner = _bite(effect.then)
            poor = effect.condition
            known = isinstance(poor, AtMost) and isinstance(poor.what, Credits)
            stop = max(stop, inner.stop if known else inner.stop / 2)
            rich = poor.n.n if isinstance(poor, AtMost) and known and isinstance(poor.n, Num) else 0
        elif isinstance(effect, Unless):
            loss += min(TAG, 4)
        elif isinstance(effect, GiveTags):
            loss += TAG
        elif isinstance(effect, Lose):
            loss += 2.5
        elif isinstance(effect, Gain):
            loss += 0.7
        else:
            loss += 1.0
    return Bite(stop, damage, loss, rich)


@cache
def tools(code: str) -> tuple[Tool, ...]:
    """How a card breaks subroutines; () if it does not."""
    kind = definition(code)
    boosts = [
        (i, paid.cost.credits, effect)
        for i, paid in kind.window
        for effect in paid.effects
        if isinstance(effect, Boost)
    ]
    index, cost, boost = boosts[0] if boosts else (-1, 0, None)
    return tuple(
        Tool(i, paid.cost.credits, first.n, first.subtype, index, cost, boost, len(paid.effects) > 1)
        for i, paid in kind.window
        if paid.interface and isinstance(first := paid.effects[0], Break)
    )


@cache
def weakens(code: str) -> bool:
    """Whether the card lowers the strength of encountered ice for its counters."""
    return any(
        isinstance(effect, ReduceEncountered) for _, p in definition(code).window for effect in p.effects
    )


@cache
def encounter_toll(code: str) -> float:
    """What meeting the ice costs besides its subroutines, in credits."""
    whens = definition(code).whens.get("encounter", ())
    return TAG * len(whens)


@cache
def click_breakable(code: str) -> bool:
    """Whether the Runner may break its subroutines with clicks."""
    return any(paid.by == RUNNER and paid.cost.lose_clicks for _, paid in definition(code).window)


class Way(NamedTuple):
    """A way to break subroutines with one card."""

    price: float
    """Credits, and what else it costs in credits."""
    credits: int
    oid: int
    use: int
    """Place of the ability to use next: a boost while it is too weak, else the breaking one."""


class Toll(NamedTuple):
    """What passing some ice costs the Runner."""

    credits: int
    """Credits that must be there; IMPOSSIBLE if the ice cannot be passed."""
    price: float
    """Everything it costs, in credits."""
    damage: int
    clicks: int = 0


class Threat(NamedTuple):
    """What a piece of ice does as a whole if nothing is broken."""

    subs: int
    stop: float
    """How likely it ends the run, whatever the Runner has."""
    poor_stop: float
    """How likely it ends the run of a Runner with at most `rich` credits."""
    rich: int
    stops: int
    """Subroutines that may end the run."""
    damage: int
    fired: float
    """All but ending the run, in credits."""


@cache
def threat(code: str) -> Threat:
    """The threat of a piece of ice."""
    its = bites(code)
    damage = sum(bite.damage for bite in its)
    return Threat(
        subs=len(its),
        stop=max((bite.stop for bite in its if not bite.rich), default=0.0),
        poor_stop=max((bite.stop for bite in its), default=0.0),
        rich=max((bite.rich for bite in its), default=0),
        stops=sum(bite.stop > 0 for bite in its),
        damage=damage,
        fired=sum(bite.loss for bite in its) + CARD_LOST * damage,
    )


class Breakers:
    """The breakers in the rig against ice, for one decision."""

    __slots__ = ("_see", "_ways", "have")

    def __init__(self, see: Sight) -> None:
        self._see = see
        self._ways: dict[int, Way | None] = {}
        self.have: list[tuple[int, int, Tool]] = [
            (oid, see.strength(oid), tool) for oid, kind in see.rig() for tool in tools(kind.code)
        ]
        """Id, strength now, and what they do."""

    def best_way(self, ice: Definition, strength: int, subs: int) -> Way | None:
        """The cheapest way to break this many subroutines of the ice; None if no breaker can."""
        best: Way | None = None
        for oid, own, tool in self.have:
            if tool.subtype and tool.subtype not in ice.subtypes:
                continue
            price, use = tool.price * -(-subs // tool.many), tool.breaking
            missing = strength - own
            if missing > 0:
                step = self._see.boost(oid, tool.boost) if tool.boost is not None else 0
                if step <= 0:
                    continue
                price += tool.boost_price * -(-missing // step)
                use = tool.boosting
            worth = price + 4.0 if tool.brittle else float(price)
            if best is None or worth < best.price:
                best = Way(worth, price, oid, use)
        return best

    def toll(self, oid: int, money: int, clicks: int = 0) -> Toll:
        """What passing one piece of ice that the seat knows costs a Runner with this much money."""
        see = self._see
        kind = see.kind(oid)
        if kind is None or kind.type != ICE:
            return Toll(0, 0.0, 0)
        code = kind.code
        its, extra = threat(code), encounter_toll(code)
        stop = its.poor_stop if money - 3 <= its.rich else its.stop
        if oid in self._ways:
            way = self._ways[oid]
        else:
            way = self._ways[oid] = self.best_way(kind, see.strength(oid), its.subs)
        if way is not None and way.credits <= money and (stop or way.price <= its.fired):
            return Toll(way.credits, way.price + extra, 0)
        if stop >= 1:
            if click_breakable(code) and clicks >= its.stops:
                return Toll(0, 2.0 * its.stops + its.fired + extra, its.damage, its.stops)
            return Toll(IMPOSSIBLE, IMPOSSIBLE, its.damage)
        return Toll(0, its.fired + extra + 6.0 * stop, its.damage)
