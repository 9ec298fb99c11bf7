"""What the rig can do against ice now, in numbers: read from abilities for the search of `passing`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.amounts import Num
from engine.netrunner.language.base import Condition
from engine.netrunner.language.conditions import Encountering
from engine.netrunner.language.costs.cards import Chosen, ThisCost
from engine.netrunner.language.costs.parts import (
    ClickCost,
    CounterCost,
    CreditCost,
    CreditsFrom,
    LoseClickCost,
)
from engine.netrunner.language.effects import Boost, Break, ReduceEncountered
from engine.netrunner.language.happenings import Happened
from engine.netrunner.objects.definitions import definition
from engine.players.netrunner.bite import NOTHING, Bite
from engine.players.netrunner.bites import bites_now, greeting
from engine.players.netrunner.breaking import Own, each, own_breaks

if TYPE_CHECKING:
    from engine.netrunner.language.abilities import Paid
    from engine.players.netrunner.sight import Sight

BRITTLE = 4.0
"""What the card is worth in credits that breaking costs at the end of the run."""
UNREAD = 2.0
"""What a part of a cost is worth that is not among those reckoned with exactly."""


class Spend(NamedTuple):
    """What one use of an ability costs."""

    credits: int = 0
    counters: int = 0
    """Counters of the card itself."""
    lost: int = 0
    """Cards of the grip."""
    clicks: int = 0
    itself: bool = False
    """Whether the card is trashed for it."""
    other: float = 0.0
    """Everything else, in credits."""


class Use(NamedTuple):
    """An ability against ice."""

    at: int
    what: str
    """"break", "boost" or "weaken"."""
    n: int
    """Subroutines (0 = all), or strength."""
    spend: Spend
    lasts: bool = False
    """Whether the strength stays for the run, not only for the encounter."""
    interface: bool = False
    subtype: str = ""
    only: frozenset[int] | None = None
    """Ids of the ice it can be used against, None for any."""
    brittle: bool = False
    once: bool = False


class Gear(NamedTuple):
    """A card of the rig as it stands. A rig is a tuple of them: the state that passing ice uses up."""

    oid: int
    strength: int
    lasting: int
    """Its strength when the encounter is over."""
    counters: int
    uses: tuple[Use, ...]
    broken: bool = False
    """Whether a brittle breaker was used already in this plan: it costs no more then."""
    pays: frozenset[int] = frozenset()
    """For a card that only holds credits (`counters`): the cards whose uses it pays for."""


Rig = tuple[Gear, ...]


class Ice(NamedTuple):
    """A piece of ice in the way."""

    oid: int
    strength: int
    subtypes: frozenset[str]
    bites: tuple[Bite, ...]
    """Its subroutines that are not broken yet."""
    met: Bite
    """What meeting it does besides, whatever is broken."""
    own: Own | None
    """Its own ability with which the Runner may break, None if there is none that can be used."""
    most: int = 99
    """How many of these subroutines may be broken with the cards of `limited` together."""
    limited: frozenset[int] = frozenset()


@cache
def against_ice(code: str) -> tuple[tuple[int, Paid], ...]:
    """The abilities of a card that matter against ice, with their places; () if they are boosts only."""
    window = definition(code).window
    if not any(
        isinstance(effect, Break | ReduceEncountered)
        for _, paid in window
        for effect, _ in each(paid.effects)
    ):
        return ()
    return tuple(
        (i, paid) for i, paid in window
        if any(isinstance(effect, Break | Boost | ReduceEncountered) for effect, _ in each(paid.effects))
    )  # fmt: skip


def rig(see: Sight, ice: tuple[int, ...]) -> tuple[Gear, ...]:
    """The cards that matter against these pieces of ice, and those with credits only for them."""
    found: list[Gear] = []
    changing = see.changes_uses
    purses: dict[int, set[int]] = {}
    for oid, kind in see.rig():
        there = against_ice(kind.code)
        if not there:
            continue
        uses = None if changing else _all_printed(kind.code)
        if uses is None:
            all_ = [_use(see, oid, kind.code, i, paid, ice, changing) for i, paid in there]
            uses = tuple([use for use in all_ if use is not None])
        if all(use.what == "boost" for use in uses):
            continue
        counter = _counter(kind.code)
        counters = see.hosted(oid, counter) if counter else 0
        found.append(Gear(oid, see.strength(oid), see.lasting_strength(oid), counters, uses))
        for source in see.purses(oid):
            purses.setdefault(source, set()).add(oid)
    for source in sorted(purses, key=lambda source: (len(purses[source]), source)):
        found.append(Gear(source, 0, 0, see.hosted(source, "credit"), (), pays=frozenset(purses[source])))
    return tuple(found)


def read_ice(see: Sight, oid: int, against: Rig, unbroken: tuple[int, ...] | None = None) -> Ice:
    """The ice as it stands for a rig; only some of its subroutines if the others are broken."""
    kind = see.kind(oid)
    assert kind is not None
    its = bites_now(see, oid)
    left = its if unbroken is None else tuple(its[i] for i in unbroken)
    met = greeting(see, oid) if unbroken is None else NOTHING
    own = own_breaks(kind.code)
    if own is not None and own.condition is not None and not see.holds(own.condition, oid):
        own = None
    most, limited = len(left), frozenset[int]()
    if see.limits_breaking(oid):
        found = {one: see.break_limit(oid, one) for one in (oid, *(gear.oid for gear in against))}
        limited = frozenset(one for one, n in found.items() if n is not None)
        gained = max(0, len(left) - len(kind.subs))  # No limit counts what is not printed.
        most = min((n + gained for n in found.values() if n is not None), default=most)
    return Ice(oid, see.strength(oid), see.subtypes(oid), left, met, own, most, limited)


@cache
def _counter(code: str) -> str:
    """The kind of counters that the abilities of a card are paid with, "" for none."""
    parts = (part for _, paid in definition(code).window for part in paid.cost.parts)
    return next((part.kind for part in parts if isinstance(part, CounterCost)), "")


@cache
def _printed(code: str, index: int) -> Use | None:
    """An ability that is the same wherever nothing changes costs; None if there is more to it."""
    paid = dict(definition(code).window)[index]
    effect, times = next(
        (part, times) for part, times in each(paid.effects)
        if isinstance(part, Break | Boost | ReduceEncountered)
    )  # fmt: skip
    if not isinstance(times, Num) or paid.once or not paid.cost.plain or paid.condition is not None:
        return None
    spend = _plain(paid.cost.due_credits, paid.cost.due_clicks)
    if isinstance(effect, Break):
        if effect.on_source or effect.against is not None or effect.number is not None:
            return None
        return Use(
            index, "break", effect.n * times.n, spend, interface=paid.interface, subtype=effect.subtype,
            brittle=len(paid.effects) > 1,
        )  # fmt: skip
    if not isinstance(effect.n, Num) or effect.n.n <= 0:
        return None
    if isinstance(effect, Boost):
        return Use(index, "boost", effect.n.n * times.n, spend, lasts=effect.duration != "encounter")
    return Use(index, "weaken", effect.n.n * times.n, spend)


@cache
def _all_printed(code: str) -> tuple[Use, ...] | None:
    """A card's abilities against ice if all are the same wherever nothing changes costs, else None."""
    uses = [_printed(code, index) for index, _ in against_ice(code)]
    return None if None in uses else tuple([use for use in uses if use is not None])


def _use(
    see: Sight, oid: int, code: str, index: int, paid: Paid, ice: tuple[int, ...], changing: bool
) -> Use | None:
    """The ability in numbers; None if it does nothing against ice, or cannot be used any more."""
    printed = None if changing else _printed(code, index)
    if printed is not None:
        return printed
    if see.spent(oid, index, paid) or _barred(see, oid, paid.condition):
        return None
    spend: Spend | None = None
    met = _met(see, oid, paid.condition, ice)
    for effect, times in each(paid.effects):
        if not isinstance(effect, Break | Boost | ReduceEncountered):
            continue
        spend = spend or _spend(see, oid, paid)
        if spend is None:
            return None
        if isinstance(effect, Break):
            if effect.on_source or effect.number is not None:
                return None
            only = met
            if effect.against is not None:
                fitting = frozenset(one for one in ice if see.fits(effect.against, one, oid))
                only = fitting if met is None else fitting & met
            n = effect.n * see.now(times, oid)
            if effect.n and n <= 0:
                return None
            return Use(
                index, "break", n, spend, interface=paid.interface, subtype=effect.subtype, only=only,
                brittle=len(paid.effects) > 1, once=paid.once,
            )  # fmt: skip
        n = see.boost(oid, effect) * see.now(times, oid)
        if n <= 0:
            return None
        if isinstance(effect, Boost):
            lasts = effect.duration != "encounter"
            return Use(index, "boost", n, spend, lasts=lasts, once=paid.once, only=met)
        return Use(index, "weaken", n, spend, once=paid.once, only=met)
    return None


def _barred(see: Sight, oid: int, condition: Condition | None) -> bool:
    """Whether an ability asks for something that is not so, and that no encounter brings about."""
    if condition is None or isinstance(condition, Encountering):
        return False
    if isinstance(condition, Happened) and condition.span in ("encounter", "run"):
        return False
    return not see.holds(condition, oid)


def _met(see: Sight, oid: int, condition: Condition | None, ice: tuple[int, ...]) -> frozenset[int] | None:
    """The ice whose encounter an ability asks for; None if any will do, or it asks for something else."""
    if not isinstance(condition, Encountering) or condition.what is None:
        return None
    return frozenset(one for one in ice if see.fits(condition.what, one, oid))


@cache
def _plain(credits: int, clicks: int) -> Spend:
    """So many credits and clicks: the same object for the same, which is quickly compared."""
    return Spend(credits=credits, clicks=clicks)


def _spend(see: Sight, oid: int, paid: Paid) -> Spend | None:
    """What a use costs now; None if the card has not what it takes."""
    whole = see.use_cost(oid, paid)
    if whole.cost.plain:
        return _plain(whole.cost.due_credits, whole.cost.due_clicks)
    found = Spend()
    for part, n in see.numbers(whole):
        match part:
            case CreditCost():
                found = found._replace(credits=found.credits + n)
            case CounterCost() if part.on is None:
                found = found._replace(counters=found.counters + n)
            case ClickCost() | LoseClickCost():
                found = found._replace(clicks=found.clicks + part.n)
            case ThisCost():
                found = found._replace(itself=True)
            case Chosen() if part.verb == "trash":
                found = found._replace(lost=found.lost + n)
            case CreditsFrom():
                if see.credits_from(part.of, oid) < (part.n or whole.cost.due_credits):
                    return None
            case _:
                found = found._replace(other=found.other + UNREAD)
    return found
