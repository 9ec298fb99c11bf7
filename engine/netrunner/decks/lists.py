"""A deck list, and those that come with the game."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.netrunner.table.facts import DATA


class Deck(msgspec.Struct, frozen=True):
    """An identity, how many copies of which card, and extra cards from outside the deck (1.5), by code."""

    identity: str
    cards: dict[str, int]
    extra: dict[str, int] = {}

    @property
    def size(self) -> int:
        """Cards in the deck, without identity and extra cards (1.4.3a)."""
        return sum(self.cards.values())


@cache
def starter_decks() -> dict[str, Deck]:
    """The System Gateway starter decks by name."""
    return msgspec.json.decode((DATA / "starter_decks.json").read_bytes(), type=dict[str, Deck])


@cache
def core_set_decks() -> dict[str, Deck]:
    """The seven starter decks of the Core Set by name: all cards of a faction and all neutral ones of its
    side, as they lie in one box. They are played as they are; three have too few agenda points for 1.4.6.

    Which cards there are is known, and that the box has 248; how many of each is from memory
    (docs/rulings.md).
    """
    return msgspec.json.decode((DATA / "core_set_decks.json").read_bytes(), type=dict[str, Deck])
