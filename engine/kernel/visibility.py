"""Who may know a field of the state. Every field of every saved struct must be declared."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import msgspec


class Sight(Enum):
    """Who may know the value of a field."""

    PUBLIC = "public"
    OWNER = "owner"
    """Only the seat it belongs to; others once a rule shows it."""
    HIDDEN = "hidden"
    """Nobody: the engine's own."""


def undeclared(kind: type[msgspec.Struct], declared: Mapping[str, Sight]) -> set[str]:
    """Fields of a struct without a declaration, and declarations without a field."""
    return set(kind.__struct_fields__) ^ set(declared)
