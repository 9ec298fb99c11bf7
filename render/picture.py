"""What a drawing is in the end: an encoded image, and the words for those who do not see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

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


P = TypeVar("P")


def single(draw: Callable[..., P], *given: Any) -> tuple[P]:
    """What draws one picture, as what draws several."""
    return (draw(*given),)


def first(draw: Callable[..., Sequence[P]], *given: Any) -> Sequence[P]:
    """Only the first of several."""
    return draw(*given)[:1]
