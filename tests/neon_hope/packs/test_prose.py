"""How the shipped season is written: no word is its tic."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec
import pytest

from engine.neon_hope.packs import Library

OFTEN = 4.5
"""Of a thousand words, at most."""


def told(part: object, language: str) -> Iterator[str]:
    """Every text of a pack in a language."""
    if isinstance(part, Mapping):
        if isinstance(words := part.get(language), str):
            yield words
        else:
            for each in part.values():
                yield from told(each, language)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from told(each, language)


@pytest.fixture(scope="module")
def pilot() -> object:
    return msgspec.to_builtins(Library.load([]).pack("pilot"))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("somebody", "nobody", "someone", "suddenly")),
        ("de", ("jemand", "keiner", "niemand", "plötzlich")),
    ],
)
def test_it_is_said_who_does_something(pilot: object, language: str, words: tuple[str, ...]) -> None:
    """“Somebody has painted…” was said on every other page."""
    said = Counter(word for text in told(pilot, language) for word in re.findall(r"\w+", text.lower()))
    thousands = said.total() / 1000
    assert thousands > 10, "the whole season"
    assert {word: said[word] / thousands for word in words if said[word] / thousands > OFTEN} == {}


def test_nobody_without_a_name_says_anything(pilot: object) -> None:
    """Who speaks in a story is in front of what they say: a name, or who they are."""
    for language in ("en", "de"):
        for text in told(pilot, language):
            assert not re.search(r"^(Somebody|Someone|Jemand): ", text, re.MULTILINE), text
