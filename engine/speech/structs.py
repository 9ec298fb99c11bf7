"""Structs of structs, such as declarations and sentences."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import astuple


def inside(value: object) -> Iterator[object]:
    """A struct and everything it is made of, each before its parts and those in their order."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        yield part
        if isinstance(part, tuple):
            waiting.extend(part[::-1])
        elif isinstance(part, msgspec.Struct):
            waiting.extend(astuple(part)[::-1])
