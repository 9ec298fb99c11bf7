"""What one reading may cost, however many lists are in its file: some tenths of a second, for others wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LOOKED_UP: Final = 8
"""Names for which similar ones are looked for: each takes ten milliseconds. What is asked about later has its
turn when the first are answered."""
SPOKEN: Final = 60
"""Names in other languages, whose beginnings are looked for: a list of them, and a millisecond each."""
LINES: Final = 4_000
"""Lines that are read: fifty lists, all of them long."""


@dataclass
class Effort:
    """What is left of it."""

    names: int = LOOKED_UP
    spoken: int = SPOKEN
    identities: int = LOOKED_UP
    lines: int = LINES

    def look_up(self, spoken: bool = False) -> bool:
        """Whether one more name may be looked for."""
        if spoken:
            self.spoken -= 1
            return self.spoken >= 0
        self.names -= 1
        return self.names >= 0

    def look_for_identity(self) -> bool:
        """Whether one more line may be taken for an identity's name."""
        self.identities -= 1
        return self.identities >= 0

    def read(self, lines: int) -> int:
        """How many of so many lines may be read."""
        found = min(lines, self.lines)
        self.lines -= found
        return found
