"""Copies of a game in which a player thinks, and how many answers it may give in them for one decision.

Answers are the unit of its work: how many there are hangs on the position alone, so that the same one gives
the same choice on every machine, however busy, and no position takes without end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.netrunner import Game
    from engine.netrunner.table.events import Event

ANSWERS: Final = 800
"""Answers for one decision; each takes, with its choice, half a millisecond to one."""


class Spent(Exception):
    """No answers are left for this decision."""


class Copies:
    """The answers that are left for one decision, or for a part of the thinking about it."""

    def __init__(self, answers: int, of: Copies | None = None) -> None:
        self._all = self._left = answers
        self._of = of
        self.cut = False
        """Whether an answer was wanted for which none was left."""

    def part(self, answers: int) -> Copies:
        """Of those that are left at most so many; what is given of them is gone here, too."""
        return Copies(answers, self)

    @property
    def given(self) -> int:
        """How many answers were given."""
        return self._all - self._left

    @property
    def left(self) -> int:
        """How many answers are left."""
        return self._left if self._of is None else min(self._left, self._of.left)

    def answer(self, copy: Game, keys: tuple[str, ...]) -> list[Event]:
        """Answer the first question that is open in a copy. What happened; Spent where no answer is left."""
        if self.left <= 0:
            self.cut = True
            raise Spent
        self._spend()
        asked = copy.state.decisions[0]
        return copy.answer(asked.seat, asked.id, keys)

    def _spend(self) -> None:
        self._left -= 1
        if self._of is not None:
            self._of._spend()


def for_a_decision() -> Copies:
    """All that may be given for one."""
    return Copies(ANSWERS)
