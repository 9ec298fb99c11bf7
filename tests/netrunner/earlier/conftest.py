"""Cards that a test of the earlier editions makes up exist only while it runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.objects.definitions import taken_back


@pytest.fixture(autouse=True)
def made_cards() -> Iterator[None]:
    """Take back what the test declares."""
    with taken_back():
        yield
