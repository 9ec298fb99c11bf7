"""Layout in horizontal blocks: each knows its height and draws itself; pages are stacks of blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Sheet:
    """What pages of one kind measure, in pixels: how wide they are, the rim, what lies between two blocks."""

    width: int
    margin: int
    gap: int

    def total(self, blocks: Sequence[Block]) -> int:
        """Height of a page of these blocks."""
        return sum(block.height for block in blocks) + self.gap * (len(blocks) - 1) + 2 * self.margin

    def page(self, blocks: Sequence[Block], colours: Sequence[Colour] = palette.BASE) -> Canvas:
        """Draw the blocks from top to bottom; `colours` are those they fill areas with."""
        canvas = Canvas(self.width, self.total(blocks), palette.PAGE, colours)
        y = self.margin
        for block in blocks:
            canvas.place("block", (self.margin, y, self.width - self.margin, y + block.height))
            block.draw(canvas, y)
            y += block.height + self.gap
        return canvas


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
