"""The sensible Runner: each option gets a worth in credits by a plain rule, and the best is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import RUNNER
from tools.ladder.frozen.breaking import (
    CARD_LOST,
    IMPOSSIBLE,
    TAG,
    Way,
    bites,
    click_breakable,
    tools,
    weakens,
)
from tools.ladder.frozen.runner_runs import Runs, worth_of_credit
from tools.ladder.frozen.runner_turn import INSTALLS, Turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.decisions import Decision, Option
    from tools.ladder.frozen.sight import Sight

ECONOMY = frozenset((
    "sure_gamble", "creative_commission", "telework_contract", "smartware_distributor", "red_team",
    "wildcat_strike", "overclock", "pennyshaver",
))  # fmt: skip


def choose(see: Sight, decision: Decision) -> tuple[str, ...]:
    """The answer to a decision of the Runner."""
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
    """Keep a hand with money and something to run with."""
    codes = [kind.code for _, kind in see.hand()]
    money = sum(code in ECONOMY for code in codes)
    programs = any(tools(code) for code in codes)
    return ("keep",) if money >= 2 or (money and programs) else ("mulligan",)


def keep_value(see: Sight, kind: Definition) -> float:
    """How much the Runner wants to keep a card of the grip or rig."""
    code = kind.code
    if tools(code):
        twin = any(other.code == code for _, other in see.rig())
        return 0.5 if twin else 4.0 if code != "mayfly" else 2.5
    if any(other.code == code for _, other in see.rig()):
        return 0.6
    if code == "sure_gamble":
        return 4.5
    return INSTALLS.get(code, 3.0 if code in ECONOMY else 2.0)


def _discard(see: Sight, d: Decision) -> tuple[str, ...]:
    """The least wanted cards; of copies, one is kept."""
    seen: dict[str, int] = {}
    ranked = []
    for oid, kind in see.hand():
        copies = seen[kind.code] = seen.get(kind.code, 0) + 1
        ranked.append((keep_value(see, kind) / copies, f"card:{oid}"))
    ranked.sort()
    return tuple(key for _, key in ranked[: d.minimum])


# -- actions -----------------------------------------------------------------------------------------------


def _act(see: Sight, d: Decision) -> tuple[str, ...]:
    """The action of most worth. Passing is better only than what is no action at all."""
    verbs = Turn(see).verbs
    top, chosen = -1000.0, d.options[0].key
    for option in d.options:
        rule = verbs.get(option.verb)
        worth = rule(option) if rule is not None else -90.0 if option.verb == "pass" else -99.0
        if worth > top:
            top, chosen = worth, option.key
    return (chosen,)


def _pass(see: Sight, d: Decision) -> tuple[str, ...]:
    return (d.options[-1].key,)


# -- runs --------------------------------------------------------------------------------------------------


def _run_server(see: Sight, d: Decision) -> tuple[str, ...]:
    """The server of most worth for the card that makes the run."""
    runs = Runs(see)
    code = see.code(d.about)
    more = {
        "jailbreak": {"extra_cards": 1},
        "overclock": {"money": 0},
        "tread_lightly": {"rez_tax": 3},
    }.get(code, {})
    return best(d, lambda o: runs.worth(o.to, **more))


def _jack_out(see: Sight, d: Decision) -> tuple[str, ...]:
    """Jack out where going on cannot succeed or may be deadly."""
    if see.encountered and len(see.unbroken()) > 0 and d.about:
        # In the middle of an ice that lets the Runner go: what is left of it must be survived.
        rest = sum(bites(see.code(see.encountered))[i].damage for i in see.unbroken()[1:])
        if rest > see.cards_in_hand(RUNNER):
            return ("jack_out",)
    return ("continue",) if Runs(see).goes_on() else ("jack_out",)


def _encounter(see: Sight, d: Decision) -> tuple[str, ...]:
    """The next step of the cheapest way to break what hurts, if it is worth its price."""
    ice = see.encountered
    kind = see.kind(ice)
    left = see.unbroken()
    if kind is None or not left:
        return _pass(see, d)
    its = bites(kind.code)
    money = see.credits(RUNNER) + see.hosted_for_run
    grip = see.cards_in_hand(RUNNER)
    hurting = [its[i] for i in left]
    stop = max((b.stop if not b.rich or money - 3 <= b.rich else 0.0) for b in hurting)
    damage = sum(b.damage for b in hurting)
    fired = sum(b.loss for b in hurting) + CARD_LOST * damage
    if damage > grip:
        fired += 100
    elif damage and grip - damage < 2:
        fired += 2
    runs = Runs(see)
    strength = see.strength(ice)
    if stop:
        inside = runs.path(see.attacked, inside=max(0, see.run_position))
        goal = runs.prize(see.attacked, 1, money, grip) + 3.0 if see.attacked in see.servers else 0.0
        if inside.credits < IMPOSSIBLE:
            fired += max(0.0, stop * goal * 1.5)
    way = runs.breakers.best_way(kind, strength, len(left))
    offered = {option.key for option in d.options}
    if way is not None and way.credits <= money and way.price * worth_of_credit(money) <= fired:
        weaker = _weaken(see, kind, strength, len(left), way, runs)
        if weaker in offered:
            return (weaker,)
        for key in (f"break_all:{way.oid}", f"use:{way.oid}:{way.use}"):
            if key in offered:
                return (key,)
    if click_breakable(kind.code) and stop and fired > 3 * sum(1 for b in hurting if b.stop):
        stops = sum(1 for b in hurting if b.stop)
        for option in d.options:
            if option.oid == ice and see.clicks(RUNNER) >= stops:
                return (option.key,)
    return _pass(see, d)


def _weaken(see: Sight, ice: Definition, strength: int, subs: int, way: Way, runs: Runs) -> str:
    """A virus counter of Leech that saves credits, "" if there is none."""
    for oid, kind in see.rig():
        if weakens(kind.code) and see.card(oid).virus:
            for n in range(1, see.card(oid).virus + 1):
                other = runs.breakers.best_way(ice, strength - n, subs)
                if other is not None and way.price - other.price >= n:
                    return f"use:{oid}:{kind.window[0][0]}"
    return ""


def _window(see: Sight, d: Decision) -> tuple[str, ...]:
    if d.step == "6.9.3b" and see.encountered:
        return _encounter(see, d)
    return _act(see, d) if d.step == "5.7.1e" else _pass(see, d)


def _access(see: Sight, d: Decision) -> tuple[str, ...]:
    """Trash what would earn or protect, if that leaves enough."""
    kind = see.kind(d.about)
    for option in d.options:
        if option.verb == "trash_accessed" and kind is not None and kind.type != AGENDA:
            left = see.credits(RUNNER) - option.n
            installed = see.card(d.about).zone == "installed"
            if left >= (0 if installed and kind.code != "urtica_cipher" else 5):
                return (option.key,)
    return ("pass",)


def _candidate(see: Sight, d: Decision) -> tuple[str, ...]:
    """Agendas in Archives first, then the root, then HQ or R&D."""

    def worth(o: Option) -> float:
        kind = see.kind(o.oid) if o.oid else None
        if kind is not None and kind.type == AGENDA:
            return 3.0
        return 2.0 if o.verb == "access_archives" else 1.0 if o.verb != "access_root" else 1.5

    return best(d, worth)


def _unless(see: Sight, d: Decision) -> tuple[str, ...]:
    """Pay or let it happen."""
    code = see.code(d.about)
    offered = {option.key for option in d.options}
    money, clicks = see.credits(RUNNER), see.clicks(RUNNER)
    if code == "manegarm_skunkworks":
        rich = "pay:1" in offered and money >= 8
        return ("pay:1",) if rich or ("pay:0" not in offered and "pay:1" in offered) else default(d)
    if code == "funhouse" and not see.may_break:
        runs = Runs(see)
        goal = runs.prize(see.attacked, 1, money, see.cards_in_hand(RUNNER))
        return ("pay:0",) if goal > TAG or (clicks > 1 and money >= 4) else ("no",)
    if "pay:0" not in offered:
        return ("no",)
    if code == "funhouse":
        return ("pay:0",) if see.tags == 0 and (clicks == 0 or money >= 8) else ("no",)
    return ("pay:0",) if money >= 12 else ("no",)


def _target(see: Sight, d: Decision) -> tuple[str, ...]:
    """The worst subroutines of the encountered ice, as many as can be broken."""
    if d.options[0].verb == "break":
        its = bites(see.code(see.encountered))
        ranked = sorted(d.options, key=lambda o: -(its[o.n].stop * 9 + its[o.n].damage * 2 + its[o.n].loss))
        return tuple(option.key for option in ranked[: d.maximum])
    return default(d)


def _search(see: Sight, d: Decision) -> tuple[str, ...]:
    """A breaker of a missing colour, best against ice that stands."""
    turn = Turn(see)

    def worth(o: Option) -> float:
        if o.verb != "find":
            return -9.0
        kind = see.found(o.oid)
        held = any(other.code == kind.code for _, other in see.hand())
        return turn.breaker(kind, kind.facts.cost or 0) - 3.0 * held

    return best(d, worth)


def _may(see: Sight, d: Decision) -> tuple[str, ...]:
    return (d.options[0].key,)


def _sacrifice(see: Sight, d: Decision) -> tuple[str, ...]:
    """Which programs go when memory is short: the least wanted."""

    def worth(o: Option) -> float:
        kind = see.kind(o.oid)
        return -(INSTALLS.get(kind.code, 2.0 if kind.code == "mayfly" else 4.0) if kind is not None else 4.0)

    return best(d, worth)


def _mode(see: Sight, d: Decision) -> tuple[str, ...]:
    return default(d)


RULES: dict[str, Callable[[Sight, Decision], tuple[str, ...]]] = {
    "mulligan": _mulligan, "discard": _discard, "window": _window, "action": _act, "run_server": _run_server,
    "jack_out": _jack_out, "access": _access, "candidate": _candidate, "unless": _unless, "target": _target,
    "search": _search, "may": _may, "memory": _sacrifice, "mode": _mode, "interrupt": _pass,
}  # fmt: skip
