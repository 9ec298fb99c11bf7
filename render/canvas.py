"""A picture of few flat colours, drawn as palette indices.

Text and signs are coverage masks; a mask becomes indices through a ramp of colours from its
background to its foreground. So the background must be named with everything drawn: that makes
drawing fast, the PNG small, and the contrast of everything on the picture known.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import fonts, icons
from render.palette import BASE, Colour, mix

_STEPS = 6
"""Colours from background to letter, that is steps of smoothing: more would crowd the palette."""
_COLOURS = 256
_LEVELS = [round(value * _STEPS / 255) for value in range(256)]
_INKINGS = 24
"""How many colourings of a mask are kept."""
_COMPRESSION = 2
"""Of PNG: higher levels cost 4 to 10 ms a board and save 10 KiB."""

Box = tuple[int, int, int, int]
"""Left, top, right, bottom; the last two lie outside."""


class Written(NamedTuple):
    """One text on the picture, for the tests of size, contrast and overlap."""

    text: str
    size: int
    box: Box
    fill: Colour
    back: Colour


class Signed(NamedTuple):
    """One sign on the picture, for tests."""

    name: str
    box: Box
    fill: Colour


class Placed(NamedTuple):
    """One area of the layout; areas of one layer must not overlap."""

    layer: str
    box: Box


class Canvas:
    """Draws in pixels from the upper left corner. Vertical positions of text and signs are their middle."""

    def __init__(
        self, width: int, height: int, back: Colour, colours: Sequence[Colour] = BASE,
        least: int = fonts.MIN_SIZE,
    ) -> None:  # fmt: skip
        self.width = width
        self.least = least
        self.height = height
        self.written: list[Written] = []
        self.signed: list[Signed] = []
        self.placed: list[Placed] = []
        self._indices: dict[Colour, int] = {}
        self._ramps: dict[tuple[Colour, Colour], tuple[bytes, str]] = {}
        # Plain colours first: only edges of letters may ever have to share.
        for colour in colours:
            self._index(colour)
        self.image = Image.new("L", (width, height), self._index(back))
        self._core = self.image.im
        self._pen = ImageDraw.Draw(self.image)

    def _index(self, colour: Colour) -> int:
        found = self._indices.get(colour)
        if found is not None:
            return found
        if len(self._indices) < _COLOURS:
            index = self._indices[colour] = len(self._indices)
            return index
        # The palette is full: the nearest colour stands in, which only edges of letters ever need.
        return min(
            self._indices.items(),
            key=lambda item: sum((a - b) ** 2 for a, b in zip(item[0], colour, strict=True)),
        )[1]

    def _ramp(self, fill: Colour, back: Colour) -> tuple[bytes, str]:
        """Index by coverage, and the same as a key."""
        ramp = self._ramps.get((fill, back))
        if ramp is None:
            first, last = self._index(back), self._index(fill)
            steps = [
                first,
                *(self._index(mix(back, fill, step / _STEPS)) for step in range(1, _STEPS)),
                last,
            ]
            table = bytes([steps[level] for level in _LEVELS])
            ramp = self._ramps[(fill, back)] = (table, table.decode("latin-1"))
        return ramp

    def _paste(self, mask: Image.Image, x: int, y: int, fill: Colour, back: Colour) -> None:
        ramp, key = self._ramp(fill, back)
        # Masks are cached, and pictures of one game ink them alike: what was inked stays with its mask.
        inked: Image.Image | None = mask.info.get(key)
        if inked is None:
            if len(mask.info) >= _INKINGS:
                mask.info.clear()
            # bytes.translate is many times faster than Image.point with its list of 256 numbers.
            inked = Image.frombytes("L", mask.size, mask.tobytes().translate(ramp))
            mask.info[key] = inked
        # The core's own paste clips as Image.paste does, and costs a third of it.
        self._core.paste(inked.im, (x, y, x + inked.width, y + inked.height))

    def _stamp(self, mask: Image.Image, x: int, y: int, fill: Colour, back: Colour) -> None:
        """Put text or a sign on an area that is of colour `back` throughout."""
        self._paste(mask, x, y, fill, back)

    def place(self, layer: str, box: Box) -> None:
        """Claim an area of the layout."""
        self.placed.append(Placed(layer, box))

    def rectangle(self, box: Box, fill: Colour) -> None:
        left, top, right, bottom = box
        self._pen.rectangle((left, top, right - 1, bottom - 1), fill=self._index(fill))

    def line(self, points: Sequence[tuple[int, int]], fill: Colour, thick: int) -> None:
        """From point to point."""
        if len(points) > 1:
            self._pen.line(list(points), fill=self._index(fill), width=thick, joint="curve")

    def polygon(self, points: Sequence[tuple[int, int]], fill: Colour) -> None:
        self._pen.polygon(list(points), fill=self._index(fill))

    def panel(self, box: Box, fill: Colour, back: Colour, radius: int = 12) -> None:
        """A box with round corners."""
        self.rectangle(box, fill)
        left, top, right, bottom = box
        for is_right in (False, True):
            for is_bottom in (False, True):
                x, y = right - radius if is_right else left, bottom - radius if is_bottom else top
                self._paste(icons.rounding(radius, is_right, is_bottom), x, y, fill, back)

    def framed(
        self, box: Box, fill: Colour, back: Colour, line: Colour, thick: int = 2, radius: int = 12
    ) -> None:
        """A box with round corners and an edge."""
        left, top, right, bottom = box
        self.panel(box, line, back, radius)
        inner = (left + thick, top + thick, right - thick, bottom - thick)
        self.panel(inner, fill, line, max(radius - thick, 1))

    def dashes(self, box: Box, line: Colour, thick: int = 3, dash: int = 14) -> None:
        """A dashed edge inside the box."""
        left, top, right, bottom = box
        for x in range(left + dash // 2, right - dash // 2, dash * 2):
            end = min(x + dash, right)
            self.rectangle((x, top, end, top + thick), line)
            self.rectangle((x, bottom - thick, end, bottom), line)
        for y in range(top + dash // 2, bottom - dash // 2, dash * 2):
            end = min(y + dash, bottom)
            self.rectangle((left, y, left + thick, end), line)
            self.rectangle((right - thick, y, right, end), line)

    def hatch(self, box: Box, fill: Colour, back: Colour) -> None:
        """Slanted stripes: a card back."""
        left, top, right, bottom = box
        self._paste(icons.hatching(right - left, bottom - top), left, top, fill, back)

    def sign(self, name: str, x: int, middle: int, size: int, fill: Colour, back: Colour) -> int:
        """A sign with its left edge at `x`; returns its right edge."""
        top = middle - size // 2
        self._stamp(icons.sign(name, size), x, top, fill, back)
        self.signed.append(Signed(name, (x, top, x + size, top + size), fill))
        return x + size

    def text(
        self,
        x: int,
        middle: int,
        text: str,
        size: int,
        fill: Colour,
        back: Colour,
        *,
        bold: bool = False,
        anchor: str = "left",
    ) -> int:
        """One line; `anchor` says what `x` is: "left", "centre" or "right". Returns the right edge.

        This is the only function that draws text. ValueError below `least`.
        """
        if size < self.least:
            raise ValueError(f"text of {size} px is under {self.least}: {text!r}")
        if not text:
            return x
        length = fonts.width(text, size, bold)
        if anchor == "right":
            x -= length
        elif anchor == "centre":
            x -= length // 2
        mask, right, down = fonts.ink(text, size, bold)
        left, top = x + right, middle + down
        self._stamp(mask, left, top, fill, back)
        self.written.append(
            Written(text, size, (left, top, left + mask.width, top + mask.height), fill, back)
        )
        return x + length

    def png(self) -> bytes:
        """Encode; the same drawing gives the same bytes."""
        self.image.putpalette([channel for colour in self._indices for channel in colour])
        buffer = io.BytesIO()
        self.image.save(buffer, "PNG", compress_level=_COMPRESSION)
        return buffer.getvalue()
