"""Moments that can never come for the card that waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engine.neon_hope.table import definitions as d

Mistakes = Iterator[tuple[str, str]]

_MOST: Final = 4
"""Characters there can be."""
_ENEMIES: Final = frozenset(("damaged", "attacks", "attacked"))


def moment_mistakes(path: str, part: msgspec.Struct) -> Mistakes:
    """Triggers of `part` that can never come, with the reason."""
    if not isinstance(part, d.Face | d.Follower):
        return
    for index, trigger in enumerate(part.triggers):
        if trigger.on in d.OWN_MOMENTS - {"self_defeated"}:
            reason = _never(path, part, trigger.on)
            if reason:
                yield f"{path}.triggers[{index}].on", f"“{trigger.on}” never comes here: {reason}"


def _never(path: str, part: d.Face | d.Follower, moment: str) -> str:
    if isinstance(part, d.Follower):
        return "" if moment == "leaves" else "a clue becomes a follower when it is in play already (NH 23.4)"
    if isinstance(part, d.Scene):
        return "what makes it leave can do that" if moment == "leaves" else "is “revealed” meant?"
    if isinstance(part, d.Character) or (moment != "leaves" and path.startswith("character_tools.")):
        return "characters and their own tools are there from the beginning"
    if isinstance(part, d.Stage) and not isinstance(part, d.Enemy) and moment in ("enters", "drawn"):
        return "the enemy is in play already when this stage begins; is “revealed” meant?"
    if moment == "enters" and ".backs[" in path:
        return "clues come into play with their front up (NH 3.12); is “revealed” meant?"
    if moment == "drawn" and not isinstance(part, d.Enemy | d.ConditionCard):
        return "only enemies and conditions stay in play once they are drawn (NH 20.9)"
    if moment in _ENEMIES:
        return _of_enemies(part, moment)
    return ""


def _of_enemies(face: d.Face, moment: str) -> str:
    if not isinstance(face, d.Stage):
        return "only enemies fight and are fought (NH 11, 12)"
    if moment == "attacks" and not face.symbols:
        return "an enemy without danger symbols does not attack (NH 12.2)"
    if moment == "attacked" and all(task.type != "fight" for task in face.tasks):
        return "nobody can fight an enemy without a Fight task (NH 11.1)"
    if moment == "damaged" and most(face.health) <= 1:
        return "the first point of damage defeats it; is “self_defeated” meant?"
    return ""


def most(count: d.Count) -> int:
    """A printed number with all characters there can be."""
    return count if isinstance(count, int) else count.base + _MOST * count.per_character
