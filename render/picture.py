"""The finished product of this room: encoded image and the words for those who do not see it."""

from __future__ import annotations

from dataclasses import dataclass

ALT_LIMIT = 1024
"""Discord's limit for the description of an attachment, in characters."""


@dataclass(frozen=True)
class Picture:
    """An encoded image. `filename` ends in .png; `alt` has at most ALT_LIMIT characters."""

    data: bytes
    filename: str
    alt: str
    width: int
    height: int
