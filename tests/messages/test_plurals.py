"""The catalogue is ready for other plurals than English: Japanese with none, Russian with three."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax.ast import Identifier, Message, SelectExpression
from fluent.syntax.visitor import Visitor

from engine.messages import LANGUAGES, catalogue, say
from engine.messages.catalogue import HERE
from tests.messages.parsed import entries

CATEGORIES = frozenset(("zero", "one", "two", "few", "many"))
"""What plural rules tell apart; "other" is everybody's default and a word for much else."""


def categories(language: str) -> frozenset[str]:
    """Those a language has, besides "other"."""
    return frozenset(Locale.parse(language).plural_form.rules)


class _Plurals(Visitor):
    """Collects the plural categories of each choice by number."""

    def __init__(self) -> None:
        self.found: list[frozenset[str]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = frozenset(v.key.name for v in node.variants if isinstance(v.key, Identifier))
        if keys & CATEGORIES:
            self.found.append(keys)
        self.generic_visit(node)


def wrong(text: str, language: str) -> Iterator[str]:
    """Messages that choose by a category their language has not, or leave out one that it has."""
    has = categories(language)
    for entry in entries(text):
        if isinstance(entry, Message):
            seen = _Plurals()
            seen.visit(entry)
            for keys in seen.found:
                if not keys & CATEGORIES <= has or not has - {"many"} <= keys:
                    yield entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_has_the_plurals_of_its_language(language: str) -> None:
    for path in sorted((HERE / language).glob("*.ftl")):
        assert list(wrong(path.read_text(encoding="utf-8"), language)) == [], path.name


RUSSIAN = """
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
drawn = Взято: { cards }
"""
JAPANESE = "cards = カード{ $n }枚\n"


def test_a_missing_plural_would_be_told() -> None:
    assert list(wrong(RUSSIAN, "ru")) == []
    assert list(wrong(RUSSIAN.replace("    [few] { $n } карты\n", ""), "ru")) == ["cards"]
    assert list(wrong(RUSSIAN, "en")) == ["cards"]
    assert list(wrong(JAPANESE, "ja")) == []


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A catalogue of four languages, two of which have one file."""
    english = "cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n"
    files = {
        "en/common.ftl": "language-name = English\ngreeting = hello\ndrawn = drawn: { cards }\n" + english,
        "ru/cards.ftl": RUSSIAN,
        "ja/cards.ftl": "drawn = 引いたカード：{ cards }\n",
    }
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    caches = (catalogue.folder, catalogue._bundle, catalogue.say)
    monkeypatch.setattr(catalogue, "HERE", tmp_path)
    for cached in caches:
        cached.cache_clear()
    yield tmp_path
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "1 карта"),
        (2, "2 карты"),
        (4, "4 карты"),
        (5, "5 карт"),
        (11, "11 карт"),
        (21, "21 карта"),
        (0, "0 карт"),
    ],
)
def test_russian_numbers_agree(folders: Path, n: int, text: str) -> None:
    assert say("ru", "cards", n=n) == say("ru-RU", "cards", n=n) == text
    assert say("ru", "drawn", n=n) == f"Взято: {text}"


def test_what_a_language_lacks_is_said_in_english_as_a_whole(folders: Path) -> None:
    """Also a message that has a part which the language lacks: no half sentence, and no error in a game."""
    assert say("ru", "greeting") == "hello"
    assert say("ja", "cards", n=2) == "2 cards"
    assert say("ja", "drawn", n=2) == "drawn: 2 cards"
    with pytest.raises(ValueError, match="drawn"):
        say("en", "drawn")
