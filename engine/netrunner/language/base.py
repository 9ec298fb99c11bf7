"""The parts of the card language: markers that every concrete part inherits, and what they evaluate in.

Cards are declarations built from frozen values: abilities hold effects, effects hold amounts,
conditions, selectors and costs. Each evaluates itself against the game and a `Scope`, and each says
itself in plain English (`say`), so that a card's text is generated from what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

import msgspec

from engine.kernel.machine import Step
from engine.kernel.values import Named, Value
from engine.netrunner.table.parts import Expected, Results, Speaker

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.costs import Budget, Payment
    from engine.netrunner.rules.abilities import AbilityFrame
    from engine.netrunner.table.state import Card, Event
    from engine.speech import Node, Noun, NounPhrase, Quantity


class Scope(Protocol):
    """What a part of an ability may refer to: its controller, its source, what triggered it, its choices."""

    seat: str
    source: int
    code: str
    event: Event | None
    results: Results
    numbers: tuple[tuple[str, int], ...]

    def chosen(self, what: Targeting) -> tuple[int, ...]:
        """What was announced for this choice of targets."""


class Bare(msgspec.Struct, gc=False):
    """The scope of a static ability or of a trigger condition: no targets, nothing remembered."""

    seat: str
    source: int
    code: str
    event: Event | None = None
    results: Results = ()
    numbers: tuple[tuple[str, int], ...] = ()

    def chosen(self, what: Targeting) -> tuple[int, ...]:
        return ()


class Amount(Named):
    """A number that may depend on the game."""

    __slots__ = ()

    def value(self, g: Game, s: Scope) -> int:
        """The number now."""
        raise NotImplementedError

    def quantity(self, v: Speaker) -> int | Quantity:
        """Before things: 3, "1 for each installed program", "as many as ..."."""
        raise NotImplementedError(f"{type(self).__name__} has no words")

    def noun(self, v: Speaker) -> NounPhrase:
        """As a thing: "the number of installed programs", "your link"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Condition(Named):
    """Something that is true or not."""

    __slots__ = ()
    lasts: ClassVar[bool] = False
    """Whether it reads as a state ("while ...") and not as something that happened ("if ...")."""

    def true(self, g: Game, s: Scope) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def clause(self, v: Speaker) -> Node:
        """What is so, as it stands behind "if"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Pattern(Named):
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


class Selector(Named):
    """A set of cards. Combine with & | and -."""

    __slots__ = ()
    attribute: ClassVar[bool] = False
    """Whether it is told by what cards are, so that a facedown one might belong to it or not."""
    steady: ClassVar[bool] = False
    """Whether which cards belong to it changes only as cards come, go, turn, move or change type."""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        """Whether the card has what the set is told by. Where it has to be: see `membership.belongs`."""
        raise NotImplementedError

    def zones(self) -> frozenset[str] | None:
        """The zones it names; None if it names none, which means installed cards (1.15.2c)."""
        return None

    def noun(self, v: Speaker) -> Noun:
        """One such card, without determiner and number: "installed program"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Ref(Named):
    """One or more definite cards: this card, the chosen target, the card accessed."""

    __slots__ = ()

    def oids(self, g: Game, s: Scope) -> tuple[int, ...]:
        """The cards, leaving out those that are not there any more (1.15.3)."""
        raise NotImplementedError

    later: ClassVar[bool] = False
    """Whether it is known only when instructions before it have resolved."""

    def targeting(self) -> Targeting | None:
        """The choice of targets it is, if it is one."""
        return None

    def noun(self, v: Speaker) -> NounPhrase:
        """The cards: "this asset", "1 installed program"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class CostPart(Named):
    """A part of a cost (1.16): credits, a click, a card to trash. They are in `language.costs`."""

    __slots__ = ()
    order: ClassVar[int] = 0
    """Where it stands when the parts of a cost are paid."""
    choosing: ClassVar[bool] = False
    """Whether the payer chooses among `candidates`."""

    def reserve(self, b: Budget) -> bool:
        """Set aside what it needs. False if it cannot be paid along with what was set aside before."""
        raise NotImplementedError

    def number(self, g: Game, s: Scope) -> int:
        """How many."""
        raise NotImplementedError

    def candidates(self, g: Game, p: Payment) -> tuple[int, ...]:
        """The cards it can be paid with."""
        return ()

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        """Pay it, with these cards if it is paid with cards. It can be paid."""
        raise NotImplementedError

    def before(self, v: Speaker) -> Node | NounPhrase:
        """As it stands before the colon of an ability: "2 credits", "trash this asset"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")

    def paid(self, v: Speaker, who: NounPhrase | None = None) -> Node:
        """What a player does to pay it: "pay 2 credits"."""
        raise NotImplementedError(f"{type(self).__name__} has no words")


class Effect(Named):
    """One instruction (9.1.1g), or an arrangement of instructions."""

    __slots__ = ()
    makes: ClassVar[tuple[str, ...]] = ()
    """Results and numbers it remembers for later instructions."""
    breaks: ClassVar[bool] = False
    """Whether it breaks subroutines."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        """Carry it out. May ask (ASK), or push frames and be called again (AGAIN). None when done."""
        raise NotImplementedError

    def clause(self, v: Speaker) -> Node:
        """What is done, and by whom."""
        raise NotImplementedError(f"{type(self).__name__} has no words")

    def useful(self, g: Game, s: Scope) -> bool:
        """Whether it could change the game state (1.2.5): without a word of its own, if all targets exist."""
        return all(wanted.subroutines or wanted.any(g, s) for wanted in self.targets())

    def possible(self, g: Game, s: Scope) -> bool:
        """Whether it can be fully resolved, as far as can be told now (9.12.3c)."""
        return self.useful(g, s)

    def targets(self) -> tuple[Targeting, ...]:
        """What has to be announced before the instruction becomes imminent (1.15): the targets it names."""
        found = []
        for name in self.__struct_fields__:  # type: ignore[attr-defined]
            value = getattr(self, name)
            wanted = value.targeting() if isinstance(value, Ref) else None
            if wanted is not None and wanted not in found:
                found.append(wanted)
        return tuple(found)

    def expects(self, g: Game, s: Scope) -> Expected:
        """Its expected effects with a value that interrupts may change (9.9.6)."""
        return ()

    def doer(self, seat: str) -> str:
        """Whose effect it is: its controller's, unless a player is told to do or suffer it (10.4.1)."""
        return seat

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        """The cards it would act on, for interrupts that save one of them."""
        return ()


class Targeting(Value, frozen=True):
    """A choice of targets: from `among`, `least` to `most` of them, by `by` ("" = the controller)."""

    among: Selector
    most: int = 1
    least: int = 1
    by: str = ""
    subroutines: bool = False
    """Targets are unbroken subroutines of the encountered ice, not cards."""
    number: Amount | None = None
    """How many, if that depends on the game; then `most` and `least` are not used."""

    def any(self, g: Game, s: Scope) -> bool:
        """Whether there is a card to choose."""
        if self.number is not None and self.number.value(g, s) < 1:
            return False
        return bool(g.members(self.among, s))
