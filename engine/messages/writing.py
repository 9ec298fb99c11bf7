"""How a language is written: letters of scripts that put no spaces between words, and what stands between
the items of a list and between sentences (`common.ftl`)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from engine.messages.catalogue import say

UNSPACED: Final = "\u3005-\u3007\u3040-\u30ff\u3400-\u9fff"
"""Kana and kanji, as the inside of a class of characters in a regular expression: a word of theirs may begin
and end beside any other letter."""
_WITHOUT_SPACES: Final = re.compile(f"[{UNSPACED}]")
LETTER: Final = rf"[^\W\d_{UNSPACED}]"
"""A letter of a script whose words have spaces between them."""
_ENGLISH_END: Final = re.compile('([.!?]["”’]?)\0')
NO_LETTER_BEFORE: Final = rf"(?<![^\W_{UNSPACED}])"
NO_LETTER_AFTER: Final = rf"(?![^\W_{UNSPACED}])"
"""Where a word may begin or end: no letter or digit of a script with spaces is beside it."""


def spaced(character: str) -> bool:
    """Whether words written like this have spaces between them."""
    return _WITHOUT_SPACES.match(character) is None


def items(language: str, listed: Iterable[str]) -> str:
    """“a, b, c”: a list without an “and”."""
    return say(language, "between-items").join(listed)


def parts(language: str, listed: Iterable[str]) -> str:
    """“a, b; c”: what may hold commas itself."""
    return say(language, "between-parts").join(listed)


def sentences(language: str, listed: Iterable[str]) -> str:
    """One sentence after the other. Where nothing stands between two, a space follows one that is written in
    letters of a language that has spaces (a story's English among Japanese)."""
    between = say(language, "between-sentences")
    if between:
        return between.join(listed)
    return _ENGLISH_END.sub(r"\1 ", "\0".join(listed)).replace("\0", "")


def noted(language: str, text: str, note: str) -> str:
    """“Palisade (HQ)”: a text and what tells it apart."""
    return say(language, "with-note", text=text, note=note)


def labelled(language: str, label: str, text: str) -> str:
    """“Identities: …”: a label and what it is of."""
    return say(language, "with-label", label=label, text=text)


def sentence(language: str, text: str) -> str:
    """The text with an end, if it has none."""
    return text if text.endswith(_ENDS) else say(language, "full-sentence", text=text)


def score(language: str, first: int | str, second: int | str) -> str:
    """“3–0”: points of two against each other."""
    return say(language, "score", first=str(first), second=str(second))


def exclaimed(language: str, text: str) -> str:
    """The text with an exclamation mark."""
    return say(language, "exclaimed", text=text)


_ENDS: Final = (".", "!", "?", "。", "！", "？")
