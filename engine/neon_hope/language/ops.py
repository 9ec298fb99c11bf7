"""Every effect, condition and amount of the language by its name in packs."""

from __future__ import annotations

from typing import Final

from engine.neon_hope.language import (
    amounts,
    board,
    cards,
    conditions,
    flow,
    grid,
    harm,
    logged,
    places,
    story,
    tokens,
)
from engine.neon_hope.language.base import AmountValue, ConditionValue, EffectValue

__all__ = ["AMOUNTS", "CONDITIONS", "EFFECTS", "LOGGED"]

EFFECTS: Final[dict[str, type[EffectValue]]] = {
    found.op: found
    for module in (harm, tokens, board, places, cards, grid, story, flow)
    for found in vars(module).values()
    if isinstance(found, type) and issubclass(found, EffectValue) and found.op
}
"""Effects by op."""

CONDITIONS: Final[dict[str, type[ConditionValue]]] = {
    found.op: found
    for module in (conditions, logged)
    for found in vars(module).values()
    if isinstance(found, type) and issubclass(found, ConditionValue) and found.op
}
"""Conditions by op."""

AMOUNTS: Final[dict[str, type[AmountValue]]] = {
    found.op: found
    for found in vars(amounts).values()
    if isinstance(found, type) and issubclass(found, AmountValue) and found.op
}
"""Amounts by op. Plain numbers have none."""
LOGGED: Final = frozenset(
    [op for op, effect in EFFECTS.items() if effect.write is not EffectValue.write]
    + [op for op, condition in CONDITIONS.items() if condition.written is not ConditionValue.written]
)
"""Names of what can stand between episodes, where there is nothing but a campaign's log."""
