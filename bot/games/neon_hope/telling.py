"""What happened in NEON HOPE, a line for what was done. Told in other processes too: this imports little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.messages.words import say
from engine.neon_hope import recap


def told(game: Any, language: str, events: Sequence[Any], seat: str) -> list[str]:
    """Which round it is stands with whose turn it is."""
    return [
        say(language, "bnh-turn-of-round", n=event.n, turn=line) if event.kind == "turn" and event.n else line
        for event, line in recap(game, events, seat, language)
    ]
