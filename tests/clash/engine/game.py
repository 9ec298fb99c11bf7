"""A game of Clash: the public object."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.machine import Machine
from engine.kernel.saves import Codec
from engine.kernel.views import ResultView
from tests.clash.engine import rules
from tests.clash.engine.table import SEATS, ClashState, Event, RoundFrame
from tests.clash.engine.view import View, build, describe, result

GOALS = {"short": 2, "long": 5}
"""How many points win, by level."""
assert rules.ROUND.rows  # importing them gives the frame its steps
_CODEC: Codec[ClashState] = Codec("clash", 1, ClashState, {})


class Game(Machine):
    """Ask it for decisions, answer them, view it, save it."""

    def __init__(self, state: ClashState) -> None:
        self.state: ClashState = state
        self._events: list[Event] = []
        self.proceed()

    def happened(self, event: Event) -> None:
        """Something everybody may know."""
        self._events.append(event)

    def over(self, winner: str | None, reason: str) -> list[Event]:
        """End the game, for nobody if there is no winner."""
        self.state.winner, self.state.reason = winner, reason
        self.state.decisions.clear()
        self.state.stack.clear()
        self.happened(Event("ends", winner or "nobody"))
        return self._events[-1:]

    def answer(self, seat: str, decision_id: int, keys: str | Iterable[str], /) -> list[Event]:
        """What came of an answer. AnswerError for one that is refused, which changes nothing."""
        self._events = []
        self.accept(seat, decision_id, keys)
        return self._events

    @property
    def result(self) -> ResultView | None:
        return result(self, "en")

    @property
    def turn(self) -> int:
        return self.state.round

    def view(self, seat: str, /, language: str = "en") -> View:
        return build(self, seat, language)

    def describe(self, event: Event, seat: str, /, language: str = "en") -> str | None:
        return describe(event, language)

    def save(self) -> bytes:
        return _CODEC.save(self.state)


def new_game(level: str, seed: int) -> Game:
    """A game that waits for both players. KeyError for a level that is none."""
    points = dict.fromkeys(SEATS, 0)
    return Game(ClashState(schema=1, seed=seed, stack=[RoundFrame()], goal=GOALS[level], points=points))


def load(data: bytes) -> Game:
    """Raises SaveError."""
    return Game(_CODEC.load(data))
