"""What is saved of a game, and what can happen in it."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.kernel.machine import State
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
