"""Layout in horizontal blocks: each knows its height and draws itself; pages are stacks of blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.messages import DEFAULT, say
from render import fonts, palette
from render.canvas import Canvas
from render.palette import Colour

GAP = 12


@dataclass(frozen=True)
class Block:
    """A strip of the picture, `height` pixels tall; `draw(canvas, y)` draws it below `y`."""

    height: int
    draw: Callable[[Canvas, int], None]


class Face(Protocol):
    """What stands in a column, `height` pixels tall: `draw(canvas, x, y)` draws it, its top left there."""

    height: int

    def draw(self, canvas: Canvas, x: int, y: int) -> None: ...


@dataclass(frozen=True)
class Sheet:
    """What pages of one kind measure, in pixels: how wide they are, the rim, what lies between two blocks;
    the smallest text on them."""

    width: int
    margin: int
    gap: int
    least: int = fonts.MIN_SIZE

    @property
    def inner(self) -> int:
        """Within the rim."""
        return self.width - 2 * self.margin

    @property
    def column(self) -> int:
        """Two stand side by side."""
        return (self.inner - self.gap) // 2

    def total(self, blocks: Sequence[Block]) -> int:
        """Height of a page of these blocks."""
        return sum(block.height for block in blocks) + self.gap * (len(blocks) - 1) + 2 * self.margin

    def page(self, blocks: Sequence[Block], colours: Sequence[Colour] = palette.BASE) -> Canvas:
        """Draw the blocks from top to bottom; `colours` are those they fill areas with."""
        canvas = Canvas(self.width, self.total(blocks), palette.PAGE, colours, self.least)
        y = self.margin
        for block in blocks:
            canvas.place("block", (self.margin, y, self.width - self.margin, y + block.height))
            block.draw(canvas, y)
            y += block.height + self.gap
        return canvas

    def columns(self, faces: Sequence[Face]) -> Block:
        """Every other one stands in the right column; each is as tall as what it says."""
        columns = faces[::2], faces[1::2]

        def draw(canvas: Canvas, y: int) -> None:
            for index, column in enumerate(columns):
                down = y
                for face in column:
                    face.draw(canvas, self.margin + index * (self.column + self.gap), down)
                    down += face.height + self.gap

        return Block(
            max(sum(face.height + self.gap for face in column) for column in columns) - self.gap, draw
        )


def wrap_items(items: Sequence[str], limit: int, size: int, most: int, language: str = DEFAULT) -> list[str]:
    """Items with dots between them in lines; what does not fit is counted: "+ 7 more"."""
    lines: list[str] = [""]
    for index, item in enumerate(items):
        rest = len(items) - index - 1
        tail = f" · {say(language, 'nr-pic-more', n=rest)}" if rest and len(lines) == most else ""
        longer = f"{lines[-1]} · {item}" if lines[-1] else item
        if fonts.width(longer + tail, size) <= limit:
            lines[-1] = longer
        elif len(lines) < most:
            if lines[-1]:
                lines.append("")
            tail = f" · {say(language, 'nr-pic-more', n=rest)}" if rest and len(lines) == most else ""
            lines[-1] = fonts.cut(item, limit - fonts.width(tail, size), size)
        else:
            lines[-1] = fonts.cut(f"{lines[-1]} · {say(language, 'nr-pic-more', n=rest + 1)}", limit, size)
            break
    return lines
