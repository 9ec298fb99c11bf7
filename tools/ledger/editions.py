"""The ledger of Comprehensive Rules 26.03: which of its rules are those of 24.03, and what is new in them.

`cr_26_03.txt` has the rules that moved (`5.2.5 -> 5.2.4`), that are `gone`, and that are new. A new one is
cited by code and tests with its year ("26: 6.9.1e"); where there is nothing to do its line says `no code`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tools.ledger import IMPLEMENTED, MISSING, NO_CODE, STATUSES, TESTED, Entry, ledger
from tools.ledger.citations import ROOT, Citations, known_rules, scan_engine, scan_tests

LINES = Path(__file__).parent / "cr_26_03.txt"
YEAR = "26"


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


def _lines() -> list[str]:
    lines = LINES.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@cache
def cited() -> tuple[Citations, Citations]:
    """Who cites rules of 26.03: the engine, and the tests."""
    engine = scan_engine(ROOT / "engine" / "netrunner", YEAR)
    return engine, scan_tests(ROOT / "tests", YEAR)


def entries() -> list[Entry]:
    """An entry for each rule of 26.03: new ones by who cites them, all others as those of 24.03."""
    engine, tests = cited()
    found: dict[str, Entry] = {}
    for entry in ledger():
        if rule := moved()[entry.rule]:
            found.setdefault(rule, Entry(rule, entry.status, entry.places, entry.tests, entry.reason))
    for rule, said in new().items():
        places, played = engine.places(rule), tests.places(rule)
        status = (TESTED if played else IMPLEMENTED) if places or played else MISSING
        if said.startswith(NO_CODE):
            status = NO_CODE
        found[rule] = Entry(rule, status, places, played, said.removeprefix(NO_CODE).strip())
    return sorted(found.values(), key=lambda entry: _place(entry.rule))


def _place(rule: str) -> tuple[int, int, int, str]:
    chapter, section, last = rule.split(".")
    number = last.rstrip("abcdefghijklmnopqrstuvwxyz")
    return int(chapter), int(section), int(number), last.removeprefix(number)


def counts() -> dict[str, int]:
    """How many rules have each status, and how many there are."""
    found = entries()
    return {
        "rules": len(found),
        **{status.replace(" ", "_"): sum(entry.status == status for entry in found) for status in STATUSES},
    }


def problems() -> list[str]:
    """Citations of rules that 26.03 does not have."""
    there = {entry.rule for entry in entries()}
    engine, tests = cited()
    return [
        f"26: {rule} is cited and is no rule"
        for each in (engine, tests)
        for rule in each.rules()
        if rule not in there
    ]
