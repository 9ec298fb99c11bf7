"""Cards that are printed in place of the scenarios' small ones, for files of tests that import this."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.objects.definitions import taken_back


@pytest.fixture(autouse=True)
def small_cards() -> Iterator[None]:
    """Cards named here are those that are printed, and not the scenarios' own."""
    with taken_back():
        yield
