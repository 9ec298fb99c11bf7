"""The test pack, loaded once, and tables to play on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.neon_hope.packs import Library
from engine.neon_hope.table.pack import CARD_TABLES
from engine.neon_hope.testkit import Table


@pytest.fixture(scope="session")
def library() -> Library:
    """The shipped packs and the test pack beside this file."""
    return Library.load([Path(__file__).parent], lenient=True)


def edited(library: Library, cards: dict[str, dict[str, Any]]) -> Library:
    """The test pack with other fields on some cards: code to field to value, or to fields of a side."""
    pack = library.pack("testpack")
    tables: dict[str, dict[str, Any]] = {}
    for code, fields in cards.items():
        name = next(name for name in CARD_TABLES if code in getattr(pack, name))
        found = tables.setdefault(name, dict(getattr(pack, name)))
        sides = {
            side: replace(getattr(found[code], side), **value)
            for side, value in fields.items()
            if isinstance(value, dict)
        }
        found[code] = replace(found[code], **{**fields, **sides})
    return Library({"testpack": replace(pack, **tables)})


@pytest.fixture
def table(library: Library) -> Callable[..., Table]:
    """A table for the characters named, all at YARD's upper location, with nothing else on it.

    Two characters unless told otherwise; options as of `Table` and `new_game`. `cards`: see `edited`.
    """

    def lay(*characters: str, cards: dict[str, dict[str, Any]] | None = None, **options: Any) -> Table:
        chosen = characters or ("vex", "noor")
        with_cards = edited(library, cards) if cards else library
        return Table(with_cards, *chosen, pack="testpack", **{"episode": "first", **options})

    return lay
