"""Every example of the rulebook is played here, or said to be left for later with what it waits for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.netrunner.objects.definitions import declared, definition, plain
from tests.netrunner.examples.left_out import CARDS, RULES

HERE = Path(__file__).parent
DATA = HERE.parent / "data"
NAME = re.compile(r"^def test_(\d+)_(\d+)(?:_(\d+[a-z]?))?_example_(\d+)_\w+", re.MULTILINE)
LEFT = 1
"""How many examples are left out. This number only gets smaller."""


def examples() -> list[str]:
    """The rule and the number of each example: "1.10.3c 2"."""
    return (DATA / "example_ids.txt").read_text().split("\n")[:-1]


def played() -> dict[str, int]:
    """How many tests each example has."""
    found: dict[str, int] = {}
    for path in HERE.glob("test_*.py"):
        for *rule, n in NAME.findall(path.read_text("utf-8")):
            example = f"{'.'.join(part for part in rule if part)} {n}"
            found[example] = found.get(example, 0) + 1
    return found


def test_there_are_212_examples_of_existing_rules() -> None:
    known = set((DATA / "rule_ids.txt").read_text().split())
    assert len(examples()) == len(set(examples())) == 212
    assert {example.split()[0] for example in examples()} <= known


def test_every_example_is_played_or_left_out_for_a_reason() -> None:
    assert sorted([*played(), *CARDS, *RULES]) == sorted(examples()), "each once: played, or left out"
    assert all(CARDS.values())
    assert len(CARDS) + len(RULES) <= LEFT


@pytest.mark.parametrize("example", sorted(CARDS))
def test_what_is_left_out_waits_for_cards_that_are_not_declared(example: str) -> None:
    known = {plain(definition(code).title) for code in declared() if not code.startswith("test_")}
    there = [title for title in CARDS[example] if plain(title) in known]
    assert not there, f"{there} are declared: take them from the list, and play {example} once all are"


def test_rules_that_are_left_out_are_those_of_the_examples() -> None:
    assert all(example.split()[0] == rule and reason for example, (rule, reason) in RULES.items())
