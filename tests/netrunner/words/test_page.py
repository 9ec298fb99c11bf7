"""docs/words.md names every word that a declaration may use."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from pathlib import Path

from engine.netrunner.language import prelude
from tests.netrunner.words.samples import KINDS, words_of

PAGE = (Path(__file__).parents[3] / "docs" / "words.md").read_text("utf-8")
OF_THE_RULES = frozenset((
    "Exactly", "SaidBy", "TrashCard", "DeclareSuccess", "Target", "Num", "CreditCost", "ClickCost",
    "LoseClickCost", "Upcoming",
))  # fmt: skip
"""Words that the rules make by themselves, or that `target`, `cost` and plain numbers stand for."""


def test_every_word_stands_on_the_page() -> None:
    words = {word.__name__ for kind in KINDS for word in words_of(kind)} - OF_THE_RULES
    assert len(words) > 190
    assert sorted(word for word in words if not re.search(rf"\b{word}\b", PAGE)) == []


def test_the_page_names_no_word_that_is_not_there() -> None:
    words = {word.__name__ for kind in KINDS for word in words_of(kind)}
    rows = re.findall(r"^\| (`[A-Z].*?) \|", PAGE, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([A-Z][A-Za-z]+)\b", row)}
    assert named - words == set()


def test_the_prelude_brings_every_word_and_each_from_one_place() -> None:
    words = {word.__name__ for kind in KINDS for word in words_of(kind)} - OF_THE_RULES
    assert sorted(words - vars(prelude).keys()) == []
    modules = re.findall(r"^from (\S+) import \*$", Path(prelude.__file__).read_text("utf-8"), re.MULTILINE)
    names = Counter(name for module in modules for name in importlib.import_module(module).__all__)
    assert [name for name, places in names.items() if places > 1] == []
