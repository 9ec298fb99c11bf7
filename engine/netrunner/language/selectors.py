"""Sets of cards, an algebra with & | and -; and references to definite cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Ref, Scope, Selector, Targeting
from engine.netrunner.language.fields import SubtypeName
from engine.netrunner.table.card import Card, Counter
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.parts import YOU, CardType, Player, Seat, Zone, seat_of
from engine.netrunner.table.state import CORP, IDENTITY, INSTALLED, ZONES

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = [
    "ANY_NUMBER", "Accessed", "Approached", "BeingAccessed", "Both", "Either", "Encountered",
    "Here", "HostOfSource", "Hosting", "Identity", "InZone", "Installed", "NotInstalledThisTurn",
    "OddCost", "Result", "Subtype", "This", "ThisCard", "Type", "Unrezzed", "Without", "target",
]  # fmt: skip


INSTALLED_ONLY = frozenset((INSTALLED,))
ANYWHERE = frozenset(ZONES)
"""Of sets that mean definite cards, wherever they are."""


class _Set(Value, Selector, frozen=True):
    def __and__(self, other: Selector) -> _Set:
        return Both(self, other)

    def __or__(self, other: Selector) -> _Set:
        return Either(self, other)

    def __sub__(self, other: Selector) -> _Set:
        return Without(self, other)


class Both(_Set, frozen=True):
    """In the one set and in the other."""

    one: Selector
    other: Selector

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return self.one.matches(g, card, s) and self.other.matches(g, card, s)

    def zones(self) -> frozenset[str] | None:
        one, other = self.one.zones(), self.other.zones()
        return one if other is None else other if one is None else one & other

    def definite(self, g: Game, s: Scope) -> tuple[int, ...] | None:
        found = self.one.definite(g, s)
        return self.other.definite(g, s) if found is None else found


class Either(_Set, frozen=True):
    """In the one set or in the other."""

    one: Selector
    other: Selector

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return self.one.matches(g, card, s) or self.other.matches(g, card, s)

    def zones(self) -> frozenset[str] | None:
        one, other = self.one.zones(), self.other.zones()
        return None if one is None or other is None else one | other


class Without(_Set, frozen=True):
    """In the one set but not in the other."""

    one: Selector
    other: Selector

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return self.one.matches(g, card, s) and not self.other.matches(g, card, s)

    def zones(self) -> frozenset[str] | None:
        return self.one.zones()

    def definite(self, g: Game, s: Scope) -> tuple[int, ...] | None:
        return self.one.definite(g, s)


class Type(_Set, frozen=True):
    """Cards of a type. Facedown Runner cards have none (8.1.4a)."""

    steady: ClassVar[bool] = True
    attribute: ClassVar[bool] = True
    name: CardType

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return g.face(card).type == self.name

    def zones(self) -> frozenset[str] | None:
        return frozenset((IDENTITY,)) if self.name.endswith("identity") else None


class Subtype(_Set, frozen=True):
    """Cards with a subtype.

    Rules: 2.16.3.
    """

    steady: ClassVar[bool] = True
    attribute: ClassVar[bool] = True
    subtype: SubtypeName

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return self.subtype in g.face(card).subtypes


class Installed(_Set, frozen=True):
    """Installed cards, of one side or both."""

    steady: ClassVar[bool] = True
    side: Seat | Literal[""] = ""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.zone == INSTALLED and (not self.side or card.side == self.side)

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


class Unrezzed(_Set, frozen=True):
    """Facedown installed Corp cards."""

    steady: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.zone == INSTALLED and not card.faceup and card.side == CORP

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


class InZone(_Set, frozen=True):
    """Cards in one of some zones."""

    places: tuple[Zone, ...]

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.zone in self.places

    def zones(self) -> frozenset[str] | None:
        return frozenset(self.places)


class NotInstalledThisTurn(_Set, frozen=True):
    """Cards that were not installed this turn."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.turn != g.state.turn


class Hosting(_Set, frozen=True):
    """Cards with at least one counter of a kind."""

    counter: Counter

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return g.counters(card, self.counter) > 0


class ThisCard(_Set, frozen=True):
    """The source itself."""

    steady: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return card.oid == s.source

    def zones(self) -> frozenset[str] | None:
        return ANYWHERE

    def definite(self, g: Game, s: Scope) -> tuple[int, ...] | None:
        return (s.source,)


class BeingAccessed(_Set, frozen=True):
    """The card the Runner is accessing; of an event, the one they were accessing when it happened (7.1)."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        event = s.event
        if event is not None and event.kind is EventKind.TRASH and event.oid == card.oid:
            return event.accessed == card.oid
        return card.oid == g.accessed

    def zones(self) -> frozenset[str] | None:
        return ANYWHERE

    def definite(self, g: Game, s: Scope) -> tuple[int, ...] | None:
        return (g.accessed,) if s.event is None else (g.accessed, s.event.oid)


class HostOfSource(_Set, frozen=True):
    """The card the source is hosted on (1.13.10)."""

    steady: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        source = g.state.cards.get(s.source)
        return source is not None and card.oid == source.host

    def zones(self) -> frozenset[str] | None:
        return ANYWHERE

    def definite(self, g: Game, s: Scope) -> tuple[int, ...] | None:
        source = g.state.cards.get(s.source)
        return () if source is None else (source.host,)


class Here(_Set, frozen=True):
    """Cards in the root of or protecting "this server" (4.6.6i, k)."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return bool(card.server) and card.server == g.here(s.source)

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


# -- references ---------------------------------------------------------------------------------------


class This(Value, Ref, frozen=True):
    """The source of the ability (10.1.5); of one about its own leaving, what it has become (9.1.8g).

    Rules: 1.12.2, 2.1.3.
    """

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        oid = s.source
        if s.event is not None and s.event.oid == oid:
            oid = where_it_went(g, s.event)
        return (oid,) if oid in g.state.cards else ()


class Identity(Value, Ref, frozen=True):
    """A player's identity (1.5.1)."""

    who: Player = YOU

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        return (g.identity(seat_of(self.who, s.seat)).oid,)


class Target(Value, Ref, frozen=True):
    """The announced target or targets."""

    what: Targeting

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        return tuple(oid for oid in s.chosen(self.what) if oid in g.state.cards)

    def targeting(self) -> Targeting | None:
        return self.what


def now(g: Game, oid: int) -> int:
    """What a card that an ability moved has become (1.12.2a)."""
    while oid not in g.state.cards and oid in g.state.moved:
        oid = g.state.moved[oid]
    return oid


LEAVING: Final = frozenset((EventKind.TRASH, EventKind.DISCARD, EventKind.FORFEIT))
"""Kinds of event that tell of a card as it was, and as `other` what it has become."""


def where_it_went(g: Game, event: Event) -> int:
    """The object that an event is about: what it has become by that event, if it left its zone (9.1.8g)."""
    if event.kind is EventKind.UNINSTALL:
        return now(g, event.oid)
    return event.other if event.kind in LEAVING else event.oid


ResultName = Literal[
    "chosen", "found", "seen", "revealed", "trashed", "installed", "rezzed", "derezzed", "exposed", "added",
    "swapped", "set_aside", "paid", "that",
]  # fmt: skip
"""What instructions remember of the cards they were about, each under its own name."""


class Result(Value, Ref, frozen=True):
    """What an earlier instruction of the same ability did something to: "that card", wherever it is now.

    "that", which an ability was created about, is that object alone: others have moved it since (1.12.2).

    Rules: 1.12.2a, 1.15.4.
    """

    name: ResultName
    later = True

    def needs(self) -> tuple[str, ...]:
        return (self.name,)

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        kept = dict(s.results).get(self.name, ())
        if self.name != "that":
            kept = tuple(now(g, oid) for oid in kept)
        return tuple(oid for oid in kept if oid in g.state.cards)

    def remembered(self, s: Scope) -> tuple[int, ...]:
        return dict(s.results).get(self.name, ())


class Exactly(Value, Ref, frozen=True):
    """One definite object, for steps of the rules that are instructions (9.11.2); not for cards."""

    oid: int

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        return (self.oid,) if self.oid in g.state.cards else ()


class OddCost(_Set, frozen=True):
    """Cards whose printed play or install cost is odd. X is no number."""

    attribute: ClassVar[bool] = True

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        return (g.face(card).facts.cost or 0) % 2 == 1


class Accessed(Value, Ref, frozen=True):
    """The card the Runner is accessing.

    Rules: 7.1.3.
    """

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        oid = g.accessed
        return (oid,) if oid in g.state.cards else ()


class Encountered(Value, Ref, frozen=True):
    """The ice the Runner is encountering."""

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        encounter = g.encounter
        return () if encounter is None or encounter.ice not in g.state.cards else (encounter.ice,)


class Approached(Value, Ref, frozen=True):
    """The rezzed ice the Runner is approaching, if it is one of a set."""

    what: Selector

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        run = g.run
        card = g.state.cards.get(run.ice) if run is not None and run.phase == "approach" else None
        fits = card is not None and card.faceup and self.what.matches(g, card, s)
        return (card.oid,) if card is not None and fits else ()


ANY_NUMBER: Final = 50
"""The most of "any number of": as many as there are."""


def target(
    among: Selector,
    *,
    by: Seat | Literal[""] = "",
    most: int = 1,
    least: int | None = None,
    number: Amount | None = None,
    names_differ: bool = False,
) -> Target:
    """One target (or `least` to `most`), chosen by the controller or by `by`; `number` if the game tells."""
    fewest = most if least is None else least
    return Target(Targeting(among, most, fewest, by, number=number, names_differ=names_differ))
