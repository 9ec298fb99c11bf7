"""The parts of the card language: markers that every concrete part inherits, and what they evaluate in.

Cards are declarations built from frozen values: abilities hold effects, effects hold amounts,
conditions, selectors and costs. Each evaluates itself against the game and a `Scope`, and each says
itself as a clause or a noun without a language (`wording` attaches these), so that a card's text is made of
what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.fields import Natural, Positive
from engine.netrunner.table.parts import Numbers, Results, Seat, Speaker, Word

if TYPE_CHECKING:
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.events import Event
    from engine.netrunner.table.game import Game
    from engine.netrunner.table.state import Lingering
    from engine.speech import Node, Noun, NounPhrase, Quantity


class Scope(Protocol):
    """What a part of an ability may refer to: its controller, its source, what triggered it, its choices."""

    seat: Seat
    source: int
    code: str
    event: Event | None
    results: Results
    numbers: Numbers
    named: str

    def chosen(self, what: Targeting) -> tuple[int, ...]:
        """What was announced for this choice of targets."""


class Bare(msgspec.Struct, gc=False):
    """The scope of a static ability or of a trigger condition: no targets, nothing remembered."""

    seat: Seat
    source: int
    code: str
    event: Event | None = None
    results: Results = ()
    numbers: Numbers = ()
    named: str = ""

    def chosen(self, what: Targeting) -> tuple[int, ...]:
        return ()


def lasting(effect: Lingering) -> Bare:
    """What the modifier of a lingering effect refers to: what its instruction was about (9.10.1, 1.15.4)."""
    return Bare(
        effect.seat, effect.source, effect.code, effect.event, effect.results, effect.numbers, effect.named
    )


class Amount(Word):
    """A number that may depend on the game."""

    __slots__ = ()
    dated: ClassVar[bool] = False
    """Whether it is the same whenever it is asked of an event, as far as its own parts are."""
    of_number: ClassVar[Callable[[int], Any] | None] = None
    """Makes one of the plain number that an older save has in its place."""

    def value(self, g: Game, s: Scope) -> int:
        """The number now."""
        raise NotImplementedError

    def items(self, g: Game, s: Scope) -> tuple[int, ...]:
        """What it adds up, item by item, where it adds anything up."""
        return (self.value(g, s),)

    def quantity(self, v: Speaker) -> int | Quantity:
        """Before things: 3, "1 for each installed program", "as many as ..."."""
        raise NotImplementedError(f"{type(self).__name__} has no words")

    def noun(self, v: Speaker) -> NounPhrase:
        """As a thing: "the number of installed programs", "your link"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Condition(Word):
    """Something that is true or not."""

    __slots__ = ()
    lasts: ClassVar[bool] = False
    """Whether it reads as a state ("while ...") and not as something that happened ("if ...")."""
    dated: ClassVar[bool] = False
    """Whether `held` judges any event of the past by what the event tells, as far as its own parts do."""
    recalls: ClassVar[bool] = False
    """Whether it asks which events there were: of a turn that is over not all are kept."""

    def true(self, g: Game, s: Scope) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def held(self, g: Game, s: Scope) -> bool:
        """As a stipulation about the scope's event: whether it held when that happened (9.6.5c).

        That is now, unless somebody looks back (9.3.2b): for look-backs it has to be `dated`.
        """
        return self.true(g, s)

    def clause(self, v: Speaker) -> Node:
        """What is so, as it stands behind "if"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Pattern(Word):
    """What an ability waits for or looks back upon: a set of events (9.3.2b), or a static condition."""

    __slots__ = ()

    @property
    def heard(self) -> tuple[str, ...]:
        """The kinds of event it listens for (`Event.heard_as`); none for a static condition (9.6.7)."""
        raise NotImplementedError

    def fits(self, g: Game, event: Event, s: Scope) -> bool:
        """Whether an event belongs to the set, whenever it happened."""
        raise NotImplementedError

    def met(self, g: Game, event: Event, s: Scope) -> bool:
        """Whether the event that happens now meets it, with all that was before it."""
        return self.fits(g, event, s)


class Selector(Word):
    """A set of cards. Combine with & | and -."""

    __slots__ = ()
    attribute: ClassVar[bool] = False
    """Whether it is told by what cards are, so that a facedown one might belong to it or not."""
    steady: ClassVar[bool] = False
    """Whether which cards belong to it changes only as cards come, go, turn, move or change type."""
    everything: ClassVar[bool] = False
    """Whether each card belongs to it, so that nobody has to know which card it is."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        """Whether the card has what the set is told by. Where it has to be: see `membership.belongs`."""
        raise NotImplementedError

    def zones(self) -> frozenset[str] | None:
        """The zones it names; None if it names none, which means installed cards (1.15.2c)."""
        return None

    def definite(self, g: Game, s: Scope) -> tuple[int, ...] | None:
        """The objects that alone can belong to it, there or not; None of a set that names no such objects."""
        return None

    def noun(self, v: Speaker) -> Noun:
        """One such card, without determiner and number: "installed program"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Ref(Word):
    """One or more definite cards: this card, the chosen target, the card accessed."""

    __slots__ = ()

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        """The cards, leaving out those that are not there any more (1.15.3)."""
        raise NotImplementedError

    def remembered(self, s: Scope) -> tuple[int, ...]:
        """Objects it meant, there or not: what happened to them is told by events of the past (1.12.6)."""
        return ()

    def gone(self, s: Scope) -> tuple[Card, ...]:
        """What it meant that is not there any more, as it was last (9.1.4)."""
        return ()

    later: ClassVar[bool] = False
    """Whether it is known only when instructions before it have resolved."""

    def targeting(self) -> Targeting | None:
        """The choice of targets it is, if it is one."""
        return None

    def noun(self, v: Speaker) -> NounPhrase:
        """The cards: "this asset", "1 installed program"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Targeting(Value, Word, frozen=True):
    """A choice of targets: from `among`, `least` to `most` of them, by `by` ("" = the controller)."""

    among: Selector
    most: Positive = 1
    least: Natural = 1
    by: Seat | Literal[""] = ""
    subroutines: bool = False
    """Targets are unbroken subroutines of the encountered ice, not cards."""
    number: Amount | None = None
    """How many, if that depends on the game; then `most` and `least` are not used."""
    names_differ: bool = False
    """Whether each has another name than every other (2.1.5)."""

    def faults(self) -> Iterable[str]:
        if self.number is None and self.least > self.most:
            yield f"at least {self.least} of at most {self.most}"
