"""What happened, asked of the events that are kept: conditions and amounts over patterns (9.3.2b)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Pattern, Scope
from engine.netrunner.language.encounters import of_encounter
from engine.netrunner.language.fields import EventServer
from engine.netrunner.language.logic import Said
from engine.netrunner.language.roles import AMOUNTS
from engine.netrunner.table.events import CauseName, Event, EventKind
from engine.netrunner.table.parts import NoSeat, Player, Zone, seat_of
from engine.netrunner.table.state import opponent

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

from engine.netrunner.language.happenings.patterns import ENCOUNTER, LAST_TURN, RUN, Span, undated


def events_of(
    g: Game, pattern: Pattern, span: Span, s: Scope, whose: Player | NoSeat = ""
) -> Sequence[Event]:
    """The events of this turn, of the run the ability is about (else the one in progress), or of a last turn.

    Only the kinds of the pattern. `whose` last turn; "" = that of the opponent of whose turn it is.
    """
    state = g.state
    if span == LAST_TURN:
        seat = seat_of(whose, s.seat) if whose else opponent(state.active)
        return state.past.get(seat, ())
    if span == ENCOUNTER:
        return of_encounter(g, pattern, s)
    if span == RUN:
        run = s.event.run if s.event is not None and s.event.run else g.run_number
        return [event for event in g.happened(pattern.heard) if event.run == run] if run else ()
    return g.happened(pattern.heard)


class Happened(Said, frozen=True):
    """Such an event happened this turn, in this run, or in a player's last turn."""

    dated = True
    recalls = True
    pattern: Pattern
    span: Span = "turn"
    whose: Player | Literal[""] = ""

    def faults(self) -> Iterable[str]:
        return undated(self.pattern, self.span)

    def true(self, g: Game, s: Scope) -> bool:
        events = events_of(g, self.pattern, self.span, s, self.whose)
        return any(self.pattern.fits(g, event, s) for event in events)

    def held(self, g: Game, s: Scope) -> bool:
        until = g.state.serial if s.event is None else s.event.serial
        events = events_of(g, self.pattern, self.span, s, self.whose)
        return any(event.serial <= until and self.pattern.fits(g, event, s) for event in events)


class Count(Value, Amount, frozen=True):
    """How many such events there were; with `total`, the sum of their amounts (credits, cards, damage);
    with `different`, about how many objects they were (1.12.6).

    Of accesses of a breach that is over, those that took place (7.3.6).
    """

    pattern: Pattern
    span: Span = "turn"
    whose: Player | Literal[""] = ""
    total: bool = False
    different: bool = False

    def faults(self) -> Iterable[str]:
        yield from undated(self.pattern, self.span)
        if self.total and AMOUNTS.isdisjoint(self.pattern.heard):
            yield "what happened has no amount to add up"
        if self.total and self.different:
            yield "either amounts are added up or objects are counted"

    def value(self, g: Game, s: Scope) -> int:
        events = events_of(g, self.pattern, self.span, s, self.whose)
        if self.different:
            return len({event.oid for event in events if self.pattern.fits(g, event, s)})
        return sum(event.n if self.total else 1 for event in events if self.pattern.fits(g, event, s))


class PrintedTotal(Value, Amount, frozen=True):
    """The sum of a value printed on the cards of such events: points of the agendas scored this turn.

    Whatever changes the value does not count; an X is 0 (2.1).
    """

    stat: Literal["points", "cost", "trash_cost"]
    pattern: Pattern
    span: Span = "turn"
    whose: Player | Literal[""] = ""

    def faults(self) -> Iterable[str]:
        return undated(self.pattern, self.span)

    def value(self, g: Game, s: Scope) -> int:
        field = "agenda_points" if self.stat == "points" else self.stat
        events = events_of(g, self.pattern, self.span, s, self.whose)
        codes = [event.card.code for event in events if event.card and self.pattern.fits(g, event, s)]
        return sum(getattr(g.define(code).facts, field) or 0 for code in codes)


class EventFits(Said, frozen=True):
    """The event that the ability is about belongs to a pattern: "if that run was successful"."""

    dated = True
    pattern: Pattern

    def needs(self) -> tuple[str, ...]:
        return ("event",)

    def true(self, g: Game, s: Scope) -> bool:
        return s.event is not None and self.pattern.fits(g, s.event, s)
