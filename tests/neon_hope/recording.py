"""A plugin for pytest: which words of the pack language a run of tests has really resolved, asked or counted.

`python -m pytest -p tests.neon_hope.recording FOLDER` with the file to write them into in the environment as
`PLAYED_WORDS`: a line each, "effect bring", "condition noted", "amount hand".
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from engine.neon_hope.language import ops

FILE: Final = "PLAYED_WORDS"
FAMILIES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "effect": (ops.EFFECTS, "resolve"),
    "condition": (ops.CONDITIONS, "holds"),
    "amount": (ops.AMOUNTS, "count"),
}
"""Words by what they are, and what is called of them in a game."""
_played: set[str] = set()


def words() -> set[str]:
    """All there are."""
    return {f"{family} {op}" for family, (found, _) in FAMILIES.items() for op in found}


def pytest_configure() -> None:
    """From now on each word is noted that is played."""
    for family, (found, name) in FAMILIES.items():
        for kind in found.values():
            _note(kind, name, family)


def _note(kind: Any, name: str, family: str) -> None:
    whole = getattr(kind, name)

    def noting(self: Any, *arguments: Any) -> Any:
        _played.add(f"{family} {type(self).op}")
        return whole(self, *arguments)

    setattr(kind, name, noting)


def pytest_sessionfinish() -> None:
    """Written when all tests are over."""
    Path(os.environ[FILE]).write_text("".join(f"{word}\n" for word in sorted(_played)), "utf-8")
