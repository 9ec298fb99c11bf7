"""The Runner's rig in two columns: programs, then hardware, resources and facedown cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.messages import say
from engine.netrunner.shown.view import CardView, View
from render import palette
from render.blocks import GAP, Block
from render.canvas import Canvas
from render.netrunner import tiles
from render.netrunner.tiles import Look
from render.phone import COLUMN, LEAST, MARGIN, WIDTH

_LABEL = 44
_GAP = 8

Item = str | CardView
"""The heading of a group, or a card of it."""


def rig(view: View, *, compact: bool) -> Block:
    """All installed Runner cards. Groups without cards take no room."""
    runner, language = view.runner, view.language
    groups: list[list[Item]] = [
        [f"{say(language, f'nr-pic-{kind}')} · {len(cards)}", *cards]
        for kind, cards in (
            ("programs", runner.programs),
            ("hardware", runner.hardware),
            ("resources", runner.resources),
            ("facedown", runner.facedown),
        )
        if cards
    ]
    if not groups:
        return Block(64, _empty(say(language, "nr-pic-nothing-installed")))

    def look(card: CardView) -> Look:
        return Look(language, compact, card.oid in view.fresh)

    def tall(item: Item) -> int:
        return _LABEL if isinstance(item, str) else tiles.rig_height(item, COLUMN, look(item)) + _GAP

    columns = _shared(groups, tall)

    def draw(canvas: Canvas, y: int) -> None:
        for index, column in enumerate(columns):
            x, down = MARGIN + index * (COLUMN + GAP), y
            for item in column:
                if isinstance(item, str):
                    canvas.text(x + 4, down + 20, item, LEAST, palette.RUNNER, palette.PAGE, bold=True)
                else:
                    tiles.draw_rig(canvas, x, down, COLUMN, item, palette.PAGE, look(item))
                down += tall(item)

    return Block(max(sum(map(tall, column)) for column in columns) - _GAP, draw)


def _shared(groups: Sequence[list[Item]], tall: Callable[[Item], int]) -> tuple[list[Item], list[Item]]:
    """All groups one after the other, cut where both columns are shortest, but not below a heading."""
    items = [item for group in groups for item in group]
    heights = [tall(item) for item in items]
    cuts = [at for at in range(1, len(items) + 1) if not isinstance(items[at - 1], str)]
    best = min(cuts, key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
    return items[:best], items[best:]


def _empty(text: str) -> Callable[[Canvas, int], None]:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + 64), palette.PANEL, palette.PAGE)
        canvas.text(MARGIN + 18, y + 32, text, LEAST, palette.SOFT, palette.PANEL)

    return draw
