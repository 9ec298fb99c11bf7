"""What a run is reckoned by: the way to a server, and what a card adds to the run that it makes."""

from __future__ import annotations

from typing import Final, NamedTuple


class Path(NamedTuple):
    """The way to a server."""

    credits: int
    """Credits that breaking known ice takes; IMPOSSIBLE if it cannot be passed."""
    price: float
    """Everything the way costs, in credits."""
    damage: int
    """Damage that known ice will do, and unknown ice may do."""
    chance: float
    """How likely unknown ice lets the Runner pass."""


OPEN: Final = Path(0, 0.0, 0, 1.0)


class With(NamedTuple):
    """What a card adds to the run that it makes."""

    extra: int = 0
    """More cards accessed."""
    money: int = 0
    """Credits for the run, less what the card costs."""
    rez_tax: int = 0
    """Credits that rezzing ice costs the Corp more."""
    gone: int = 0
    """Cards that leave the grip for it."""
    bypass: int = 0
    """Pieces of ice that are bypassed, the outermost first."""
    instead: float | None = None
    """What happens instead of the breach, in credits; None if it is not replaced."""
    optional: bool = True
    """Whether the breach may be had all the same."""
    into: str = ""
    """The server that a successful run becomes one against, "" if it stays as it is."""
    besides: float = 0.0
    """What comes of the card whatever becomes of the run, in credits."""
    brings: float = 0.0
    """Everything else that comes of a successful run, in credits."""


PLAIN: Final = With()
