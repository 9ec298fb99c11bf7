"""Pages for a phone: a message shows them 300 CSS px wide, so no text is under 10 of those.

Three pixels for each of those, as usual phones have.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from render import fonts, palette
from render.blocks import GAP, Block, Sheet, wrap_items
from render.canvas import Canvas
from render.palette import Colour

SHOWN = 300
"""CSS pixels of a message's width on a phone."""
READABLE = 10
"""CSS pixels of the smallest text."""
WIDTH = 900
LEAST = WIDTH * READABLE // SHOWN
"""The smallest text, in pixels of the page."""
MARGIN = 10
SHEET = Sheet(WIDTH, MARGIN, GAP, LEAST)
total, page = SHEET.total, SHEET.page
INNER, COLUMN = SHEET.inner, SHEET.column
LINE = 40
"""From one line of the smallest text to the next."""
SIGN = 32


class Part(NamedTuple):
    """A sign, a text, or a text behind its sign."""

    sign: str = ""
    text: str = ""
    colour: Colour = palette.SOFT
    bold: bool = False
    size: int = LEAST

    @property
    def width(self) -> int:
        text = fonts.width(self.text, self.size, self.bold) if self.text else 0
        return text + (SIGN if self.sign else 0) + (6 if self.sign and self.text else 0)

    def draw(self, canvas: Canvas, x: int, middle: int, back: Colour) -> int:
        """Returns its right edge."""
        if self.sign:
            x = canvas.sign(self.sign, x, middle, SIGN, self.colour, back)
            x += 6 if self.text else 0
        return canvas.text(x, middle, self.text, self.size, self.colour, back, bold=self.bold)


Parts = tuple[Part, ...]
"""Parts that stay together, a small gap between them."""
CLOSE = 8
APART = 22


def span(parts: Parts) -> int:
    """Pixels they need side by side."""
    return sum(part.width for part in parts) + CLOSE * (len(parts) - 1)


def flow(groups: Iterable[Parts], limit: int) -> list[list[Parts]]:
    """Groups in lines of at most `limit` pixels; one wider than that has a line of its own."""
    lines: list[list[Parts]] = []
    left = 0
    for group in groups:
        wide = span(group)
        if not lines or wide + APART > left:
            lines.append([])
            left = limit + APART
        lines[-1].append(group)
        left -= wide + APART
    return lines


def draw_line(canvas: Canvas, x: int, middle: int, line: Iterable[Parts], back: Colour) -> int:
    """One line of a flow from `x`; returns its right edge."""
    end = x
    for group in line:
        for part in group:
            end = part.draw(canvas, x, middle, back)
            x = end + CLOSE
        x = end + APART
    return end


def listing(label: str, items: Sequence[str], most: int, language: str) -> Block:
    """A panel with a bold label and names behind it, in at most `most` lines."""
    start = MARGIN + 18 + fonts.width(label, LEAST, True) + 14
    lines = wrap_items(items, WIDTH - MARGIN - 18 - start, LEAST, most, language)
    tall = 20 + LINE * len(lines)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + tall), palette.PANEL, palette.PAGE)
        middle = y + 10 + LINE // 2
        canvas.text(MARGIN + 18, middle, label, LEAST, palette.TEXT, palette.PANEL, bold=True)
        for index, text in enumerate(lines):
            canvas.text(start, middle + LINE * index, text, LEAST, palette.SOFT, palette.PANEL)

    return Block(tall, draw)
