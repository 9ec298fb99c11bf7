"""A library with the test pack, and tables with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.neon_hope.packs import Library
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.testkit import Table


@pytest.fixture(scope="session")
def library() -> Library:
    return Library.load([Path(__file__).parent.parent])


@pytest.fixture(scope="session")
def pack(library: Library) -> Pack:
    return library.pack("testpack")


@pytest.fixture
def table(library: Library) -> Callable[..., Table]:
    """A table with nothing on it; all at YARD's upper location."""

    def lay(*characters: str, **options: Any) -> Table:
        return Table(library, *(characters or ("vex", "noor")), pack="testpack", episode="first", **options)

    return lay
