"""The small cards of the scenarios exist only while these tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.objects.definitions import taken_back
from tests.netrunner.scenarios import corp_cards, runner_cards


@pytest.fixture(autouse=True)
def small_cards() -> Iterator[None]:
    """Declare the scenarios' cards for one test."""
    with taken_back():
        for cards in (corp_cards, runner_cards):
            cards.declare()
            cards.more()
        yield
