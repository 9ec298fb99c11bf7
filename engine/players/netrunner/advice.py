"""Why a choice is made, read off the prices it was made by: for hints, and for who asks a computer.

A reason names no card: it is a kind with numbers, and the keys of the options it speaks of; the sentences
are in the catalogue ("nr-advice-" and the kind).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from engine.netrunner.table.edition import Role
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner import corp, runner
from engine.players.netrunner.bites import bites_now
from engine.players.netrunner.bluffing import is_bluff
from engine.players.netrunner.breaking import IMPOSSIBLE
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.corp_rezzing import owed
from engine.players.netrunner.purposes import Purpose, of_install, of_mode, purposes
from engine.players.netrunner.reading import is_economy
from engine.players.netrunner.runner import needed_for_run
from engine.players.netrunner.runner_runs import Runs
from engine.players.netrunner.tactics import decided

if TYPE_CHECKING:
    from engine.netrunner.table.questions import Decision, Option
    from engine.players.netrunner.following import Following
    from engine.players.netrunner.lookahead import Thought
    from engine.players.netrunner.sight import Sight

NOTICED = 0.5
"""Credits below which two choices are worth the same."""
WORST = -20.0
"""What is worth less is never compared with: it is not really open."""
SURELY = 0.5
"""How much of a subroutine that ends the run is taken for one that does."""
MOST_CREDITS = 15
"""More than so many credits apart are "far" apart."""


class Reason(msgspec.Struct, frozen=True):
    """One thing that speaks for a choice."""

    kind: str
    other: str = ""
    """The key of the option it is compared with."""
    numbers: dict[str, int] = {}
    steps: tuple[str, ...] = ()
    """The keys of the options that come after it, in their order."""
    cards: tuple[str, ...] = ()
    """The codes of the cards that it speaks of, the outermost ice first."""


class Advice(msgspec.Struct, frozen=True):
    """What a player would do, and why."""

    keys: tuple[str, ...]
    reasons: tuple[Reason, ...]


def of_action(see: Sight, decision: Decision, key: str, *, wins: bool, tried: Thought | None) -> list[Reason]:
    """Why an action is taken: it wins, what it is for, it did best on deals, it is worth more by the plain
    rules."""
    option = decision.option(key)
    if wins or (option is not None and decided(see, option)):
        return [Reason("wins"), *(_for(purposes(see, option)) if option is not None else [])]
    if see.seat == CORP and option is not None and is_bluff(see, Plan(see), option):
        return [Reason("bluff")]
    return [
        *(_for(purposes(see, option)) if option is not None else []),
        *_tried(key, tried),
        *_worth(see, decision, key, overruled=tried is not None and key != tried.own),
    ]


def _for(found: list[Purpose]) -> list[Reason]:
    return [Reason(each.kind, numbers=each.numbers) for each in found]


def of_line(key: str, after: Following) -> list[Reason]:
    """How the turn goes on after an action, and what that leaves."""
    again = next((i for i, step in enumerate(after.steps) if step != key), len(after.steps))
    found = [Reason("again", numbers={"n": again})] if again else []
    if after.steps[again:]:
        found.append(Reason("then", steps=after.steps[again:]))
    if after.runs:
        if after.tax:
            found.append(Reason("run-costs", numbers={"tax": after.tax, "credits": after.has}))
        elif not after.unknown:
            found.append(Reason("run-open"))
        if after.unknown:
            found.append(Reason("run-unknown", numbers={"ice": after.unknown}))
    if after.scores:
        found.append(Reason("scores-next", numbers={"points": after.scores}))
        if after.shut and after.tax:
            numbers = {"tax": after.tax, "credits": after.has}
            found.append(Reason("cannot-pay", numbers=numbers, cards=after.ice))
        elif after.shut:
            found.append(Reason("shut-out", cards=after.ice))
        elif after.tax:
            found.append(Reason("tolled", numbers={"tax": after.tax, "credits": after.has}))
    return found


def _tried(key: str, tried: Thought | None) -> list[Reason]:
    """How it fared against the best of the others that were tried as often."""
    if tried is None or key not in tried.chances or len(tried.chances) < 2:
        return []
    other = max((one for one in tried.chances if one != key), key=lambda one: tried.chances[one])
    mine, theirs = round(100 * tried.chances[key]), round(100 * tried.chances[other])
    if theirs > mine:  # not beyond doubt, so that the plain rules decided
        return [Reason("doubt", other, {"mine": mine, "theirs": theirs, "deals": tried.deals})]
    kind = "tried" if mine > theirs else "tried-alike"
    return [Reason(kind, other, {"mine": mine, "theirs": theirs, "deals": tried.deals})]


def _worth(see: Sight, decision: Decision, key: str, *, overruled: bool) -> list[Reason]:
    """What it is worth beyond the best of the other actions, in credits."""
    found = (corp if see.seat == CORP else runner).worths(see, decision)
    worth = dict(zip((option.key for option in decision.options), found, strict=True))
    mine = worth.get(key, WORST)
    others = {one: value for one, value in worth.items() if _differs(see, decision, key, one)}
    if overruled or not others or mine <= WORST:
        return []
    other = max(others, key=lambda one: others[one])
    more = mine - others[other]
    if others[other] <= WORST:
        return []
    if more < -NOTICED:
        return [Reason("loosely", other, {"credits": max(1, round(-more))})]
    if more < NOTICED:
        return [Reason("alike", other)]
    if more > MOST_CREDITS:
        return [Reason("far", other)]
    return [Reason("worth", other, {"credits": max(1, round(more))})]


def _differs(see: Sight, decision: Decision, key: str, other: str) -> bool:
    """Whether two options are more than two copies of a card, played the same way."""
    one, two = decision.option(key), decision.option(other)
    if one is None or two is None or key == other:
        return False
    return (one.verb, see.code(one.oid), one.to) != (two.verb, see.code(two.oid), two.to)


def of_choice(see: Sight, decision: Decision, keys: tuple[str, ...]) -> list[Reason]:
    """Why something else is decided: a mulligan, what is discarded, rezzed, broken, trashed."""
    chosen = decision.option(keys[0]) if keys else None
    if decision.kind == "mulligan":
        return [_hand(see, kept=keys == ("keep",))]
    if decision.kind == "discard":
        return [Reason("least")]
    if decision.kind == "jack_out":
        return [Reason(_left(see) if keys == ("jack_out",) else "go-on")]
    if decision.role == Role.ENCOUNTER_WINDOW:
        return [_encountered(see, let=chosen is not None and chosen.verb == "pass")]
    verb = "" if chosen is None else chosen.verb
    if decision.kind == "run_plan" and verb == "rez":
        return [Reason("plan-rez")]
    window = decision.kind == "window"
    if window and see.seat == CORP and see.attacked and chosen is not None and verb in ("rez", "pass"):
        return _rez(see, decision, chosen)
    if chosen is not None and (verb in _USED or (window and verb in _ACTS)):
        return _for(purposes(see, chosen))
    if decision.kind in _INSTALLS and chosen is not None and chosen.oid:
        return _for([of_install(see, chosen, inward=decision.kind == "install_inward")])
    if decision.kind == "access" and chosen is not None:
        return [
            Reason("trash", numbers={"credits": chosen.n})
            if chosen.verb == "trash_accessed"
            else _spared(see, decision)
        ]
    if decision.kind == "run_server" and chosen is not None:
        return _for(purposes(see, chosen))
    if verb in ("mode", "all_modes") and chosen is not None:
        return [Reason(of_mode(see, chosen))]
    if decision.kind in ("trace", "link") and chosen is not None:
        return [Reason("trace-decided" if chosen.n else "trace-left")]
    if decision.kind == "destination" and see.seat == RUNNER and chosen is not None and chosen.oid:
        return [Reason("host")]
    return [Reason(_weighed(decision.kind, verb, see.seat))]


def _left(see: Sight) -> str:
    """Why a run is left."""
    path = Runs(see).path(see.attacked, inside=max(0, see.run_position))
    rest = sum(bites_now(see, see.encountered)[i].damage for i in see.unbroken()) if see.encountered else 0
    if max(path.damage, rest) > see.cards_in_hand(see.seat):
        return "leave-deadly"
    return "leave-shut" if path.credits >= IMPOSSIBLE else "leave"


def _spared(see: Sight, decision: Decision) -> Reason:
    """Why an accessed card is not trashed."""
    price = next((option.n for option in decision.options if option.verb == "trash_accessed"), None)
    if price is None:
        return Reason("for-nothing")
    if see.card(decision.about).zone == "installed":
        return Reason("spare-run" if needed_for_run(see, decision.about, price) else "spare")
    return Reason("spare-credits", numbers={"credits": price})


def _encountered(see: Sight, *, let: bool) -> Reason:
    """What the ice does that is encountered, if nothing of it is broken any more."""
    its = bites_now(see, see.encountered)
    left = [its[i] for i in see.unbroken()]
    if any(bite.stop >= SURELY for bite in left):
        return Reason("let-ends" if let else "cheapest-ends")
    harm = round(sum(bite.hurt() for bite in left))
    if let or harm < 1:
        return Reason("let" if let else "cheapest")
    return Reason("cheapest-hurts", numbers={"credits": harm})


_WEIGHED: Final = {
    "unless": ("pays", "lets-happen"), "may": ("worth-it", "not-worth-it"),
    "reaction": ("worth-it", "not-worth-it"), "additional": ("worth-it", "not-worth-it"),
    "steal": ("worth-it", "not-worth-it"), "instead": ("worth-it", "not-worth-it"),
}  # fmt: skip
"""Where something is done or not: what speaks for either."""
_OF_KIND: Final = {
    "target": "aim", "search": "missing", "candidate": "agendas-first", "bid": "bid", "destination": "place",
    "server": "place", "card_name": "named", "card_type": "named", "subtype": "named", "number": "number",
    "how_many": "number", "loop": "number", "arrange": "order", "swap": "order", "keep": "keep-one",
    "pay_way": "cheapest-way", "payment": "hosted-first", "separate": "piles", "pile": "larger-pile",
    "discount": "saved", "held": "missed-most", "identity": "start", "start_with": "start",
    "candidate_declare": "came-in", "interrupt": "worth-it",
    "subroutine": "least-hurt", "next_subroutine": "least-hurt", "faceup": "unseen",
    "pay_with": "least", "spare": "least", "trash_like": "least", "damaged": "least", "memory": "least",
}  # fmt: skip
"""What decides, by kind of question."""
_OF_CORP: Final = {"subroutine": "most-hurt", "next_subroutine": "most-hurt", "damaged": "missed-most"}
"""The same where the Corp has the choice."""
_OF_VERB: Final = {
    "plan_run": "plan", "rez_nothing": "plan-nothing", "faceup": "seen", "decline": "for-nothing",
    "pass": "wait", "done": "for-nothing", "find_nothing": "for-nothing", "no_target": "for-nothing",
}  # fmt: skip
_USED: Final = frozenset(("use", "rez"))
_ACTS: Final = frozenset(("score", "advance", "purge", "untag"))
"""What is done in a window as it is by an action."""
_INSTALLS: Final = frozenset(("install", "install_inward", "play_from"))
_DONE: Final = frozenset(("do", "pay", "pay_additional", "pay_steal", "trigger", "instead"))


def _weighed(kind: str, verb: str, seat: str) -> str:
    """What decides a question of a card."""
    if kind in _WEIGHED and verb != "pass":
        return _WEIGHED[kind][verb not in _DONE]
    if verb in _OF_VERB:
        return _OF_VERB[verb]
    return (_OF_CORP.get(kind) if seat == CORP else None) or _OF_KIND.get(kind, "prices")


def _hand(see: Sight, *, kept: bool) -> Reason:
    kinds = [kind for _, kind in see.hand()]
    money = sum(is_economy(kind.code) for kind in kinds)
    if see.seat == CORP:
        ice, agendas = sum(kind.type == ICE for kind in kinds), sum(kind.type == AGENDA for kind in kinds)
        numbers = {"ice": ice, "money": money, "agendas": agendas}
        return Reason("keep-corp" if kept else "mulligan-corp", numbers=numbers)
    breakers = sum("icebreaker" in kind.subtypes for kind in kinds)
    return Reason(
        "keep-runner" if kept else "mulligan-runner", numbers={"breakers": breakers, "money": money}
    )


def _rez(see: Sight, decision: Decision, chosen: Option) -> list[Reason]:
    """What it costs the Runner to pass the ice that is approached, against what it costs to rez it."""
    offered = next((o for o in decision.options if o.verb == "rez" and o.oid == see.run_ice), None)
    if chosen.verb == "rez" and (offered is None or chosen.oid != offered.oid):
        return _for(purposes(see, chosen))
    if offered is None:
        return [Reason("wait")]
    plan = Plan(see)
    stops = plan.tolls.cheapest((offered.oid,), IMPOSSIBLE, see.clicks(RUNNER)) is None
    numbers = {"tax": round(plan.taxing(offered.oid)), "credits": offered.n}
    if chosen.oid == offered.oid:
        return [Reason("rez-stops" if stops else "rez", numbers=numbers)]
    if owed(see, plan, offered.n):
        return [Reason("no-rez-owed", numbers=numbers)]
    return [Reason("no-rez-stops" if stops else "no-rez", numbers=numbers)]
