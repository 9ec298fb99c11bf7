"""Write anew which test plays each ability of each card: `python -m tools.played`.

Runs the tests of cards once and writes `tests/netrunner/cards/played.txt`; prints the abilities that no test
plays. Of several tests the one is taken that names the card in its name, else in its words, and plays least.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from engine.netrunner.objects.definitions import definition, plain
from tests.netrunner.cards.conftest import OUT
from tests.netrunner.cards.played import HERE, TABLE, Played, of_cards


def _run() -> dict[str, set[Played]]:
    """What each test plays."""
    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "played"
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", str(HERE)]
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


def _words(test: str) -> str:
    """The source of a test."""
    file, _, function = test.partition("[")[0].partition("::")
    source = (HERE / file).read_text("utf-8")
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return next(plain(ast.get_source_segment(source, node) or "") for node in nodes if node.name == function)


def main() -> int:
    """Write the table. 1 if some ability is played by no test."""
    plays = _run()
    words = {test: _words(test) for test in plays}
    files = {test: plain((HERE / test.partition("::")[0]).read_text("utf-8")) for test in plays}
    lines, unplayed = [], []
    for code, place in of_cards():
        title = plain(definition(code).title)
        able = [test for test in plays if (code, place) in plays[test] and title in files[test]]
        if able:
            best = min(able, key=lambda test: (
                title not in plain(test), title not in words[test], "[" in test, len(plays[test]), test,
            ))  # fmt: skip
            lines.append(f"{code} {place} | {best}\n")
        else:
            unplayed.append(f"{code} {place}")
    TABLE.write_text("".join(lines), encoding="utf-8")
    for each in unplayed:
        print("no test plays", each)
    return bool(unplayed)


if __name__ == "__main__":
    sys.exit(main())
