"""Write which test plays each ability of each card: `python -m tools.played [test file ...]`.

Runs the tests of cards once and writes `tests/netrunner/cards/played.txt`; prints the abilities that no test
plays. Of several tests the one is taken that stands in the card's file, names the card in its name, else in
its words, and plays least.
With files it runs these alone and adds the abilities that have no line yet; else all lines are written anew.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from engine.netrunner.objects.definitions import definition, plain
from tests.netrunner.cards.conftest import OUT
from tests.netrunner.cards.played import HERE, TABLE, Played, lines, of_cards, own_file, table


def _run(tests: Sequence[str]) -> dict[str, set[Played]]:
    """What each test plays; of all cards without `tests`."""
    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "played"
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", *(tests or [str(HERE)])]
        subprocess.run(  # noqa: S603  our own tests
            [*command, "--ignore", str(HERE / "test_text.py"), "--ignore", str(HERE / "test_played.py")],
            env={**os.environ, OUT: str(out)}, check=True,
        )  # fmt: skip
        found: dict[str, set[Played]] = {}
        for line in out.read_text("utf-8").splitlines():
            what, _, test = line.partition(" | ")
            code, _, number = what.partition(" ")
            found.setdefault(test, set()).add((code, int(number)))
    return found


@cache
def _plainly(file: str) -> str:
    """What stands in a file of tests, as titles are compared."""
    return plain((HERE / file).read_text("utf-8"))


@cache
def _words(test: str) -> str:
    """The source of a test."""
    file, _, function = test.partition("[")[0].partition("::")
    source = (HERE / file).read_text("utf-8")
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return next(plain(ast.get_source_segment(source, node) or "") for node in nodes if node.name == function)


def _best(ability: Played, plays: Mapping[str, set[Played]]) -> str | None:
    """The test that shows best what an ability does; None if none plays it."""
    title = plain(definition(ability[0]).title)
    able = [test for test in plays if ability in plays[test] and title in _plainly(test.partition("::")[0])]
    own = f"{own_file(ability[0])}::"
    return min(able, default=None, key=lambda test: (
        not test.startswith(own), title not in plain(test), title not in _words(test), "[" in test,
        len(plays[test]), test,
    ))  # fmt: skip


def chosen(plays: Mapping[str, set[Played]], kept: Mapping[Played, str]) -> dict[Played, str]:
    """The test of each ability that one plays, in the order of the cards.

    `kept`: the tests some of them have; another is chosen where that one was run and does not play it.
    """
    holding = {ability: test for ability, test in kept.items() if test not in plays or ability in plays[test]}
    found = {ability: holding.get(ability) or _best(ability, plays) for ability in of_cards()}
    return {ability: test for ability, test in found.items() if test is not None}


def main(*tests: str) -> int:
    """Write the table. 1 if some ability is played by no test."""
    found = chosen(_run(tests), table() if tests else {})
    TABLE.write_text("".join(f"{line}\n" for line in lines(found)), encoding="utf-8")
    unplayed = [ability for ability in of_cards() if ability not in found]
    for code, place in unplayed:
        print("no test plays", code, place)
    return bool(unplayed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
