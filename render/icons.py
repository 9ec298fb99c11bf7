"""The project's own signs, drawn once as coverage masks at four times their size and cached."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

_SCALE = 4
Pen = ImageDraw.ImageDraw
Points = list[tuple[float, float]]


def polygon(pen: Pen, unit: float, points: Points, fill: int = 255) -> None:
    pen.polygon([(x * unit, y * unit) for x, y in points], fill=fill)


def disc(pen: Pen, unit: float, x: float, y: float, radius: float, fill: int = 255) -> None:
    pen.ellipse(
        ((x - radius) * unit, (y - radius) * unit, (x + radius) * unit, (y + radius) * unit), fill=fill
    )


def box(
    pen: Pen, unit: float, box: tuple[float, float, float, float], radius: float, fill: int = 255
) -> None:
    pen.rounded_rectangle([value * unit for value in box], radius * unit, fill=fill)


def star_points(x: float, y: float, outer: float, inner: float, arms: int) -> Points:
    points: Points = []
    for index in range(arms * 2):
        angle = math.pi * index / arms - math.pi / 2
        radius = inner if index % 2 else outer
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


# Each sign is drawn on a square of 10 by 10 units.


def _credit(pen: Pen, u: float) -> None:
    """A coin with an upright bar through it."""
    disc(pen, u, 5, 5, 4.8)
    disc(pen, u, 5, 5, 3.4, 0)
    box(pen, u, (4.2, 2.6, 5.8, 7.4), 0.7)


def _pip(pen: Pen, u: float) -> None:
    disc(pen, u, 5, 5, 4.4)


def _pip_empty(pen: Pen, u: float) -> None:
    disc(pen, u, 5, 5, 4.4)
    disc(pen, u, 5, 5, 3.0, 0)


def _card(pen: Pen, u: float) -> None:
    box(pen, u, (2.0, 0.6, 8.0, 9.4), 1.0)


def _cards(pen: Pen, u: float) -> None:
    """A card behind a card."""
    box(pen, u, (0.6, 0.4, 6.2, 7.8), 0.9)
    box(pen, u, (2.8, 1.6, 9.6, 10), 1.2, 0)
    box(pen, u, (3.6, 2.3, 9.2, 9.6), 0.9)


def _deck(pen: Pen, u: float) -> None:
    """A pile seen from the side."""
    for index in range(3):
        top = 1.2 + index * 2.8
        box(pen, u, (0.8, top, 9.2, top + 2.0), 0.6)


def _heap(pen: Pen, u: float) -> None:
    """An arrow down into a tray."""
    box(pen, u, (4.1, 0.6, 5.9, 4.4), 0.3)
    polygon(pen, u, [(2.2, 3.8), (7.8, 3.8), (5, 6.8)])
    box(pen, u, (0.6, 7.8, 9.4, 9.6), 0.6)


def _memory(pen: Pen, u: float) -> None:
    """A chip with legs."""
    for index in range(3):
        at = 2.6 + index * 2.0
        box(pen, u, (at, 0.2, at + 0.9, 9.8), 0.3)
        box(pen, u, (0.2, at, 9.8, at + 0.9), 0.3)
    box(pen, u, (1.7, 1.7, 8.3, 8.3), 0.8)
    box(pen, u, (3.6, 3.6, 6.4, 6.4), 0.4, 0)


def _tag(pen: Pen, u: float) -> None:
    """A label with a hole."""
    polygon(pen, u, [(0.4, 5), (3.8, 1.4), (9.6, 1.4), (9.6, 8.6), (3.8, 8.6)])
    disc(pen, u, 3.8, 5, 1.1, 0)


def _warning(pen: Pen, u: float) -> None:
    """A triangle with a mark: bad publicity."""
    polygon(pen, u, [(5, 0.4), (9.8, 9.4), (0.2, 9.4)])
    box(pen, u, (4.4, 3.4, 5.6, 6.6), 0.3, 0)
    disc(pen, u, 5, 7.9, 0.7, 0)


def _core(pen: Pen, u: float) -> None:
    """A broken heart: core damage."""
    disc(pen, u, 2.9, 3.3, 2.5)
    disc(pen, u, 7.1, 3.3, 2.5)
    polygon(pen, u, [(0.7, 4.5), (9.3, 4.5), (5, 9.8)])
    polygon(pen, u, [(5.2, 0), (3.7, 3.6), (5.6, 5.2), (4.4, 8.0), (7.0, 4.6), (5.2, 3.4), (6.4, 0.8)], 0)


def _link(pen: Pen, u: float) -> None:
    """Two rings of a chain."""
    disc(pen, u, 3.3, 5, 3.2)
    disc(pen, u, 6.7, 5, 3.2)
    disc(pen, u, 3.3, 5, 1.9, 0)
    disc(pen, u, 6.7, 5, 1.9, 0)


def _star(pen: Pen, u: float) -> None:
    polygon(pen, u, star_points(5, 5.3, 5.1, 2.2, 5))


def _advancement(pen: Pen, u: float) -> None:
    """Two chevrons upwards."""
    for top in (0.4, 4.8):
        polygon(
            pen,
            u,
            [
                (5, top),
                (9.4, top + 3.6),
                (9.4, top + 5.2),
                (5, top + 2.2),
                (0.6, top + 5.2),
                (0.6, top + 3.6),
            ],
        )


def _virus(pen: Pen, u: float) -> None:
    """A spiked ball."""
    polygon(pen, u, star_points(5, 5, 5, 3.0, 8))
    disc(pen, u, 5, 5, 1.3, 0)


def _power(pen: Pen, u: float) -> None:
    """A bolt."""
    polygon(pen, u, [(6.2, 0.2), (1.4, 5.8), (4.6, 5.8), (3.6, 9.8), (8.6, 4.0), (5.4, 4.0)])


def _diamond(pen: Pen, u: float) -> None:
    polygon(pen, u, [(5, 0.4), (9.6, 5), (5, 9.6), (0.4, 5)])


def _shield(pen: Pen, u: float) -> None:
    """Strength of ice."""
    polygon(pen, u, [(0.9, 1.2), (9.1, 1.2), (9.1, 5.2), (7.6, 7.8), (5, 9.8), (2.4, 7.8), (0.9, 5.2)])


def _fist(pen: Pen, u: float) -> None:
    """Strength of an icebreaker: a thick arrow up."""
    polygon(pen, u, [(5, 0.3), (9.6, 5.0), (7.1, 5.0), (7.1, 9.7), (2.9, 9.7), (2.9, 5.0), (0.4, 5.0)])


def _eye(pen: Pen, u: float) -> None:
    """Only the owner sees this."""
    polygon(pen, u, [(0.1, 5), (2.4, 2.7), (5, 1.9), (7.6, 2.7), (9.9, 5), (7.6, 7.3), (5, 8.1), (2.4, 7.3)])
    disc(pen, u, 5, 5, 2.2, 0)
    disc(pen, u, 5, 5, 1.2)


def _play(pen: Pen, u: float) -> None:
    polygon(pen, u, [(1.6, 0.6), (9.4, 5), (1.6, 9.4)])


def _up(pen: Pen, u: float) -> None:
    polygon(pen, u, [(5, 0.8), (9.6, 9.0), (0.4, 9.0)])


def _sub(pen: Pen, u: float) -> None:
    """A subroutine: an arrow that turns right."""
    box(pen, u, (1.2, 0.8, 3.0, 6.6), 0.3)
    box(pen, u, (1.2, 4.9, 6.4, 6.6), 0.3)
    polygon(pen, u, [(5.6, 2.4), (9.6, 5.75), (5.6, 9.1)])


def _broken(pen: Pen, u: float) -> None:
    """A cross: this one is broken."""
    polygon(pen, u, [(0.6, 2.2), (2.2, 0.6), (9.4, 7.8), (7.8, 9.4)])
    polygon(pen, u, [(7.8, 0.6), (9.4, 2.2), (2.2, 9.4), (0.6, 7.8)])


def _square(pen: Pen, u: float) -> None:
    box(pen, u, (0, 0, 10, 10), 2.2)


def _disc_full(pen: Pen, u: float) -> None:
    disc(pen, u, 5, 5, 5)


_SIGNS: dict[str, Callable[[Pen, float], None]] = {
    "credit": _credit, "pip": _pip, "pip_empty": _pip_empty, "card": _card, "cards": _cards, "deck": _deck,
    "heap": _heap, "memory": _memory, "tag": _tag, "bad_publicity": _warning, "core": _core, "link": _link,
    "star": _star, "agenda": _star, "advancement": _advancement, "virus": _virus, "power": _power,
    "diamond": _diamond, "shield": _shield, "breaker": _fist, "eye": _eye, "play": _play, "up": _up,
    "sub": _sub, "broken": _broken, "square": _square, "disc": _disc_full,
}  # fmt: skip


def add(signs: Mapping[str, Callable[[Pen, float], None]]) -> None:
    """More signs: each draws itself on a square of 10 by 10 units of the given size."""
    _SIGNS.update(signs)


def drawn(name: str) -> Callable[[Pen, float], None]:
    """What draws the sign of this name, to give it another name too."""
    return _SIGNS[name]


def known(name: str) -> bool:
    """Whether there is a sign of this name."""
    return name in _SIGNS


@lru_cache(maxsize=512)
def sign(name: str, size: int) -> Image.Image:
    """Coverage mask (mode L) of a sign, `size` by `size` pixels."""
    large = Image.new("L", (size * _SCALE, size * _SCALE))
    _SIGNS[name](ImageDraw.Draw(large), size * _SCALE / 10)
    return large.resize((size, size), Image.Resampling.BOX)


@lru_cache(maxsize=128)
def rounding(radius: int, right: bool = False, bottom: bool = False) -> Image.Image:
    """Coverage of a corner of a rounded box: the upper left one, or the one named."""
    large = Image.new("L", (radius * _SCALE, radius * _SCALE))
    ImageDraw.Draw(large).ellipse((0, 0, 2 * radius * _SCALE - 1, 2 * radius * _SCALE - 1), fill=255)
    corner = large.resize((radius, radius), Image.Resampling.BOX)
    if right:
        corner = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if bottom else corner


@lru_cache(maxsize=64)
def hatching(width: int, height: int) -> Image.Image:
    """Coverage of slanted stripes: the back of a card nobody else may know."""
    large = Image.new("L", (width * 2, height * 2))
    pen = ImageDraw.Draw(large)
    for x in range(-height * 2, width * 2, 32):
        pen.line((x, height * 2, x + height * 2, 0), fill=255, width=9)
    return large.resize((width, height), Image.Resampling.BOX)
