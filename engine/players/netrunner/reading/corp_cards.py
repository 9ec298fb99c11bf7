"""What the Corp's cards are for: traps, guards, tags, counters for agendas."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import CanAdvance, Static
from engine.netrunner.language.amounts import Hosted, Tags, X
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import Cost
from engine.netrunner.language.costs.parts import TagCost
from engine.netrunner.language.effects import (
    CLICKS,
    Damage,
    EndTheRun,
    Gain,
    GiveTags,
    PlaceCounters,
    Trash,
)
from engine.netrunner.language.flow import Unless
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.hosting import OnlyIn
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import HERE, Price
from engine.netrunner.language.selectors import Target
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import CENTRALS
from engine.players.netrunner.reading.patterns import fixed, kinds_in, whens
from engine.speech.structs import inside

if TYPE_CHECKING:
    pass


@cache
def is_trap(code: str) -> bool:
    """Whether it is there to be accessed: it hurts the Runner who does, and is no agenda."""
    kind = definition(code)
    return kind.type != AGENDA and any(
        EventKind.ACCESS in when.on.heard
        and any(isinstance(p, Damage | GiveTags | Trash) for p in inside(when.effects))
        for when in whens(code)
    )


@cache
def trap_grows(code: str) -> bool:
    """Whether the trap is worse the more it was advanced."""
    return (
        is_trap(code) and grows(code) and any(isinstance(a, CanAdvance) for a in definition(code).abilities)
    )


@cache
def grows(code: str) -> bool:
    """Whether something that it does is measured by its advancement counters."""
    found = inside(definition(code).abilities)
    return any(isinstance(part, Hosted) and part.counter == "advancement" for part in found)


@cache
def toll_here(code: str) -> tuple[Unless, ...]:
    """What a Runner who gets to the server of the card must pay not to be thrown out."""
    return tuple(
        effect
        for when in whens(code)
        if {EventKind.APPROACH_SERVER, EventKind.SUCCESSFUL_RUN} & set(when.on.heard)
        for effect in when.effects
        if isinstance(effect, Unless) and any(isinstance(part, EndTheRun) for part in effect.what)
    )


@cache
def steal_costs(code: str) -> tuple[Cost, ...]:
    """What stealing an agenda from the server of the card costs besides, while it is rezzed."""
    changes = [part.modifier for part in definition(code).abilities if isinstance(part, Static)]
    return tuple(
        change.extra for change in changes
        if isinstance(change, Price) and change.act == "steal" and isinstance(change.extra, Cost)
        if change.times is None and HERE in change.servers
    )  # fmt: skip


@cache
def only_central(code: str) -> bool:
    """Whether the card can only be installed in central servers."""
    only = [part for part in inside(definition(code).abilities) if isinstance(part, OnlyIn)]
    return any(set(CENTRALS).issuperset(part.servers) for part in only)


@cache
def makes_runs_dearer(code: str) -> bool:
    """Whether a run on the server of the card costs something while it is rezzed."""
    changes = (part.modifier for part in definition(code).abilities if isinstance(part, Static))
    return any(
        isinstance(change, Price) and change.act == "run" and change.extra and HERE in change.servers
        for change in changes
    )


@cache
def punishes_stealing(code: str) -> bool:
    """Whether it does something when the Runner stole from its server."""
    return definition(code).type != AGENDA and any(
        EventKind.STEAL in kinds_in(when.on) for when in whens(code)
    )


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
def advances_by_x(code: str) -> bool:
    """Whether it puts as many on a chosen card as its play cost."""
    kind = definition(code)
    return any(
        isinstance(effect, PlaceCounters)
        and effect.kind == "advancement"
        and isinstance(effect.what, Target)
        and isinstance(effect.n, X)
        for effect in (kind.play.effects if kind.play is not None else ())
    )


@cache
def clicks_gained(code: str) -> int:
    """Clicks that playing it gains."""
    kind = definition(code)
    return sum(
        fixed(effect.n) for effect in one_by_one(kind.play.effects if kind.play is not None else ())
        if isinstance(effect, Gain) and effect.what == CLICKS
    )  # fmt: skip


@cache
def eases(code: str) -> int:
    """Advancement counters that agendas need less with the card rezzed; `code` "" is a card nobody knows."""
    changes = (
        [part.modifier for part in definition(code).abilities if isinstance(part, Static)] if code else []
    )
    return sum(
        -fixed(change.by) for change in changes
        if isinstance(change, Modify) and change.stat == "advancement" and fixed(change.by) < 0
    )  # fmt: skip


@cache
def tags_runner(code: str) -> bool:
    """Whether the operation may tag the Runner."""
    kind = definition(code)
    return kind.play is not None and any(isinstance(part, GiveTags) for part in inside(kind.play.effects))


@cache
def wants_tags(code: str) -> bool:
    """Whether the card needs a tagged Runner: as a condition, or to pay with tags."""
    kind = definition(code)
    needed = kind.play.condition if kind.play is not None else None
    return any(
        isinstance(part, Tagged) or (isinstance(part, TagCost) and part.n < 0)
        for part in inside(kind.abilities)
    ) or any(isinstance(part, Tags) for part in inside(needed))


@cache
def may_tag(code: str) -> bool:
    """Whether anything on the card gives the Runner tags. `code` may be "", of a card that is not known."""
    return bool(code) and any(isinstance(part, GiveTags) for part in inside(definition(code).abilities))


@cache
def damages(code: str) -> tuple[Damage, ...]:
    """The damage that an operation says it does, wherever it says so."""
    return tuple(part for part in inside(definition(code).play) if isinstance(part, Damage))


def _damage_when(code: str, kind: EventKind) -> Iterator[int]:
    """What each damage amounts to that a card does on an event of this kind."""
    for when in whens(code):
        if kind in when.on.heard:
            yield from (fixed(part.n) for part in inside(when.effects) if isinstance(part, Damage))


@cache
def stealing_hurts(code: str) -> int:
    """Damage that each agenda does which is stolen while the card is active."""
    return sum(_damage_when(code, EventKind.STEAL))


@cache
def scoring_kills(code: str) -> int:
    """Damage that scoring the agenda does to a tagged Runner."""
    return max(_damage_when(code, EventKind.SCORE), default=0)
