"""Patterns over events, what abilities wait for (9.3.2b, 9.6.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Bare, Condition, Pattern, Scope, Selector
from engine.netrunner.language.designated import chosen_servers
from engine.netrunner.language.encounters import of_encounter
from engine.netrunner.language.fields import EventServer, Natural, Positive
from engine.netrunner.language.roles import DETAILS, ROLES
from engine.netrunner.table.card import Counter
from engine.netrunner.table.events import BY_ABILITY, CauseName, Event, EventKind
from engine.netrunner.table.parts import DAMAGE, DamageKind, EffectKind, Player, Zone, seat_of

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

    KindLike = EventKind | tuple[EventKind, ...]
    Servers = EventServer | tuple[EventServer, ...]
    Zones = Zone | tuple[Zone, ...]
    Causes = CauseName | tuple[CauseName, ...]
else:
    KindLike = tuple[EventKind, ...]  # a save decodes what `__post_init__` made of it
    Servers = tuple[EventServer, ...]
    Zones = tuple[Zone, ...]
    Causes = tuple[CauseName, ...]

Span = Literal["turn", "run", "encounter", "last_turn"]
TURN: Final = "turn"
RUN: Final = "run"
ENCOUNTER: Final = "encounter"
LAST_TURN: Final = "last_turn"
"""The last turn of the player that `Happened.whose` names."""

HERE: Final = "here"
CENTRAL: Final = "central"
REMOTE: Final = "remote"
MARK: Final = "mark"
CHOSEN: Final = "chosen"
CENTRALS: Final = ("hq", "rd", "archives")
ABILITY: Final = "ability"
"""A cause: an effect of a card, as opposed to a rule, a basic action or a cost."""


def at(g: Game, server: str, where: tuple[str, ...], s: Scope) -> bool:
    """Whether a server is one of those named; "here" is that of the source, now or when last known.

    "mark" is the mark (10.11), "chosen" what `ChooseServer` chose for the source (9.10.3).
    """
    for name in where:
        if name == server:
            return True
        if name == CENTRAL and server in CENTRALS:
            return True
        if name == REMOTE and server.startswith("remote"):
            return True
        if name == MARK and server and server == g.state.mark:
            return True
        if name == CHOSEN and server in chosen_servers(g, s.source):
            return True
        if name == HERE and server and server == g.here(s.source):
            return True
    return False


def _tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


_ROLES = frozenset(("by", "what", "where", "from_", "to", "counter", "damage", "least"))
"""Roles that not all events have."""


class _Pattern(Value, Pattern, frozen=True):
    def __or__(self, other: Pattern) -> AnyOf:
        return AnyOf((self, other))


class On(_Pattern, frozen=True):
    """Events of a kind (or of several) with some roles. A role that is left out may be anything."""

    kind: KindLike
    by: Player | Literal[""] = ""
    """Who does it."""
    what: Selector | None = None
    """The card it is about, as it was when it happened."""
    where: Servers = ()
    """Server: a name, "remote", "central", "here" (the source's), or several of them."""
    from_: Zones = ()
    """Zone the card came from."""
    to: Zones = ()
    """Zone the card went to."""
    cause: Causes = ()
    """Why: values of `Cause`, or "ability" for an effect of any card."""
    of: Selector | None = None
    """The card whose ability does it."""
    counter: Counter | Literal[""] = ""
    damage: DamageKind | Literal[""] = ""
    detail: str | None = None
    """What `EventKind` says about the detail of its events."""
    least: Natural = 0
    """At least so many (credits, counters, damage)."""
    if_: Condition | None = None
    """A further stipulation, checked when it happens (9.6.5c)."""

    def __post_init__(self) -> None:
        for name in ("kind", "where", "from_", "to", "cause"):
            msgspec.structs.force_setattr(self, name, _tuple(getattr(self, name)))

    def faults(self) -> Iterable[str]:
        for kind in self.kinds:
            for role in _ROLES:
                if getattr(self, role) not in (None, "", (), 0) and role not in ROLES.get(kind, _ROLES):
                    yield f"events of {kind.value} have no {role}"
            words = DETAILS.get(kind, ())
            if self.detail is not None and self.detail not in words:
                yield f"detail is {self.detail!r}, not one of {', '.join(map(repr, words))} ({kind.value})"

    @property
    def kinds(self) -> tuple[EventKind, ...]:
        """The kinds of event."""
        return self.kind if isinstance(self.kind, tuple) else (self.kind,)

    @property
    def heard(self) -> tuple[str, ...]:
        if EventKind.IMMINENT not in self.kinds:
            return self.kinds
        wanted = DAMAGE.values() if self.detail == "damage" else (self.detail,)
        would = tuple(f"would:{detail}" for detail in wanted)
        return tuple(
            name for kind in self.kinds for name in (would if kind is EventKind.IMMINENT else (kind,))
        )

    def fits(self, g: Game, event: Event, s: Scope) -> bool:
        return event.kind in self.kinds and self._roles(g, event, s)

    def _roles(self, g: Game, event: Event, s: Scope) -> bool:
        if self.by and event.seat != seat_of(self.by, s.seat):
            return False
        if self.where and not at(g, event.server, _names(self.where), s):
            return False
        if MARK in self.where and event.serial <= g.state.marked_at:
            return False  # 10.11.5
        if self.counter and event.counter != self.counter:
            return False
        if self.damage and event.damage != self.damage:
            return False
        if self.detail is not None and event.detail != self.detail:
            # Damage of any kind.
            if self.detail != "damage" or event.kind is not EventKind.IMMINENT:
                return False
            if not event.detail.endswith("_damage"):
                return False
        if event.n < self.least:
            return False
        if (self.from_ and event.was not in self.from_) or (self.to and event.to not in self.to):
            return False
        if self.cause and not (
            event.cause in self.cause or (ABILITY in self.cause and event.cause in BY_ABILITY)
        ):
            return False
        if self.what is not None and (
            event.card is None or not self.what.matches(g, event.card, _of(event, s))
        ):
            return False
        if self.of is not None:
            source = event.means or g.state.cards.get(event.source)
            if source is None or not self.of.matches(g, source, s):
                return False
        return self.if_ is None or self.if_.held(g, about(s, event))


def _names(names: Servers) -> tuple[str, ...]:
    return names if isinstance(names, tuple) else (names,)


def about(s: Scope, event: Event) -> Bare:
    """The scope of a trigger condition that looks at an event."""
    return Bare(seat=s.seat, source=s.source, code=s.code, event=event)


def would(
    effect: EffectKind, *, by: Player | Literal[""] = "", what: Selector | None = None, cause: Causes = (),
    of: Selector | None = None, least: int = 0, where: Servers = (), if_: Condition | None = None,
) -> On:  # fmt: skip
    """An effect that becomes imminent, for interrupts: `would("net_damage", by=YOU)` (9.9.4b).

    `effect` is the kind of expected effect, `what` the (first) card it would act on, `where` the attacked
    server.
    """
    return On(
        EventKind.IMMINENT,
        by=by,
        what=what,
        cause=cause,
        of=of,
        detail=effect,
        least=least,
        where=where,
        if_=if_,
    )


class AnyOf(_Pattern, frozen=True):
    """Any of several patterns: `On(...) | On(...)`."""

    patterns: tuple[Pattern, ...]

    @property
    def heard(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(kind for pattern in self.patterns for kind in pattern.heard))

    def fits(self, g: Game, event: Event, s: Scope) -> bool:
        return any(pattern.fits(g, event, s) for pattern in self.patterns)

    def met(self, g: Game, event: Event, s: Scope) -> bool:
        return any(pattern.met(g, event, s) for pattern in self.patterns)


def _of(event: Event, s: Scope) -> Scope:
    """The scope in which "the event" is this one, which may be an earlier one than what triggered."""
    return s if s.event is event else Bare(s.seat, s.source, s.code, event, s.results, s.numbers, s.named)


def undated(part: object, span: Span = "turn") -> Iterable[str]:
    """What in a pattern that looks back is about the present: its stipulations, as faults (9.3.2b)."""
    lost = span == LAST_TURN and isinstance(part, Condition) and part.recalls
    if isinstance(part, Condition | Amount) and (lost or not part.dated):
        yield f"{type(part).__name__} tells what is so now, not what was so when an event happened"
    elif isinstance(part, tuple):
        for each in part:
            yield from undated(each, span)
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from undated(getattr(part, name), span)


class First(_Pattern, frozen=True):
    """The first (or `nth`) such event of a turn, run or encounter; imminent ones count as such (9.9.5a)."""

    pattern: Pattern
    span: Literal["turn", "run", "encounter"] = "turn"
    nth: Positive = 1

    def faults(self) -> Iterable[str]:
        return undated(self.pattern)

    @property
    def heard(self) -> tuple[str, ...]:
        return self.pattern.heard

    def fits(self, g: Game, event: Event, s: Scope) -> bool:
        if not self.pattern.fits(g, event, s):
            return False
        if self.span == RUN and not event.run:
            return False
        past: Sequence[Event] = g.happened(self.pattern.heard)
        if g.rules.counts_attempts:
            tried = (
                msgspec.structs.replace(each, kind=EventKind(each.detail))
                for each in g.happened((EventKind.ATTEMPT,))
            )
            past = [*past, *(each for each in tried if each.kind in self.pattern.heard)]
        if self.span == ENCOUNTER:
            past = of_encounter(g, self.pattern, about(s, event))
            if event not in past:
                return False
        before = 0
        for earlier in past:
            if earlier.serial >= event.serial:
                continue
            if (self.span != RUN or earlier.run == event.run) and self.pattern.fits(g, earlier, s):
                before += 1
                if before >= self.nth:
                    return False
        return before == self.nth - 1


class Next(_Pattern, frozen=True):
    """The next such event, for delayed abilities: they wait for no other, in any duration (9.6.13c)."""

    pattern: Pattern

    @property
    def heard(self) -> tuple[str, ...]:
        return self.pattern.heard

    def fits(self, g: Game, event: Event, s: Scope) -> bool:
        return self.pattern.fits(g, event, s)

    def met(self, g: Game, event: Event, s: Scope) -> bool:
        return self.pattern.met(g, event, s)


class While(_Pattern, frozen=True):
    """A static condition instead of a trigger condition: performed again while it is true (9.6.7)."""

    condition: Condition

    @property
    def heard(self) -> tuple[str, ...]:
        return ()

    def fits(self, g: Game, event: Event, s: Scope) -> bool:
        return self.condition.true(g, s)
