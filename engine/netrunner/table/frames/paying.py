"""Frames with a step that pays (1.16)."""

from __future__ import annotations

from engine.kernel.steps import FrameBase
from engine.netrunner.table.parts import Whole


class PayingFrame(FrameBase, kw_only=True):
    """A frame with a step that pays."""

    choices: tuple[tuple[str, ...], ...] = ()
    """What was answered so far about the payment that is being made."""
    paying: Whole | None = None
    """What is being paid while something is asked about it."""

    def paid_with(self, oids: tuple[int, ...]) -> None:
        """A cost was paid with these cards, which abilities may refer to."""

    def source_spent(self) -> None:
        """A cost was paid with the source of the ability: what it hosts is set aside (9.5.5)."""
