"""What must hold for every picture, and how pictures are compared."""

from __future__ import annotations

import io
from itertools import combinations

from PIL import Image, ImageChops

from render import palette
from render.canvas import Box, Canvas

SCALE = 3
"""References are kept at a third of the size."""
BLOCK = 8
MEAN, WORST = 1.0, 14.0
"""Largest mean difference over the picture and over its worst block of 24 by 24 px, of 255 levels."""


def overlapping(first: Box, second: Box) -> bool:
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def outside(page: Canvas) -> list[Box]:
    """Texts and areas that leave the picture."""
    boxes = [*(text.box for text in page.written), *(place.box for place in page.placed)]
    return [box for box in boxes if box[0] < 0 or box[1] < 0 or box[2] > page.width or box[3] > page.height]


def clashes(page: Canvas) -> list[tuple[str, str]]:
    """Texts over texts, and areas over areas of their layer."""
    found = [
        (first.text, second.text)
        for first, second in combinations(page.written, 2)
        if overlapping(first.box, second.box)
    ]
    for layer in {place.layer for place in page.placed}:
        boxes = [place.box for place in page.placed if place.layer == layer]
        found += [(layer, str(pair)) for pair in combinations(boxes, 2) if overlapping(*pair)]
    return found


def straying(page: Canvas) -> list[str]:
    """Texts that leave the tile or panel they begin in."""
    areas = [place.box for place in page.placed if place.layer in ("tile", "panel", "strip", "location")]
    return [
        text.text
        for text in page.written
        for area in areas
        if overlapping(text.box, area)
        and not (text.box[0] >= area[0] and text.box[2] <= area[2] and text.box[3] <= area[3])
    ]


def faint(page: Canvas) -> list[str]:
    """Texts with a contrast under 4.5 to 1."""
    return [text.text for text in page.written if palette.contrast(text.fill, text.back) < 4.5]


def small(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data)).convert("L")
    return image.resize((image.width // SCALE, image.height // SCALE), Image.Resampling.BOX)


def difference(first: Image.Image, second: Image.Image) -> tuple[float, float]:
    """Mean over the picture, and mean of the block that differs most."""
    apart = ImageChops.difference(first, second)
    blocks = apart.resize((max(apart.width // BLOCK, 1), max(apart.height // BLOCK, 1)), Image.Resampling.BOX)
    values = list(blocks.tobytes())
    return sum(values) / len(values), float(max(values))
