"""Numbers as Japanese and Russian count: a counter behind each, a noun in the form that goes with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

MESSAGES = Path(__file__).parent.parent.parent / "engine" / "messages"
KINDS = {
    "ja": {
        "“tsu” counts to nine": r"\{ \$\w+ \}つ",
        "so many of so many, without counters": r"（\{ \$\w+ \}中\{ \$\w+ \}）",
        "a dispute of workers": "争議",
    },
    "ru": {
        "one form of a noun for all numbers": (
            r"(?m)^(?! +\*?\[\w+\]).*\{ \$(?!(?:table|round)\b)\w+ \} "
            r"(?:игрок|доск|досок|тур|матч|очк|очек|карт|час|дн|команд|лиг|мест|клик|кредит|жетон)"
            r"(?:а|и|ы|ов|ей|ам|)\b"
        ),
    },
}


def found(text: str, kind: str) -> list[str]:
    """What of a file is of a kind."""
    return [hit.group(0) for hit in re.finditer(kind, text)]


@pytest.mark.parametrize(
    ("language", "kind"), [(language, kind) for language in KINDS for kind in KINDS[language]]
)
def test_numbers_are_counted(language: str, kind: str) -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in (MESSAGES / language).glob("*.ftl")}
    assert {name: hits for name, text in texts.items() if (hits := found(text, KINDS[language][kind]))} == {}


@pytest.mark.parametrize(
    ("language", "kind", "text"),
    [
        ("ja", "“tsu” counts to nine", "a = カードを{ $n }つ"),
        ("ja", "so many of so many, without counters", "a = チーム（{ $room }中{ $n }）"),
        ("ru", "one form of a noun for all numbers", "a = команда ({ $n } на { $boards } доски)"),
    ],
)
def test_a_number_without_its_counter_is_found(language: str, kind: str, text: str) -> None:
    assert found(text, KINDS[language][kind])
    assert not found("a = { $n ->\n    [few] { $n } доски\n   *[other] { $n }枚\n}\n", KINDS[language][kind])
