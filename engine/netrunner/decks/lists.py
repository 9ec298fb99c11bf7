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
