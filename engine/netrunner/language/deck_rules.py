"""What cards say about the deck they are in (1.4): words that matter before the game and never during it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from engine.kernel.values import Value
from engine.netrunner.language.fields import Code, FactionName, Natural, Positive, SubtypeName
from engine.netrunner.table.parts import Ability, CardType

if TYPE_CHECKING:
    from engine.netrunner.table.facts import Facts

__all__ = [
    "AgendasOfEachFaction", "Bars", "BringsCopies", "CopiesAtMost", "FirstCopiesFree", "FreeInfluence",
    "Included", "StartsInstalled",
]  # fmt: skip


class Included(Value, frozen=True):
    """A set of cards by their printed facts; what is left empty does not matter.

    `kind` is a card type, `subtype` and `without` are subtypes.
    """

    faction: FactionName = ""
    kind: CardType | Literal[""] = ""
    subtype: SubtypeName = ""
    without: SubtypeName = ""
    code: Code = ""

    def matches(self, facts: Facts) -> bool:
        """Whether the card belongs to the set."""
        return (
            self.faction in ("", facts.faction)
            and self.kind in ("", facts.type)
            and (not self.subtype or self.subtype in facts.subtypes)
            and self.without not in facts.subtypes
            and self.code in ("", facts.id)
        )

    def count(self, deck: Mapping[Facts, int]) -> int:
        """How many copies of such cards a deck holds."""
        return sum(copies for facts, copies in deck.items() if self.matches(facts))


class DeckRule(Ability):
    """A rule about decks, printed on a card in them or on their identity (1.4.1, 1.4.7)."""

    __slots__ = ()


class FreeInfluence(Value, DeckRule, frozen=True):
    """This card costs no influence if the deck holds `least` to `most` copies of such cards (alliance).

    Rules: 2.14.3.
    """

    of: Included
    least: Natural = 0
    most: Positive | None = None

    def holds(self, deck: Mapping[Facts, int]) -> bool:
        """Whether the deck satisfies it."""
        n = self.of.count(deck)
        return n >= self.least and (self.most is None or n <= self.most)


class FirstCopiesFree(Value, DeckRule, frozen=True):
    """Of an identity: the first copy of each such card does not count against its influence limit."""

    of: Included


class CopiesAtMost(Value, DeckRule, frozen=True):
    """Of an identity: no more than n copies of any card."""

    n: Positive


class Bars(Value, DeckRule, frozen=True):
    """Of an identity: its decks cannot hold such cards."""

    of: Included


class AgendasOfEachFaction(Value, DeckRule, frozen=True):
    """Of an identity: its decks may hold up to n different agendas of each faction."""

    n: Positive


class StartsInstalled(Value, DeckRule, frozen=True):
    """Of an identity: the game starts with n different such cards installed, brought along with the deck
    (1.5.3)."""

    of: Included
    n: Positive


class BringsCopies(Value, DeckRule, frozen=True):
    """Of an identity: its player may bring further copies of it along (1.5.2a)."""
