"""Every letter that is said can be drawn: of all messages and of all cards, in each language."""

from __future__ import annotations

import unicodedata

import pytest

from engine.messages import LANGUAGES
from engine.messages.catalogue import identifiers
from engine.speech import LANGUAGES as SPOKEN
from render.fonts import has_glyph
from tests.messages.anything import said_with
from tools.card_texts import golden

NOT_DRAWN = frozenset("\u2066\u2067\u2068\u2069\ufe0f\u200b")
"""Marks of direction and such, that take no place."""


def missing(text: str) -> set[str]:
    """Letters, figures and marks that no font has. (Emoji are Discord's, and are left out of pictures.)"""
    return {
        char
        for char in set(text) - NOT_DRAWN
        if unicodedata.category(char)[0] in "LNP" and not (has_glyph(char, False) or has_glyph(char, True))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_can_be_drawn(language: str) -> None:
    assert missing("".join(said_with(language, name) for name in identifiers(language))) == set()


@pytest.mark.parametrize("language", SPOKEN)
def test_texts_of_cards_can_be_drawn(language: str) -> None:
    assert missing(golden(language)) == set()
