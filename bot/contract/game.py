"""A game as the bot runs it: questions, answers, views, pictures to draw.

Views are the game's own: only its kind looks further into them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec
from typing_extensions import TypeVar

from engine.kernel.views import ResultView, TableView

SPECTATOR = "spectator"
ALL = "all"
"""All: the eyes that see everything of a game that is over; who wins a game that is won together."""

Keys = str | Sequence[str]
Work = tuple[Keys, bool]
"""An answer that took its time, and whether more work was wanted for it than one may take."""
Draw = Callable[[], Sequence["Picture"]]
"""Draws pictures, in another process: a function of `render` with its arguments (`functools.partial`)."""


class Asked(Protocol):
    """A question: its id is the game's alone."""

    @property
    def id(self) -> int: ...

    @property
    def minimum(self) -> int:
        """How many options at least are to be chosen."""

    @property
    def maximum(self) -> int: ...


class OpenDecision(Asked, Protocol):
    """A question the game has put to a seat; no other seat's has its id."""

    @property
    def seat(self) -> str: ...

    @property
    def silence(self) -> str:
        """The key that stands for no answer within a time limit; "" where the game waits."""


class Game(Protocol):
    """One running game. A refused answer raises `AnswerError` and changes nothing."""

    @property
    def decisions(self) -> Sequence[OpenDecision]: ...

    @property
    def waiting_for(self) -> Sequence[str]: ...

    @property
    def result(self) -> ResultView | None:
        """Set when the game is over; its text is English, in other languages a view has it."""

    @property
    def turn(self) -> int: ...

    def answer(self, seat: str, decision_id: int, keys: Keys, /) -> Sequence[Any]: ...

    def view(self, seat: str, /, language: str = "en") -> Any:
        """The game's own kind of TableView."""

    def describe(self, event: Any, seat: str, /, language: str = "en") -> str | None: ...

    def save(self) -> bytes: ...


class Picture(Protocol):
    """An encoded image with what it says for those who cannot see it."""

    @property
    def data(self) -> bytes: ...

    @property
    def filename(self) -> str: ...

    @property
    def alt(self) -> str: ...


class Card(Protocol):
    """A card for reading; the game's own kind adds what it is drawn from."""

    @property
    def code(self) -> str: ...

    @property
    def title(self) -> str: ...


G = TypeVar("G", bound=Game, default=Any)
"""The games of a kind; any, where it does not matter of which kind they are."""
V = TypeVar("V", bound=TableView, default=Any)
"""Their views."""


def public(game: Game, events: Iterable[object], language: str) -> tuple[str, ...]:
    """What everyone may read of these events, one line each."""
    said = (game.describe(event, SPECTATOR, language=language) for event in events)
    return tuple(line for line in said if line)


def fingerprint(*values: object) -> str:
    """A short text that tells whether two values are the same."""
    return hashlib.sha1(msgspec.json.encode(values), usedforsecurity=False).hexdigest()
