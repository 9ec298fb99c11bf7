"""Numbers of cards, counters on them, and their values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Ref, Scope, Selector
from engine.netrunner.language.membership import members
from engine.netrunner.language.selectors import ResultName, now
from engine.netrunner.table.card import Card, Counter
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Zone

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game


_LEAVING = frozenset((EventKind.TRASH, EventKind.UNINSTALL, EventKind.FORFEIT))


class Hosted(Value, Amount, frozen=True):
    """How many counters of a kind are on the source; none once it is gone (9.12.2e).

    But those it had when it left to pay for the ability that resolves (9.5.5), or when it left and the
    ability heard of that (9.1.8g). When it was scored or stolen: the advancement counters it had before
    (1.17.8).
    """

    counter: Counter

    def value(self, g: Game, s: Scope) -> int:
        event = s.event
        if (
            self.counter == "advancement"
            and event is not None
            and event.oid == s.source
            and event.kind in (EventKind.SCORE, EventKind.STEAL)
        ):
            return 0 if event.card is None else event.card.advancement
        card = g.state.cards.get(s.source)
        if card is None and getattr(s, "spent_itself", False):
            card = g.state.last_known.get(s.source)
        elif card is None and event is not None and event.kind in _LEAVING and event.oid == s.source:
            card = event.card
        return 0 if card is None else g.counters(card, self.counter)


class Excess(Value, Amount, frozen=True):
    """How many advancement counters an agenda had past its advancement requirement when it was scored.

    Both as they were before it moved: "dividends" (10.13.1, 10.13.2).
    """

    def needs(self) -> tuple[str, ...]:
        return ("event", "event:scored")

    def value(self, g: Game, s: Scope) -> int:
        event = s.event
        return int(event.detail or 0) if event is not None and event.kind is EventKind.SCORE else 0


class CardTypes(Value, Amount, frozen=True):
    """How many card types there are among the cards of a set (2.15.2)."""

    what: Selector

    def value(self, g: Game, s: Scope) -> int:
        return len({g.face(card).type for card in members(self.what, g, s)})


class CountersOn(Value, Amount, frozen=True):
    """How many counters of a kind are on the cards of a set."""

    counter: Counter
    what: Selector

    def value(self, g: Game, s: Scope) -> int:
        return sum(g.counters(card, self.counter) for card in members(self.what, g, s))


class CountInstalled(Value, Amount, frozen=True):
    """How many installed cards a selector matches."""

    what: Selector

    def value(self, g: Game, s: Scope) -> int:
        return sum(self.what.matches(g, card, s) for card in g.installed())


class HowMany(Value, Amount, frozen=True):
    """How many cards a set has; sets mean installed cards unless they name zones."""

    what: Selector

    def value(self, g: Game, s: Scope) -> int:
        return len(members(self.what, g, s))


class HowManyDid(Value, Amount, frozen=True):
    """How many of the cards that an earlier instruction did something to belong to a set.

    Those that became other objects since as they were when something happened to them last (1.12).
    """

    name: ResultName
    what: Selector

    def needs(self) -> tuple[str, ...]:
        return (self.name,)

    def value(self, g: Game, s: Scope) -> int:
        oids = dict(s.results).get(self.name, ())
        if self.name in _COMING:
            oids = tuple(now(g, oid) for oid in oids)
        if self.what.everything:  # whatever has become of them, like those that went into a deck
            return len(oids)
        found = (_known(g, oid) for oid in oids)
        return sum(card is not None and self.what.matches(g, card, s) for card in found)


_COMING: Final = frozenset(("installed", "added"))
"""What makes another object of a card (1.12.2a): that is the one it was done to."""


def _known(g: Game, oid: int) -> Card | None:
    """An object as it is, or as it was when it was last heard of this turn."""
    there = g.state.cards.get(oid) or g.state.last_known.get(oid)
    if there is not None:
        return there
    return next((event.card for event in reversed(g.state.happened) if event.oid == oid and event.card), None)


class CardsIn(Value, Amount, frozen=True):
    """How many cards are in a zone."""

    zone: Zone

    def value(self, g: Game, s: Scope) -> int:
        return len(g.state.zones[self.zone])


class CostOf(Value, Amount, frozen=True):
    """The printed play, install or rez cost of a card referred to (2.5); an X counts as 0."""

    what: Ref

    def value(self, g: Game, s: Scope) -> int:
        return sum(self.items(g, s))

    def items(self, g: Game, s: Scope) -> tuple[int, ...]:
        return tuple(g.definition(card).facts.cost or 0 for card in referred(g, s, self.what))


class StrengthOf(Value, Amount, frozen=True):
    """The strength of a card referred to (2.7)."""

    what: Ref

    def value(self, g: Game, s: Scope) -> int:
        return sum(g.strength(card) for card in referred(g, s, self.what))


class Defined(Value, Amount, frozen=True):
    """An X that a static ability of the source defines: 0 while the source has no such ability active.

    `stat` is the value that the ability sets to `n`, too; "x" if it only says what X is (`DefinesX`).

    Rules: 9.12.2e.
    """

    n: Amount
    stat: Literal["strength", "x"]

    def value(self, g: Game, s: Scope) -> int:
        card = g.state.cards.get(s.source)
        if card is None or not g.is_active(s.source):
            return 0
        said = (getattr(ability, "modifier", None) for ability in g.face(card).abilities)
        defined = any((getattr(m, "stat", ""), getattr(m, "n", None)) == (self.stat, self.n) for m in said)
        return self.n.value(g, s) if defined else 0


class PointsOf(Value, Amount, frozen=True):
    """The agenda points of a card referred to (2.3)."""

    what: Ref

    def value(self, g: Game, s: Scope) -> int:
        return sum(g.agenda_points(card) for card in referred(g, s, self.what))


class SubroutinesOf(Value, Amount, frozen=True):
    """How many subroutines a card referred to has; unbroken ones of the encountered ice, if so.

    When an encounter ends: those that were unbroken then.
    """

    what: Ref
    unbroken: bool = False

    def value(self, g: Game, s: Scope) -> int:
        if self.unbroken:
            event = s.event
            if event is not None and event.kind is EventKind.ENCOUNTER_ENDS:
                return event.n
            return len(g.unbroken())
        return sum(len(g.subroutines(card.oid)) for card in referred(g, s, self.what))


def referred(g: Game, s: Scope, what: Ref) -> list[Card]:
    """The cards a reference means, as they are or were when last known (9.1.4)."""
    cards = g.state.cards
    return [cards[oid] for oid in what.oids(g, s) if oid in cards] or list(what.gone(s))
