"""Signs of the league pictures beside the common ones."""

from __future__ import annotations

from render import icons
from render.icons import Pen, box, disc, polygon


def _podium(pen: Pen, u: float) -> None:
    """Three steps, the middle one the highest."""
    box(pen, u, (3.5, 1.5, 6.5, 9.5), 0)
    box(pen, u, (0.3, 4.5, 3.1, 9.5), 0)
    box(pen, u, (6.9, 6.0, 9.7, 9.5), 0)


def _cup(pen: Pen, u: float) -> None:
    """A cup with two handles."""
    disc(pen, u, 2.6, 3.2, 1.9)
    disc(pen, u, 2.6, 3.2, 1.0, 0)
    disc(pen, u, 7.4, 3.2, 1.9)
    disc(pen, u, 7.4, 3.2, 1.0, 0)
    polygon(pen, u, [(2.4, 0.6), (7.6, 0.6), (7.2, 4.4), (5.6, 6.3), (4.4, 6.3), (2.8, 4.4)])
    box(pen, u, (4.4, 6.0, 5.6, 8.2), 0)
    box(pen, u, (2.6, 8.0, 7.4, 9.6), 0)


def _versus(pen: Pen, u: float) -> None:
    """Two arrows towards each other."""
    polygon(pen, u, [(0.3, 1.2), (4.6, 5.0), (0.3, 8.8)])
    polygon(pen, u, [(9.7, 1.2), (5.4, 5.0), (9.7, 8.8)])


def _tree(pen: Pen, u: float) -> None:
    """Two lines that become one."""
    box(pen, u, (0.4, 1.2, 4.6, 2.6), 0)
    box(pen, u, (0.4, 7.4, 4.6, 8.8), 0)
    box(pen, u, (3.6, 1.2, 5.0, 8.8), 0)
    box(pen, u, (3.6, 4.3, 9.6, 5.7), 0)


def _curve(pen: Pen, u: float) -> None:
    """Columns that rise."""
    box(pen, u, (0.5, 6.4, 2.7, 9.5), 0)
    box(pen, u, (3.9, 3.8, 6.1, 9.5), 0)
    box(pen, u, (7.3, 0.8, 9.5, 9.5), 0)


def _down(pen: Pen, u: float) -> None:
    polygon(pen, u, [(5, 9.2), (9.6, 1.0), (0.4, 1.0)])


def _tick(pen: Pen, u: float) -> None:
    polygon(pen, u, [(0.6, 5.4), (2.2, 3.8), (4.1, 5.8), (8.0, 1.4), (9.5, 2.9), (4.2, 8.8)])


icons.add(
    {
        "lg-podium": _podium, "lg-cup": _cup, "lg-versus": _versus, "lg-tree": _tree, "lg-curve": _curve,
        "lg-down": _down, "lg-tick": _tick,
    }
)  # fmt: skip
