"""Random draws anyone can check: each is a hash of the event's published seed and of what it decides.

The hash is BLAKE2b (8 bytes, read big-endian) of a JSON list without spaces, as in
`[7,"pairing",3,"ann","bo"]`: seed, purpose, and what is drawn for. Draws do not depend on each other or on
the order of anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec


def number(seed: int, *about: str | int) -> int:
    """A uniform integer of 64 bits."""
    message = msgspec.json.encode((seed, *about))
    return int.from_bytes(blake2b(message, digest_size=8).digest(), "big")


def shuffled(seed: int, items: Iterable[str], *about: str | int) -> tuple[str, ...]:
    """The items by their draw, whatever order they came in."""
    return tuple(sorted(items, key=lambda item: (number(seed, *about, item), item)))
