"""The words that are read in what people type: those of every language there is, for people write as they are
used to. They stand in the catalogue (`bl-typed-…`), separated by commas, and count as whole words only."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import filterfalse

from engine.messages import LANGUAGES, say
from engine.messages.writing import LETTER, spaced


@cache
def words(name: str) -> frozenset[str]:
    """The words for something, in small letters. A language may have none for it."""
    said = (say(language, f"bl-typed-{name}").split(",") for language in LANGUAGES)
    return frozenset(word.strip().lower() for each in said for word in each if word.strip())


@cache
def either(*names: str) -> str:
    """The same as a regular expression, the longest first."""
    return _one_of(word for name in names for word in words(name))


@cache
def whole(*names: str) -> str:
    """The same with no letter behind it: what goes on after a word is another one. Where scripts have no
    spaces (Japanese), words follow each other as they are."""
    found = sorted({word for name in names for word in words(name)})
    return f"(?:{_one_of(filter(_apart, found))})(?!{LETTER})|(?:{_one_of(filterfalse(_apart, found))})"


@cache
def leading(*names: str) -> str:
    """The same before something else, with the space between."""
    found = sorted({word for name in names for word in words(name)})
    return rf"(?:(?:{_one_of(filter(_apart, found))})\s+|(?:{_one_of(filterfalse(_apart, found))})\s*)"


@cache
def between(*names: str) -> str:
    """The same between two things, with the spaces around it."""
    found = sorted({word for name in names for word in words(name)})
    spaced_ones, others = _one_of(filter(_apart, found)), _one_of(filterfalse(_apart, found))
    return rf"(?:\s+(?:{spaced_ones})\s+|\s*(?:{others})\s*)"


def _apart(word: str) -> bool:
    return spaced(word[-1])


def _one_of(found: Iterable[str]) -> str:
    """Words as a regular expression, the longest first; one that fits nothing if there are none."""
    ordered = sorted(found, key=lambda word: (-len(word), word))
    return "|".join(map(re.escape, ordered)) or "(?!)"


def plain(text: str) -> str:
    """What somebody typed in small letters, on one line, with figures, dashes and spaces as they are usual:
    “２０：００～” is “20:00-”."""
    usual = unicodedata.normalize("NFKC", text)
    return " ".join(re.sub("[\u2010-\u2015\u2212~\u301c]", "-", usual).lower().split())


NUMBERS = {"half": 0.5, "one": 1.0, "one-and-half": 1.5} | {f"number-{n}": float(n) for n in range(2, 11)}
"""Numbers that are written as words: “a week”, “two days”, “half an hour”."""


@cache
def numbers() -> dict[str, float]:
    """What each of these words stands for."""
    return {word: number for name, number in NUMBERS.items() for word in words(name)}


@cache
def days() -> dict[str, int]:
    """Days of the week, 0 Monday to 6 Sunday."""
    return {word: day for day in range(7) for word in words(f"weekday-{day}")}


@cache
def months() -> dict[str, int]:
    """Months of the year, 1 to 12."""
    return {word: month for month in range(1, 13) for word in words(f"month-{month}")}
