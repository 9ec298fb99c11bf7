"""What `make test` leaves out: further tests of a kind of which it has one. `further.txt` lists them by kind.

They are left out only where all tests are run. Whoever names a file or a folder runs all of it, and so do
mutants.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

LIST = Path(__file__).with_name("further.txt")
HOW = ("none", "only", "all")
"""What `--further` takes: in a run of all tests none of them, them alone, or them, too."""
STARTS_A_BOT = frozenset({"simcord_bot", "make_bot"})
BOTS = pytest.StashKey[int]()
"""How many tests of this run have a bot of their own."""
UNKNOWN = pytest.StashKey[list[str]]()
"""Lines of the list that fit no test."""


def listed(text: str | None = None) -> dict[str, int]:
    """Lines of the list: a file, `file::test`, or `file::test +2` (all but its first two cases); each with
    how many of its tests or cases stay."""
    found: dict[str, int] = {}
    for line in (LIST.read_text("utf-8") if text is None else text).splitlines():
        if line and line[0] != "#":
            name, _, kept = line.partition(" +")
            assert name not in found, f"listed twice: {name}"
            found[name] = int(kept or 0)
    return found


def is_further(items: list[Any], names: dict[str, int]) -> tuple[list[bool], list[str]]:
    """For each test whether it is listed, and the lines that fit none. Cases that are long count for nothing:
    they are left out already."""
    cases: dict[str, int] = defaultdict(int)
    found: list[bool] = []
    for item in items:
        file, _, rest = item.nodeid.partition("::")
        test = f"{file}::{rest.partition('[')[0]}"
        name = test if test in names else file
        if name not in names or item.get_closest_marker("long") is not None:
            cases[name] += 0
            found.append(False)
            continue
        cases[name] += 1
        found.append(cases[name] > names[name])
    return found, [name for name in names if cases.get(name, 0) <= names[name]]


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take from what was collected, before anybody else has, what is not to run."""
    how = config.getoption("--further")
    if config.args != config.getini("testpaths"):
        return
    marks, config.stash[UNKNOWN] = is_further(items, listed())
    if how != "all":
        gone = [item for item, mark in zip(items, marks, strict=True) if mark == (how == "none")]
        config.hook.pytest_deselected(items=gone)
        items[:] = [item for item, mark in zip(items, marks, strict=True) if mark != (how == "none")]


def bots(items: list[pytest.Item]) -> int:
    """How many tests start a bot of their own."""
    return sum(not STARTS_A_BOT.isdisjoint(getattr(item, "fixturenames", ())) for item in items)
