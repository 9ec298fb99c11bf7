"""Servers that were chosen for what other abilities of a card do (9.10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.values import Value
from engine.netrunner.table.parts import Modifier

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = ["ChosenMark", "ChosenServer"]


class ChosenServer(Value, Modifier, frozen=True):
    """What a choice leaves behind for other abilities of its source (9.10.3); not for cards."""

    server: str
    stat: Literal["chosen_server"] = "chosen_server"


def chosen_servers(g: Game, source: int) -> list[str]:
    """The servers chosen for a source by choices that still last (9.10.3)."""
    return [
        effect.modifier.server
        for effect in g.state.lingering
        if isinstance(effect.modifier, ChosenServer) and effect.source == source
    ]


class ChosenMark(Value, Modifier, frozen=True):
    """The card that was chosen for other abilities of a source (9.10.3); not for cards."""

    stat: Literal["chosen_card"] = "chosen_card"


def chosen_cards(g: Game, source: int) -> list[int]:
    """The cards chosen for a source by choices that still last (9.10.3c)."""
    return [
        effect.target
        for effect in g.state.lingering
        if isinstance(effect.modifier, ChosenMark) and effect.source == source
    ]
