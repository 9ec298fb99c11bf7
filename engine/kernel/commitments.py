"""Seeds that nobody can choose, and everybody can check afterwards.

The host picks a secret and shows only its `commitment`. Whoever plays may then add a word. The seed comes of
both: the host cannot have picked the secret to suit words that came later, nor do players know the secret.
Once it is opened, anybody works out commitment and seed again.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256


def commitment(secret: str) -> str:
    """What is shown before the first card: 64 hexadecimal digits."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: Mapping[str, str]) -> int:
    """The seed that comes of a secret and the words that were added, by seat: 63 bits."""
    lines = [secret, *(f"{seat}={word}" for seat, word in sorted(words.items()) if word)]
    return int.from_bytes(sha256("\n".join(lines).encode()).digest()[:8], "big") >> 1
