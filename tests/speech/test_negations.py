"""What a card denies it denies in every language: a lost "no" says the opposite."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FOLDERS = ("neon_hope/language/texts", "netrunner/cards/texts")
ENGLISH = re.compile(r"\b(no|not|cannot|never|nobody)\b")
DENIED = {
    "de": re.compile(r"nicht|kein|nie|niemand|ohne|un[a-z]", re.I),
    "ja": re.compile("な[いかくけし]|ず|せん|非|不|未|以外|しか|まで|無"),
    "ru": re.compile(r"\bне|\bни|нет|нельзя|без|кроме|против", re.I),
}
QUOTED = re.compile("“[^”]*”")
"""Names and notes of packs."""


def lost(language: str, english: list[str], said: list[str]) -> list[str]:
    """English texts that deny something which is not denied in another language."""
    return [
        one
        for one, other in zip(english, said, strict=True)
        if ENGLISH.search(QUOTED.sub("", one)) and not DENIED[language].search(other)
        if not one.startswith("# ")
    ]


@pytest.mark.parametrize("language", DENIED)
@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_denied_is_denied_in_every_language(folder: str, language: str) -> None:
    def texts(spoken: str) -> list[str]:
        return (TESTS / folder / f"{spoken}.txt").read_text(encoding="utf-8").splitlines()

    english = texts("en")
    assert sum(ENGLISH.search(one) is not None for one in english) > 20
    assert lost(language, english, texts(language)) == []


def test_a_lost_no_is_found() -> None:
    english = ["Activate no enemies for skulls of this task.", "# No Way Out"]
    assert lost("ja", english, ["このタスクのドクロで敵を動かす。", "# No Way Out"]) == english[:1]
    assert lost("ja", english, ["このタスクのドクロでは敵を動かさない。", "# No Way Out"]) == []
