"""`python -m tools.mutants [--number 300] [--seed 1] [--only turns]` prints survivors, then counts as JSON.

Survivors that cannot make a difference are listed with the reason in `equivalent.txt`.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

import pytest

from tools.mutants.running import Mutant, Mutating, mutants

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine" / "netrunner"
ROOMS = ("rules", "table", "objects", "language", "decks")
NOT_RULES = ("text", "german", "spoken", "words", "sights", "knowledge", "building", "lists")
"""Modules that make words, tell who may know what (the sweep's twins hold those), or roll dice."""
EQUIVALENT = Path(__file__).parent / "equivalent.txt"
TESTS = "tests/netrunner"
LEFT_OUT = ("tests/netrunner/test_sweep.py", "tests/netrunner/test_ledger.py")
"""The sweep is long and finds by chance; the ledger plays nothing."""
STATUSES = ("caught", "equivalent", "survived", "untested")


def modules() -> list[Path]:
    """The modules of rules code."""
    found = [path for room in ROOMS for path in (ENGINE / room).rglob("*.py") if path.stem not in NOT_RULES]
    return [ENGINE / "game.py", *sorted(found)]


def equivalent() -> dict[str, str]:
    """Name to reason of mutants that change nothing: "name ## reason"."""
    lines = [line for line in EQUIVALENT.read_text("utf-8").splitlines() if line and line[0] != "#"]
    return {name: reason for name, _, reason in (line.partition(" ## ") for line in lines)}


def sample(seed: int, only: str = "") -> list[Mutant]:
    """All mutants, shuffled by the seed: a sample is the beginning of it."""
    found = [mutant for path in modules() if only in str(path) for mutant in mutants(path)]
    random.Random(seed).shuffle(found)
    return found


def main() -> int:
    """Exit status 1 if a mutant survives that is not known to be equivalent."""
    parser = argparse.ArgumentParser(prog="tools.mutants", description=__doc__)
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only modules whose path holds this")
    parser.add_argument("--tests", default=TESTS, help="the tests that may catch them")
    asked = parser.parse_args()
    known = equivalent()
    ignored = [f"--ignore={path}" for path in LEFT_OUT]
    plugin = Mutating(sample(asked.seed, asked.only), asked.number)
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", asked.tests, *ignored], plugins=[plugin])
    results = [(m, "equivalent" if r != "caught" and m.name in known else r) for m, r in plugin.results]
    for mutant, result in results:
        if result in ("survived", "untested"):
            print(f"{result:9} {mutant.line:4} {mutant.name}")
    counts = {
        kind: sum(result == kind for _, result in results)
        for kind in ("caught", "equivalent", "survived", "untested")
    }
    print(json.dumps({"mutants": len(results), "seed": asked.seed, **counts}))
    return int(counts["survived"] + counts["untested"] > 0)


if __name__ == "__main__":
    raise SystemExit(main())
