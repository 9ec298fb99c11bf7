"""Which functions of the house are called, in the order of their first call, for docs/walks.md."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "walks.md").read_text("utf-8")
_OURS = ("engine", "bot", "render")


def steps(title: str) -> list[str]:
    """The functions that a section of the page names, `path: name`, in its order."""
    section = PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"`([\w/]+\.py: [\w.]+)`", section)


@contextmanager
def recorded() -> Iterator[dict[str, int]]:
    """The functions that are called within, in this thread: `path: name` to the place of the first call."""
    found: dict[str, int] = {}
    root = f"{ROOT}/"

    def note(frame: FrameType, what: str, arg: Any) -> None:
        code = frame.f_code
        if what == "call" and code.co_filename.startswith(root):
            path = code.co_filename.removeprefix(root)
            if path.partition("/")[0] in _OURS:
                found.setdefault(f"{path}: {code.co_qualname}", len(found))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)


def held(title: str, found: dict[str, int]) -> None:
    """Each function that a section names was called, one after the other."""
    named = steps(title)
    assert len(named) >= 6, named
    assert [step for step in named if step not in found] == []
    places = [found[step] for step in named]
    assert places == sorted(places), sorted(named, key=found.__getitem__)
