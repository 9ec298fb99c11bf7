"""The sensible Runner: each option gets a worth in credits by a plain rule, and the best is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.costs.parts import TagCost
from engine.netrunner.language.effects import ChooseCard
from engine.netrunner.language.flow import Unless
from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.edition import Role
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import RUNNER
from engine.players.netrunner import choices, choosing_cards
from engine.players.netrunner.bites import bites_now
from engine.players.netrunner.breaking import tools
from engine.players.netrunner.chosen_ice import opened, opens
from engine.players.netrunner.passing import Way, cheapest, through
from engine.players.netrunner.reading import earnings, is_economy, is_trap, run_card
from engine.players.netrunner.runner_runs import Runs, worth_of_credit
from engine.players.netrunner.runner_turn import LATE, Turn
from engine.players.netrunner.running import PLAIN
from engine.players.netrunner.stakes import at_stake
from engine.players.netrunner.worth import At, price_all, price_cost
from engine.players.netrunner.worth.cards import MOST, denied, install_worth, play_worth
from engine.players.netrunner.worth.scale import TAG

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.table.questions import Decision, Option
    from engine.players.netrunner.sight import Sight


def choose(see: Sight, decision: Decision) -> tuple[str, ...]:
    """The answer to a decision of the Runner."""
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
    """Keep a hand with money and something to run with."""
    codes = [kind.code for _, kind in see.hand()]
    money = sum(is_economy(code) for code in codes)
    programs = any(tools(code) for code in codes)
    return ("keep",) if money >= 2 or (money and programs) else ("mulligan",)


def keep_value(see: Sight, kind: Definition) -> float:
    """How much the Runner wants to keep a card of the grip or rig."""
    code = kind.code
    if tools(code):
        twin = any(other.code == code for _, other in see.rig())
        return 0.5 if twin else 2.5 if all(tool.brittle for tool in tools(code)) else 4.0
    if any(other.code == code for _, other in see.rig()):
        return 0.6
    if kind.play is not None:
        return 2.0 + min(2.5, max(0.0, 0.6 * earnings(code)))
    return install_worth(see, RUNNER, kind)


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


def worths(see: Sight, d: Decision) -> list[float]:
    """What each of the actions on offer is worth; passing is better only than what is no action at all."""
    verbs = Turn(see).verbs
    return [
        rule(option) if (rule := verbs.get(option.verb)) is not None
        else -90.0 if option.verb == "pass" else -99.0
        for option in d.options
    ]  # fmt: skip


def _act(see: Sight, d: Decision) -> tuple[str, ...]:
    """The action of most worth."""
    found = worths(see, d)
    return (d.options[found.index(max(found))].key,)


def _pass(see: Sight, d: Decision) -> tuple[str, ...]:
    return (d.options[-1].key,)


# -- runs --------------------------------------------------------------------------------------------------


def _run_server(see: Sight, d: Decision) -> tuple[str, ...]:
    """The server of most worth for the card that makes the run."""
    runs = Runs(see)
    kind = see.kind(d.about)
    found = [run_card(kind.play.effects)] if kind is not None and kind.play is not None else []
    found += [run_card(paid.effects) for _, paid in kind.actions] if kind is not None else []
    run = next((each for each in found if each is not None), None)
    # It is paid for; credits that it holds are there.
    by = runs.with_card(run, d.about) if run is not None else PLAIN
    return best(d, lambda o: runs.worth(o.to, by))


def _jack_out(see: Sight, d: Decision) -> tuple[str, ...]:
    """Jack out where going on cannot succeed or may be deadly."""
    if see.encountered and len(see.unbroken()) > 0 and d.about:
        # In the middle of an ice that lets the Runner go: what is left of it must be survived.
        rest = sum(bites_now(see, see.encountered)[i].damage for i in see.unbroken()[1:])
        if rest > see.cards_in_hand(RUNNER):
            return ("jack_out",)
    stays = d.option("continue") is not None and Runs(see).goes_on()  # 10.1.6b: a loop has to be left
    return ("continue",) if stays else ("jack_out",)


def _encounter(see: Sight, d: Decision) -> tuple[str, ...]:
    """The next step of the cheapest way to break what hurts, if it is worth its price."""
    ice, left = see.encountered, tuple(see.unbroken())
    if see.kind(ice) is None or not left:
        return _pass(see, d)
    best = _dealing(see, Runs(see), ice, left)
    if best is None or best.first == (0, 0):
        return _pass(see, d)
    offered = {option.key for option in d.options}
    oid, use = best.first
    keys = [f"break_all:{best.alone}"] if oid == best.alone else []
    keys.append(f"use:{oid}:{use}")
    keys += [option.key for option in d.options if use < 0 and option.oid == ice]
    return next(((key,) for key in keys if key in offered), _pass(see, d))


def _dealing(see: Sight, runs: Runs, ice: int, left: tuple[int, ...]) -> Way | None:
    """The best way to deal with what is left of the encountered ice, by what lies behind."""
    money, clicks = see.credits(RUNNER) + see.hosted_for_run, see.clicks(RUNNER)
    grip, credit = see.cards_in_hand(RUNNER), worth_of_credit(money)
    there = see.servers.get(see.attacked)
    inner = there.ice[: max(0, see.run_position)] if there is not None else ()
    beyond = tuple(runs.tolls.ice(oid) for oid in reversed(inner) if see.kind(oid) is not None)
    goal = 1.5 * (runs.prize(see.attacked, 1, money, grip) + 3.0) if there is not None else 0.0

    def worth(way: Way) -> float:
        found = -way.total(credit)
        if way.lost > grip:
            found -= 100
        elif way.lost and grip - way.lost < 2:
            found -= 2
        if way.stop < 1:
            rest = cheapest(
                through(beyond, way.rig), money - way.credits, clicks - way.clicks, grip - way.lost, credit
            )
            if rest is not None:
                found += max(0.0, goal - rest.total(credit))
        return found

    able = [way for way in runs.tolls.encounter(ice, left) if way.needs <= money and way.clicks <= clicks]
    return max(able, key=worth, default=None)


def _window(see: Sight, d: Decision) -> tuple[str, ...]:
    if d.role == Role.ENCOUNTER_WINDOW and see.encountered:
        return _encounter(see, d)
    return _act(see, d) if d.role == Role.ACTION_WINDOW else _pass(see, d)


def _access(see: Sight, d: Decision) -> tuple[str, ...]:
    """Trash what would earn or protect, if that leaves enough."""
    kind = see.kind(d.about)
    for option in d.options:
        if option.verb == "trash_accessed" and kind is not None and kind.type != AGENDA:
            left = see.credits(RUNNER) - option.n
            installed = see.card(d.about).zone == "installed"
            if left < (0 if installed and not is_trap(kind.code) else 5):
                continue
            if installed and see.clicks(RUNNER) and needed_for_run(see, d.about, option.n):
                continue
            return (option.key,)
    # What has to be trashed (9.12.3) leaves nothing else to choose.
    return next(((option.key,) for option in d.options if option.key == "pass"), (d.options[0].key,))


def needed_for_run(see: Sight, oid: int, price: int) -> bool:
    """Whether the next run is worth more than what trashing the card denies the Corp."""
    now = Runs(see).best()
    return now > 2.0 and now - Runs(see, price).best() > denied(see, oid) - price


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
    asked = see.instruction()
    if asked is None or not isinstance(asked.effect, Unless):
        return choices.unless(see, d)
    offered = {option.key for option in d.options}
    choice = asked.effect
    at = At(see, asked.seat, see.kind(asked.source), asked.source, stake=at_stake(see) or 0.0)
    money = see.credits(RUNNER)
    sign = 1.0 if at.seat == RUNNER else -1.0
    ranked = [(sign * price_all(choice.what, at), "no")]
    for i, cost in enumerate(choice.payable):
        if f"pay:{i}" in offered:
            lost = price_cost(cost, at, RUNNER) * (worth_of_credit(money) if cost.credits else 1.0)
            if cost.clicks and see.clicks(RUNNER) > cost.clicks:
                lost += 0.4
            tags = sum(part.n for part in cost.parts if isinstance(part, TagCost))
            if tags and not _can_untag(see, see.tags + tags):
                lost += TAG
            ranked.append((-lost, f"pay:{i}"))
    return (max(ranked, key=lambda pair: pair[0])[1],)


def _can_untag(see: Sight, tags: int) -> bool:
    return see.clicks(RUNNER) >= tags and see.credits(RUNNER) >= 2 * tags


def _target(see: Sight, d: Decision) -> tuple[str, ...]:
    """The worst subroutines of the encountered ice, as many as can be broken."""
    if d.options[0].verb == "break":
        its = bites_now(see, see.encountered)
        ranked = sorted(d.options, key=lambda o: -(its[o.n].hurt() + 4 * its[o.n].stop))
        return tuple(option.key for option in ranked[: d.maximum])
    asked = choosing_cards.asker(see, d)
    most = opens(asked.code) if asked is not None and isinstance(asked.effect, ChooseCard) else 0
    if most:
        runs, money, grip = Runs(see), see.credits(RUNNER), see.cards_in_hand(RUNNER)
        return best(d, lambda o: opened(runs, o.oid, most, money, grip) if o.oid else 0.0)
    return choosing_cards.target(see, d)


def _search(see: Sight, d: Decision) -> tuple[str, ...]:
    """A breaker of a missing colour, best against ice that stands; else what is worth most."""
    turn = Turn(see)

    def worth(o: Option) -> float:
        if o.verb != "find":
            return -9.0
        kind = see.found(o.oid)
        held, cost = any(other.code == kind.code for _, other in see.hand()), kind.facts.cost or 0
        if tools(kind.code):
            found = turn.breaker(kind, cost)
        elif kind.play is None:
            found = install_worth(see, RUNNER, kind) - 0.35 * cost
        else:
            found = min(MOST, play_worth(see, RUNNER, kind, cost) - cost)
        # What cannot be paid for yet waits; a breaker is worth the waiting.
        late = LATE if turn.money - cost < 1 else 0.0
        return found + (late if tools(kind.code) else -late) - 3.0 * held

    return best(d, worth)


def _sacrifice(see: Sight, d: Decision) -> tuple[str, ...]:
    """Which programs go when memory is short: the least wanted."""

    def worth(o: Option) -> float:
        kind = see.kind(o.oid)
        return -(keep_value(see, kind) if kind is not None else 4.0)

    return best(d, worth)


RULES: dict[str, Callable[[Sight, Decision], tuple[str, ...]]] = {
    "mulligan": _mulligan, "discard": _discard, "window": _window, "action": _act, "run_server": _run_server,
    "jack_out": _jack_out, "access": _access, "candidate": _candidate, "unless": _unless, "target": _target,
    "search": _search, "memory": _sacrifice, "interrupt": _pass,
}  # fmt: skip
