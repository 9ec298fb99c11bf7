"""The sensible Corp: each option gets a worth in credits by a plain rule, and the best is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.effects import Draw, Gain, PlaceCounters, Rez
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.table.edition import Role
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner import choices, choosing_cards, corp_installing
from engine.players.netrunner.corp_plan import Plan, power
from engine.players.netrunner.corp_rezzing import guards, worth_keeping, worth_rezzing
from engine.players.netrunner.corp_turn import Turn
from engine.players.netrunner.paid import counters, profit
from engine.players.netrunner.reading import (
    advances,
    grows,
    is_economy,
    speaks_of,
    trap_grows,
)
from engine.players.netrunner.worth import At, price
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.table.questions import Decision, Option
    from engine.players.netrunner.sight import Sight


def choose(see: Sight, decision: Decision) -> tuple[str, ...]:
    """The answer to a decision of the Corp."""
    rule = RULES.get(decision.kind) or choices.RULES.get(decision.kind)
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
    money = sum(is_economy(kind.code) for kind in kinds)
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
        elif is_economy(kind.code):
            value = 4.0
        else:
            value = 3.0 if advances(kind.code) else 2.0
        ranked.append((value if kind.type == AGENDA else value / count, f"card:{oid}"))
    ranked.sort()
    return tuple(key for _, key in ranked[: d.minimum])


# -- windows -----------------------------------------------------------------------------------------------


def _window(see: Sight, d: Decision) -> tuple[str, ...]:
    if d.role == Role.ACTION_WINDOW:
        return _act(see, d)
    if d.role == Role.TURN_WINDOW:
        return _begin_turn(see, d)
    if see.attacked:
        return _defend(see, d)
    return (d.options[-1].key,)


def worths(see: Sight, d: Decision) -> list[float]:
    """What each of the actions on offer is worth, in credits gained for a click."""
    verbs = Turn(see).verbs
    return [
        rule(option) if (rule := verbs.get(option.verb)) is not None
        else -2.0 if option.verb != "pass" else -0.9
        for option in d.options
    ]  # fmt: skip


def _act(see: Sight, d: Decision) -> tuple[str, ...]:
    found = worths(see, d)
    return (d.options[found.index(max(found))].key,)


def _begin_turn(see: Sight, d: Decision) -> tuple[str, ...]:
    """Before the turn begins: score, and rez what earns then."""
    for option in d.options:
        if option.verb == "score":
            return (option.key,)
    for option in d.options:
        if option.verb == "rez" and worth_keeping(see, option):
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
        if option.oid == see.run_ice and see.run_position >= 0:
            wanted = worth_rezzing(see, plan, option, stake)
        else:
            wanted = see.run_position < 0 and guards(see, plan, option, stake)
        if wanted:
            return (option.key,)
    return _free(see, d) or (d.options[-1].key,)


def _free(see: Sight, d: Decision) -> tuple[str, ...]:
    """The ability that brings most beyond what it costs, if one does; never a counter for no agenda."""
    able = [option for option in d.options if option.verb == "use" and not counters(see, option)]
    top = max(able, key=lambda option: profit(see, option), default=None)
    return (top.key,) if top is not None and profit(see, top) else ()


def _run_plan(see: Sight, d: Decision) -> tuple[str, ...]:
    """For the whole run: what would be rezzed if it were approached now, what taxes most first, as far as
    credits go."""
    plan = Plan(see)
    stake = plan.stake(see.attacked)
    wanted: list[tuple[float, Option]] = []
    for option in (o for o in d.options if o.verb == "rez"):
        kind = see.kind(option.oid)
        ice = kind is not None and kind.type == ICE
        if (worth_rezzing if ice else guards)(see, plan, option, stake):
            wanted.append((plan.taxing(option.oid) if ice else 0.0, option))
    chosen, left = list[str](), plan.money
    for _, option in sorted(wanted, key=lambda pair: -pair[0]):
        if option.n <= left:
            left -= option.n
            chosen.append(option.key)
    return tuple(chosen) or ("none",)


# -- choices of cards --------------------------------------------------------------------------------------


def _target(see: Sight, d: Decision) -> tuple[str, ...]:
    """Own ice to rez: the dearest; what to advance: an agenda; the Runner's best card."""
    asked = choosing_cards.asker(see, d)
    effect = asked.effect if asked is not None else None
    parts = list(inside((effect,))) if effect is not None else []
    if any(isinstance(part, PlaceCounters) and part.kind == "advancement" for part in parts):
        return _advanced(see, d)
    if effect is not None and not any(isinstance(part, Rez) for part in parts):
        return choosing_cards.target(see, d)
    plan = Plan(see)

    def worth(o: Option) -> float:
        kind = see.kind(o.oid)
        if kind is None:
            return 0.0
        worth = float(kind.facts.cost or 0)
        if see.card(o.oid).side == RUNNER:
            return worth + (6.0 if "icebreaker" in kind.subtypes else 0.0)
        if kind.type == ICE and see.card(o.oid).server and not see.card(o.oid).faceup:
            # Ice to rez: where something is at stake.
            return worth + plan.stake(see.card(o.oid).server) * (1.0 + 0.4 * plan.taxing(o.oid))
        return worth + (0.1 * power(kind) if kind.type == ICE else 0.0)

    return choosing_cards.best(d, worth)


def _advanced(see: Sight, d: Decision) -> tuple[str, ...]:
    """Advancement counters: on the agenda nearest to scoring, else where they do something."""
    needs = {
        agenda.oid: 50.0 + agenda.points - agenda.need for agenda in Plan(see).agendas if agenda.need > 0
    }

    def worth(o: Option) -> float:
        kind = see.kind(o.oid) if o.oid else None
        if kind is None or see.card(o.oid).side == RUNNER:
            return -1.0
        return needs.get(o.oid, 5.0 * grows(kind.code))

    return choosing_cards.best(d, worth)


def _mode(see: Sight, d: Decision) -> tuple[str, ...]:
    """The mode of most worth to the Corp, whoever's card it is."""
    kind = see.kind(d.about)
    choice = next((p for p in inside(kind.abilities) if isinstance(p, ChooseOne)), None) if kind else None
    if kind is None or choice is None:
        return default(d)
    owner = see.card(d.about).side
    at = At(see, owner, kind, d.about)

    def worth(o: Option) -> float:
        if o.verb == "all_modes":
            mode: tuple[Effect, ...] = tuple(effect for each in choice.modes for effect in each)
        elif o.verb != "mode" or o.n >= len(choice.modes):
            return 0.0
        else:
            mode = choice.modes[o.n]
        if owner == CORP:
            return sum(_scarce(see, effect) * price(effect, at) for effect in mode)
        return -sum(_wanted(see, effect) * price(effect, at) for effect in mode)

    return best(d, worth)


def _scarce(see: Sight, effect: Effect) -> float:
    """How much the Corp needs credits rather than cards, or cards rather than credits."""
    if isinstance(effect, Gain):
        return 1.3 if see.credits(CORP) < 9 else 0.8
    return 1.0


def _wanted(see: Sight, effect: Effect) -> float:
    """How much the Runner needs what an instruction gives: cards to live, or credits to get in."""
    deadly = any(
        trap_grows(see.code(oid)) and see.card(oid).advancement + 2 > see.cards_in_hand(RUNNER)
        for there in see.servers.values()
        for oid in there.root
    )
    if isinstance(effect, Draw):
        return 4.0 if deadly else 1.0
    money = see.credits(RUNNER)
    return 0.7 if money >= 10 else 1.0


def _inward(see: Sight, d: Decision) -> tuple[str, ...]:
    """The best ice, for nothing."""

    def worth(o: Option) -> float:
        kind = see.kind(o.oid) if o.oid else None
        return power(kind) if kind is not None else -1.0

    return best(d, worth)


def _reaction(see: Sight, d: Decision) -> tuple[str, ...]:
    """Use what is optional, but do not draw the last cards."""
    kind = see.kind(d.about)
    draws = kind is not None and speaks_of(kind.code, Draw)
    if draws and see.cards_in_deck(CORP) < 5:
        return (d.options[-1].key,)
    return (d.options[0].key,)


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
    "mode": _mode, "install_inward": _inward, "reaction": _reaction, "install": corp_installing.install,
    "destination": corp_installing.destination, "keep": _keep, "trash_like": _first_trash, "interrupt": _pass,
    "run_plan": _run_plan,
}  # fmt: skip
