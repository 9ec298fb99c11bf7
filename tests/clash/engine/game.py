"""A game of Clash: the public object."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.saves import Codec
from engine.kernel.views import ResultView
from tests.clash.engine import rules
from tests.clash.engine.table import SEATS, ClashMachine, ClashState, Event, RoundFrame
from tests.clash.engine.view import View, build, describe, result

GOALS = {"short": 2, "long": 5}
"""How many points win, by level."""
assert rules.ROUND.rows  # importing them gives the frame its steps
_CODEC: Codec[ClashState] = Codec("clash", 1, ClashState, {})


class Game(ClashMachine):
    """Ask it for decisions, answer them, view it, save it."""

    def __init__(self, state: ClashState) -> None:
        super().__init__(state)
        self.proceed()

    def answer(self, seat: str, decision_id: int, keys: str | Iterable[str], /) -> list[Event]:
        """What came of an answer. AnswerError for one that is refused, which changes nothing."""
        self.events = []
        self.accept(seat, decision_id, keys)
        return self.events

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
