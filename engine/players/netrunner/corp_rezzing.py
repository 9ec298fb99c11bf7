"""When the Corp rezzes: ice that bites, assets and upgrades that do more than they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.triggers import REZZED
from engine.netrunner.table.facts import AGENDA, ASSET, UPGRADE
from engine.netrunner.table.state import CORP, HQ, RD, RUNNER
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.paid import LEAST
from engine.players.netrunner.reading import (
    eases,
    is_trap,
    makes_runs_dearer,
    only_central,
    punishes_stealing,
    steal_costs,
    turn_income,
)
from engine.players.netrunner.reading.patterns import whens
from engine.players.netrunner.runner_runs import worth_of_credit
from engine.players.netrunner.worth import At, price_all, price_cost
from engine.players.netrunner.worth.cards import rezzed

if TYPE_CHECKING:
    from engine.netrunner.objects.definitions import Definition
    from engine.netrunner.table.questions import Option
    from engine.players.netrunner.sight import Sight

SPARE = 3
"""Credits that are left after rezzing what does nothing by itself: ice comes first."""
CLEARLY = 1.5
"""By how much more such a card has to be worth than it costs, since its worth is a guess ..."""
LITTLE = 0.5
"""... or half of the price and so much, if that is less: where hardly anything is paid, little is lost."""
AT_STAKE = 3
"""Credits that must be at stake in a server for an upgrade to be rezzed that keeps others out."""


def worth_keeping(see: Sight, o: Option) -> bool:
    """Whether an asset is worth more on the table than its price; what does nothing by itself, clearly so."""
    kind = see.kind(o.oid)
    if kind is None or is_trap(kind.code):
        return False
    if kind.type == UPGRADE and makes_runs_dearer(kind.code):
        # In a run on its server it would be too late.
        stake = Plan(see).stake(see.card(o.oid).server)
        return stake >= AT_STAKE and rezzed(see, o.oid, kind, stake) > _clearly(see, kind, o)
    if kind.type != ASSET and not turn_income(kind.code) and not only_central(kind.code):
        return False
    if not turn_income(kind.code) and see.credits(CORP) - o.n < SPARE:
        return False
    if works_now(see, kind, o):
        return True
    return rezzed(see, o.oid, kind) > (
        _paid(see, kind, o) if turn_income(kind.code) else _clearly(see, kind, o)
    )


def works_now(see: Sight, kind: Definition, o: Option) -> bool:
    """Whether one of the abilities of a card that is rezzed could be used for more than all that takes."""
    at = At(see, CORP, kind, o.oid, spent=o.n)
    usable = [paid for _, paid in (*kind.actions, *kind.window) if not paid.by or paid.by == CORP]
    brings = [price_all(paid.effects, at) - price_cost(paid.cost, at, act="use") for paid in usable]
    return max(brings, default=0.0) > _clearly(see, kind, o)


def eased(see: Sight, plan: Plan, o: Option) -> int:
    """The most points of an agenda in the server of the card that can be scored this turn only if it is
    rezzed, and lets it need less; 0 if there is none."""
    less, server = eases(see.code(o.oid)), see.card(o.oid).server
    able, then = min(plan.clicks, plan.money), min(plan.clicks, plan.money - o.n)
    here = (a for a in plan.agendas if a.server == server)
    return max((a.points for a in here if able < a.need <= then + less), default=0)


def _paid(see: Sight, kind: Definition, o: Option) -> float:
    """What rezzing takes from the Corp."""
    at = At(see, CORP, kind, o.oid)
    more = min((price_cost(cost, at, act="rez") for cost in see.additional_to_rez(o.oid)), default=0.0)
    return o.n + more


def _clearly(see: Sight, kind: Definition, o: Option) -> float:
    """What a card, whose worth is a guess, has to bring. Credits matter less to who has many."""
    spent = worth_of_credit(see.credits(CORP) - o.n) * o.n
    paid = _paid(see, kind, o) - o.n + spent
    return paid + min(CLEARLY, LITTLE + paid / 2)


def guards(see: Sight, plan: Plan, o: Option, stake: float) -> bool:
    """Whether a card in the root of the attacked server guards it: it keeps the Runner out,
    punishes the theft of an agenda, or is an upgrade that clearly does more than it costs."""
    kind = see.kind(o.oid)
    if kind is None or see.card(o.oid).server != see.attacked:
        return False
    if punishes_stealing(kind.code) and any(agenda.server == see.attacked for agenda in plan.agendas):
        return True
    if _bequeaths(see, kind, o) or _out_of_reach(see, plan, kind):
        return True
    clearly = kind.type == UPGRADE and rezzed(see, o.oid, kind, stake) > _clearly(see, kind, o)
    return stake >= AT_STAKE and (plan.gate(o.oid) > 0 or clearly)


def _out_of_reach(see: Sight, plan: Plan, kind: Definition) -> bool:
    """Whether with the card an agenda there costs more to steal than the Runner has."""
    dear = any(
        cost.clicks > see.clicks(RUNNER) or cost.credits > see.credits(RUNNER)
        for cost in steal_costs(kind.code)
    )
    return dear and any(agenda.server == see.attacked for agenda in plan.agendas)


def _bequeaths(see: Sight, kind: Definition, o: Option) -> bool:
    """Whether a card that the Runner is about to access, and can trash, does more as it is rezzed than that
    costs: what it would do later is lost anyhow."""
    if is_trap(kind.code) or kind.type == AGENDA or kind.facts.trash_cost is None:
        return False
    if see.credits(RUNNER) < kind.facts.trash_cost:
        return False
    at = At(see, CORP, kind, o.oid, spent=o.n)
    more = min((price_cost(cost, at, act="rez") for cost in see.additional_to_rez(o.oid)), default=0.0)
    done = [price_all(when.effects, at) for when in whens(kind.code) if when.on == REZZED]
    return sum(done) >= o.n + more + LEAST


def worth_rezzing(see: Sight, plan: Plan, o: Option, stake: float) -> bool:
    """Ice is for keeps: it is worth its cost if it bites now, or will again and again."""
    tax = plan.taxing(o.oid)
    lasting = 2.0 if see.attacked in (HQ, RD) else 1.2
    price = o.n * worth_of_credit(see.credits(CORP))
    if stake >= 10:
        return tax > 0.5
    if stake < 5 and owed(see, plan, o.n):
        return False
    return tax * lasting + stake * 0.5 >= price and stake >= 1.0


def owed(see: Sight, plan: Plan, spent: int) -> bool:
    """Whether an installed agenda needs these credits: to be scored next turn, or guarded in this one."""
    for agenda in plan.agendas:
        before, after = plan.money, plan.money - spent
        # Clicks that the agenda does not need gain credits.
        price = agenda.need - max(0, plan.soonest() - agenda.need)
        if agenda.need <= plan.soonest() and after < price <= before:
            return True
        if agenda.server != see.attacked and see.clicks(RUNNER):
            here = plan.defence(agenda.server)
            if plan.defence(agenda.server, spent) < here:
                return True
    return False
