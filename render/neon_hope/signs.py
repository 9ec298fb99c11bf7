"""The game's own signs, beside the common ones of `render.icons`."""

from __future__ import annotations

from typing import Final

from render import icons
from render.icons import Pen, box, disc, polygon, star_points


def _investigate(pen: Pen, u: float) -> None:
    """A magnifier."""
    polygon(pen, u, [(5.6, 6.8), (6.8, 5.6), (9.8, 8.6), (8.6, 9.8)])
    disc(pen, u, 4.1, 4.1, 4.0)
    disc(pen, u, 4.1, 4.1, 2.5, 0)


def _support(pen: Pen, u: float) -> None:
    """A speech bubble with a plus: somebody helps."""
    box(pen, u, (0.2, 0.6, 9.8, 7.6), 2.0)
    polygon(pen, u, [(2.0, 6.8), (5.4, 6.8), (2.2, 9.9)])
    box(pen, u, (4.3, 1.7, 5.7, 6.5), 0.4, 0)
    box(pen, u, (2.6, 3.4, 7.4, 4.8), 0.4, 0)


def _fight(pen: Pen, u: float) -> None:
    """Crossed blades."""
    polygon(pen, u, [(0.2, 0.2), (2.2, 0.6), (8.3, 6.7), (6.7, 8.3), (0.6, 2.2)])
    polygon(pen, u, [(9.8, 0.2), (7.8, 0.6), (1.7, 6.7), (3.3, 8.3), (9.4, 2.2)])
    polygon(pen, u, [(0.4, 7.2), (1.5, 6.1), (3.9, 8.5), (2.8, 9.6)])
    polygon(pen, u, [(9.6, 7.2), (8.5, 6.1), (6.1, 8.5), (7.2, 9.6)])


def _hack(pen: Pen, u: float) -> None:
    """A terminal's prompt."""
    box(pen, u, (0.2, 0.8, 9.8, 9.2), 1.6)
    polygon(pen, u, [(1.9, 2.6), (3.2, 2.6), (5.5, 5), (3.2, 7.4), (1.9, 7.4), (4.1, 5)], 0)
    box(pen, u, (5.3, 6.4, 8.2, 7.5), 0.3, 0)


def _skull(pen: Pen, u: float) -> None:
    disc(pen, u, 5, 4.2, 4.1)
    box(pen, u, (2.7, 6.6, 7.3, 9.8), 0.8)
    disc(pen, u, 3.3, 4.6, 1.2, 0)
    disc(pen, u, 6.7, 4.6, 1.2, 0)
    polygon(pen, u, [(5, 5.6), (5.7, 7.0), (4.3, 7.0)], 0)
    for x in (4.05, 5.55):
        box(pen, u, (x, 8.2, x + 0.5, 9.8), 0.1, 0)


def _epic_win(pen: Pen, u: float) -> None:
    """A star in a ring."""
    disc(pen, u, 5, 5, 5)
    disc(pen, u, 5, 5, 4.2, 0)
    polygon(pen, u, star_points(5, 5.1, 3.8, 1.6, 5))


def _epic_fail(pen: Pen, u: float) -> None:
    """A cross in a burst."""
    polygon(pen, u, star_points(5, 5, 5.1, 3.7, 9))
    polygon(pen, u, [(2.7, 3.7), (3.7, 2.7), (7.3, 6.3), (6.3, 7.3)], 0)
    polygon(pen, u, [(6.3, 2.7), (7.3, 3.7), (3.7, 7.3), (2.7, 6.3)], 0)


def _pawn(pen: Pen, u: float) -> None:
    """A standee, with a broad body for its number."""
    disc(pen, u, 5, 2.1, 2.1)
    box(pen, u, (0.6, 3.4, 9.4, 12.0), 2.6)
    box(pen, u, (0, 9.4, 10, 10), 0)


def _endurance(pen: Pen, u: float) -> None:
    """A battery."""
    box(pen, u, (3.4, 0.2, 6.6, 2.0), 0.4)
    box(pen, u, (1.6, 1.2, 8.4, 9.9), 1.2)
    box(pen, u, (2.8, 2.5, 7.2, 4.6), 0.3, 0)


def _hope(pen: Pen, u: float) -> None:
    """A flame."""
    polygon(pen, u, [(5.6, 0.1), (8.0, 3.6), (8.8, 6.4), (5, 9.9), (1.2, 6.4), (2.2, 3.6), (3.6, 4.6)])
    disc(pen, u, 5, 6.4, 3.6)
    polygon(pen, u, [(5.2, 4.9), (6.6, 7.4), (5, 9.3), (3.4, 7.4)], 0)


def _resource(pen: Pen, u: float) -> None:
    """A hexagonal nut."""
    polygon(pen, u, [(5, 0.2), (9.3, 2.6), (9.3, 7.4), (5, 9.8), (0.7, 7.4), (0.7, 2.6)])
    disc(pen, u, 5, 5, 2.1, 0)


def _heart(pen: Pen, u: float) -> None:
    """Health that is left."""
    disc(pen, u, 2.9, 3.3, 2.6)
    disc(pen, u, 7.1, 3.3, 2.6)
    polygon(pen, u, [(0.6, 4.5), (9.4, 4.5), (5, 9.8)])


def _heart_lost(pen: Pen, u: float) -> None:
    """Damage: a heart crossed out."""
    _heart(pen, u)
    disc(pen, u, 3.1, 3.6, 1.4, 0)
    disc(pen, u, 6.9, 3.6, 1.4, 0)
    polygon(pen, u, [(2.2, 4.8), (7.8, 4.8), (5, 7.9)], 0)


def _slot(pen: Pen, u: float) -> None:
    """An empty place for a hacking die."""
    box(pen, u, (0.2, 0.2, 9.8, 9.8), 2.0)
    box(pen, u, (1.4, 1.4, 8.6, 8.6), 1.1, 0)


def _die(pen: Pen, u: float) -> None:
    """A hacking die."""
    box(pen, u, (0.2, 0.2, 9.8, 9.8), 2.0)
    for x, y in ((2.9, 2.9), (7.1, 2.9), (5, 5), (2.9, 7.1), (7.1, 7.1)):
        disc(pen, u, x, y, 1.0, 0)


def _stress(pen: Pen, u: float) -> None:
    """A bolt."""
    polygon(pen, u, [(6.6, 0.1), (1.4, 5.9), (4.4, 5.9), (3.4, 9.9), (8.8, 3.9), (5.6, 3.9)])


def _retreat(pen: Pen, u: float) -> None:
    """An arrow that turns back."""
    polygon(pen, u, [(0.2, 4.0), (4.4, 0.4), (4.4, 7.6)])
    box(pen, u, (3.6, 3.0, 9.6, 5.0), 0.8)
    box(pen, u, (7.7, 3.0, 9.6, 9.6), 0.8)
    box(pen, u, (3.4, 7.8, 9.6, 9.6), 0.6)


def _lead(pen: Pen, u: float) -> None:
    """A flag."""
    box(pen, u, (1.2, 0.2, 2.8, 9.9), 0.5)
    polygon(pen, u, [(2.6, 0.6), (9.4, 3.2), (2.6, 5.9)])


def _check(pen: Pen, u: float) -> None:
    polygon(pen, u, [(0.4, 5.4), (2.0, 3.8), (4.0, 5.8), (8.2, 1.4), (9.8, 3.0), (4.0, 9.0)])


def _silence(pen: Pen, u: float) -> None:
    """A speech bubble crossed out."""
    box(pen, u, (0.4, 1.0, 9.6, 7.6), 2.0)
    polygon(pen, u, [(2.0, 7.0), (5.4, 7.0), (2.2, 9.9)])
    polygon(pen, u, [(2.2, 3.0), (3.2, 2.0), (7.8, 5.8), (6.8, 6.8)], 0)
    polygon(pen, u, [(7.8, 3.0), (6.8, 2.0), (2.2, 5.8), (3.2, 6.8)], 0)


def _archive(pen: Pen, u: float) -> None:
    """A box with a lid."""
    box(pen, u, (0.2, 0.8, 9.8, 3.6), 0.6)
    box(pen, u, (0.9, 4.2, 9.1, 9.6), 0.6)
    box(pen, u, (3.4, 5.2, 6.6, 6.4), 0.4, 0)


def _chapter(pen: Pen, u: float) -> None:
    """An open book."""
    polygon(pen, u, [(0.2, 1.4), (4.6, 2.6), (4.6, 9.4), (0.2, 8.2)])
    polygon(pen, u, [(9.8, 1.4), (5.4, 2.6), (5.4, 9.4), (9.8, 8.2)])


def _triangle(pen: Pen, u: float) -> None:
    polygon(pen, u, [(5, 0.8), (9.8, 9.2), (0.2, 9.2)])


def _ring(pen: Pen, u: float) -> None:
    disc(pen, u, 5, 5, 4.8)
    disc(pen, u, 5, 5, 2.4, 0)


def _block(pen: Pen, u: float) -> None:
    box(pen, u, (0.9, 0.9, 9.1, 9.1), 0.6)


def _down(pen: Pen, u: float) -> None:
    polygon(pen, u, [(5, 9.2), (9.6, 1.0), (0.4, 1.0)])


icons.add(
    {
        "investigate": _investigate, "support": _support, "fight": _fight, "hack": _hack, "skull": _skull,
        "epic-win": _epic_win, "epic-fail": _epic_fail, "pawn": _pawn, "endurance": _endurance,
        "hope": _hope, "resource": _resource, "heart": _heart, "heart_lost": _heart_lost, "slot": _slot,
        "die": _die, "stress": _stress, "retreat": _retreat, "lead": _lead, "check": _check,
        "silence": _silence, "archive": _archive, "chapter": _chapter, "triangle": _triangle,
        "ring": _ring, "block": _block, "down": _down,
    }
)  # fmt: skip

ATTRIBUTES: Final = ("triangle", "ring", "block", "diamond")
"""Signs of the four attributes in the pack's display order."""
KINDS: Final[dict[str, str]] = {
    "clue": "investigate", "enemy": "fight", "condition": "hack", "tool": "power", "character_tool": "star",
    "follower": "pawn", "community": "support", "surveillance": "eye", "character": "pawn",
    "action": "card", "environment": "square", "event": "bad_publicity", "chapter": "chapter",
}  # fmt: skip
"""Signs of the kinds of cards."""


def kind(name: str) -> str:
    """The sign of a kind of card."""
    return KINDS.get(name, "card")
