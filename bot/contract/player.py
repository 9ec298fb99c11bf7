"""Who takes a seat of a game that begins."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """Who takes a seat: a person (`user_id`), an automatic player (`computer`), or for now nobody."""

    name: str
    user_id: int | None = None
    computer: str | None = None
    role: str = ""
    """What the seat plays, where its name does not say it."""
