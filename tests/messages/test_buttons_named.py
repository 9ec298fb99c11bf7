"""Messages that send somebody to a button say where it is."""

from __future__ import annotations

import re

import pytest

from engine.messages import LANGUAGES, say
from engine.messages.catalogue import HERE

BEHIND = ("bot-button-orders", "bot-button-words", "bot-button-why", "bot-button-hint")
"""What lies behind *More…* on every panel (`bot/layouts/panels.py`)."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_names_a_button_behind_more_names_more(language: str) -> None:
    more = f"*{say(language, 'bot-more')}*"
    found = []
    for path in sorted((HERE / language).rglob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            named = [each for each in BEHIND if f"*{say(language, each)}*" in line]
            if named and more not in line:
                found.append(f"{path.name}: {re.sub(' +', ' ', line)[:90]}")
    assert found == []
