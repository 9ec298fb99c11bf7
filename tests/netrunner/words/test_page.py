"""docs/words.md names every word that a declaration may use."""

from __future__ import annotations

import importlib
import inspect
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.netrunner.language import prelude
from tests.netrunner.words.samples import KINDS, words_of
from tools import words_page
from tools.words_page import OF_THE_RULES

PAGE = (Path(__file__).parents[3] / "docs" / "words.md").read_text("utf-8")
BY_HAND = re.sub(r"\n {2,}(?=\S)", " ", PAGE.partition(words_page.BEGINS)[0])
"""The part that is written by hand, each word with its example in one line."""
ROW = re.compile(r"^(?:- |\| )(`.*?`)(?:: | \|)", re.MULTILINE)
"""What a line of a list or a row of a table is about."""


def test_every_word_stands_on_the_page() -> None:
    words = {word.__name__ for kind in KINDS for word in words_of(kind)} - OF_THE_RULES
    assert len(words) > 190
    assert sorted(word for word in words if not re.search(rf"\b{word}\b", BY_HAND)) == []


def test_the_page_names_no_word_that_is_not_there() -> None:
    words = {word.__name__ for kind in KINDS for word in words_of(kind)}
    rows = ROW.findall(BY_HAND)
    named = {name for row in rows for name in re.findall(r"`([A-Z][A-Za-z]+)\b", row)}
    assert named - words == set()


def test_the_prelude_brings_every_word_and_each_from_one_place() -> None:
    words = {word.__name__ for kind in KINDS for word in words_of(kind)} - OF_THE_RULES
    assert sorted(words - vars(prelude).keys()) == []
    modules = re.findall(r"^from (\S+) import \*$", Path(prelude.__file__).read_text("utf-8"), re.MULTILINE)
    names = Counter(name for module in modules for name in importlib.import_module(module).__all__)
    assert [name for name, places in names.items() if places > 1] == []


def test_every_word_is_listed_by_its_module_with_what_it_takes_and_its_defaults() -> None:
    assert words_page.page(PAGE) == PAGE, "python -m tools.words_page writes the list anew"


@pytest.mark.parametrize(
    ("line", "module"),
    [
        ('Gain(n: amount, what: "credits" or "clicks" = "credits", who: player = "you")', "effects/"),
        ('Trash(what: card = This(), by: player = "you")', "effects/"),
        ('Protecting(server: place, only: "outermost" or "innermost" = "")', "places.py"),
        ("TURN_BEGINS = On(EventKind.TURN_BEGINS, by=YOU)", "triggers.py"),
        ("breach_of(*servers: server name)", "triggers.py"),
    ],
)
def test_the_list_says_what_the_code_says(line: str, module: str) -> None:
    before, _, after = PAGE.partition(f"\n{line}\n")
    assert after
    assert before.rpartition("\n### ")[2].startswith(f"`language/{module}`")


def test_the_tables_name_fields_as_they_are_called() -> None:
    known = {name: getattr(module, name) for module in words_page.modules() for name in module.__all__}
    wrong = []
    for row in ROW.findall(BY_HAND):
        for name, inside in re.findall(r"`([A-Za-z_]+)\(([^()`]*)\)`", row):
            own = inspect.signature(known[name]).parameters if name in known else {}
            said = [each.partition("=")[0].strip() for each in inside.split(",")]
            wrong += [f"{name}({each})" for each in said if re.fullmatch("[a-z_]+", each) and each not in own]
    assert set(wrong) <= {"card(back)"}


def test_no_row_stands_there_twice() -> None:
    cells = Counter(ROW.findall(BY_HAND))
    assert [cell for cell, rows in cells.items() if rows > 1] == []


def test_a_field_that_takes_no_amount_but_a_number_has_its_reason() -> None:
    there = {
        (name, field.partition(":")[0].lstrip("*"))
        for module in words_page.modules()
        for name in module.__all__
        if words_page.is_word(name, getattr(module, name))
        for field in words_page.fields(getattr(module, name))
        if re.match(r"\w+: number( =|$)", field)
    }
    rows = re.sub(
        r"\n {2,}(?=\S)", " ", PAGE.partition("## Where only a number will do\n")[2].partition("\n## ")[0]
    )
    told = [
        (name, field)
        for row in rows.splitlines() if row.startswith("- ")
        for name, inside in re.findall(r"`(\w+)\(([a-z_, ]+)\)`", row.partition("`: ")[0] + "`")
        for field in inside.split(", ")
    ]  # fmt: skip
    assert len(there) > 40
    assert sorted(told) == sorted(there)
