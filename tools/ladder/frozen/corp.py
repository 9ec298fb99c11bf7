"""The sensible Corp: each option gets a worth in credits by a plain rule, and the best is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.state import CORP, HQ, RD, RUNNER
from tools.ladder.frozen.corp_plan import Plan, power
from tools.ladder.frozen.corp_turn import Turn
from tools.ladder.frozen.runner_runs import worth_of_credit

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Decision, Option
    from tools.ladder.frozen.sight import Sight

ECONOMY = frozenset((
    "hedge_fund", "government_subsidy", "nico_campaign", "regolith_mining_license", "predictive_planogram",
))  # fmt: skip


def choose(see: Sight, decision: Decision) -> tuple[str, ...]:
    """The answer to a decision of the Corp."""
    rule = RULES.get(decision.kind)
    return rule(see, decision) if rule is not None else default(decision)


def default(decision: Decision) -> tuple[str, ...]:
    """The first legal answer."""
    return tuple(option.key for option in decision.options[: max(1, decision.minimum)])


def best(decision: Decision, worth: Callable[[Option], float]) -> tuple[str, ...]:
    """The option of most worth; the first among equals."""
    return (max(decision.options, key=worth).key,)


# -- opening hand, discarding -------------------------------------------------------------------------------


def _mulligan(see: Sight, d: Decision) -> tuple[str, ...]:
    """Keep a hand with ice and money and few agendas."""
    kinds = [kind for _, kind in see.hand()]
    ice = sum(kind.type == ICE for kind in kinds)
    money = sum(kind.code in ECONOMY for kind in kinds)
    agendas = sum(kind.type == AGENDA for kind in kinds)
    good = agendas <= 2 and ((ice >= 2) or (ice >= 1 and money >= 1))
    return ("keep",) if good else ("mulligan",)


def _discard(see: Sight, d: Decision) -> tuple[str, ...]:
    """Agendas last; of copies, one is kept."""
    copies: dict[str, int] = {}
    ranked = []
    iced = sum(len(server.ice) for server in see.servers.values())
    for oid, kind in see.hand():
        count = copies[kind.code] = copies.get(kind.code, 0) + 1
        if kind.type == AGENDA:
            value = 20.0 + (kind.facts.agenda_points or 0)
        elif kind.type == ICE:
            value = 5.0 if iced < 4 else 2.5
        elif kind.code in ECONOMY:
            value = 4.0
        else:
            value = 3.0 if kind.code == "seamless_launch" else 2.0
        ranked.append((value if kind.type == AGENDA else value / count, f"card:{oid}"))
    ranked.sort()
    return tuple(key for _, key in ranked[: d.minimum])


# -- windows -----------------------------------------------------------------------------------------------


def _window(see: Sight, d: Decision) -> tuple[str, ...]:
    if d.step == "5.6.2a":
        return _act(see, d)
    if d.step == "5.6.1b":
        return _begin_turn(see, d)
    if see.attacked:
        return _defend(see, d)
    return (d.options[-1].key,)


def _act(see: Sight, d: Decision) -> tuple[str, ...]:
    verbs = Turn(see).verbs
    top, chosen = -1000.0, d.options[0].key
    for option in d.options:
        rule = verbs.get(option.verb)
        worth = rule(option) if rule is not None else -2.0 if option.verb != "pass" else -0.9
        if worth > top:
            top, chosen = worth, option.key
    return (chosen,)


def _begin_turn(see: Sight, d: Decision) -> tuple[str, ...]:
    """Before the turn begins: score, and rez what earns then."""
    for option in d.options:
        if option.verb == "score":
            return (option.key,)
    for option in d.options:
        if option.verb == "rez" and see.code(option.oid) == "nico_campaign":
            return (option.key,)
    return (d.options[-1].key,)


def _defend(see: Sight, d: Decision) -> tuple[str, ...]:
    """During a run: rez the approached ice if it matters, and upgrades that protect agendas."""
    plan = Plan(see)
    server = see.attacked
    stake = plan.stake(server)
    for option in d.options:
        if option.verb != "rez":
            continue
        code = see.code(option.oid)
        if option.oid == see.run_ice and see.run_position >= 0:
            if _worth_rezzing(see, plan, option, stake):
                return (option.key,)
        elif see.card(option.oid).server == server and see.run_position < 0:
            agenda = any(a.server == server for a in plan.agendas)
            if code == "manegarm_skunkworks" and stake >= 3:
                return (option.key,)
            if code == "amaze_amusements" and agenda:
                return (option.key,)
    return (d.options[-1].key,)


def _worth_rezzing(see: Sight, plan: Plan, o: Option, stake: float) -> bool:
    """Ice is for keeps: it is worth its cost if it bites now, or will again and again."""
    tax = plan.taxing(o.oid)
    lasting = 2.0 if see.attacked in (HQ, RD) else 1.2
    keep = min((agenda.need for agenda in plan.agendas), default=0)
    spare = see.credits(CORP) - o.n
    price = o.n * worth_of_credit(see.credits(CORP))
    if stake >= 10:
        return tax > 0.5
    if spare < keep and stake < 5:
        return False
    return tax * lasting + stake * 0.5 >= price and stake >= 1.0


# -- choices of cards --------------------------------------------------------------------------------------


def _target(see: Sight, d: Decision) -> tuple[str, ...]:
    """Own ice to rez: the dearest; an agenda to advance: the nearest to scoring; the Runner's best card."""
    wanted = {agenda.oid: 50.0 + agenda.points - agenda.need for agenda in Plan(see).agendas}

    def worth(o: Option) -> float:
        kind = see.kind(o.oid)
        if kind is None:
            return 0.0
        worth = wanted.get(o.oid, 0.0) + (kind.facts.cost or 0)
        if see.card(o.oid).side == RUNNER:
            return worth + (6.0 if "icebreaker" in kind.subtypes else 0.0)
        return worth + (0.1 * power(kind) if kind.type == ICE else 0.0)

    ranked = sorted(d.options, key=worth, reverse=True)
    return tuple(option.key for option in ranked[: max(1, d.minimum)])


def _mode(see: Sight, d: Decision) -> tuple[str, ...]:
    """Credits or cards, for the Corp or (Wildcat Strike) for the Runner."""
    code = see.code(d.about)
    offered = [option.key for option in d.options]
    if code == "wildcat_strike":
        few = see.cards_in_hand(RUNNER) <= 2
        wanted = "mode:0" if few or see.credits(RUNNER) >= 10 else "mode:1"
    else:
        wanted = "mode:0" if see.credits(CORP) < 9 or see.cards_in_hand(CORP) >= 4 else "mode:1"
    return (wanted if wanted in offered else offered[0],)


def _inward(see: Sight, d: Decision) -> tuple[str, ...]:
    """The best ice, for nothing."""

    def worth(o: Option) -> float:
        kind = see.kind(o.oid) if o.oid else None
        return power(kind) if kind is not None else -1.0

    return best(d, worth)


def _reaction(see: Sight, d: Decision) -> tuple[str, ...]:
    """Use what is optional, but do not draw the last cards."""
    if see.code(d.about) == "superconducting_hub" and see.cards_in_deck(CORP) < 5:
        return (d.options[-1].key,)
    return (d.options[0].key,)


def _destination(see: Sight, d: Decision) -> tuple[str, ...]:
    plan = Plan(see)
    return best(d, lambda o: plan.defence(o.to) if plan.tenant(o.to) is None else -1.0)


def _keep(see: Sight, d: Decision) -> tuple[str, ...]:
    def worth(o: Option) -> float:
        kind = see.kind(o.oid)
        return 0.0 if kind is None else 1.0 + (kind.facts.agenda_points or 0)

    return best(d, worth)


def _first_trash(see: Sight, d: Decision) -> tuple[str, ...]:
    """Nothing, if nothing has to go."""
    return ("done",) if any(option.key == "done" for option in d.options) else default(d)


def _pass(see: Sight, d: Decision) -> tuple[str, ...]:
    return (d.options[-1].key,)


RULES: dict[str, Callable[[Sight, Decision], tuple[str, ...]]] = {
    "mulligan": _mulligan, "discard": _discard, "window": _window, "action": _act, "target": _target,
    "mode": _mode, "install_inward": _inward, "reaction": _reaction, "destination": _destination,
    "keep": _keep, "trash_like": _first_trash, "interrupt": _pass,
}  # fmt: skip
