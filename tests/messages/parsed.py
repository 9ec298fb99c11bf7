"""Files of messages, read once for all tests: the parser takes a second for each language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType


@cache
def entries(text: str) -> Sequence[EntryType]:
    """What a file of messages holds, in its order; to be looked at only."""
    return FluentParser().parse(text).body
