"""Rules text in paragraphs: subroutines hang behind their sign, the rest is set as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.messages import say
from render import fonts, palette
from render.canvas import Canvas
from render.fonts import SUBROUTINE
from render.palette import Colour


class Line(NamedTuple):
    """One line; an empty text is the gap between paragraphs."""

    text: str
    indent: int = 0
    marked: bool = False
    """Whether the subroutine's sign stands before it."""


class Prose:
    """Paragraphs set in `size` within `span` pixels and at most `most` lines, gaps not counted."""

    def __init__(self, paragraphs: Sequence[str], span: int, size: int, most: int) -> None:
        self.size = size
        self.leading = round(size * 1.32)
        self.gap = size // 3
        self.lines: list[Line] = []
        left = most
        for paragraph in paragraphs if most else ():
            marked = paragraph.startswith(SUBROUTINE)
            indent = size + 10 if marked else 0
            text = fonts.clean(paragraph.removeprefix(SUBROUTINE))
            if not text:
                continue
            if left == 0:
                last = self.lines[-1]
                short = fonts.cut(f"{last.text} {fonts.ELLIPSIS}", span - last.indent, size)
                self.lines[-1] = last._replace(text=short)
                break
            if self.lines:
                self.lines.append(Line(""))
            wrapped = fonts.wrap(text, span - indent, size, False, left)
            self.lines += [Line(part, indent, marked and index == 0) for index, part in enumerate(wrapped)]
            left -= len(wrapped)
        self.height = sum(self.leading if line.text else self.gap for line in self.lines)

    def draw(self, canvas: Canvas, x: int, y: int, back: Colour) -> None:
        """Set the text below `y`."""
        for line in self.lines:
            middle = y + self.leading // 2
            if line.marked:
                canvas.sign("sub", x, middle, self.size, palette.ALERT, back)
            if line.text:
                canvas.text(x + line.indent, middle, line.text, self.size, palette.TEXT, back)
            y += self.leading if line.text else self.gap


def spoken(paragraph: str, language: str) -> str:
    """The paragraph for an alt text."""
    if not paragraph.startswith(SUBROUTINE):
        return paragraph
    return say(language, "nr-alt-subroutine", text=paragraph.removeprefix(SUBROUTINE).strip())
