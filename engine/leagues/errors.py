"""What leagues say: message ids with their arguments, and the one error, which carries such a sentence."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from engine.kernel.errors import GameError
from engine.messages import DEFAULT, say

Argument: TypeAlias = str | int


PLAIN: Final[dict[str, Argument]] = {"stage": "", "size": 0, "again": 0}
"""What a round is called besides its number (`round_names`), where nothing is told of it."""


class Note(Struct, frozen=True):
    """A sentence of `leagues.ftl` that is not said yet: its id and the values in it."""

    id: str
    arguments: dict[str, Argument] = {}

    def say(self, language: str) -> str:
        """The sentence in a language."""
        return say(language, self.id, **(PLAIN if "round" in self.arguments else {}) | self.arguments)


def note(identifier: str, /, **arguments: Argument) -> Note:
    """A note, written as it is read."""
    return Note(identifier, arguments)


class LeagueError(GameError):
    """What was asked for cannot be. Nothing has changed; `note` says why in every language."""

    def __init__(self, identifier: str, /, **arguments: Argument) -> None:
        self.note = Note(identifier, arguments)
        super().__init__(identifier)

    def __str__(self) -> str:
        return self.note.say(DEFAULT)

    def say(self, language: str) -> str:
        """The reason in a language."""
        return self.note.say(language)
