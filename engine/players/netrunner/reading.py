"""What kind of card a declaration makes: does it earn, guard, punish, advance, run? Read once a card."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.netrunner.language.abilities import CanAdvance, Static, When
from engine.netrunner.language.amounts import Hosted, Num
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.effects import (
    CLICKS,
    AccessMore,
    AddToHand,
    Damage,
    Draw,
    EndTheRun,
    Gain,
    GiveTags,
    Load,
    MakeRun,
    PlaceCounters,
    Search,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, Delayed, If, May, Together, Unless
from engine.netrunner.language.happenings import AnyOf, First, Next, On
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.selectors import Target, This, ThisCard
from engine.netrunner.table.definitions import AGENDA, definition, inside
from engine.netrunner.table.events import Kind
from engine.players.netrunner.worth.scale import CARD, TURNS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.base import Effect, Pattern

ECONOMY: Final = 2.0
"""Credits a card brings beyond its price that make it one for money."""
RUNS: Final = frozenset((
    Kind.SUCCESSFUL_RUN, Kind.RUN_ENDS, Kind.BREACH, Kind.RUN_BEGINS, Kind.APPROACH_SERVER,
))  # fmt: skip


def fixed(amount: object) -> int:
    """A printed number; 0 where it is worked out."""
    return amount.n if isinstance(amount, Num) else amount if isinstance(amount, int) else 0


def times(pattern: Pattern) -> float:
    """How often a turn something of the pattern probably happens."""
    match pattern:
        case AnyOf():
            return sum(times(one) for one in pattern.patterns)
        case First():
            return min(0.8, times(pattern.pattern))
        case Next():
            return times(pattern.pattern)
        case On():
            if pattern.what is not None and any(isinstance(p, ThisCard) for p in inside(pattern.what)):
                return (
                    0.3 / TURNS if Kind.TRASH in pattern.kinds or Kind.STEAL in pattern.kinds else 1 / TURNS
                )
            if Kind.TURN_BEGINS in pattern.kinds or Kind.TURN_ENDS in pattern.kinds:
                return 1.0
            if RUNS.intersection(pattern.kinds):
                shares = {"hq": 0.4, "rd": 0.4, "archives": 0.15, "central": 0.8, "remote": 0.3, "here": 0.3}
                return sum(shares.get(name, 0.3) for name in pattern.where) if pattern.where else 1.0
            return 0.3 if pattern.what is not None or pattern.of is not None else 0.5
    return 0.0


# -- money --------------------------------------------------------------------------------------------------


def _money(effects: Iterable[Effect]) -> float:
    """Credits that instructions bring their controller, as printed."""
    found = 0.0
    for effect in effects:
        match effect:
            case Gain() if effect.what != CLICKS and effect.who == "you":
                found += fixed(effect.n)
            case PlaceCounters() if effect.kind == "credit" and isinstance(effect.what, This):
                found += fixed(effect.n)
            case If():
                found += _money(effect.then) * 0.6
            case May() | Together():
                found += _money(effect.what)
            case MakeRun():
                found += 0.7 * _money(effect.if_successful)
            case ChooseOne():
                each = [_money(mode) + _cards(mode) for mode in effect.modes]
                found += max(each) if not effect.by or effect.by == "you" else min(each)
    return found


def _cards(effects: Iterable[Effect]) -> float:
    return sum(CARD * fixed(effect.n) for effect in effects if isinstance(effect, Draw))


@cache
def earnings(code: str) -> float:
    """Credits the card brings over its life beyond its printed price."""
    kind = definition(code)
    cost = kind.facts.cost or 0
    if kind.play is not None:
        return _money(kind.play.effects) - cost
    found = float(loaded(code))
    for when in whens(code):
        found += min(1.5, times(when.on)) * TURNS * _money(when.effects)
    for _, paid in kind.actions:
        found += 2 * _money(paid.effects) * (0.5 if found else 1.0)
    return found - cost


@cache
def is_economy(code: str) -> bool:
    """Whether it is a card for money."""
    return earnings(code) >= ECONOMY


@cache
def whens(code: str) -> tuple[When, ...]:
    """Its conditional abilities."""
    return tuple(a for a in definition(code).abilities if isinstance(a, When))


@cache
def loaded(code: str) -> int:
    """Credits that it is loaded with and that can be taken from it."""
    kind = definition(code)
    parts = list(inside(kind.abilities))
    if not any(isinstance(part, TakeCredits) for part in parts):
        return 0
    return sum(part.n for part in parts if isinstance(part, Load) and part.kind == "credit")


@cache
def turn_income(code: str) -> bool:
    """Whether it does something good whenever the turn of its controller begins."""
    return any(
        isinstance(when.on, On) and Kind.TURN_BEGINS in when.on.kinds and when.on.by in ("you", "")
        for when in whens(code)
    )


@cache
def click_income(code: str) -> bool:
    """Whether its controller can take credits with clicks."""
    return any(
        isinstance(part, TakeCredits | Gain)
        for _, paid in definition(code).actions
        for part in inside(paid.effects)
    )


@cache
def draws_for_action(code: str) -> bool:
    """Whether it makes more of the basic action to draw."""
    return any(
        isinstance(part, InsteadOf) and part.kind == "draw" for part in inside(definition(code).abilities)
    )


# -- the Corp's ---------------------------------------------------------------------------------------------


@cache
def is_trap(code: str) -> bool:
    """Whether it is there to be accessed: it hurts the Runner who does, and is no agenda."""
    kind = definition(code)
    return kind.type != AGENDA and any(
        Kind.ACCESS in when.on.heard
        and any(isinstance(p, Damage | GiveTags | Trash) for p in inside(when.effects))
        for when in whens(code)
    )


@cache
def trap_grows(code: str) -> bool:
    """Whether the trap is worse the more it was advanced."""
    kind = definition(code)
    return (
        is_trap(code)
        and any(isinstance(a, CanAdvance) for a in kind.abilities)
        and any(isinstance(p, Hosted) and p.counter == "advancement" for p in inside(kind.abilities))
    )


@cache
def toll_here(code: str) -> tuple[Unless, ...]:
    """What a Runner who approaches the server of the card must pay not to be thrown out."""
    return tuple(
        effect
        for when in whens(code)
        if Kind.APPROACH_SERVER in when.on.heard
        for effect in when.effects
        if isinstance(effect, Unless) and any(isinstance(part, EndTheRun) for part in effect.what)
    )


@cache
def punishes_stealing(code: str) -> bool:
    """Whether it does something when the Runner stole from its server."""
    return definition(code).type != AGENDA and any(Kind.STEAL in kinds_in(when.on) for when in whens(code))


def kinds_in(pattern: Pattern) -> list[Kind]:
    """All kinds of event that a pattern speaks of."""
    return [kind for part in inside(pattern) if isinstance(part, On) for kind in part.kinds]


@cache
def advances(code: str) -> int:
    """Advancement counters that the operation puts on a chosen card."""
    kind = definition(code)
    return sum(
        fixed(effect.n)
        for effect in (kind.play.effects if kind.play is not None else ())
        if isinstance(effect, PlaceCounters)
        and effect.kind == "advancement"
        and isinstance(effect.what, Target)
    )


@cache
def tags_runner(code: str) -> bool:
    """Whether the operation may tag the Runner."""
    kind = definition(code)
    return kind.play is not None and any(isinstance(part, GiveTags) for part in inside(kind.play.effects))


@cache
def wants_tags(code: str) -> bool:
    """Whether the card needs a tagged Runner."""
    return any(isinstance(part, Tagged) for part in inside(definition(code).abilities))


@cache
def scoring_kills(code: str) -> int:
    """Damage that scoring the agenda does to a tagged Runner."""
    return max(
        (
            fixed(part.n)
            for when in whens(code)
            if Kind.SCORE in when.on.heard
            for part in inside(when.effects)
            if isinstance(part, Damage)
        ),
        default=0,
    )


# -- the Runner's -------------------------------------------------------------------------------------------


class RunCard(NamedTuple):
    """What an event or ability that makes a run adds to it."""

    servers: tuple[str, ...]
    """Servers it may be made on; () = any."""
    extra: int
    """More cards accessed."""
    extra_hosted: str
    """The counter of which every one is a further card accessed, "" if none."""
    money: int
    """Credits that are only for the run."""
    rez_tax: int
    """Credits that rezzing ice costs the Corp more."""
    gain: float
    """What it brings if the run is successful, in credits."""
    fresh: bool
    """Only on servers not run on this turn."""


@cache
def run_card(effects: tuple[Effect, ...]) -> RunCard | None:
    """The run that some instructions make; None if they make none."""
    run = next((effect for effect in effects if isinstance(effect, MakeRun)), None)
    if run is None:
        return None
    more = [part for part in inside((effects,)) if isinstance(part, AccessMore)]
    counters = [part.n.counter for part in more if isinstance(part.n, Hosted)]
    pays = any(isinstance(change, Pays) for change in run.during)
    placed = sum(
        fixed(effect.n) for effect in effects if isinstance(effect, PlaceCounters) and effect.kind == "credit"
    )
    tax = sum(
        fixed(change.change)
        for change in run.during
        if isinstance(change, Price) and change.act == "rez" and change.extra is None
    )
    taken = sum(fixed(e.n) for e in run.if_successful if isinstance(e, TakeCredits | Gain))
    return RunCard(
        servers=run.servers,
        extra=sum(fixed(part.n) for part in more),
        extra_hosted=counters[0] if counters else "",
        money=placed if pays else 0,
        rez_tax=max(0, tax),
        gain=taken + _cards(run.if_successful),
        fresh=run.not_run_this_turn,
    )


class Rider(NamedTuple):
    """What a card in the rig makes of a successful run."""

    servers: tuple[str, ...]
    """Servers it is about; () = any."""
    effects: tuple[Effect, ...]
    first: bool
    """Only the first of the turn."""
    breach: bool
    """Whether it comes with the breach: more accesses."""


def _riders(pattern: Pattern, effects: tuple[Effect, ...], first: bool) -> list[Rider]:
    if isinstance(pattern, First):
        return _riders(pattern.pattern, effects, True)
    if isinstance(pattern, AnyOf):
        return [rider for one in pattern.patterns for rider in _riders(one, effects, first)]
    if not isinstance(pattern, On):
        return []
    ended = Kind.RUN_ENDS in pattern.kinds and pattern.detail == "successful"
    if ended or Kind.SUCCESSFUL_RUN in pattern.kinds or Kind.BREACH in pattern.kinds:
        return [Rider(tuple(pattern.where), effects, first, Kind.BREACH in pattern.kinds)]
    return []


@cache
def riders(code: str) -> tuple[Rider, ...]:
    """What the card makes of successful runs."""
    return tuple(
        rider for when in whens(code) for rider in _riders(when.on, tuple(flat(when.effects)), False)
    )


def flat(effects: Iterable[Effect]) -> Iterable[Effect]:
    """Instructions without the delay in which they are wrapped."""
    for effect in effects:
        yield from effect.ability.effects if isinstance(effect, Delayed) else (effect,)


def concerns(servers: tuple[str, ...], server: str) -> bool:
    """Whether servers named by words take in this one."""
    return (
        not servers
        or server in servers
        or ("central" in servers and server in ("hq", "rd", "archives"))
        or ("remote" in servers and server.startswith("remote"))
    )


@cache
def finds_breakers(code: str) -> bool:
    """Whether the card searches for icebreakers, or for any program."""
    kind = definition(code)
    wanted = ("icebreaker", "program")
    return kind.play is not None and any(
        isinstance(part, Search | AddToHand)
        and any(getattr(p, "subtype", getattr(p, "name", "")) in wanted for p in inside(part))
        for part in inside(kind.play.effects)
    )


@cache
def cheaper_after_run(code: str) -> bool:
    """Whether the card costs less to install once a run was successful."""
    return any(
        isinstance(static, Static)
        and isinstance(static.modifier, Price)
        and static.modifier.act == "install"
        and static.modifier.to is None
        and static.condition is not None
        and any(isinstance(p, On) and Kind.SUCCESSFUL_RUN in p.kinds for p in inside(static.condition))
        for static in definition(code).abilities
    )
