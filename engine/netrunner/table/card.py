"""A card as an object on the table (1.12)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from engine.netrunner.table.parts import NoZone, Seat, Zone

Counter = Literal["advancement", "credit", "virus", "power", "agenda", "bad_publicity"]
COUNTERS: Final[tuple[Counter, ...]] = (
    "advancement", "credit", "virus", "power", "agenda", "bad_publicity",
)  # fmt: skip


class Card(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card as an object: it gets a new `oid` whenever it changes zones (1.12).

    Rules: 1.9.5f, 1.9.5h, 1.9.5i, 1.13.4, 1.13.5, 1.14.2a, 1.14.2f.
    """

    oid: int
    code: str
    side: Seat
    zone: Zone
    faceup: bool = False
    server: str = ""
    """For installed Corp cards: the server it is in the root of or protecting."""
    host: int = 0
    advancement: int = 0
    credit: int = 0
    virus: int = 0
    power: int = 0
    agenda: int = 0
    loaded: tuple[Counter, ...] = ()
    """Kinds of counters it was ever loaded with: without any of them left it is empty (10.9)."""
    turn: int = 0
    """Turn in which it was installed."""
    since: int = 0
    """Order in which cards became active, for uniqueness (10.3.1d); 0 while inactive in the play area."""
    number: int = 0
    """Number of the card itself, the same whatever object it becomes. Nobody is shown it."""
    worth: int | None = None
    """For a card in a score area "as an agenda": its points (10.1.3)."""
    origin: Zone | NoZone = ""
    """Of a card that is set aside: the zone it was in before."""
    bad_publicity: int = 0
    """Bad publicity that is hosted here, where it has no effect (1.9)."""

    @property
    def controller(self) -> Seat:
        """The seat that controls it: whose score area it is in, else its owner (1.14.2).

        Rules: 1.14.2b.
        """
        return "corp" if self.zone == "corp_score" else "runner" if self.zone == "runner_score" else self.side

    @property
    def entered_from(self) -> Zone:
        """The zone from which it enters another one as abilities see it, never set-aside (4.8.3)."""
        return self.origin or self.zone
