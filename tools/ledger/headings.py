"""The ledgers of the Reference Guide 1.0 and the first core rules, which number no rules: by headings.

A heading that departs from 24.03 names the scenarios that show it; it is tested once each has a test.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from tools.ledger import MISSING, NO_CODE, PARTLY, TESTED
from tools.ledger.numbers import ROOT

Book = Literal["guide", "core"]
BOOKS: tuple[Book, ...] = ("guide", "core")
TESTS = ROOT / "tests/netrunner/earlier"


class Heading(NamedTuple):
    """A heading of a document, what it is held for, and what shows it."""

    name: str
    kind: Literal["same", "departs", "words"]
    scenarios: tuple[str, ...]
    rulings: tuple[str, ...]

    @property
    def left(self) -> list[str]:
        """Scenarios that no test plays."""
        return [each for each in self.scenarios if each not in played()]

    @property
    def status(self) -> str:
        """As of a rule: what is the same counts by 24.03's own rules and tests."""
        if self.kind == "words":
            return NO_CODE
        if self.kind == "departs" and not (self.scenarios or self.rulings):
            return MISSING
        if self.left:
            return PARTLY if len(self.left) < len(self.scenarios) else MISSING
        return TESTED


@cache
def played() -> frozenset[str]:
    """Scenarios that a test is named after: "RG-01", "C-24"."""
    found: set[str] = set()
    for path in sorted(TESTS.glob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE):
            book = ""
            for part in name.split("_"):
                book = part if part in ("rg", "c") else book if part.isdigit() else ""
                if book and part.isdigit():
                    found.add(f"{book.upper()}-{int(part):02}")
    return frozenset(found)


@cache
def headings(book: Book) -> tuple[Heading, ...]:
    """All of a document. ValueError for a line that cannot be read."""
    lines = (Path(__file__).parent / f"{book}.txt").read_text("utf-8").splitlines()
    found = []
    for line in lines:
        if not line or line.startswith("#"):
            continue
        name, equals, rest = line.rpartition(" = ")
        kind, *refs = rest.split()
        if not equals or kind not in ("same", "departs", "words"):
            raise ValueError(f"{book}: {line!r}")
        scenarios = tuple(ref for ref in refs if re.fullmatch(r"(RG|C)-\d\d", ref))
        rulings = tuple(ref for ref in refs if ref not in scenarios)
        found.append(Heading(name, kind, scenarios, rulings))  # type: ignore[arg-type]
    return tuple(found)


def counts(book: Book) -> dict[str, int]:
    """How many headings there are, and of which status."""
    every = headings(book)
    names = (TESTED, PARTLY, MISSING, NO_CODE)
    return {"headings": len(every)} | {
        name.replace(" ", "_"): sum(heading.status == name for heading in every) for name in names
    }


def lines(book: Book) -> list[str]:
    """What is not shown yet, a line a heading."""
    return [
        f"{heading.name}: {heading.status} {' '.join(heading.left)}".rstrip()
        for heading in headings(book)
        if heading.status in (PARTLY, MISSING)
    ]
