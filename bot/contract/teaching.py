"""What the bot must know of a game that can be learnt by playing.

A lesson is a stored game like any other; that it is one, and which, is its level ("lesson3"). What has been
reached is worked out from its decision log, so that a crash at any moment loses nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.contract.game import G, V
from bot.contract.kind import GameKind, Table
from bot.contract.player import Player

LEVEL = "lesson"


class Teaching(GameKind[G, V], ABC):
    """A `GameKind` with lessons, numbered from 1."""

    lessons: ClassVar[int]
    """How many there are."""

    @abstractmethod
    def lessons_text(self, language: str) -> str:
        """What one gets by `learn`, for who looks for a command; at most 100 letters."""

    @abstractmethod
    def lesson_name(self, number: int, language: str) -> str: ...

    @abstractmethod
    def begin_lesson(self, number: int, seed: int, edition: str = "") -> G:
        """The game of a lesson, which waits for its first answer; by the usual edition unless one is
        named."""

    @abstractmethod
    def lesson_players(self, number: int, learner: Player, language: str) -> Mapping[str, Player]:
        """Who takes which seat; `language`: in which the others' names are said."""

    @abstractmethod
    def lesson_reached(self, table: Table[G, V]) -> bool:
        """Whether the goal of the lesson that this game is has been reached."""

    @abstractmethod
    def lesson_notes(self, table: Table[G, V], seat: str, language: str) -> str:
        """What a panel says of the lesson: its task, a word on the last press, praise in the end; "" for
        nothing (Discord's markup)."""

    @abstractmethod
    def finish_lesson(self, game: G, seat: str) -> Sequence[Any]:
        """End the game of a lesson for the learner's seat; returns the events."""


def level_of(number: int) -> str:
    """What the game of a lesson is stored as."""
    return f"{LEVEL}{number}"


def lesson_of(level: str) -> int:
    """Which lesson a game of this level is; 0 for none."""
    number = level.removeprefix(LEVEL)
    return int(number) if level.startswith(LEVEL) and number.isdecimal() else 0
