"""The break-price table: every way past the ice of a server with the rig as it stands, the worse left out.

Exact for what it reckons with: credits, those of cards that pay only for some uses, counters, clicks, cards
of the grip, strength that lasts, abilities that work once, cards that break and are gone, subroutines worth
letting fire. Pure functions of numbers: a table is worked out once for each server and rig.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.players.netrunner.bite import Bite
from engine.players.netrunner.gear import BRITTLE, Ice, Rig, Spend, Use
from engine.players.netrunner.worth.scale import CARD_LOST, CLICK, COUNTER

MAYBE: Final = 6.0
"""What a subroutine costs that may end the run, for being sure to."""
HELD: Final = 0.3
"""A credit on a card that pays only for some uses."""
KEPT: Final = 40
"""Ways kept of a server, the cheapest first."""


class Way(NamedTuple):
    """One way through."""

    needs: int
    """Credits that must be there before."""
    credits: int
    """Credits that are gone afterwards."""
    clicks: int
    lost: int
    """Cards of the grip that are gone, paid or by damage."""
    price: float
    """Everything else, in credits."""
    stop: float
    """How likely it ends the run after all."""
    rig: Rig
    """The rig afterwards."""
    first: tuple[int, int] = (0, 0)
    """The card and the place of the ability to use next; (0, 0): none."""
    alone: int = 0
    """The one card that breaks everything, 0 if it is not one."""

    def total(self, credit: float = 1.0) -> float:
        """All it costs in credits, where one of the pool is worth `credit`."""
        return self.credits * credit + self.clicks * CLICK + self.lost * CARD_LOST + self.price


class _Plan(NamedTuple):
    """Some subroutines of the ice broken."""

    rig: Rig
    broken: int = 0
    credits: int = 0
    clicks: int = 0
    lost: int = 0
    other: float = 0.0
    weaker: int = 0
    rank: int = 9
    """What is to be done first has the lowest."""
    first: tuple[int, int] = (0, 0)
    by: frozenset[int] = frozenset()
    """The cards that break."""
    limited: int = 0
    """How many are broken by cards of which the ice bears only so many."""

    def begun(self, rank: int, first: tuple[int, int]) -> _Plan:
        """With an ability that is used in it."""
        return self._replace(rank=rank, first=first) if rank < self.rank else self


@lru_cache(maxsize=20_000)
def through(ice: tuple[Ice, ...], rig: Rig) -> tuple[Way, ...]:
    """All ways past some ice, the outermost first; none that another one beats in everything."""
    if not ice:
        return (Way(0, 0, 0, 0, 0.0, 0.0, rig),)
    found = []
    for so in through(ice[:-1], rig):
        for then in ways(ice[-1], so.rig):
            if then.stop >= 1:
                continue
            outermost = len(ice) == 1
            found.append(Way(
                needs=max(so.needs, so.credits + then.needs), credits=so.credits + then.credits,
                clicks=so.clicks + then.clicks, lost=so.lost + then.lost, price=so.price + then.price,
                stop=max(so.stop, then.stop), rig=then.rig,
                first=then.first if outermost else so.first, alone=then.alone if outermost else so.alone,
            ))  # fmt: skip
    return _best(found)


def cheapest(found: Iterable[Way], money: int, clicks: int, grip: int, credit: float = 1.0) -> Way | None:
    """The cheapest of the ways that so many credits, clicks and cards suffice for; None if none does."""
    able = (way for way in found if way.needs <= money and way.clicks <= clicks and way.lost <= grip)
    if credit == 1.0:
        return next(able, None)  # that is their order (`_best`)
    return min(able, key=lambda way: way.total(credit), default=None)


@lru_cache(maxsize=20_000)
def ways(ice: Ice, rig: Rig) -> tuple[Way, ...]:
    """All ways to deal with a piece of ice, also those that let it end the run (`stop` is 1)."""
    found = []
    for plan in _broken(ice, rig):
        after = tuple(gear._replace(strength=gear.lasting) for gear in plan.rig)
        whole = plan.broken == len(ice.bites) and len(plan.by) == 1
        for stop, rich, damage, loss, drain, toll in _fired(ice.bites, plan.broken, ice.met):
            paid = plan.credits + toll
            left = (drain if rich or toll else 0) + (rich + 1 if rich else 0)  # when it is asked for
            found.append(Way(
                needs=paid + left, credits=paid + drain, clicks=plan.clicks,
                lost=plan.lost + damage, price=plan.other + loss, stop=stop, rig=after,
                first=plan.first, alone=next(iter(plan.by)) if whole else 0,
            ))  # fmt: skip
    return _best(found)


def _best(found: list[Way]) -> tuple[Way, ...]:
    """Without those that another one beats in everything."""
    kept: list[Way] = []
    for way in sorted(found, key=lambda way: (way.total(), way.needs)):
        if not any(_beats(other, way) for other in kept):
            kept.append(way)
        if len(kept) >= KEPT:
            break
    return tuple(kept)


def _beats(one: Way, other: Way) -> bool:
    return (
        one.needs <= other.needs
        and one.credits <= other.credits
        and one.clicks <= other.clicks
        and one.lost <= other.lost
        and one.price <= other.price
        and one.stop <= other.stop
        and (one.rig == other.rig or _left(one.rig, other.rig))
    )


def _left(one: Rig, other: Rig) -> bool:
    """Whether nothing is left of the other rig that is not of this one."""
    return all(
        a.strength >= b.strength and a.counters >= b.counters and len(a.uses) >= len(b.uses)
        and a.broken >= b.broken
        for a, b in zip(one, other, strict=True)
    )  # fmt: skip


# -- one piece of ice --------------------------------------------------------------------------------------


@cache
def _fired(
    bites: tuple[Bite, ...], broken: int, met: Bite
) -> tuple[tuple[float, int, int, float, int, int], ...]:
    """What meeting it and the rest do if so many subroutines are broken, for every choice that may be best.

    How likely it ends the run, the credits above which it does not, damage, other loss, credits lost,
    credits paid so that it does not end the run.
    """
    found = set()
    for unbroken in combinations(bites, len(bites) - broken):
        left = (*unbroken, met)
        stop = max((bite.stop for bite in left if not bite.rich and not bite.toll), default=0.0)
        rich = max((bite.rich for bite in left), default=0)
        toll = sum(bite.toll for bite in left)
        loss = sum(bite.loss for bite in left) + (MAYBE * stop if stop < 1 else 0.0)
        damage, drain = sum(bite.damage for bite in left), sum(bite.drain for bite in left)
        found.add((stop, rich, damage, loss, drain, toll))
        if rich or toll:  # a Runner who is poor enough is stopped, and need not be rich
            found.add((1.0, 0, damage, loss, drain, 0))
    return tuple(
        one for one in sorted(found)
        if not any(other != one and all(a <= b for a, b in zip(other, one, strict=True)) for other in found)
    )  # fmt: skip


def _broken(ice: Ice, rig: Rig) -> Iterator[_Plan]:
    """Every number of subroutines broken by every combination of cards."""
    k = len(ice.bites)
    stages = [
        (i, use) for i, gear in enumerate(rig) for use in gear.uses
        if use.what == "break" and (not use.subtype or use.subtype in ice.subtypes) and _works(use, ice)
    ]  # fmt: skip
    yield _Plan(rig)
    if not k:
        return
    plans = [_Plan(rig)]
    weak = max((ice.strength - rig[i].strength for i, use in stages if use.interface), default=0)
    if weak > 0:
        for i, gear in enumerate(rig):
            for use in gear.uses:
                if use.what == "weaken" and _works(use, ice):
                    plans = [more for plan in plans for more in _weakened(plan, i, use, weak)]
    for i, use in stages:
        plans += [more for plan in plans for more in _break(plan, ice, i, use, k)]
    own = ice.own
    if own is not None:
        for plan in list(plans):
            for n in range(1, _room(plan, ice, ice.oid, k) + 1):
                times = -(-n // own.n) if own.n else 1
                plans.append(
                    plan._replace(
                        broken=plan.broken + n,
                        clicks=plan.clicks + times * own.clicks,
                        credits=plan.credits + times * own.credits,
                        by=plan.by | {ice.oid},
                        limited=plan.limited + n * (ice.oid in ice.limited),
                    ).begun(3, (ice.oid, -1))
                )
    yield from (plan for plan in plans if plan.broken)


def _works(use: Use, ice: Ice) -> bool:
    """Whether an ability can be used while this ice is encountered."""
    return use.only is None or ice.oid in use.only


def _room(plan: _Plan, ice: Ice, breaker: int, k: int) -> int:
    """How many more subroutines a card can break."""
    left = k - plan.broken
    return min(left, ice.most - plan.limited) if breaker in ice.limited else left


def _weakened(plan: _Plan, i: int, use: Use, most: int) -> Iterator[_Plan]:
    """The ice made weaker, by so much that it may matter."""
    yield plan
    times = 1
    while plan.weaker + (times - 1) * use.n < most:
        paid = _pay(plan, i, use, times)
        if paid is None:
            return
        yield paid._replace(weaker=plan.weaker + times * use.n).begun(1, (plan.rig[i].oid, use.at))
        times += 1


def _break(plan: _Plan, ice: Ice, i: int, use: Use, k: int) -> Iterator[_Plan]:
    """More subroutines broken with one ability."""
    gear = plan.rig[i]
    if use not in gear.uses:
        return
    raised = [plan]
    if use.interface:
        raised = list(_raised(plan, i, ice, ice.strength - plan.weaker - gear.strength))
    rank = 0 if use.only is not None else 3
    done = set()
    for n in range(_room(plan, ice, gear.oid, k), 0, -1):
        times = 1 if use.n == 0 else -(-n // use.n)
        if times in done:
            continue
        done.add(times)
        for strong in raised:
            paid = _pay(strong, i, use, times)
            if paid is not None:
                limited = plan.limited + n * (gear.oid in ice.limited)
                paid = paid._replace(broken=plan.broken + n, by=plan.by | {gear.oid}, limited=limited)
                yield paid.begun(rank, (gear.oid, use.at))


def _raised(plan: _Plan, i: int, ice: Ice, missing: int) -> Iterator[_Plan]:
    """The card strong enough, by each of the ways to pay for it."""
    if missing <= 0:
        yield plan
        return
    gear = plan.rig[i]
    boosts = [use for use in gear.uses if use.what == "boost" and _works(use, ice)]
    for at, use in enumerate(boosts):
        full = -(-missing // use.n)
        for times in range(full, 0, -1) if at < len(boosts) - 1 else (full,):
            paid = _pay(plan, i, use, times)
            if paid is None:
                continue
            own = paid.rig[i]
            lasting = own.lasting + use.n * times * use.lasts
            own = own._replace(strength=own.strength + use.n * times, lasting=lasting)
            paid = paid._replace(rig=(*paid.rig[:i], own, *paid.rig[i + 1 :]))
            paid = paid.begun(2, (gear.oid, use.at))
            if times == full:
                yield paid
            else:
                rest = missing - use.n * times
                for other in boosts[at + 1 :]:
                    yield from _raised_with(paid, i, other, rest)


def _raised_with(plan: _Plan, i: int, use: Use, missing: int) -> Iterator[_Plan]:
    """The rest of the strength with one other ability."""
    times = -(-missing // use.n)
    paid = _pay(plan, i, use, times)
    if paid is not None:
        own = paid.rig[i]
        lasting = own.lasting + use.n * times * use.lasts
        own = own._replace(strength=own.strength + use.n * times, lasting=lasting)
        yield paid._replace(rig=(*paid.rig[:i], own, *paid.rig[i + 1 :]))


def _pay(plan: _Plan, i: int, use: Use, times: int) -> _Plan | None:
    """The plan with an ability paid for so many times; None if it cannot be."""
    gear, spend = plan.rig[i], use.spend
    if times > 1 and (use.once or spend.itself):
        return None
    if times * spend.counters > gear.counters:
        return None
    if _plain(spend) and not use.brittle and not use.once and not any(g.pays for g in plan.rig):
        return plan._replace(credits=plan.credits + times * spend.credits)
    rig = list(plan.rig)
    credits, other = times * spend.credits, times * (spend.other + COUNTER * spend.counters)
    uses = gear.uses
    if use.once:
        uses = tuple(one for one in uses if one != use)
    if spend.itself:
        uses, other = (), other + BRITTLE
    if use.brittle and not gear.broken:
        other += BRITTLE
    rig[i] = gear._replace(
        counters=gear.counters - times * spend.counters, uses=uses, broken=gear.broken or use.brittle
    )
    for at, purse in enumerate(rig):
        if credits and gear.oid in purse.pays and purse.counters:
            n = min(credits, purse.counters)
            rig[at] = purse._replace(counters=purse.counters - n)
            credits, other = credits - n, other + HELD * n
    return plan._replace(
        rig=tuple(rig), credits=plan.credits + credits, clicks=plan.clicks + times * spend.clicks,
        lost=plan.lost + times * spend.lost, other=plan.other + other,
    )  # fmt: skip


def _plain(spend: Spend) -> bool:
    """Whether it costs only credits."""
    return not (spend.counters or spend.lost or spend.clicks or spend.itself or spend.other)
