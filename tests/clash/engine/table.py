"""What is saved of a game, and what can happen in it."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.kernel.machine import Machine, State
from engine.kernel.steps import FrameBase

SEATS: Final = ("left", "right")
BEATS: Final = {"rock": "scissors", "paper": "rock", "scissors": "paper"}


class ClashState(State, kw_only=True):
    """Nothing is hidden here: what somebody has chosen and the other has not is an answer of the frame."""

    goal: int
    round: int = 0
    points: dict[str, int] = {}
    winner: str | None = None
    reason: str = ""


class RoundFrame(FrameBase, kw_only=True):
    """Rounds until somebody has enough points."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, which everybody may know: "round", "shows", "rolls", "scores" or "ends"."""

    kind: str
    seat: str = ""
    what: str = ""
    n: int = 0


class ClashMachine(Machine):
    """The game as its rules know it."""

    state: ClashState

    def __init__(self, state: ClashState) -> None:
        self.state = state
        self.events: list[Event] = []
        """What came of the answer that was given last."""

    def happened(self, event: Event) -> None:
        """Something everybody may know."""
        self.events.append(event)

    def over(self, winner: str | None, reason: str) -> list[Event]:
        """End the game, for nobody if there is no winner."""
        self.state.winner, self.state.reason = winner, reason
        self.state.decisions.clear()
        self.state.stack.clear()
        self.happened(Event("ends", winner or "nobody"))
        return self.events[-1:]
