"""Choices while cards resolve and are paid for, the same for both players: priced by what they lead to.

The instruction that asks is read from the table (`asked`), so that no rule is for one card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.costs import Cost
from engine.netrunner.language.effects import (
    ResolveSubroutine,
)
from engine.netrunner.language.flow import ChooseOne, May, MayPay, PayForEach, Unless
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner.bites import bites_now
from engine.players.netrunner.choosing_cards import (
    aim,
    arrange,
    best,
    card_name,
    card_type,
    damaged,
    discount,
    held,
    host,
    install,
    search,
    spare,
    start_with,
    subtype,
    swap,
    target,
    value,
)
from engine.players.netrunner.runner_runs import Runs
from engine.players.netrunner.stakes import at_stake
from engine.players.netrunner.worth import At, price_all, price_cost
from engine.players.netrunner.worth.cards import install_worth, stays
from engine.players.netrunner.worth.costs import credits_worth
from engine.players.netrunner.worth.pricing import price
from engine.players.netrunner.worth.scale import GAME, POINT
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.netrunner.table.questions import Decision, Option
    from engine.players.netrunner.sight import Sight


def _at(see: Sight, d: Decision) -> At:
    """Where the instruction that asks is reckoned: for the controller of its ability."""
    asked = see.instruction()
    if asked is None:
        return At(see, d.seat, see.kind(d.about), d.about, stake=at_stake(see))
    return At(see, asked.seat, see.kind(asked.source), asked.source, stake=at_stake(see))


def _mine(see: Sight, at: At) -> float:
    """1 if what is good for the ability's controller is good for the seat, else -1."""
    return 1.0 if at.seat == see.seat else -1.0


# -- yes or no --------------------------------------------------------------------------------------------


def may(see: Sight, d: Decision) -> tuple[str, ...]:
    """Do it if it is worth more than not to."""
    asked, at = see.instruction(), _at(see, d)
    if asked is None or not isinstance(asked.effect, May):
        return (d.options[0].key,)
    yes, no = price_all(asked.effect.what, at), price_all(asked.effect.otherwise, at)
    return best(d, lambda o: _mine(see, at) * (yes if o.verb == "do" else no) + 0.01 * (o.verb == "do"))


def unless(see: Sight, d: Decision) -> tuple[str, ...]:
    """Pay, or let it happen."""
    asked, at = see.instruction(), _at(see, d)
    effect = asked.effect if asked is not None else None

    def worth(o: Option) -> float:
        if isinstance(effect, Unless):
            if o.verb == "pay":
                return -price_cost(effect.payable[o.n], at, see.seat)
            return _mine(see, at) * price_all(effect.what, at)
        if isinstance(effect, MayPay) and o.verb == "pay":
            return _mine(see, at) * price_all(effect.then, at) - price_cost(effect.cost, at, see.seat)
        if isinstance(effect, ResolveSubroutine) and effect.cost is not None and o.verb == "pay":
            return _mine(see, at) * price(effect, at) - price_cost(effect.cost, at, see.seat)
        return 0.0

    return best(d, worth)


def mode(see: Sight, d: Decision) -> tuple[str, ...]:
    """The mode of most worth to the seat, whoever's card it is."""
    asked, at = see.instruction(), _at(see, d)
    effect = asked.effect if asked is not None else None
    if not isinstance(effect, ChooseOne):
        kind = see.kind(d.about)
        effect = next((p for p in inside(kind.abilities) if isinstance(p, ChooseOne)), None) if kind else None
    if effect is None:
        return (d.options[0].key,)
    modes = effect.modes

    def worth(o: Option) -> float:
        if o.verb == "all_modes":
            return _mine(see, at) * sum(price_all(mode, at) for mode in modes)
        return _mine(see, at) * price_all(modes[o.n], at) if o.verb == "mode" and o.n < len(modes) else 0.0

    return best(d, worth)


def reaction(see: Sight, d: Decision) -> tuple[str, ...]:
    """The ability of most worth first; one that may be left only if it is worth something."""
    stake = at_stake(see)

    def worth(o: Option) -> float:
        found = see.triggered(o.n) if o.verb == "trigger" else None
        if found is None:
            return 0.0
        ability, source, _ = found
        return price_all(ability.effects, At(see, see.seat, see.kind(source), source, stake=stake)) + 0.01

    return best(d, worth)


def additional(see: Sight, d: Decision) -> tuple[str, ...]:
    """Pay what something costs besides if that is less than what it brings."""
    cost, at = see.due(), At(see, d.seat, see.kind(d.about), d.about)
    lost = 0.0 if cost is None else price_cost(cost, at)
    kind = see.kind(d.about)
    brings = 2.4 if kind is None else max(2.4, stays(see, d.seat, kind))
    return best(d, lambda o: brings - lost if o.verb == "pay_additional" else 0.0)


def steal(see: Sight, d: Decision) -> tuple[str, ...]:
    """An agenda is stolen for whatever is less than its points are worth."""
    cost, kind = see.additional_to_steal(d.about), see.kind(d.about)
    points = POINT * (kind.facts.agenda_points or 0) if kind is not None else POINT
    lost = 0.0 if cost is None else price_cost(cost, At(see, d.seat, kind, d.about), act="steal")
    return best(d, lambda o: points - lost if o.verb == "pay_steal" else 0.0)


def declare(see: Sight, d: Decision) -> tuple[str, ...]:
    """A card that came into the root can be accessed as well."""
    return best(d, lambda o: float(o.verb == "candidate"))


def ransom(see: Sight, d: Decision) -> tuple[str, ...]:
    """The cards that are worth more than what has to be paid for each, the best ones first."""
    asked = see.instruction()
    effect = asked.effect if asked is not None else None
    price_of_each = price_cost(effect.cost, _at(see, d), see.seat) if isinstance(effect, PayForEach) else 0.0
    worths = {o.key: value(see, o.oid) - price_of_each for o in d.options}
    kept = sorted((key for key in worths if worths[key] > 0), key=lambda key: -worths[key])
    return tuple(kept[: d.maximum])


# -- numbers ----------------------------------------------------------------------------------------------


def trace(see: Sight, d: Decision) -> tuple[str, ...]:
    """Spend what the Runner cannot match, if the trace is worth it; nothing where it can."""
    now = see.trace()
    if now is None:
        return best(d, lambda o: -o.n)
    at = At(see, CORP, see.kind(now.source), now.source, stake=at_stake(see))
    gain = price_all(now.successful, at) - price_all(now.unsuccessful, at)
    hosted = sum(see.hosted(oid, "credit") for oid in see.purses_for("trace", RUNNER, 0))
    beaten = now.link + see.credits(RUNNER) + hosted + 1 - now.strength
    return _spends(see, d, max(0, beaten), gain)


def link(see: Sight, d: Decision) -> tuple[str, ...]:
    """Spend what the trace needs to fail, if that is less than what it does."""
    now = see.trace()
    if now is None:
        return best(d, lambda o: -o.n)
    at = At(see, CORP, see.kind(now.source), now.source, stake=at_stake(see))
    harm = price_all(now.successful, at) - price_all(now.unsuccessful, at)
    return _spends(see, d, max(0, now.strength - now.link), harm)


def _spends(see: Sight, d: Decision, need: int, gain: float) -> tuple[str, ...]:
    """So many credits as decide the trace, if that takes less than it brings; else the fewest."""
    at = At(see, d.seat)
    at.act = "trace"
    return best(d, lambda o: gain * (o.n == need) - credits_worth(o.n, at))


def how_many(see: Sight, d: Decision) -> tuple[str, ...]:
    """As many counters as possible where they do good, as few where they do not."""
    asked = see.instruction()
    good = 1.0 if asked is None or asked.effect is None or aim(asked.effect) >= 0 else -1.0

    def worth(o: Option) -> float:
        owner = 1.0 if not o.oid or see.card(o.oid).side == see.seat else -1.0
        return good * owner * o.n

    return best(d, worth)


def number(see: Sight, d: Decision) -> tuple[str, ...]:
    """X: what it brings for every credit, and that the purse is not emptied for it."""
    asked, kind = see.instruction(), see.kind(d.about)
    effects = kind.play.effects if kind is not None and kind.play is not None else ()
    if not effects and asked is not None:
        effects = (*((asked.effect,) if asked.effect is not None else ()), *asked.rest)
        if isinstance(asked.effect, MayPay):
            effects = asked.effect.then  # X is what is paid for it.

    def worth(o: Option) -> float:
        at = At(see, d.seat, kind, d.about)
        at.x = o.n
        return price_all(effects, at) - 0.9 * o.n - (0.5 if o.n and o.n >= see.credits(d.seat) else 0.0)

    return best(d, worth)


def loop(see: Sight, d: Decision) -> tuple[str, ...]:
    """A mandatory loop goes on as often as it may where that is good, and ends at once where it is not."""
    kind = see.kind(d.about)
    at = At(see, d.seat, kind, d.about)
    each = (
        0.0
        if kind is None
        else sum(price_all(when.effects, at) for whens in kind.whens.values() for _, when in whens)
    )
    return best(d, lambda o: each * o.n)


def bid(see: Sight, d: Decision) -> tuple[str, ...]:
    """Any bid as likely as the others: nobody can foresee it."""
    return (d.options[see.dice(f"bid:{d.seat}", len(d.options))].key,)


# -- paying -----------------------------------------------------------------------------------------------


def pay_way(see: Sight, d: Decision) -> tuple[str, ...]:
    """The cheapest of the ways to pay."""
    found, at = see.ways_to_pay(), At(see, d.seat, see.kind(d.about), d.about)
    return best(d, lambda o: -price_cost(Cost(tuple(found[o.n])), at) if o.n < len(found) else -GAME)


def payment(see: Sight, d: Decision) -> tuple[str, ...]:
    """Credits of cards before those of the pool: they are of no use for most things."""
    return best(d, lambda o: float(o.n))


# -- subroutines and breaches -----------------------------------------------------------------------------


def subroutine(see: Sight, d: Decision) -> tuple[str, ...]:
    """The worst for the Runner, if the Corp chooses; else the least."""

    def worth(o: Option) -> float:
        its = bites_now(see, o.oid) if see.kind(o.oid) is not None else ()
        if o.n >= len(its):
            return 0.0
        found = its[o.n].hurt()
        return found if see.seat == CORP else -found

    return best(d, worth)


def next_subroutine(see: Sight, d: Decision) -> tuple[str, ...]:
    """First what ends the run, so that no other resolves; then what hurts least. The Corp the other way."""

    def worth(o: Option) -> float:
        its = bites_now(see, o.oid)
        found = 0.0 if o.n >= len(its) else 100.0 * (its[o.n].stop >= 1) - its[o.n].hurt()
        return found if see.seat == RUNNER else -found

    return best(d, worth)


def separate(see: Sight, d: Decision) -> tuple[str, ...]:
    """Two piles with as many agenda points in each, as far as may be: the Runner cannot tell them apart."""

    def points(o: Option) -> int:
        kind = see.kind(o.oid)
        return 0 if kind is None else kind.facts.agenda_points or 0

    ranked = sorted(d.options, key=points, reverse=True)
    return tuple(option.key for option in ranked[::2])


def pile(see: Sight, d: Decision) -> tuple[str, ...]:
    """The larger one."""
    return best(d, lambda o: float(o.n))


def instead(see: Sight, d: Decision) -> tuple[str, ...]:
    """What replaces the breach if it is worth more than the breach."""

    def worth(o: Option) -> float:
        if o.verb == "breach":
            return Runs(see).prize(see.attacked, 0, see.credits(RUNNER), see.cards_in_hand(RUNNER))
        kind = see.kind(o.oid)
        if kind is None:
            return 0.0
        if any(oid == o.oid for oid, _ in see.hand()):
            return install_worth(see, RUNNER, kind)
        at = At(see, RUNNER, kind, o.oid)
        whole = kind.abilities if kind.play is None else (kind.play,)
        ways = [p for p in inside(whole) if isinstance(p, InsteadOf) and p.kind == "breach"]
        return max((price_all(way.effects, at) for way in ways), default=0.0)

    return best(d, worth)


def faceup(see: Sight, d: Decision) -> tuple[str, ...]:
    """Facedown, unless who comes for it has few cards left to lose."""
    open_ = next((o.key for o in d.options if o.verb == "faceup"), "")
    return (open_ if open_ and see.cards_in_hand("runner") <= FEW else "facedown",)


FEW = 2
"""Cards in a hand that two points of damage take."""


def server(see: Sight, d: Decision) -> tuple[str, ...]:
    """The first central one, which is run on most; of those that may stay (4.6.8f) the fullest."""
    if d.minimum == 1 and d.options[0].verb != "destination":
        return (d.options[0].key,)
    full = sorted(d.options, key=lambda o: -len((*see.servers[o.to].ice, *see.servers[o.to].root)))
    return tuple(o.key for o in full[: d.minimum])


RULES: dict[str, Callable[[Sight, Decision], tuple[str, ...]]] = {
    "may": may, "unless": unless, "mode": mode, "reaction": reaction, "additional": additional,
    "steal": steal, "candidate_declare": declare, "target": target, "pay_with": spare, "spare": ransom,
    "arrange": arrange,
    "damaged": damaged, "next_subroutine": next_subroutine, "separate": separate,
    "pile": pile, "discount": discount, "held": held,
    "search": search, "install": install, "play_from": install, "swap": swap,
    "card_type": card_type, "subtype": subtype, "card_name": card_name, "server": server,
    "faceup": faceup,
    "identity": start_with,
    "start_with": start_with, "trace": trace, "link": link, "how_many": how_many, "number": number,
    "loop": loop, "bid": bid, "pay_way": pay_way, "payment": payment, "subroutine": subroutine,
    "instead": instead, "destination": host, "trash_like": spare, "install_inward": install,
}  # fmt: skip
"""Kinds of questions that both players answer alike, unless one has a rule of its own."""
