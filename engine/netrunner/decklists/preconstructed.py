"""Decks of ours that anybody can play: ten for each side, of Startup, System Gateway and the Core Set."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.messages import DEFAULT, say
from engine.netrunner.decklists import names
from engine.netrunner.decks.lists import Deck


class Preconstructed(msgspec.Struct, frozen=True):
    """A deck of ours: a key that stays, and its list."""

    key: str
    deck: Deck

    @property
    def side(self) -> str:
        """ "corp" or "runner"."""
        return names.cards()[self.deck.identity].side

    def name(self, language: str = DEFAULT) -> str:
        """What it is called."""
        return say(language, f"nrp-{self.key}")

    def plays(self, language: str = DEFAULT) -> str:
        """A sentence on how it plays."""
        return say(language, f"nrp-{self.key}-plays")


@cache
def preconstructed() -> tuple[Preconstructed, ...]:
    """All of them, Corps first."""
    found = msgspec.json.decode((names.DATA / "preconstructed.json").read_bytes(), type=dict[str, Deck])
    return tuple(Preconstructed(key, deck) for key, deck in found.items())
