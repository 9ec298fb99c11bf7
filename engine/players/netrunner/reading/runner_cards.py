"""What the Runner's cards make of runs."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.effects import (
    AccessMore,
    AddToHand,
    Bypass,
    ChangeAttackedServer,
    IdentifyMark,
    MakeRun,
    PlaceCounters,
    Search,
)
from engine.netrunner.language.flow.arranging import May, one_by_one
from engine.netrunner.language.happenings import AnyOf, First, On
from engine.netrunner.language.prices import InPool, Pays, Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.events import EventKind
from engine.players.netrunner.reading.patterns import concerns, fixed, flat, whens
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.language.base import Pattern
    from engine.netrunner.language.instructions import Effect


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
    bypass: int
    """Pieces of ice that are bypassed, the outermost first."""
    instead: tuple[Effect, ...]
    """What happens instead of the breach; () if that is not replaced."""
    optional: bool
    """Whether the breach may be had all the same."""
    brings: tuple[Effect, ...]
    """Everything else that comes of it if the run is successful."""
    besides: tuple[Effect, ...]
    """What comes of the card whatever becomes of the run."""
    into: str
    """The server that a successful run becomes one against, "" if it stays as it is."""
    fresh: bool
    """Only on servers not run on this turn."""
    iced: bool
    """Only on servers that ice protects."""
    may: bool = False
    """The run need not be made."""
    pays: bool = False
    """Credits on the card pay for things in it."""


@cache
def run_card(effects: tuple[Effect, ...]) -> RunCard | None:
    """The run that some instructions make; None if they make none."""
    parts = tuple(one_by_one(effects))
    run = next((part for part in inside((effects,)) if isinstance(part, MakeRun)), None)
    if run is None:
        return None
    more = [part for part in inside((effects,)) if isinstance(part, AccessMore)]
    counters = [kind for part in more if (kind := _counters(part))]
    pays = any(isinstance(change, Pays | InPool) for change in run.during)
    placed = sum(
        fixed(effect.n) for effect in parts if isinstance(effect, PlaceCounters) and effect.kind == "credit"
    )
    tax = sum(
        fixed(change.change)
        for change in run.during
        if isinstance(change, Price) and change.act == "rez" and change.extra is None
    )
    replaced = [part for part in inside((run,)) if isinstance(part, InsteadOf) and part.kind == "breach"]
    later = [when for when in run.abilities if not _is_about(when.effects, Bypass)]
    brings = [*run.if_successful, *(effect for when in later for effect in when.effects)]
    return RunCard(
        servers=run.servers,
        extra=sum(fixed(part.n) for part in more),
        extra_hosted=counters[0] if counters else "",
        money=placed if pays else 0,
        rez_tax=max(0, tax),
        bypass=sum(
            isinstance(when.on, First) and any(isinstance(part, Bypass) for part in one_by_one(when.effects))
            for when in run.abilities
        ),
        instead=tuple(effect for change in replaced for effect in change.effects),
        optional=all(change.optional for change in replaced),
        brings=tuple(effect for effect in brings if not _is_about((effect,), AccessMore, InsteadOf)),
        besides=tuple(
            effect
            for effect in parts
            if not _is_about((effect,), MakeRun, IdentifyMark)
            and not (isinstance(effect, PlaceCounters) and effect.kind == "credit")
        ),
        into=next((part.server for part in inside((run,)) if isinstance(part, ChangeAttackedServer)), ""),
        fresh=run.not_run_this_turn,
        iced=run.protected,
        pays=pays,
        may=any(isinstance(part, May) and _is_about((part,), MakeRun) for part in effects),
    )


def _is_about(effects: tuple[Effect, ...], *words: type) -> bool:
    """Whether one of these words is anywhere in the instructions."""
    return any(isinstance(part, words) for part in inside(effects))


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
    ended = EventKind.RUN_ENDS in pattern.kinds and pattern.detail == "successful"
    if ended or EventKind.SUCCESSFUL_RUN in pattern.kinds or EventKind.BREACH in pattern.kinds:
        return [Rider(tuple(pattern.where), effects, first, EventKind.BREACH in pattern.kinds)]
    return []


@cache
def riders(code: str) -> tuple[Rider, ...]:
    """What the card makes of successful runs."""
    return tuple(
        rider for when in whens(code) for rider in _riders(when.on, tuple(flat(when.effects)), False)
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


def _counters(more: AccessMore) -> str:
    """The kind of hosted counters that say how many further cards are accessed; "" if none do."""
    return next((part.counter for part in inside(more.n) if isinstance(part, Hosted)), "")


@cache
def reaches(code: str, server: str) -> bool:
    """Whether counters on the card are further cards accessed in a server."""
    for part in inside(definition(code).abilities):
        if isinstance(part, MakeRun) and concerns(part.servers, server):
            more = [p for p in inside(part) if isinstance(p, AccessMore) and _counters(p)]
            if more:
                return True
    return any(
        isinstance(effect, AccessMore) and _counters(effect)
        for rider in riders(code)
        if concerns(rider.servers, server)
        for effect in rider.effects
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
        and any(isinstance(p, On) and EventKind.SUCCESSFUL_RUN in p.kinds for p in inside(static.condition))
        for static in definition(code).abilities
    )
