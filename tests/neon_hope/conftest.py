"""The test pack, loaded once, and tables to play on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.neon_hope.packs import Library
from engine.neon_hope.testkit import Table


@pytest.fixture(scope="session")
def library() -> Library:
    """The shipped packs and the test pack beside this file."""
    return Library.load([Path(__file__).parent], lenient=True)


@pytest.fixture
def table(library: Library) -> Callable[..., Table]:
    """A table for the characters named, all at YARD's upper location, with nothing else on it.

    Two characters unless told otherwise; options as of `Table` and `new_game`.
    """

    def lay(*characters: str, **options: Any) -> Table:
        chosen = characters or ("vex", "noor")
        return Table(library, *chosen, pack="testpack", **{"episode": "first", **options})

    return lay
