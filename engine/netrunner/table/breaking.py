"""How many subroutines a card may break of the encountered ice (9.8.5), where cards limit that (1.2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Breaking(NamedTuple):
    """What may be broken now, by place; `left` of the `printed` ones, None if there is no limit."""

    places: tuple[int, ...]
    printed: frozenset[int] = frozenset()
    left: int | None = None

    @property
    def most(self) -> int:
        """How many of the places."""
        if self.left is None:
            return len(self.places)
        held = sum(place in self.printed for place in self.places)
        return len(self.places) - max(0, held - self.left)

    def within(self, wanted: Iterable[int]) -> tuple[int, ...]:
        """Those of some places that can be broken together; the first ones, if they are too many."""
        left, found = self.left, []
        for place in wanted:
            if left is not None and place in self.printed:
                if not left:
                    continue
                left -= 1
            if place in self.places:
                found.append(place)
        return tuple(found)
