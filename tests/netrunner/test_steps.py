"""The engine is the rulebook's own steps: every numbered one has a row, every number cited exists."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

from engine.kernel.steps import FrameBase, StepTable
from engine.netrunner import Game
from engine.netrunner.rules.encounters import ENCOUNTER
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from tools.ledger.numbers import known_rules, moved, new

ROOT = Path(__file__).parent.parent.parent
RULES = frozenset((Path(__file__).parent / "data" / "rule_ids.txt").read_text().split())

CITATION = re.compile(r"(?<![\d.])[1-9]\d?\.[1-9]\d?(?:\.[1-9]\d?[a-z]?\b)?(?!\.?\d)")

OLD, NEW = CR_24_03.name, CR_26_03.name
THEN = {
    "the Corp's turn": "5.6.1a b c d e f, 5.6.2a b c d, 5.6.3a b c d e",
    "the Runner's turn": "5.7.1a b c d e f g h, 5.7.2a b c d e",
    "a run": ("6.9.1a b c d, 6.9.2a b c, 6.9.3a b c d e, 6.9.4a b c d e f g h, 6.9.5a b c, 6.9.6a b c d"),
    "accessing": "7.2.1, 7.2.2, 7.2.3, 7.2.4",
    "a breach": "7.5.1, 7.5.2, 7.5.3, 7.5.4, 7.5.5, 7.5.6, 7.5.7",
    "drawing": "8.4.5a b c",
    "installing": "8.5.15a b c d e f",
    "playing": "8.6.6a b c d e f g h i",
    "a paid ability": "9.5.6a b c d e f g h",
    "a conditional ability": "9.6.15a b c d e f g",
    "a play ability": "9.7.2a b c d e f",
    "a subroutine": "9.8.11a b c d e f g h",
    "a checkpoint": "10.3.1a b c d e f g h i j k",
}
"""The structures of 24.03."""
NOW = THEN | {
    "the Corp's turn": "5.6.1a b c d e f, 5.6.2a b c d e, 5.6.3a b c d e",
    "the Runner's turn": "5.7.1a b c d e f g h i, 5.7.2a b c d e",
    "a run": ("6.9.1a b c d e f, 6.9.2a b c, 6.9.3a b c d e, 6.9.4a b c d e f g h, 6.9.5a b c, 6.9.6a b c d"),
    "installing": "8.5.16a b c d e f",
    "playing": "8.6.7a b c d e f g h i",
    "a paid ability": "9.5.7a b c d e f g h",
    "a subroutine": "9.8.10a b c d e f g h",
    "a checkpoint": "10.3.1a b c d e f g h j k l",  # i is about vacant positions, which are numbers here
}
"""Those of 26.03."""
STEPS = {OLD: THEN, NEW: NOW}
EACH = pytest.mark.parametrize(
    ("edition", "structure"), [(edition, name) for edition in STEPS for name in THEN]
)


def written_out(text: str) -> list[str]:
    """ "5.6.1a b, 5.6.2a" -> 5.6.1a, 5.6.1b, 5.6.2a."""
    found = []
    for group in text.split(", "):
        first, *letters = group.split()
        found += [first, *(first[:-1] + letter for letter in letters)]
    return found


def tables(edition: str) -> list[StepTable]:
    """The tables of all kinds of frame in an edition."""
    assert Game is not None, "importing the game declares them"
    kinds = list(FrameBase.__subclasses__())
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
    return [
        kind.table.editions.get(edition, kind.table)
        for kind in kinds
        if kind.__module__.startswith("engine.netrunner") and "table" in vars(kind)
    ]


@EACH
def test_every_numbered_step_has_a_row(edition: str, structure: str) -> None:
    steps = written_out(STEPS[edition][structure])
    assert set(steps) <= set(known_rules("24" if edition == OLD else "26"))
    rows = [row.id for table in tables(edition) for row in table.rows]
    missing = [step for step in steps if step not in rows]
    assert not missing


@EACH
def test_the_steps_of_a_structure_stand_in_their_order(edition: str, structure: str) -> None:
    steps = written_out(STEPS[edition][structure])
    found = [
        order for table in tables(edition) if (order := [row.id for row in table.rows if row.id in steps])
    ]
    assert found
    for order in found:
        assert order == sorted(order, key=steps.index)
    inside = [row.id for row in ENCOUNTER.rows]
    whole = [order for order in found if order != inside]
    assert [step for step in steps if structure != "a run" or step not in inside] in whole


def cited(path: Path) -> set[str]:
    """Rule numbers in the comments and strings of a source file."""
    found: set[str] = set()
    text = path.read_text()
    if CITATION.search(text) is None:
        return found
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            found.update(CITATION.findall(token.string))
    return found


def test_every_rule_cited_exists() -> None:
    """In one of the editions; that each number is one of the edition it is cited of holds the ledger."""
    known = RULES | set(moved().values()) | new().keys()
    unknown = {
        f"{path.relative_to(ROOT)}: {rule}"
        for path in (ROOT / "engine").rglob("*.py")
        if "neon_hope" not in path.parts  # its rules have numbers of their own
        for rule in cited(path)
        if rule not in known
    }
    assert not unknown
    assert "6.9.4c" in cited(ROOT / "engine" / "netrunner" / "rules" / "runs.py")
