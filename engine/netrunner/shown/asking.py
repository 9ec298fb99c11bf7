"""Which instruction of a card asks a question."""

from __future__ import annotations

from engine.netrunner.language.effects.looking import Pick
from engine.netrunner.language.instructions import AbilityFrame, Effect
from engine.netrunner.language.wholes import resolving
from engine.netrunner.table.questions import Decision


def asking(d: Decision, frame: AbilityFrame) -> Effect | None:
    """The instruction that asks: the one that resolves, or the one whose targets are announced (1.15.1)."""
    now = frame.effects[frame.index]
    if d.kind != "target" or (
        isinstance(resolving(frame).effect, Pick) and d.options[0].verb in ("pick", "no_target")
    ):
        return now
    if len(frame.targets) < len(now.targets()):
        return now
    return frame.effects[frame.index + 1] if frame.index + 1 < len(frame.effects) else None
