"""What is wrong with a pack: sentences for its author, each with file, line and field."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

import msgspec

MOST: Final = 100
"""Problems of a pack that are told: a file that is none could have one in every line."""


class Problem(msgspec.Struct, frozen=True, order=True):
    """One mistake. As text: `pilot/enemies.yaml:14: enemies.guard.health: a whole number is wanted, ...`."""

    file: str
    """Pack folder and file, "pilot/enemies.yaml"; a whole path where no pack was recognised."""
    line: int
    """From 1; 0: the file or folder as a whole."""
    path: str
    """The field, "enemies.guard.tasks[0].difficulty"; empty: none in particular."""
    text: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.path}: {self.text}" if self.path else f"{place}: {self.text}"


class PackError(ValueError):
    """Packs that cannot be used. `problems` holds every mistake found in them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class Enough(Exception):
    """So much is wrong that nobody would read on."""


class Problems(list[Problem]):
    """What is wrong with a pack, up to `MOST`; Enough instead of one more."""

    def append(self, problem: Problem) -> None:
        if len(self) >= MOST:
            raise Enough
        super().append(problem)

    def extend(self, problems: Iterable[Problem]) -> None:
        for problem in problems:
            self.append(problem)

    def __iadd__(self, problems: Iterable[Problem]) -> Problems:  # type: ignore[override,misc]
        self.extend(problems)
        return self


def near(word: str, known: Iterable[str]) -> str:
    """ "; “stress” is meant?" if a known word is close to `word`, else nothing."""
    close = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"; is “{close[0]}” meant?" if close else ""


def either(words: Iterable[str]) -> str:
    """Words as a choice: "“a”, “b” or “c”"."""
    quoted = [f"“{word}”" for word in words]
    return " or ".join(part for part in (", ".join(quoted[:-1]), *quoted[-1:]) if part)
