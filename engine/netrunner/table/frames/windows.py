"""Open windows (9.2), and the checkpoint that may open one (10.3)."""

from __future__ import annotations

from engine.kernel.steps import FrameBase
from engine.netrunner.table.parts import NoSeat, Seat
from engine.netrunner.table.state import Pending


class PaidWindowFrame(FrameBase, kw_only=True):
    """A paid ability window (9.2.7). `rez` is (R), `score` is (S), `ice` the approached ice (I) or 0.

    Rules: 9.2.7a, 9.2.7c, 9.2.7d, 9.2.7e, 9.2.4b.
    """

    step: str
    role: str
    """The step that opened it, and what that step is for."""
    seat: Seat
    rez: bool = False
    score: bool = False
    ice: int = 0
    passed: bool = False
    """Whether the other player passed just before."""
    acted: bool = False
    """Whether who has priority has acted since they got it, where to stop then is no pass (D35)."""
    stopped: Seat | NoSeat = ""
    """Who stopped so, and nothing has been done since."""


class ReactionFrame(FrameBase, kw_only=True):
    """A reaction window (9.2.8) over a fixed set of pending instances.

    Rules: 9.2.8a, 9.2.8b.
    """

    seat: Seat
    pending: tuple[Pending, ...]
    second: bool = False
    """Whether the inactive player has priority."""
    phase_start: bool = False
    """Whether it opened because a timing structure began that can end in it (9.2.8f)."""


class InterruptFrame(FrameBase, kw_only=True):
    """An interrupt window over the ability frame below it.

    Rules: 9.2.9a, 9.2.9e, 9.6.8b.
    """

    seat: Seat
    """Who has priority."""
    pending: tuple[Pending, ...] = ()
    """Conditional interrupts that were relevant when the window opened (9.9.4b)."""
    passed: int = 0
    """Passes in a row."""
    received: bool = False
    """Of no use; saves of before have it."""


class CheckpointFrame(FrameBase, kw_only=True):
    """One checkpoint. It stands on the stack only while a player chooses something in it."""

    pending: tuple[Pending, ...] = ()
    declared: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    """Programs chosen to be trashed for memory so far, or which of the effects that give subroutines come
    first (9.8.2d)."""
    mend: bool = True
    """Whether steps c to h have anything to look at."""
