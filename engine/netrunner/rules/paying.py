"""Paying costs (1.16): what the payer has to choose, and the payment itself."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel import rng
from engine.netrunner.language import damaging
from engine.netrunner.language.costs import (
    Budget,
    Chosen,
    CounterCost,
    CreditCost,
    DamageCost,
    OneOf,
    Payment,
    TopOfDeck,
)
from engine.netrunner.language.costs.cost import NOBODY, Demand
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.rules import preventing
from engine.netrunner.rules.costs import demanded_credits, sources, way_payable, ways
from engine.netrunner.rules.keeping import Loss, keeps
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import FROM_FUND, Cause, EventKind
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.parts import NoSeat, QuestionKind, Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import DECK, GRIP, HQ

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


FUND = 0
"""Stands for the bad publicity fund among the cards that credits come from."""


class Question(NamedTuple):
    """A choice of the payer."""

    kind: QuestionKind
    options: tuple[Option, ...]
    n: int = 1
    about: int = 0
    private: bool = False
    seat: Seat | NoSeat = ""
    """Who is asked, if not the payer."""
    least: int = 0
    """The fewest, if not `n`."""


class Plan(NamedTuple):
    """A payment as chosen: its parts, the cards for each, and how many credits come from which card."""

    parts: tuple[CostPart, ...]
    cards: dict[int, tuple[int, ...]]
    credits: tuple[tuple[int, int], ...]
    """The fund is card 0."""


def pay(g: Game, f: PayingFrame, p: Payment) -> bool:
    """Pay the whole cost. False if the payer has to choose something: the step returns ASK.

    The caller has checked `can_pay`. The step that pays must be a checked one (1.16.3).

    Rules: 1.10.4b, 1.10.4c, 9.11.1a.
    """
    if preventing.settled(f):
        return preventing.settle(g, f, p)
    if p.cost.plain and not (p.cost.due_credits and (g.fund(p.seat) or sources(g, p))):
        _carry_out(g, p, Plan(p.cost.parts, {}, ()))
        return True
    walk = _choosing(g, p)
    plan: Plan | None = None
    answered = 0
    keys: tuple[str, ...] | None = None
    while plan is None:
        try:
            question = walk.send(keys)
        except StopIteration as end:
            plan = end.value
            break
        if answered < len(f.choices):
            keys = f.choices[answered]
        else:
            keys = g.ask(
                f, question.seat or p.seat, question.kind, question.options,
                minimum=question.least or question.n, maximum=question.n,
                about=question.about, private=question.private,
            )  # fmt: skip
            if keys is None:
                f.paying = p.cost
                return False
            f.choices = (*f.choices, keys)
        answered += 1
    there = p.scope.source in g.state.cards
    if risked := preventing.at_risk(g, p, plan.parts, plan.cards):
        used = _carry_out(g, p, plan, frozenset(risked))
        preventing.look(g, f, p, risked, plan.cards, used, there=there)
        return False
    f.choices, f.paying = (), None
    f.paid_with(_carry_out(g, p, plan))
    if there and p.scope.source not in g.state.cards:
        f.source_spent()
    return True


def _choosing(g: Game, p: Payment) -> Generator[Question, tuple[str, ...] | None, Plan]:
    """Everything the payer has to choose, one question after the other; then the plan."""
    parts = p.cost.parts
    if any(isinstance(part, OneOf) for part in parts):
        payable = [i for i, way in enumerate(ways(p.cost)) if way_payable(g, p, way)]
        parts = ways(p.cost)[payable[0]]
        if len(payable) > 1:
            options = tuple(Option(f"way:{i}", "pay_way", oid=p.card, n=i) for i in payable)
            keys = yield Question("pay_way", options, about=p.card or _asking(p))
            assert keys is not None
            parts = ways(p.cost)[int(keys[0].partition(":")[2])]
    parts = tuple(sorted(parts, key=lambda part: part.order))
    cards: dict[int, tuple[int, ...]] = {}
    choosing = [i for i, part in enumerate(parts) if part.choosing]
    taken: tuple[int, ...] = ()
    for i in choosing:
        part = parts[i]
        if isinstance(part, CounterCost) and part.spread:
            cards[i] = yield from _counter_by_counter(g, p, part)
            continue
        n = part_n = part.number(g, p.scope) if isinstance(part, Chosen) else 1
        at_once = n if len(choosing) == 1 else 1
        while n > 0:
            free = [
                oid
                for oid in parts[i].candidates(g, p)
                if oid not in taken and _still_payable(g, p, parts, (*taken, oid), i, n)
            ]
            begun = [*_losses(cards, parts), Loss(part, part_n, taken[len(taken) + n - part_n :])]
            free = [oid for oid in free if keeps(g, p, parts, _with(begun, oid))]
            step = min(at_once, n)
            if not all(keeps(g, p, parts, _with(begun, *some)) for some in combinations(free, step)):
                step = 1  # some choices leave no others (1.16.1c)
            private = any(g.state.cards[oid].zone in (HQ, GRIP) for oid in free)
            options = tuple(Option(f"card:{oid}", "pay_with", oid=oid, n=part_n) for oid in free)
            keys = yield Question("pay_with", options, step, p.card, private)
            assert keys is not None
            taken += tuple(int(key.partition(":")[2]) for key in keys)
            n -= step
        cards[i] = taken[len(taken) - part_n :]
    for i, part in enumerate(parts):
        if isinstance(part, DamageCost):
            cards[i] = yield from _damaged(g, part, taken)
            taken += cards[i]
    credits = yield from _from_where(g, p, parts)
    return Plan(parts, cards, credits)


def _asking(p: Payment) -> int:
    """The card that asks for a choice in paying for what is about no card."""
    return next((source for part, (source, _) in p.cost.owed if isinstance(part, OneOf)), 0)


def _losses(cards: dict[int, tuple[int, ...]], parts: Sequence[CostPart]) -> list[Loss]:
    """The cards chosen for parts that are settled."""
    return [Loss(parts[i], len(found), found) for i, found in cards.items() if isinstance(parts[i], Chosen)]


def _with(begun: Sequence[Loss], *oids: int) -> list[Loss]:
    """The same with more cards for the last part."""
    last = begun[-1]
    return [*begun[:-1], last._replace(cards=(*last.cards, *oids))]


def _damaged(
    g: Game, part: DamageCost, taken: tuple[int, ...]
) -> Generator[Question, tuple[str, ...] | None, tuple[int, ...]]:
    """The cards that a player chooses of those that damage trashes (10.4.3a); the others are random."""
    found: tuple[int, ...] = ()
    for by in g.damage_choosers(part.kind, part.n):
        if by.n:
            options = damaging.options(g, by, (*taken, *found))
            least = 1 if by.look else by.n
            keys = yield Question("damaged", options, by.n, by.about, seat=by.seat, least=least)
            assert keys is not None
            found += damaging.chosen(keys)
    return found


def _counter_by_counter(
    g: Game, p: Payment, part: CounterCost
) -> Generator[Question, tuple[str, ...] | None, tuple[int, ...]]:
    """The cards that counters are spent from, one for each counter."""
    state = g.state
    taken: tuple[int, ...] = ()
    for left in range(part.number(g, p.scope), 0, -1):
        have = {oid: getattr(state.cards[oid], part.kind) - taken.count(oid) for oid in part.candidates(g, p)}
        if len(have) > 1 and sum(have.values()) == left:  # all there are: nothing to choose
            return (*taken, *(oid for oid, n in have.items() for _ in range(n)))
        options = tuple(Option(f"card:{oid}", "pay_with", oid=oid, n=left) for oid, n in have.items() if n)
        keys = yield Question("pay_with", options, about=p.card)
        assert keys is not None
        taken += tuple(int(key.partition(":")[2]) for key in keys)
    return taken


def _still_payable(
    g: Game, p: Payment, parts: tuple[CostPart, ...], taken: tuple[int, ...], at: int, left: int
) -> bool:
    """Whether the cards still due can be found without those taken."""
    b = Budget(g, p)
    for j, part in enumerate(parts):
        if j > at or not part.choosing:
            part.reserve(b)
    own = parts[at].candidates(g, p)
    b.demands.extend([own] * (left - 1))
    return b.matched(taken)


def _from_where(
    g: Game, p: Payment, parts: tuple[CostPart, ...]
) -> Generator[Question, tuple[str, ...] | None, tuple[tuple[int, int], ...]]:
    """How many credits come from the fund (10.6.3b) and which card, one after the other (1.10.3c)."""
    due = sum(part.number(g, p.scope) for part in parts if isinstance(part, CreditCost))
    if not due:
        return ()
    found: list[tuple[int, int]] = []
    hosted = sources(g, p)
    have = {oid: g.state.cards[oid].credit for oid in hosted}
    for part in parts:
        own = p.scope.source
        if getattr(part, "kind", "") == "credit" and own in have:  # spent as counters
            have[own] -= part.number(g, p.scope)
    fund = g.fund(p.seat)
    if fund:
        hosted, have = (FUND, *hosted), {FUND: fund, **have}
    rest = sum(have.values())
    demanded, fit = demanded_credits(g, p, parts, due)
    fitting = sum(have[oid] for oid in fit)
    for oid in hosted:
        rest -= have[oid]
        least = max(0, due - rest - g.spendable(p.seat))
        most = min(due, have[oid])
        if oid in fit:
            fitting -= have[oid]
            least = max(least, demanded - fitting)
        else:
            most = min(most, due - demanded)
        if least == most:
            n = most
        else:
            options = tuple(Option(f"pay:{n}", "payment", oid=oid, n=n) for n in range(most, least - 1, -1))
            keys = yield Question("payment", options, about=oid)
            assert keys is not None
            n = int(keys[0].partition(":")[2])
        if n:
            found.append((oid, n))
        due -= n
        if oid in fit:
            demanded = max(0, demanded - n)
    return tuple(found)


def _carry_out(g: Game, p: Payment, plan: Plan, later: frozenset[int] = frozenset()) -> tuple[int, ...]:
    """Pay what was chosen, but for the parts that are paid `later`. The cards it was paid with."""
    used: tuple[int, ...] = ()
    hosted = dict(plan.credits)
    owed = list(p.cost.owed)
    for i, part in enumerate(plan.parts):
        if i in later:
            used += plan.cards.get(i, ())
            continue
        with g.because(Cause.COST, *_demander(g, owed, part)):
            used += _pay_part(g, p, plan, i, hosted)
    g.state.dirty = True  # a checkpoint also after a cost of 0 (1.16.3a)
    return used


def _demander(g: Game, owed: list[tuple[CostPart, Demand]], part: CostPart) -> Demand:
    """Whose ability has a part of a cost paid: what adds it (1.16.10), or else what costs it.

    Paying the trash cost of a card (7.1.5) or taking a basic action is no ability of a card.
    """
    demand = NOBODY
    for place, (each, by) in enumerate(owed):
        if each is part:
            demand = owed.pop(place)[1]
            break
        if isinstance(each, OneOf) and (found := [d for way in each.costs for e, d in way.owed if e is part]):
            demand = found[0] if found[0] != NOBODY else by
            break
    if demand != NOBODY:
        return demand
    _, source, code, _, _ = g.circumstances()
    return source, code


def _pay_part(g: Game, p: Payment, plan: Plan, i: int, hosted: dict[int, int]) -> tuple[int, ...]:
    """Pay one part of what was chosen. The cards it was paid with."""
    part = plan.parts[i]
    if isinstance(part, CreditCost):
        _pay_credits(g, p, part.number(g, p.scope), hosted)
        return ()
    cards = plan.cards.get(i, ())
    if isinstance(part, Chosen) and part.random:
        cards = rng.sample(g.state, part.candidates(g, p), part.number(g, p.scope))
    if isinstance(part, TopOfDeck):
        cards = g.state.zones[DECK[p.seat]][: part.n]
    if isinstance(part, DamageCost):
        damaging.look(g, g.damage_choosers(part.kind, part.n))
    part.pay(g, p, cards)
    return tuple(cards)


def _pay_credits(g: Game, p: Payment, n: int, hosted: dict[int, int]) -> None:
    """Pay one sum; from cards as far as was chosen, which uses them (1.10.4d, 9.1.6c)."""
    left, from_cards, from_fund = n, 0, False
    for oid in list(hosted):
        part = min(left, hosted[oid])
        if not part:
            continue
        hosted[oid] -= part
        left -= part
        if oid == FUND:
            g.state.run_credits -= part
            from_fund = True
            continue
        from_cards += part
        do.remove_counters(g, oid, "credit", part, p.seat)
        code = g.state.cards[oid].code
        do.emit(g, EventKind.USE, seat=p.seat, oid=oid, code=code, other=part, detail="counters")
    if left:
        do.leave_pool(g, p.seat, left, bad_publicity_first=True)
    if n:
        do.emit(
            g, EventKind.SPEND_CREDITS, seat=p.seat, n=n, other=from_cards, detail=p.purpose,
            oid=p.card, came_from=FROM_FUND if from_fund else "",
        )  # fmt: skip
