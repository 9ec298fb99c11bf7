"""Every example of the rulebook is played here, by a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
NAME = re.compile(r"^def test_(\d+)_(\d+)(?:_(\d+[a-z]?))?_example_(\d+)_\w+", re.MULTILINE)


def examples() -> list[str]:
    """The rule and the number of each example: "1.10.3c 2"."""
    return (DATA / "example_ids.txt").read_text().split("\n")[:-1]


def played() -> set[str]:
    """The examples that a test is named after."""
    return {
        f"{'.'.join(part for part in rule if part)} {n}"
        for path in HERE.glob("test_*.py")
        for *rule, n in NAME.findall(path.read_text("utf-8"))
    }


def test_there_are_212_examples_of_existing_rules() -> None:
    known = set((DATA / "rule_ids.txt").read_text().split())
    assert len(examples()) == len(set(examples())) == 212
    assert {example.split()[0] for example in examples()} <= known


def test_every_example_is_played() -> None:
    assert sorted(played()) == sorted(examples())
