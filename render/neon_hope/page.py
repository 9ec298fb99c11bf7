"""Pages of this game: one column for a phone, two pixels for each CSS pixel of a message 300 wide.

So the smallest text, `fonts.MIN_SIZE`, is 10 of those. Its tables have more words than signs: half the width
of Netrunner's pages would hold no card's name, and at three pixels for each all would be half as much again.
"""

from __future__ import annotations

from collections.abc import Sequence

from render import fonts, phone
from render.blocks import Block, Sheet
from render.canvas import Canvas
from render.neon_hope import colours
from render.palette import Colour

WIDTH = phone.SHOWN * fonts.MIN_SIZE // phone.READABLE
MARGIN = 8
GAP = 8
SHEET = Sheet(WIDTH, MARGIN, GAP)
INNER, COLUMN = SHEET.inner, SHEET.column
total = SHEET.total


def page(blocks: Sequence[Block], base: Sequence[Colour] = colours.BASE) -> Canvas:
    """Draw the blocks from top to bottom; `base` are the colours they fill areas with."""
    return SHEET.page(blocks, base)
