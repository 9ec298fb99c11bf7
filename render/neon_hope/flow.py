"""Small pieces set one after another in lines: measured first, then drawn, so that nothing overlaps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from render import fonts, palette
from render.canvas import Canvas
from render.palette import Colour


class Item(NamedTuple):
    """A piece: its width, and how it is drawn with its left edge at x around a middle line."""

    width: int
    draw: Callable[[Canvas, int, int, Colour], None]
    """(canvas, x, middle, background)"""


def label(text: str, size: int, fill: Colour, *, bold: bool = False, room: int = 9999) -> Item:
    """A text, cut where it is wider than `room`."""
    shown = fonts.cut(fonts.clean(text), room, size, bold)

    def draw(canvas: Canvas, x: int, middle: int, back: Colour) -> None:
        canvas.text(x, middle, shown, size, fill, back, bold=bold)

    return Item(fonts.width(shown, size, bold), draw)


def sign(name: str, size: int, fill: Colour) -> Item:
    """A sign."""

    def draw(canvas: Canvas, x: int, middle: int, back: Colour) -> None:
        canvas.sign(name, x, middle, size, fill, back)

    return Item(size, draw)


def chip(text: str, size: int, fill: Colour, *, mark: str = "", room: int = 9999) -> Item:
    """Dark text on a coloured lozenge, behind a sign if `mark` names one."""
    lead = size + 6 if mark else 0
    shown = fonts.cut(fonts.clean(text), room - 20 - lead, size, True)
    width = fonts.width(shown, size, True) + 20 + lead
    tall = size + 10

    def draw(canvas: Canvas, x: int, middle: int, back: Colour) -> None:
        top = middle - tall // 2
        canvas.panel((x, top, x + width, top + tall), fill, back, 8)
        if mark:
            canvas.sign(mark, x + 9, middle, size, palette.INK, fill)
        canvas.text(x + 10 + lead, middle, shown, size, palette.INK, fill, bold=True)

    return Item(width, draw)


def _none(canvas: Canvas, x: int, middle: int, back: Colour) -> None:
    """A piece without anything to draw."""


NOTHING = Item(0, _none)
BREAK = Item(-1, _none)
"""The next piece begins a new line."""


def glued(items: Sequence[Item], gap: int = 8) -> Item:
    """Pieces that stay on one line."""
    items = [item for item in items if item.width]

    def draw(canvas: Canvas, x: int, middle: int, back: Colour) -> None:
        for item in items:
            item.draw(canvas, x, middle, back)
            x += item.width + gap

    return Item(sum(item.width for item in items) + gap * max(len(items) - 1, 0), draw)


def lines(items: Sequence[Item], span: int, gap: int = 18) -> list[list[Item]]:
    """The pieces in lines of at most `span` pixels; a wider one has a line to itself."""
    found: list[list[Item]] = []
    used = span
    for item in items:
        if item is BREAK:
            used = span
        if item.width <= 0:
            continue
        if found and used + gap + item.width <= span:
            found[-1].append(item)
            used += gap + item.width
        else:
            found.append([item])
            used = item.width
    return found


def draw(canvas: Canvas, x: int, middle: int, items: Sequence[Item], back: Colour, gap: int = 18) -> int:
    """Draw one line; returns its right edge."""
    for item in items:
        item.draw(canvas, x, middle, back)
        x += item.width + gap
    return x - gap


def listed(names: Sequence[str], span: int, size: int, most: int) -> list[str]:
    """Names with dots between them in at most `most` lines; what does not fit is counted: "+ 7"."""
    found = [""]
    for index, name in enumerate(names):
        rest = len(names) - index - 1
        tail = f" · + {rest}" if rest and len(found) == most else ""
        longer = f"{found[-1]} · {name}" if found[-1] else name
        if fonts.width(longer + tail, size) <= span:
            found[-1] = longer
        elif len(found) < most:
            # Only what may be the last line needs room for how many are left.
            tail = f" · + {rest}" if rest and len(found) + 1 == most else ""
            found.append(fonts.cut(name, span - fonts.width(tail, size), size))
        else:
            found[-1] = fonts.cut(f"{found[-1]} · + {rest + 1}", span, size)
            break
    return found if found[0] else []
