"""Numbers that may depend on the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.neon_hope.language.base import Amount, AmountValue, EffectValue
from engine.neon_hope.language.picks import THIS, Pick
from engine.neon_hope.table.frames import EffectsFrame

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game

    AmountLike = int | Amount
else:
    AmountLike = Amount  # a save decodes what was normalised by `amount`


class Fixed(AmountValue, frozen=True):
    """A plain number. Packs just write the number, so that it has no op."""

    n: int

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return self.n


def amount(n: AmountLike) -> Amount:
    """A plain number as an Amount."""
    return Fixed(n) if isinstance(n, int) else n


def counted(n: AmountLike, g: Game, f: EffectsFrame | None) -> int:
    """The number now."""
    return n if isinstance(n, int) else n.count(g, f)


def fixed(n: AmountLike) -> int | None:
    """The number, if it does not depend on the game."""
    if isinstance(n, int):
        return n
    return n.n if isinstance(n, Fixed) else None


def lowers(n: AmountLike) -> bool:
    """Whether it is below 0 whatever the game is like."""
    if isinstance(n, Characters):
        return n.times < 0 and n.plus <= 0
    if isinstance(n, ByCharacters):
        return max(n.n) < 0
    return (fixed(n) or 0) < 0


def normalise(value: msgspec.Struct) -> None:
    """Make a plain number in the field `n` an Amount. For `__post_init__`."""
    msgspec.structs.force_setattr(value, "n", amount(value.n))  # type: ignore[attr-defined]


class CountedEffect(EffectValue, frozen=True):
    """Base of effects whose first field is a number."""

    n: AmountLike

    def __post_init__(self) -> None:
        normalise(self)

    def number(self, g: Game, f: EffectsFrame) -> int:
        """How much it is now."""
        return counted(self.n, g, f)


class Characters(AmountValue, frozen=True):
    """The number of characters in the game, times a number, plus a number."""

    op: ClassVar[str] = "characters"

    times: int = 1
    plus: int = 0

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return self.times * len(g.seats) + self.plus


class ByCharacters(AmountValue, frozen=True):
    """A number for a lone character, others for two, three and four: where it is not so much a character."""

    op: ClassVar[str] = "by_characters"

    n: tuple[int, int, int, int]

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return self.n[len(g.seats) - 1]


class CountCards(AmountValue, frozen=True):
    """How many cards fit a description."""

    op: ClassVar[str] = "count"

    what: Pick

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return len(self.what.cards(g, f))


class CounterValue(AmountValue, frozen=True):
    """The number of counters on cards, taken together."""

    op: ClassVar[str] = "counters"

    what: Pick = THIS

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return sum(card.counters for card in self.what.cards(g, f))


class TrackerValue(AmountValue, frozen=True):
    """The value of a tracker."""

    op: ClassVar[str] = "tracker"

    name: str

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return g.state.trackers.get(self.name, 0)


class FlagValue(AmountValue, frozen=True):
    """How often something noted by a flag has happened."""

    op: ClassVar[str] = "flag"

    name: str

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return g.state.flags.get(self.name, 0)


class HandSize(AmountValue, frozen=True):
    """The number of cards in your hand."""

    op: ClassVar[str] = "hand"

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return 0 if f is None else len(g.hero(f.seat).hand)


class EnduranceValue(AmountValue, frozen=True):
    """Your endurance."""

    op: ClassVar[str] = "endurance"

    def count(self, g: Game, f: EffectsFrame | None) -> int:
        return 0 if f is None else g.hero(f.seat).endurance
