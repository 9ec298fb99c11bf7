"""The examples of docs/cards.md, run as they stand there: each declares a card and plays it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.netrunner.objects.definitions import taken_back

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"
FIRST, *EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture
def words() -> Iterator[dict[str, Any]]:
    """The names of the page's first block; what is declared meanwhile is taken back."""
    found: dict[str, Any] = {}
    with taken_back():
        exec(FIRST, found)  # noqa: S102
        yield found


def test_there_are_examples_of_every_kind() -> None:
    declared = [block for block in EXAMPLES if "card(" in block]
    assert len(declared) == len(EXAMPLES) >= 8
    for word in ("Play(", "When(", "Paid(", "Static(", "Sub(", '"agenda"', '"ice"', '"program"', "MakeRun("):
        assert any(word in block for block in declared), word


@pytest.mark.parametrize("block", EXAMPLES, ids=[re.findall(r'"(\w+)"', block)[0] for block in EXAMPLES])
def test_an_example_does_what_it_says(block: str, words: dict[str, Any]) -> None:
    assert "assert " in block
    exec(block, words)  # noqa: S102
