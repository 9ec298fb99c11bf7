"""`python -m tools.ledger` prints the counts as one JSON object, then what is missing.

`--status partly` (or tested, implemented, missing, "no code") lists the rules of that status instead, with
places, tests and reasons; `--rule 9.6.5b` tells all about one. `--cards` tells of each card what it
needed that the card language did not have, newest last. All this is told of 26.03, the rules in force;
`--edition 24.03` tells of those before them, `guide` and `core` of the earlier rulebooks by their headings.
"""

from __future__ import annotations

import argparse
import json
import sys

from tools.ledger import MISSING, STATUSES, Entry, cards, counts, editions, headings, ledger, problems


def show(entry: Entry) -> str:
    """One entry as a line."""
    parts = [
        entry.reason,
        "at " + ", ".join(entry.places) if entry.places else "",
        "tests " + ", ".join(entry.tests) if entry.tests else "",
    ]
    return f"{entry.rule:8} {entry.status:12} {'; '.join(part for part in parts if part)}".rstrip()


def show_cards() -> int:
    """The counts as one JSON object, then a line a card. Exit status 1 if a line is wrong or missing."""
    print(json.dumps(cards.counts()))
    for need in cards.needs():
        print(f"{need.code:44} {need.files:2}  {need.words}")
    return _report(cards.problems())


def _report(wrong: list[str]) -> int:
    for line in wrong:
        print(f"WRONG: {line}")
    return 1 if wrong else 0


def main() -> int:
    """Exit status 1 when the ledger contradicts itself."""
    parser = argparse.ArgumentParser(prog="tools.ledger", description="the ledger of the rulebook")
    parser.add_argument("--status", choices=STATUSES, default=MISSING)
    parser.add_argument("--rule")
    parser.add_argument("--cards", action="store_true")
    parser.add_argument("--edition", choices=("24.03", "26.03", *headings.BOOKS), default="26.03")
    asked = parser.parse_args()
    if asked.cards:
        return show_cards()
    if asked.edition in headings.BOOKS:
        print(json.dumps(headings.counts(asked.edition)))
        print("\n".join(headings.lines(asked.edition)))
        return 0
    newest = asked.edition == "26.03"
    entries = editions.entries() if newest else ledger()
    if asked.rule:
        entries = [entry for entry in entries if entry.rule == asked.rule]
    else:
        print(json.dumps(editions.counts() if newest else counts()))
        entries = [entry for entry in entries if entry.status == asked.status]
    for entry in entries:
        print(show(entry))
    return _report(editions.problems() if newest else problems())


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except BrokenPipeError:  # `| head` has seen enough
        sys.stderr.close()
