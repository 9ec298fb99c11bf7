"""How often things of a pattern happen, and other small readings of declarations."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.netrunner.language.abilities import When
from engine.netrunner.language.amounts import Num
from engine.netrunner.language.flow import Delayed
from engine.netrunner.language.happenings import AnyOf, First, Next, On
from engine.netrunner.language.selectors import ThisCard
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.events import EventKind
from engine.players.netrunner.worth.scale import TURNS
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.base import Pattern
    from engine.netrunner.language.instructions import Effect

RUNS: Final = frozenset((
    EventKind.SUCCESSFUL_RUN, EventKind.RUN_ENDS, EventKind.BREACH, EventKind.RUN_BEGINS,
    EventKind.APPROACH_SERVER,
))  # fmt: skip


def fixed(amount: object) -> int:
    """A printed number; 0 where it is worked out."""
    return amount.n if isinstance(amount, Num) else amount if isinstance(amount, int) else 0


@cache
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
                    0.3 / TURNS
                    if EventKind.TRASH in pattern.kinds or EventKind.STEAL in pattern.kinds
                    else 1 / TURNS
                )
            if EventKind.TURN_BEGINS in pattern.kinds or EventKind.TURN_ENDS in pattern.kinds:
                return 1.0
            if RUNS.intersection(pattern.kinds):
                shares = {"hq": 0.4, "rd": 0.4, "archives": 0.15, "central": 0.8, "remote": 0.3, "here": 0.3}
                return sum(shares.get(name, 0.3) for name in pattern.where) if pattern.where else 1.0
            return 0.3 if pattern.what is not None or pattern.of is not None else 0.5
    return 0.0


@cache
def whens(code: str) -> tuple[When, ...]:
    """Its conditional abilities."""
    return tuple(a for a in definition(code).abilities if isinstance(a, When))


@cache
def speaks_of(code: str, word: type) -> bool:
    """Whether there is such a word anywhere in what the card does."""
    return any(isinstance(part, word) for part in inside(definition(code).abilities))


def kinds_in(pattern: Pattern) -> list[EventKind]:
    """All kinds of event that a pattern speaks of."""
    return [kind for part in inside(pattern) if isinstance(part, On) for kind in part.kinds]


def concerns(servers: tuple[str, ...], server: str) -> bool:
    """Whether servers named by words take in this one."""
    return (
        not servers
        or server in servers
        or ("central" in servers and server in ("hq", "rd", "archives"))
        or ("remote" in servers and server.startswith("remote"))
    )


def flat(effects: Iterable[Effect]) -> Iterable[Effect]:
    """Instructions without the delay in which they are wrapped."""
    for effect in effects:
        yield from effect.ability.effects if isinstance(effect, Delayed) else (effect,)
