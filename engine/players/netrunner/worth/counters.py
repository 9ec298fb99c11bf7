"""What counters are worth to the controller of the ability that places, takes or moves them, in credits."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.amounts import Hosted, amount
from engine.netrunner.language.effects import Load, MoveCounters, PlaceCounters, RemoveCounters, TakeCredits
from engine.netrunner.language.selectors import Target, This
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import CORP
from engine.players.netrunner.worth.asking import number
from engine.players.netrunner.worth.pricing import price, price_modifier
from engine.players.netrunner.worth.scale import ADVANCED, COUNTER, HOSTED_CREDIT
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.players.netrunner.worth.asking import At


@price.register(TakeCredits)
def _(effect: TakeCredits, at: At) -> float:
    there = at.hosted
    if there is None:
        there = at.see.hosted(at.source, "credit") if at.source else 0
    return float(there if effect.n == amount(0) else min(number(effect.n, at), there))


@price.register(Load)
def _(effect: Load, at: At) -> float:
    return 0.0  # Counted as it is taken.


@price.register(PlaceCounters)
def _(effect: PlaceCounters, at: At) -> float:
    n = number(effect.n, at)
    if effect.kind == "advancement" and isinstance(effect.what, Target):
        return n * _advanced(effect.what, at)
    worth = n * {"credit": HOSTED_CREDIT, "advancement": ADVANCED, "agenda": 2.0}.get(effect.kind, COUNTER)
    return max(worth, _counted(effect.kind, n, at)) if isinstance(effect.what, This) else worth


def _advanced(what: Target, at: At) -> float:
    """What an advancement counter is worth on the best of the cards that can be chosen: an agenda, one that
    counts them, or another, which only looks like these."""
    see = at.see
    if at.seat != CORP or see.seat != CORP:
        return ADVANCED
    there = [kind for oid in see.members(what.what.among, at.scope) if (kind := see.kind(oid)) is not None]
    own = at.kind is not None and _grows(at.kind.code)
    if own or any(kind.type == AGENDA for kind in there):
        return ADVANCED
    return COUNTER if any(_grows(kind.code) for kind in there) else 0.1


@cache
def _grows(code: str) -> bool:
    """Whether something that the card does is measured by advancement counters."""
    counted = (part for part in inside(definition(code).abilities) if not isinstance(part, PlaceCounters))
    return any(getattr(part, "counter", "") == "advancement" for part in counted)


def _counted(counter: str, n: float, at: At) -> float:
    """What so many counters more on a card add to what it does all the time, where that counts them."""
    statics = _counting(at.kind.code, counter) if at.kind is not None else ()
    if not statics:
        return 0.0
    before, found = at.counters, list[float]()
    for more in (0.0, n):
        at.counters = (counter, more)
        worths = (price_modifier(static.modifier, at) for static in statics)
        found.append(sum(worths))
    at.counters = before
    return found[1] - found[0]


@cache
def _counting(code: str, counter: str) -> tuple[Static, ...]:
    """What a card does all the time as often as it has counters of a kind."""
    return tuple(
        ability for ability in (definition(code).abilities if code else ())
        if isinstance(ability, Static)
        and any(isinstance(part, Hosted) and part.counter == counter for part in inside(ability.modifier))
    )  # fmt: skip


@price.register(RemoveCounters)
def _(effect: RemoveCounters, at: At) -> float:
    n = number(effect.n, at)
    if not isinstance(effect.what, This):
        return COUNTER * n
    return -COUNTER * min(n, at.see.hosted(at.source, effect.kind) if at.source else 0)


@price.register(MoveCounters)
def _(effect: MoveCounters, at: At) -> float:
    return 0.5 * number(effect.n, at)
