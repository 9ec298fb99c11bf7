"""docs/rulings.md: each ruling names the tests that hold it, and they exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "rulings.md"
_, *RULINGS = re.split(r"^- ", PAGE.read_text("utf-8"), flags=re.MULTILINE)
NAMED = re.compile(r"`(?:(tests/[\w/]+\.py)|(test_\w+))`")


@cache
def names() -> frozenset[str]:
    """The names of all tests of the house."""
    found = (
        re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE) for path in TESTS.rglob("*.py")
    )
    return frozenset(name for some in found for name in some)


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda text: " ".join(text.split()[:6]))
def test_a_ruling_names_tests_that_exist(ruling: str) -> None:
    named = NAMED.findall(" ".join(ruling.split()))
    assert named, "which test holds it?"
    for file, name in named:
        assert (TESTS.parent / file).is_file() if file else name in names(), file or name
