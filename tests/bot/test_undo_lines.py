"""What would be taken back, in lines: how it began tells one moment from another."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.hosting.undo_requests import lines


def told(count: int) -> list[str]:
    kind = SimpleNamespace(unpack=lambda found: [], told=lambda *about: [str(n) for n in range(count)])
    table: Any = SimpleNamespace(recent=[], kind=kind, game=None, row=SimpleNamespace(seats={}))
    return lines(table, 1, "p1", "en")


def test_a_long_stretch_is_told_from_its_beginning_and_to_its_end() -> None:
    assert told(9) == ["0", "1", "2", "…", "6", "7", "8"]


def test_a_short_one_is_told_whole() -> None:
    assert told(6) == ["0", "1", "2", "3", "4", "5"]
