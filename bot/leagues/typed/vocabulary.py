"""The words that are read in what people type: those of every language there is, for people write as they are
used to. They stand in the catalogue (`bl-typed-…`), separated by commas, and count as whole words only."""

from __future__ import annotations

import re
from functools import cache

from engine.messages import LANGUAGES, say


@cache
def words(name: str) -> frozenset[str]:
    """The words for something, in small letters."""
    said = (say(language, f"bl-typed-{name}").split(",") for language in LANGUAGES)
    return frozenset(word.strip().lower() for each in said for word in each if word.strip())


@cache
def either(*names: str) -> str:
    """The same as a regular expression, the longest first."""
    found = {word for name in names for word in words(name)}
    return "|".join(re.escape(word) for word in sorted(found, key=lambda word: (-len(word), word)))


@cache
def days() -> dict[str, int]:
    """Days of the week, 0 Monday to 6 Sunday."""
    return {word: day for day in range(7) for word in words(f"weekday-{day}")}


@cache
def months() -> dict[str, int]:
    """Months of the year, 1 to 12."""
    return {word: month for month in range(1, 13) for word in words(f"month-{month}")}
