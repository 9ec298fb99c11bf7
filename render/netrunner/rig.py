"""The Runner's rig: programs, hardware and resources in columns side by side."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from engine.messages import say
from engine.netrunner.shown.view import CardView, View
from render import palette
from render.blocks import GAP, INNER, MARGIN, WIDTH, Block
from render.canvas import Canvas
from render.netrunner import tiles

_LABEL = 40
_GAP = 8
_TALL_ROWS = 4


def _shares(sizes: list[int], abreast: int) -> tuple[int, ...]:
    """Columns for each group so that the longest column is as short as can be."""
    options = [split for split in product(range(1, abreast + 1), repeat=len(sizes)) if sum(split) == abreast]
    return min(options, key=lambda split: _longest(sizes, split))


def _longest(sizes: list[int], shares: tuple[int, ...]) -> int:
    """Rows of the longest column."""
    return max(-(-size // part) for size, part in zip(sizes, shares, strict=True))


def rig(view: View, *, compact: bool) -> Block:
    """All installed Runner cards. Groups without cards take no room."""
    runner = view.runner
    groups = [
        (say(view.language, f"nr-pic-{kind}"), cards)
        for kind, cards in (
            ("programs", runner.programs),
            ("hardware", runner.hardware),
            ("resources", runner.resources),
            ("facedown", runner.facedown),
        )
        if cards
    ]
    if not groups:
        return Block(56, _empty(say(view.language, "nr-pic-nothing-installed")))
    sizes = [len(cards) for _, cards in groups]
    abreast = max(3, len(groups))
    shares = _shares(sizes, abreast)
    if _longest(sizes, shares) > _TALL_ROWS:
        abreast, shares = 4, _shares(sizes, 4)
    width = (INNER - GAP * (abreast - 1)) // abreast
    placed: list[tuple[int, int, CardView]] = []
    labels: list[tuple[int, str]] = []
    column, tall = 0, 0
    for (label, cards), share in zip(groups, shares, strict=True):
        labels.append((MARGIN + column * (width + GAP), f"{label} · {len(cards)}"))
        bottoms = [_LABEL] * share
        for card in cards:
            shortest = bottoms.index(min(bottoms))
            x = MARGIN + (column + shortest) * (width + GAP)
            placed.append((x, bottoms[shortest], card))
            bottoms[shortest] += tiles.height(card, compact=compact) + _GAP
        tall = max(tall, *bottoms)
        column += share

    def draw(canvas: Canvas, y: int) -> None:
        for x, label in labels:
            canvas.text(x + 4, y + 18, label, 26, palette.RUNNER, palette.PAGE, bold=True)
        for x, down, card in placed:
            tiles.draw(
                canvas, x, y + down, width, card, palette.PAGE, compact=compact, language=view.language,
                fresh=card.oid in view.fresh,
            )  # fmt: skip

    return Block(tall - _GAP, draw)


def _empty(text: str) -> Callable[[Canvas, int], None]:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + 56), palette.PANEL, palette.PAGE)
        canvas.text(MARGIN + 18, y + 28, text, 26, palette.SOFT, palette.PANEL)

    return draw
