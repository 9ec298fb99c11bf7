"""What objects are: effects that change their type, their subtypes, their abilities, or set a value.

A `Trait` says what it does to one object as a `Change`; `objects.changes` applies all of them in the order
of 9.12.1d and e.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.amounts import AmountLike, Num, amount
from engine.netrunner.language.base import Amount, Scope, Selector
from engine.netrunner.language.fields import NATURAL, NOT_ZERO, POSITIVE, SubtypeName
from engine.netrunner.language.membership import members
from engine.netrunner.language.selectors import Both, Either, HostOfSource, This, ThisCard, Without
from engine.netrunner.table.parts import Ability, CardType, Modifier
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.facts import Face
    from engine.netrunner.table.game import Game

__all__ = [
    "BecomeType", "ChangeSubtype", "CopyOf", "DoubleSubs", "GainAbilities", "GainSubs",
    "GainSubsAnywhere", "LoseAbilities", "LoseSubs", "SetTo",
]  # fmt: skip

EventKind = Literal["paid", "interface", "conditional", "static", "subroutine"]
"""Kinds of ability (9.1.1e); "interface" are the paid ones with that flag (3.9.5e)."""
Value_ = Literal[
    "strength", "rez_cost", "install_cost", "play_cost", "trash_cost", "advancement", "memory_cost", "points"
]


class Change(NamedTuple):
    """What one effect does to one object."""

    type: str = ""
    """The type it is instead."""
    subtypes: tuple[tuple[str, int], ...] = ()
    """How often it gains (n > 0) or loses subtypes (2.16.5)."""
    gains: tuple[Ability, ...] = ()
    first: bool = False
    """Whether the gained subroutines stand before all others (9.8.3a, b; 24: 9.8.3)."""
    loses: tuple[int, ...] = ()
    """Ids of the abilities it loses (9.1.9a)."""
    doubles: tuple[int, ...] = ()
    """Ids of the subroutines of which it gains a second copy (9.8.2a)."""


class Trait(Modifier):
    """Changes what some objects are: those `to` matches, or the source without one."""

    __slots__ = ()
    to: Selector | None

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        """What it does to this object, whose characteristics are `face` so far.

        `own`: it is a static ability of the object itself.
        """
        raise NotImplementedError

    def steady(self) -> bool:
        """Whether what it does changes only as cards come, go, turn or move."""
        return self.to is None or steady(self.to)

    def fixed(self) -> bool:
        """Whether it does the same to the same objects whatever objects are."""
        return False

    def placed(self) -> bool:
        """Whether the objects it applies to are told by where its source lies."""
        return self.to is None or isinstance(self.to, HostOfSource)

    def reaches(self, g: Game, s: Scope, target: int = 0) -> list[Card]:
        """The objects it applies to; `target` is the one a lingering effect is about."""
        if target or self.to is None:
            card = g.state.cards.get(target or s.source)
            return [] if card is None else [card]
        return members(self.to, g, s)


def steady(among: Selector) -> bool:
    """Whether which cards belong to a set changes only as cards come, go, turn or move."""
    if isinstance(among, Both | Either | Without):
        return steady(among.one) and steady(among.other)
    return among.steady


class ChangeSubtype(Value, Trait, frozen=True):
    """Cards gain (n > 0) or lose (n < 0) a subtype so many times (2.16.5); the source without `to`."""

    subtype: SubtypeName
    n: Annotated[int, NOT_ZERO] = 1
    to: Selector | None = None
    stat: Literal["face"] = "face"

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        return Change(subtypes=((self.subtype, self.n),))

    def fixed(self) -> bool:
        return self.placed()


class GainSubs(Value, Trait, frozen=True):
    """Ice has further subroutines, as many as an amount says (9.8.2, 9.8.3); the source without `to`.

    `first`: before all its others, also those of other cards (9.8.3a).
    """

    sub: Sub
    n: Annotated[AmountLike, POSITIVE]
    to: Selector | None = None
    stat: Literal["face"] = "face"
    first: bool = False

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        n: Amount = self.n  # type: ignore[assignment]
        return Change(
            gains=(self.sub,) * max(0, n.value(g, s)),
            first=self.first or (own and not isinstance(self.n, Num) and not g.rules.printed_first),
        )

    def fixed(self) -> bool:
        return isinstance(self.n, Num) and self.placed()

    def steady(self) -> bool:
        return isinstance(self.n, Num) and super().steady()


class GainSubsAnywhere(Value, Trait, frozen=True):
    """Ice has further subroutines, each of which stands where the Corp declares among its others (9.8.2c);
    the source without `to`."""

    subs: tuple[Sub, ...]
    to: Selector | None = None
    stat: Literal["face"] = "face"

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        return Change(gains=self.subs)

    def fixed(self) -> bool:
        return self.placed()


class DoubleSubs(Value, Trait, frozen=True):
    """Ice has a second copy of each of its subroutines, right behind it (9.8.2a); the source without `to`.

    What the ice gains or loses while it lasts has a copy, too, or none any more (9.12.1e).
    """

    to: Selector | None = None
    stat: Literal["face"] = "face"

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        named = zip(face.ids, face.abilities, strict=True)
        return Change(doubles=tuple(number for number, ability in named if isinstance(ability, Sub)))


class LoseSubs(Value, Trait, frozen=True):
    """Ice has lost so many printed subroutines, the last ones first (9.8.2b); the source without `to`."""

    n: Annotated[AmountLike, NATURAL]
    to: Selector | None = None
    stat: Literal["face"] = "face"

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        n: Amount = self.n  # type: ignore[assignment]
        printed = g.definition(card).abilities
        subs = [i for i in face.ids if 0 <= i < len(printed) and isinstance(printed[i], Sub)]
        return Change(loses=tuple(sorted(subs)[max(0, len(subs) - n.value(g, s)) :]))

    def steady(self) -> bool:
        return isinstance(self.n, Num) and super().steady()


class GainAbilities(Value, Trait, frozen=True):
    """Cards have further abilities (9.1.9); the source without `to`.

    Rules: 9.1.3b.
    """

    abilities: tuple[Ability, ...]
    to: Selector | None = None
    stat: Literal["face"] = "face"

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        return Change(gains=self.abilities)

    def fixed(self) -> bool:
        return self.placed()


def names_itself(ability: Ability) -> bool:
    """Whether an ability speaks of the card that has it: by name, in the words of its time."""
    return any(
        isinstance(part, This | ThisCard) or (isinstance(part, Trait) and getattr(part, "to", part) is None)
        for part in inside(ability)
    )


def of_kind(ability: Ability, kind: EventKind) -> bool:
    """Whether an ability is of a kind."""
    if kind == "interface":
        return isinstance(ability, Paid) and ability.interface
    sorts = {"paid": Paid, "conditional": When, "static": Static, "subroutine": Sub}
    return isinstance(ability, sorts[kind])


class LoseAbilities(Value, Trait, frozen=True):
    """Cards have lost all abilities of some kinds, () for all kinds (9.1.9a); the source without `to`.

    `keep_printed` are kinds of which they keep those printed on them.
    """

    to: Selector | None = None
    kinds: tuple[EventKind, ...] = ()
    keep_printed: tuple[EventKind, ...] = ()
    stat: Literal["face"] = "face"

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        printed = g.definition(card).abilities
        lost = []
        for number, ability in zip(face.ids, face.abilities, strict=True):
            kept = 0 <= number < len(printed) and any(of_kind(ability, kind) for kind in self.keep_printed)
            if not kept and (not self.kinds or any(of_kind(ability, kind) for kind in self.kinds)):
                lost.append(number)
        return Change(loses=tuple(lost))


class CopyOf(Value, Trait, frozen=True):
    """Cards have subtypes or abilities of the cards `of` matches besides their own; the source without `to`.

    Only what is printed on those cards is copied, as far as they have it (9.12.1d would else have no end).
    """

    of: Selector
    to: Selector | None = None
    subtypes: bool = False
    kinds: tuple[EventKind, ...] = ()
    stat: Literal["face"] = "face"

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        gained: dict[str, int] = {}
        abilities: list[Ability] = []
        for other in members(self.of, g, s):
            if other.oid == card.oid:
                continue
            seen = g.face(other)
            if self.subtypes:
                gained.update(dict.fromkeys(sorted(seen.subtypes), 1))
            printed = len(g.definition(other).abilities)
            abilities += [
                ability
                for number, ability in zip(seen.ids, seen.abilities, strict=True)
                if 0 <= number < printed and any(of_kind(ability, kind) for kind in self.kinds)
            ]
        return Change(subtypes=tuple(gained.items()), gains=tuple(abilities))

    def steady(self) -> bool:
        return steady(self.of) and super().steady()


class BecomeType(Value, Trait, frozen=True):
    """Cards are of another type; the source without `to`."""

    into: CardType
    to: Selector | None = None
    stat: Literal["face"] = "face"

    def change(self, g: Game, s: Scope, card: Card, face: Face, *, own: bool) -> Change:
        return Change(type=self.into)


class SetTo(Value, Modifier, frozen=True):
    """A value of cards is set to an amount, before anything raises or lowers it (9.12.1a).

    For the cards `to` matches, or the source without one.
    """

    stat: Value_
    n: Annotated[AmountLike, NATURAL]
    to: Selector | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def value(self, g: Game, s: Scope, card: Card, target: int = 0) -> int | None:
        """What it sets the card's value to, None if it does not apply."""
        if target or self.to is None:
            applies = card.oid == (target or s.source)
        else:
            applies = self.to.matches(g, card, s)
        n: Amount = self.n  # type: ignore[assignment]
        return n.value(g, s) if applies else None
