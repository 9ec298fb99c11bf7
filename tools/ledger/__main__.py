"""`python -m tools.ledger` prints the counts as one JSON object, then what is missing.

`--status partly` (or tested, implemented, missing, "no code") lists the rules of that status instead, with
places, tests and reasons; `--rule 9.6.5b` tells all about one.
"""

from __future__ import annotations

import argparse
import json
import sys

from tools.ledger import MISSING, STATUSES, Entry, counts, ledger, problems


def show(entry: Entry) -> str:
    """One entry as a line."""
    parts = [
        entry.reason,
        "at " + ", ".join(entry.places) if entry.places else "",
        "tests " + ", ".join(entry.tests) if entry.tests else "",
    ]
    return f"{entry.rule:8} {entry.status:12} {'; '.join(part for part in parts if part)}".rstrip()


def main() -> int:
    """Exit status 1 when the ledger contradicts itself."""
    parser = argparse.ArgumentParser(prog="tools.ledger", description="the ledger of the rulebook")
    parser.add_argument("--status", choices=STATUSES, default=MISSING)
    parser.add_argument("--rule")
    asked = parser.parse_args()
    entries = ledger()
    if asked.rule:
        entries = [entry for entry in entries if entry.rule == asked.rule]
    else:
        print(json.dumps(counts()))
        entries = [entry for entry in entries if entry.status == asked.status]
    for entry in entries:
        print(show(entry))
    wrong = problems()
    for line in wrong:
        print(f"WRONG: {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except BrokenPipeError:  # `| head` has seen enough
        sys.stderr.close()
