"""The rules of both Comprehensive Rules by their numbers, and which of 24.03 is which of 26.03.

`rule_ids.txt` lists those of 24.03; `cr_26_03.txt` has the rules that moved (`5.2.5 -> 5.2.4`), that are
`gone`, and that are `new`, with what else is to say of them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

ROOT = Path(__file__).parents[2]
RULES = ROOT / "tests" / "netrunner" / "data" / "rule_ids.txt"
"""Every section and rule of 24.03; rules have three numbers."""
LINES = Path(__file__).parent / "cr_26_03.txt"

Edition = Literal["24", "26"]
"""By the year that stands before a rule: "24: 6.9.1d"."""
OLD: Final = "24"
NEW: Final = "26"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@cache
def known_rules(edition: Edition = OLD) -> tuple[str, ...]:
    """The ids of all rules of an edition, in the rulebook's order."""
    if edition == OLD:
        return tuple(rule for rule in RULES.read_text("utf-8").split() if rule.count(".") == 2)
    return tuple(sorted({*moved().values(), *new()} - {""}, key=_place))


@cache
def order(edition: Edition) -> dict[str, int]:
    """Which place each rule has among all of its edition."""
    return {rule: i for i, rule in enumerate(known_rules(edition))}


@cache
def moved() -> dict[str, str]:
    """Rules of 24.03 to their numbers in 26.03; "" for those that are gone."""
    found = {rule: rule for rule in known_rules()}
    for line in _lines():
        old, _, rest = line.partition(" ")
        if rest.startswith("-> "):
            found[old] = rest.removeprefix("-> ")
        elif rest.startswith("gone"):
            found[old] = ""
    return found


@cache
def new() -> dict[str, str]:
    """Rules that only 26.03 has, and what its line says of them."""
    lines = (line.partition(" ") for line in _lines())
    return {rule: rest.removeprefix("new").strip() for rule, _, rest in lines if rest.startswith("new")}


def numbered(rule: str) -> str:
    """ "1.16.10b" -> "1.16.10": the rule of which it is a letter."""
    return rule.rstrip(LETTERS)


def _lines() -> list[str]:
    lines = LINES.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _place(rule: str) -> tuple[int, int, int, str]:
    chapter, section, last = rule.split(".")
    number = numbered(last)
    return int(chapter), int(section), int(number), last.removeprefix(number)
