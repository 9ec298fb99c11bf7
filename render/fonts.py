"""Type: FiraGO for Latin and Cyrillic, IPAexGothic for Japanese; measured, fitted, wrapped, cached.

Nothing here imports matplotlib: the package that carries IPAexGothic is only asked where its file lies.
"""

from __future__ import annotations

import io
import os
import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module, metadata
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from engine.messages.writing import UNSPACED

MIN_SIZE = 20
"""No text is drawn smaller, in pixels; on pages for a phone the smallest is larger (`phone.LEAST`)."""
CAP_HEIGHT = 0.69
"""Height of a capital, in parts of the size."""
ELLIPSIS = "…"
NO_BREAK = "\u00a0"
"""The space that no line may end at."""
SUBROUTINE = "↳"
"""Begins a subroutine in the text of a card; no font has the sign, so it is drawn."""
_MISSING = "\U0010ffff"
_BOX = "□"


@lru_cache(maxsize=2)
def _latin_data(bold: bool) -> bytes:
    # Imported by name: the package has no types.
    return bytes(import_module("pymupdf_fonts").myfont("figbo" if bold else "figo"))


@lru_cache(maxsize=2)
def _latin_path(bold: bool) -> str | None:
    """The same as a file, which all sizes and processes share: of bytes each size has a copy, 800 kB. None
    where there are no files in memory (they are Linux's)."""
    if not hasattr(os, "memfd_create"):
        return None
    try:
        descriptor = os.memfd_create("font")
        with open(descriptor, "wb", closefd=False) as file:  # open as long as the process lives
            file.write(_latin_data(bold))
    except OSError:
        return None
    path = f"/proc/self/fd/{descriptor}"
    return path if os.path.exists(path) else None


@lru_cache(maxsize=1)
def _japanese_path() -> str:
    for file in metadata.files("matplotlib-fontja") or ():
        if file.name == "ipaexg.ttf":
            return str(file.locate())
    raise RuntimeError("The package matplotlib-fontja has no ipaexg.ttf: install the locked dependencies.")


@lru_cache(maxsize=128)
def _face(size: int, bold: bool, japanese: bool) -> ImageFont.FreeTypeFont:
    path = _japanese_path() if japanese else _latin_path(bold)
    source = io.BytesIO(_latin_data(bold)) if path is None else path
    return ImageFont.truetype(source, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_glyph(char: str, japanese: bool) -> bool:
    """Whether the Latin or the Japanese font draws this character."""
    if char.isspace():
        return True
    face = _face(24, False, japanese)
    mask, missing = face.getmask(char), face.getmask(_MISSING)
    return mask.size != missing.size or bytes(mask) != bytes(missing)


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """One line with what the fonts can draw: emoji go, and the mark of a quoted subroutine with its space;
    letters of other scripts become a box, and only spaces that no line may end at stay what they are."""
    kept: list[str] = []
    for char in unicodedata.normalize("NFC", text.replace(f"{SUBROUTINE} ", "")):
        category = unicodedata.category(char)
        if char.isspace():
            kept.append(char if char == NO_BREAK else " ")
        elif category[0] == "C":
            continue
        elif has_glyph(char, False) or has_glyph(char, True):
            kept.append(char)
        elif category[0] in "LN":
            kept.append(_BOX)
    return " ".join(word for word in "".join(kept).split(" ") if word)


@lru_cache(maxsize=4096)
def _runs(text: str) -> tuple[tuple[bool, str], ...]:
    """`text` cut into (Japanese font?, piece)."""
    runs: list[tuple[bool, str]] = []
    for char in text:
        if unicodedata.category(char) == "Cf":  # what only joins or parts words
            continue
        japanese = not has_glyph(char, False)
        if runs and runs[-1][0] == japanese:
            runs[-1] = (japanese, runs[-1][1] + char)
        else:
            runs.append((japanese, char))
    return tuple(runs)


@lru_cache(maxsize=16384)
def width(text: str, size: int, bold: bool = False) -> int:
    """Advance width in pixels, rounded up."""
    return -int(-sum(_face(size, bold, japanese).getlength(piece) for japanese, piece in _runs(text)) // 1)


@lru_cache(maxsize=1024)
def ink(text: str, size: int, bold: bool) -> tuple[Image.Image, int, int]:
    """The text as coverage (mode L, cropped to what is drawn), and where its corner lies
    from the start of the line and the middle of a capital."""
    pad = size
    strip = Image.new("L", (width(text, size, bold) + 2 * pad, 3 * size))
    pen = ImageDraw.Draw(strip)
    x, baseline = float(pad), 2 * size
    for japanese, piece in _runs(text):
        face = _face(size, bold, japanese)
        # The Japanese font has one weight: an outline makes it bold.
        stroke = size / 40 if bold and japanese else 0
        pen.text((x, baseline), piece, font=face, fill=255, anchor="ls", stroke_width=stroke)
        x += face.getlength(piece)
    box = strip.getbbox() or (pad, baseline - 1, pad + 1, baseline)
    return strip.crop(box), box[0] - pad, box[1] - baseline + round(size * CAP_HEIGHT / 2)


@lru_cache(maxsize=4096)
def cut(text: str, limit: int, size: int, bold: bool = False) -> str:
    """`text`, or as much of it as fits `limit` pixels with an ellipsis."""
    if width(text, size, bold) <= limit:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, size, bold) <= limit:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def fit(text: str, limit: int, sizes: Sequence[int], bold: bool = False) -> tuple[str, int]:
    """The largest of `sizes` at which `text` fits; at the last one it is cut."""
    for size in sizes:
        if width(text, size, bold) <= limit:
            return text, size
    return cut(text, limit, sizes[-1], bold), sizes[-1]


_WIDE: Final = f"{UNSPACED}\u3001-\u303f\uff01-\uff60"
"""Kana, kanji and their marks: a line may end beside each of them, but for"""
_NO_START: Final = (
    "、。，．・：；？！）」』】〉》〕］｝ー々〜～％…‥)],.:;!?%"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
)
"""what begins no line, and"""
_NO_END: Final = "（「『【〈《〔［｛(["
"""what ends none."""
_KATAKANA: Final = "[ァ-ヺー]"
_BREAKS: Final = re.compile(
    rf"(?:(?<=[{_WIDE}])|(?<=[^ 0-9])(?=[{_WIDE}]))"
    rf"(?<![{re.escape(_NO_END)}])(?![ {re.escape(_NO_START)}])(?!(?<={_KATAKANA}){_KATAKANA})(?!$)"
)
"""Words of katakana and a number with its counter stay whole where the line is wide enough."""


@lru_cache(maxsize=2048)
def units(text: str) -> tuple[tuple[str, str], ...]:
    """What stays on a line, with the space before it or none: words, in Japanese what may stand alone."""
    found: list[tuple[str, str]] = []
    for number, word in enumerate(text.split(" ")):
        gap = " " if number else ""
        for unit in _BREAKS.split(word):
            found.append((gap, unit))
            gap = ""
    return tuple(found)


@lru_cache(maxsize=2048)
def wrap(text: str, limit: int, size: int, bold: bool = False, most: int = 99) -> tuple[str, ...]:
    """Lines of at most `limit` pixels; the last of `most` lines ends in an ellipsis if text is left."""
    lines: list[tuple[str, str]] = []  # each with the space that stood before it
    before, line = "", ""
    for gap, whole in units(text):
        unit = whole
        longer = f"{line}{gap}{unit}" if line else unit
        if width(longer, size, bold) <= limit:
            before = before if line else gap
            line = longer
            continue
        if line:
            lines.append((before, line))
        # What is wider than the line is broken where the line is full.
        while width(unit, size, bold) > limit and len(unit) > 1:
            part = len(unit) - 1
            while part > 1 and width(unit[:part], size, bold) > limit:
                part -= 1
            lines.append((gap, unit[:part]))
            gap, unit = "", unit[part:]  # noqa: PLW2901
        before, line = gap, unit
    lines.append((before, line))
    if len(lines) > most:
        rest = "".join(gap + text for gap, text in lines[most - 1 :]).strip()
        lines = [*lines[: most - 1], ("", cut(rest, limit, size, bold))]
    return tuple(text for _, text in lines)
