"""Sets of cards told by what happened to them: accessed in this run, rezzed this turn (9.3.2b)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Literal

from engine.netrunner.language.base import Pattern, Scope
from engine.netrunner.language.happenings.past import events_of
from engine.netrunner.language.happenings.patterns import LAST_TURN, Span, undated
from engine.netrunner.language.logic import Said
from engine.netrunner.language.selectors import _Set, where_it_went
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import FROM_FUND, EventKind
from engine.netrunner.table.parts import Player

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = ["CreditsSpentOnIt", "FromOutsidePool", "HappenedTo"]


class HappenedTo(_Set, frozen=True):
    """Cards that such events were about, as long as they are the same objects or what those became by them
    (1.12, 9.1.8g); or `copies` of them, wherever those cards are now (2.1.4).

        Rezzed() & HappenedTo(On(EventKind.ACCESS, where="archives"), RUN, copies=True)

    Rules: 9.3.2b.
    """

    attribute: ClassVar[bool] = True
    pattern: Pattern
    span: Span = "turn"
    whose: Player | Literal[""] = ""
    copies: bool = False

    def faults(self) -> Iterable[str]:
        yield from undated(self.pattern, self.span)
        if self.whose and self.span != LAST_TURN:
            yield "whose is about a last turn"

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        found = [
            event
            for event in events_of(g, self.pattern, self.span, s, self.whose)
            if self.pattern.fits(g, event, s)
        ]
        if not self.copies:
            return any(card.oid in (event.oid, where_it_went(g, event)) for event in found)
        title = g.face(card).title
        return any(event.card is not None and g.define(event.card.code).title == title for event in found)


class CreditsSpentOnIt(Said, frozen=True):
    """Credits were spent to install or play the card that the event is about (1.10.3c)."""

    dated = True

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:what")

    def true(self, g: Game, s: Scope) -> bool:
        about = s.event
        return about is not None and any(
            event.oid == about.oid and event.n and event.detail in ("install", "play")
            for event in g.happened((EventKind.SPEND_CREDITS,))
        )


class FromOutsidePool(Said, frozen=True):
    """Of the credits that the event is about some were from cards or the fund, and not from the pool (1.10.4,
    10.6.2): `On(EventKind.SPEND_CREDITS, by=RUNNER, if_=FromOutsidePool())`."""

    dated = True

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:spend_credits")

    def true(self, g: Game, s: Scope) -> bool:
        return s.event is not None and (s.event.other > 0 or s.event.came_from == FROM_FUND)
