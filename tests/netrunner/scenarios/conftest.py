"""The scenarios' small cards, and those a test declares itself, exist only while the test runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.objects.definitions import taken_back
from tests.netrunner.scenarios.small_cards import declare


@pytest.fixture(autouse=True)
def small_cards() -> Iterator[None]:
    """Declare the scenarios' cards for one test."""
    with taken_back():
        declare()
        yield
