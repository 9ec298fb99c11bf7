"""What the league pictures share: banner, tables of rows, legend, and how rows are spread over pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import render.leagues.signs  # noqa: F401  (makes its signs known)
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.leagues import words
from render.palette import Colour
from render.phone import INNER, LEAST, LINE, MARGIN, WIDTH, Part, draw_line, flow
from render.prose import Prose

LEFT = MARGIN
RIGHT = WIDTH - MARGIN
MOST = 24
"""Rows on one picture: a taller one is shown smaller."""
PICTURES = 10
"""Files a message takes."""
_SLACK = 2
"""So many more rows do not yet ask for a second picture."""
_PAD = 8
_HEADING = 52
_TITLE = 58
_BAND = 84

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
    told = [each for each in (right, line, f"{part[0]}/{part[1]}" if part[1] > 1 else "") if each]
    prose = Prose((" · ".join(told),), INNER - 40, 32, 3)
    tall = _BAND + 14 + prose.height

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((LEFT, y, RIGHT, y + tall), palette.PANEL, palette.PAGE, 16)
        canvas.panel((LEFT, y, RIGHT, y + _BAND), fill, palette.PAGE, 16)
        canvas.rectangle((LEFT, y + _BAND - 16, RIGHT, y + _BAND), fill)
        x = canvas.sign(sign, LEFT + 20, y + _BAND // 2, 42, palette.INK, fill) + 18
        text, size = fonts.fit(words.name(title), RIGHT - 20 - x, (48, 44, 40, 36, 32), bold=True)
        canvas.text(x, y + _BAND // 2, text, size, palette.INK, fill, bold=True)
        prose.draw(canvas, LEFT + 20, y + _BAND + 7, palette.PANEL)

    return Block(tall, draw)


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
    if not keys:
        return []
    lines = flow([_meaning(key) for key in keys], INNER - 36)
    tall = 16 + LINE * len(lines)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((LEFT, y, RIGHT, y + tall), palette.PANEL, palette.PAGE)
        for index, line in enumerate(lines):
            draw_line(canvas, LEFT + 18, y + 8 + LINE // 2 + index * LINE, line, palette.PANEL)

    return [Block(tall, draw)]


def _meaning(key: Key) -> tuple[Part, Part]:
    mark = (
        Part(sign=key.mark, colour=key.fill) if key.sign else Part(text=key.mark, colour=key.fill, bold=True)
    )
    return mark, Part(text=fonts.cut(key.text, INNER - 60 - mark.width, LEAST))


def heads(
    columns: Sequence[tuple[int, str, str]], size: int = LEAST
) -> Callable[[Canvas, int, Colour], None]:
    """A heading: (x, anchor, text) of each column."""

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        for x, anchor, text in columns:
            canvas.text(x, middle, text, size, palette.SOFT, back, anchor=anchor)

    return draw


def spread(sections: Sequence[Sequence[Row]]) -> list[list[tuple[int, tuple[Row, ...]]]]:
    """Rows of the sections on pictures of about MOST: (number of the section, its rows there). A section that
    fits on a picture is not torn; one that does not is torn evenly. More rows each, rather than more pictures
    than a message takes."""
    most = MOST
    while len(pages := _spread(sections, most)) > PICTURES:
        most += MOST // 4
    return pages


def _spread(sections: Sequence[Sequence[Row]], most: int) -> list[list[tuple[int, tuple[Row, ...]]]]:
    pages: list[list[tuple[int, tuple[Row, ...]]]] = []
    room = 0
    for number, rows in enumerate(sections):
        pieces = even(rows, most)
        for piece in pieces:
            # A heading takes about as much as two rows.
            if pages and len(pieces) == 1 and len(piece) + 2 <= room:
                pages[-1].append((number, piece))
                room -= len(piece) + 2
            else:
                pages.append([(number, piece)])
                room = most + _SLACK - len(piece)
    return pages


def even(rows: Sequence[Row], most: int = MOST) -> list[tuple[Row, ...]]:
    """Rows in as few pieces of `most` as can be, about equally long, at most PICTURES."""
    most = max(most, -(-len(rows) // PICTURES))
    if len(rows) <= most + _SLACK:
        return [tuple(rows)]
    count = -(-len(rows) // most)
    size = -(-len(rows) // count)
    return [tuple(rows[at : at + size]) for at in range(0, len(rows), size)]
