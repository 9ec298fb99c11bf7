"""The scale of all worths: what the means of the game are in credits."""

from __future__ import annotations

from typing import Final

GAME: Final = 100.0
"""Winning it."""
POINT: Final = 6.0
"""An agenda point."""
CLICK: Final = 1.6
"""A click: more than the credit it could gain."""
CARD: Final = 1.2
"""A card in a hand with room for it."""
SPARE_CARD: Final = 0.3
"""A card in a hand that is full."""
NOTHING_LEFT: Final = 40.0
"""Drawing the last card of R&D: who must draw and cannot loses the game."""
SHOWN: Final = 0.2
"""A card of HQ that the Runner is shown."""
RETURNED: Final = 1.4
"""Any card that comes back to a hand ..."""
BEST: Final = 4.0
"""... and the most for one that was chosen."""
INSTALLED: Final = 2.4
"""A card that is installed without a click."""
PLAYED: Final = 2.2
"""... or played without one."""
FLIPPED: Final = 0.5
"""Another face of an identity of which nothing is known."""
HOSTED_CARD: Final = 0.8
"""A card that is hosted on another."""
CARD_LOST: Final = 2.0
"""A card of the grip lost to damage."""
CORE: Final = 3.5
"""Core damage: a card, and room for one."""
TAG: Final = 3.5
"""A tag: a click and two credits to lose it."""
BAD_PUBLICITY: Final = 2.5
"""A credit more for each run."""
ACCESS: Final = 2.5
"""Accessing an unknown card of HQ or R&D: two agendas in ten cards, two points each."""
AGENDA: Final = 2 * POINT
"""An agenda whose points are not known."""
ADVANCED: Final = 1.8
"""An advancement counter: the click and the credit it would take."""
COUNTER: Final = 0.8
"""A virus or power counter."""
HOSTED_CREDIT: Final = 0.75
"""A credit on a card, to be taken later."""
RETURNING: Final = 0.4
"""A credit on a card that fills up again."""
STAKE: Final = 5.0
"""What is behind ice when nothing is known of it."""
TURNS: Final = 4.0
"""How many turns a card that stays is reckoned to work, with what may happen to it in mind."""
UNKNOWN: Final = 2.0
"""A number that is not known before it matters."""


def installed_worth(cost: int | None) -> float:
    """What a card on the table is worth to its owner when nothing more is known: its price, nearly."""
    return 1.0 + 0.8 * (cost or 0)
