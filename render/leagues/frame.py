"""What the league pictures share: banner, tables of rows, legend, and how rows are spread over pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import render.leagues.signs  # noqa: F401  (makes its signs known)
from render import fonts, palette
from render.blocks import INNER, MARGIN, WIDTH, Block
from render.canvas import Canvas
from render.leagues import words
from render.palette import Colour

LEFT = MARGIN
RIGHT = WIDTH - MARGIN
MOST = 32
"""Rows on one picture: more would be too small on a phone."""
_SLACK = 2
"""So many more rows do not yet ask for a second picture."""
_PAD = 8
_HEADING = 40
_TITLE = 50

Row = TypeVar("Row")


class Line(NamedTuple):
    """A row of a table: `draw(canvas, middle, background)`; `plain` ones are no tiles (a cut line)."""

    height: int
    draw: Callable[[Canvas, int, Colour], None]
    plain: bool = False


def banner(
    title: str,
    right: str,
    line: str,
    sign: str,
    fill: Colour = palette.BOTH,
    *,
    part: tuple[int, int] = (1, 1),
) -> Block:
    """League and round; beneath it what the picture shows. `part`: which picture of how many."""
    if part[1] > 1:
        line = f"{line} · {part[0]}/{part[1]}"

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((LEFT, y, RIGHT, y + 122), palette.PANEL, palette.PAGE, 16)
        canvas.panel((LEFT, y, RIGHT, y + 72), fill, palette.PAGE, 16)
        canvas.rectangle((LEFT, y + 56, RIGHT, y + 72), fill)
        x = canvas.sign(sign, LEFT + 20, y + 36, 38, palette.INK, fill) + 16
        end = RIGHT - 20
        if right:
            end -= fonts.width(right, 32, True)
            canvas.text(end, y + 36, right, 32, palette.INK, fill, bold=True)
            end -= 28
        text, size = fonts.fit(words.name(title), end - x, (42, 38, 34, 30), bold=True)
        canvas.text(x, y + 36, text, size, palette.INK, fill, bold=True)
        told, size = fonts.fit(line, INNER - 40, (30, 28, 26, 24))
        canvas.text(LEFT + 20, y + 97, told, size, palette.TEXT, palette.PANEL)

    return Block(122, draw)


def table(
    heading: Callable[[Canvas, int, Colour], None],
    lines: Sequence[Line],
    title: Callable[[Canvas, int, Colour], None] | None = None,
) -> Block:
    """Rows under a heading on one panel, every other one lighter; `title` stands above the heading."""
    above = (_TITLE if title else 0) + _HEADING
    tall = above + sum(line.height for line in lines) + _PAD

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((LEFT, y, RIGHT, y + tall), palette.PANEL, palette.PAGE, 14)
        canvas.place("panel", (LEFT, y, RIGHT, y + tall))
        if title:
            title(canvas, y + _TITLE // 2 + 4, palette.PANEL)
        heading(canvas, y + above - _HEADING // 2, palette.PANEL)
        y += above
        light = True
        for line in lines:
            back = palette.TILE if light and not line.plain else palette.PANEL
            if back is palette.TILE:
                canvas.rectangle((LEFT, y, RIGHT, y + line.height), back)
            if not line.plain:
                canvas.place("tile", (LEFT, y, RIGHT, y + line.height))
                light = not light
            line.draw(canvas, y + line.height // 2, back)
            y += line.height

    return Block(tall, draw)


class Key(NamedTuple):
    """What a sign means: the sign's name or a short text, its colour, the words."""

    mark: str
    fill: Colour
    text: str
    sign: bool = True


def legend(keys: Sequence[Key]) -> list[Block]:
    """Signs and their meaning in lines; nothing for nothing."""
    size, gap, line = 24, 34, 36
    rows: list[list[tuple[int, Key]]] = [[]]
    x = 0
    for key in keys:
        text = fonts.cut(key.text, INNER - 100, size)
        lead = 22 if key.sign else fonts.width(key.mark, size, True)
        wide = lead + 10 + fonts.width(text, size)
        if rows[-1] and x + wide > INNER - 36:
            rows.append([])
            x = 0
        rows[-1].append((x, key._replace(text=text)))
        x += wide + gap
    if not keys:
        return []
    tall = 16 + line * len(rows)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((LEFT, y, RIGHT, y + tall), palette.PANEL, palette.PAGE)
        for index, row in enumerate(rows):
            middle = y + 8 + line // 2 + index * line
            for start, key in row:
                at = LEFT + 18 + start
                if key.sign:
                    at = canvas.sign(key.mark, at, middle, 22, key.fill, palette.PANEL)
                else:
                    at = canvas.text(at, middle, key.mark, size, key.fill, palette.PANEL, bold=True)
                canvas.text(at + 10, middle, key.text, size, palette.SOFT, palette.PANEL)

    return [Block(tall, draw)]


def heads(columns: Sequence[tuple[int, str, str]], size: int = 22) -> Callable[[Canvas, int, Colour], None]:
    """A heading: (x, anchor, text) of each column."""

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        for x, anchor, text in columns:
            canvas.text(x, middle, text, size, palette.SOFT, back, anchor=anchor)

    return draw


def spread(sections: Sequence[Sequence[Row]]) -> list[list[tuple[int, tuple[Row, ...]]]]:
    """Rows of the sections on pictures of about MOST: (number of the section, its rows there). A section that
    fits on a picture is not torn; one that does not is torn evenly."""
    pages: list[list[tuple[int, tuple[Row, ...]]]] = []
    room = 0
    for number, rows in enumerate(sections):
        pieces = even(rows)
        for piece in pieces:
            # A heading takes about as much as two rows.
            if pages and len(pieces) == 1 and len(piece) + 2 <= room:
                pages[-1].append((number, piece))
                room -= len(piece) + 2
            else:
                pages.append([(number, piece)])
                room = MOST + _SLACK - len(piece)
    return pages


def even(rows: Sequence[Row]) -> list[tuple[Row, ...]]:
    """Rows in as few pieces of MOST as can be, about equally long."""
    if len(rows) <= MOST + _SLACK:
        return [tuple(rows)]
    count = -(-len(rows) // MOST)
    size = -(-len(rows) // count)
    return [tuple(rows[at : at + size]) for at in range(0, len(rows), size)]
