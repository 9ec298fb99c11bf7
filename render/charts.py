"""Charts of how a game went: values over turns or rounds, a line for each player, on a page for a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.palette import Colour
from render.phone import LEAST, MARGIN, WIDTH

_HEAD = 64
_PLOT = 190
_FOOT = 24
_AXIS = 52
_LEFT = MARGIN + 70
_RIGHT = WIDTH - MARGIN - 90
_APART = 40

Series = Sequence[tuple[int, int]]
"""(turn, value)."""
Shape = Literal["square", "diamond", "circle", "triangle"]


@dataclass(frozen=True)
class Look:
    """How a player's line is told from the others: not only by its colour."""

    colour: Colour
    shape: Shape
    thick: int = 5


def legend(names: Sequence[tuple[Look, str]], line: int = 64) -> Block:
    """Who is who, two abreast."""
    rows = -(-len(names) // 2)

    def draw(canvas: Canvas, y: int) -> None:
        half = (WIDTH - 2 * MARGIN) // 2
        for index, (look, name) in enumerate(names):
            left, middle = MARGIN + index % 2 * half, y + line // 2 + index // 2 * line
            mark(canvas, left + 20, middle, look, 14)
            text, size = fonts.fit(name, half - 64, (36, 33, LEAST), bold=True)
            canvas.text(left + 48, middle, text, size, look.colour, palette.PAGE, bold=True)

    return Block(line * rows, draw)


def chart(
    title: str, lines: Mapping[str, tuple[Look, Series]], last: int, *, steps: bool, most: int = 1,
    marks: Sequence[int] = (),
) -> Block:  # fmt: skip
    """One chart; `last`: the turn at its right edge, `most`: what its height holds at least, `steps`: values
    hold until the next, `marks`: values to draw a line at."""
    high = max([most, *(value for _, values in lines.values() for _, value in values)])

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + _HEAD + _PLOT + _FOOT), palette.PANEL, palette.PAGE)
        canvas.text(MARGIN + 20, y + 38, title, LEAST + 2, palette.TEXT, palette.PANEL, bold=True)
        low = y + _HEAD + _PLOT

        def at(value: int) -> int:
            return low - round(value / high * (_PLOT - 20))

        told: list[int] = []
        for value in dict.fromkeys((0, *marks, high)):
            canvas.rectangle((_LEFT, at(value), _RIGHT, at(value) + 2), palette.LINE)
            # Two that lie close to each other could not be read: the first is told.
            if all(abs(at(value) - at(other)) >= LEAST for other in told):
                told.append(value)
                label = str(value)
                canvas.text(_LEFT - 18, at(value), label, LEAST, palette.SOFT, palette.PANEL, anchor="right")
        ends: dict[str, int] = {}
        for key, (look, values) in lines.items():
            spots = [(across(turn, last), at(value)) for turn, value in values]
            canvas.line(_corners(spots) if steps else spots, look.colour, look.thick)
            for x, spot in () if steps else spots:
                mark(canvas, x, spot, look, 8)
            if spots:
                mark(canvas, *spots[-1], look, 12)
                ends[key] = spots[-1][1]
        for key, spot in _apart(ends, y + _HEAD - 20, low).items():
            look, values = lines[key]
            text = str(values[-1][1])
            canvas.text(_RIGHT + 26, spot, text, 38, look.colour, palette.PANEL, bold=True)

    return Block(_HEAD + _PLOT + _FOOT, draw)


def axis(label: str, numbers: Sequence[tuple[int, int]], last: int) -> Block:
    """What the charts go along: (turn, its number), as many as there is room for."""
    every = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if len(numbers) / step <= 10)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.text(MARGIN + 20, y + 26, label, LEAST, palette.SOFT, palette.PAGE)
        start = MARGIN + 40 + fonts.width(label, LEAST)
        for turn, number in numbers[every - 1 :: every]:
            x = across(turn, last)
            if x - fonts.width(str(number), LEAST) // 2 > start:
                canvas.text(x, y + 26, str(number), LEAST, palette.SOFT, palette.PAGE, anchor="centre")

    return Block(_AXIS, draw)


def across(turn: int, last: int) -> int:
    """Where a turn stands; the first is 1."""
    return _LEFT + round((turn - 1) / max(last - 1, 1) * (_RIGHT - _LEFT))


def mark(canvas: Canvas, x: int, y: int, look: Look, size: int) -> None:
    """A player is known by a shape, not only by a colour."""
    reach = round(size * 1.4)
    if look.shape == "square":
        canvas.rectangle((x - size, y - size, x + size, y + size), look.colour)
    elif look.shape == "diamond":
        canvas.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], look.colour)
    elif look.shape == "triangle":
        canvas.polygon([(x, y - reach), (x + reach, y + size), (x - reach, y + size)], look.colour)
    else:
        far, near = reach, round(reach * 0.6)
        corners = [(x + a, y + b) for a, b in ((-near, -far), (near, -far), (far, -near), (far, near))]
        corners += [(2 * x - a, 2 * y - b) for a, b in corners]
        canvas.polygon(corners, look.colour)


def _corners(spots: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """A value holds until the next one."""
    found: list[tuple[int, int]] = []
    for x, y in spots:
        if found:
            found.append((x, found[-1][1]))
        found.append((x, y))
    return found


def _apart(ends: Mapping[str, int], high: int, low: int) -> dict[str, int]:
    """Heights of the last values, far enough from each other to be read, between `high` and `low` if there
    is room."""
    keys = sorted(ends, key=lambda key: ends[key])
    found: dict[str, int] = {}
    groups: list[list[str]] = []
    for key in keys:
        groups.append([key])
        while (
            len(groups) > 1
            and _middle(ends, groups[-1]) - _middle(ends, groups[-2])
            < _APART * (len(groups[-1]) + len(groups[-2])) / 2
        ):
            groups[-2:] = [groups[-2] + groups[-1]]
    for group in groups:
        half = _APART * (len(group) - 1) // 2
        middle = max(min(_middle(ends, group), low - half), high + half)
        for place, key in enumerate(group):
            found[key] = middle - half + _APART * place
    return found


def _middle(ends: Mapping[str, int], group: Sequence[str]) -> int:
    return sum(ends[key] for key in group) // len(group)
