"""What each declared card needed that the card language did not have: the measure of how general it is.

`cards.txt` holds a line a card, in the order in which they were declared; new cards go to its end:

    rezeki | 0 | nothing
    pawn | 6 | InwardOf (sets, wording/sets, 4 lexicons)

The number counts files that had to be changed outside `cards/`, of code or of lexicons. What several cards
needed together is counted with each of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.netrunner.cards import declared
from tools.ledger.numbers import ROOT

CARDS = Path(__file__).parent / "cards.txt"
GATEWAY = ROOT / "engine" / "netrunner" / "cards" / "cycles" / "system_gateway"
"""Cards declared here came before or with the foundations: what they needed was not written down."""
REPRINTED = frozenset(("hedge_fund", "sure_gamble"))
"""Of the Core Set, but declared with System Gateway, which has them again."""
DECLARATION = re.compile(r'^card\(\s*"(\w+)"', re.MULTILINE)
LAST = 50


@dataclass(frozen=True)
class Need:
    """What a card needed: how many `files` outside `cards/` were changed, and what was new in them."""

    code: str
    files: int
    words: str
    line: int


def needs(path: Path = CARDS) -> list[Need]:
    """All lines of the file, oldest first. ValueError for a line that is none, with its number."""
    found = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        code, _, rest = (part.strip() for part in line.partition("|"))
        files, _, words = (part.strip() for part in rest.partition("|"))
        if not code or not files.isdigit() or not words:
            raise ValueError(f"{path.name}:{number}: expected card | files | words: {line}")
        found.append(Need(code, int(files), words, number))
    return found


@cache
def gateway() -> frozenset[str]:
    """Codes of the cards that were declared with System Gateway."""
    sources = [path.read_text("utf-8") for path in sorted(GATEWAY.rglob("*.py"))]
    return REPRINTED.union(code for source in sources for code in DECLARATION.findall(source))


def problems(path: Path = CARDS) -> list[str]:
    """Cards without a line, lines without a card, and lines that contradict themselves."""
    found, seen = [], set()
    for need in needs(path):
        at = f"{path.name}:{need.line}: {need.code}"
        if need.code not in declared():
            found.append(f"{at} is not declared")
        if need.code in seen:
            found.append(f"{at} is listed twice")
        if (need.files == 0) != need.words.startswith("nothing"):
            found.append(f"{at} needs nothing exactly if no file was changed")
        seen.add(need.code)
    missing = declared() - gateway() - seen
    return found + [f"{path.name}: {code} has no line" for code in sorted(missing)]


def counts(path: Path = CARDS) -> dict[str, int]:
    """Cards listed, how many needed a change outside `cards/`, and how many of the last fifty did.

    Those of System Gateway are not listed, and counted apart.
    """
    changed = [need.files > 0 for need in needs(path)]
    return {
        "declared": len(declared()),
        "listed": len(changed),
        "with_system_gateway": len(gateway() & declared()),
        "changed_outside_cards": sum(changed),
        "last": len(changed[-LAST:]),
        "last_changed_outside_cards": sum(changed[-LAST:]),
    }
