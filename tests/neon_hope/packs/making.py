"""Packs with mistakes: copies of the test pack with a few words exchanged."""

from __future__ import annotations

import shutil
from pathlib import Path

from engine.neon_hope.packs import Library, PackError, Problem

TESTPACK = Path(__file__).parent.parent / "testpack"
SIGN = "# here"
"""Stands in the changed text, as a comment, at the line that a mistake must name."""


def copied(folder: Path, name: str = "mine") -> Path:
    """A copy of the test pack with an id of its own."""
    home = folder / name
    shutil.copytree(TESTPACK, home)
    exchange(home / "pack.yaml", "id: testpack", f"id: {name}")
    return home


def exchange(path: Path, old: str, new: str) -> None:
    """Put `new` in the place of the first `old`, which must be there."""
    text = path.read_text("utf-8")
    assert old in text, f"{old!r} is not in {path.name}"
    path.write_text(text.replace(old, new, 1), "utf-8")


def signed_line(path: Path) -> int:
    """The line with the sign; 0 if there is none."""
    lines = path.read_text("utf-8").splitlines()
    return next((number for number, line in enumerate(lines, 1) if SIGN in line), 0)


def problems_of(folder: Path) -> tuple[Problem, ...]:
    """What loading the packs in a folder complains about; nothing if all is well."""
    try:
        Library.load([folder])
    except PackError as error:
        return tuple(problem for problem in error.problems if not problem.file.startswith("pilot/"))
    return ()
