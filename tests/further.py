"""What `make test` leaves out: further tests of a kind of which it has one. `further.txt` lists them by kind.

They are left out only where all tests are run. Whoever names a file or a folder runs all of it, and so do
mutants. What is left out is not even made: half of all tests are further ones, and each worker collects all.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

LIST = Path(__file__).with_name("further.txt")
ROOT = Path(__file__).parents[1]
HOW = ("none", "only", "all")
"""What `--further` takes: in a run of all tests none of them, them alone, or them, too."""
STARTS_A_BOT = frozenset({"simcord_bot", "make_bot"})
BOTS = pytest.StashKey[int]()
"""How many tests of this run have a bot of their own."""
UNKNOWN = pytest.StashKey[list[str]]()
"""Lines of the list that fit no test."""
LEAVING = pytest.StashKey["Leaving"]()
"""What a run without further tests leaves out."""


def listed(text: str | None = None) -> dict[str, int]:
    """Lines of the list: a file, `file::test`, or `file::test +2` (all but its first two cases); each with
    how many of its cases stay."""
    found: dict[str, int] = {}
    for line in (LIST.read_text("utf-8") if text is None else text).splitlines():
        if line and line[0] != "#":
            name, _, kept = line.partition(" +")
            assert name not in found, f"listed twice: {name}"
            assert "::" in name or not kept, f"cases of a file: {name}"
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


class Leaving:
    """Leaves out what is listed before it is made: a file is not read, of a test no case is put together."""

    def __init__(self, names: dict[str, int]) -> None:
        self.names = names
        self.met: set[str] = set()

    def _leaves(self, name: str) -> bool:
        """Whether nothing of this stays."""
        if self.names.get(name) != 0:
            return False
        self.met.add(name)
        return True

    def file(self, path: Path) -> bool:
        return path.suffix == ".py" and self._leaves(path.relative_to(ROOT).as_posix())

    def test(self, nodeid: str) -> bool:
        return self._leaves(nodeid)

    def cases(self, metafunc: pytest.Metafunc) -> None:
        """The first cases of a test stay, if it is listed. pytest has no public way to take a case back."""
        name = metafunc.definition.nodeid
        kept = self.names.get(name)
        if kept is not None and len(metafunc._calls) > kept:
            self.met.add(name)
            metafunc._calls[kept:] = []

    @property
    def unknown(self) -> list[str]:
        """Lines that left nothing out."""
        return [name for name in self.names if name not in self.met]


def of_all(config: pytest.Config) -> bool:
    """Whether all tests are run."""
    return bool(config.args == config.getini("testpaths"))


def begin(config: pytest.Config) -> None:
    """Before anything is collected."""
    if of_all(config) and config.getoption("--further") == "none":
        config.stash[LEAVING] = Leaving(listed())


def drop_long(metafunc: pytest.Metafunc) -> None:
    """Cases that are marked as long are not made where they would only be left out again."""
    if metafunc.config.option.markexpr == "not long":
        short = [call for call in metafunc._calls if all(mark.name != "long" for mark in call.marks)]
        metafunc._calls[:] = short or metafunc._calls[:1]  # without any case it would be another test


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take from what was collected, before anybody else has, what is not to run."""
    if not of_all(config):
        return
    if config.getoption("--further") == "none":
        config.stash[UNKNOWN] = config.stash[LEAVING].unknown
        return
    marks, config.stash[UNKNOWN] = is_further(items, listed())
    if config.getoption("--further") == "only":
        gone = [item for item, mark in zip(items, marks, strict=True) if not mark]
        config.hook.pytest_deselected(items=gone)
        items[:] = [item for item, mark in zip(items, marks, strict=True) if mark]


def bots(items: list[pytest.Item]) -> int:
    """How many tests start a bot of their own."""
    return sum(not STARTS_A_BOT.isdisjoint(getattr(item, "fixturenames", ())) for item in items)
