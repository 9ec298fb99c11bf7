"""The ledger of Comprehensive Rules 26.03: which of its rules are those of 24.03, and what is new in them.

A rule that only 26.03 has counts by who cites it; where there is nothing to do its line in `cr_26_03.txt`
says `no code`. All others are what they are in the ledger of 24.03.
"""

from __future__ import annotations

from tools.ledger import IMPLEMENTED, MISSING, NO_CODE, STATUSES, TESTED, Entry, engine, ledger, tests
from tools.ledger.numbers import NEW, known_rules, moved, new


def entries() -> list[Entry]:
    """An entry for each rule of 26.03: new ones by who cites them, all others as those of 24.03."""
    found: dict[str, Entry] = {}
    for entry in ledger():
        if rule := moved()[entry.rule]:
            places = [*entry.places, *engine(NEW).places(rule)]
            played = [*entry.tests, *tests(NEW).places(rule)]
            both = list(dict.fromkeys(places)), list(dict.fromkeys(played))
            found.setdefault(rule, Entry(rule, entry.status, *both, entry.reason))
    for rule, said in new().items():
        places, played = engine(NEW).places(rule), tests(NEW).places(rule)
        status = (TESTED if played else IMPLEMENTED) if places or played else MISSING
        if said.startswith(NO_CODE):
            status = NO_CODE
        found[rule] = Entry(rule, status, places, played, said.removeprefix(NO_CODE).strip())
    return [found[rule] for rule in known_rules(NEW)]


def counts() -> dict[str, int]:
    """How many rules have each status, and how many there are."""
    found = entries()
    return {
        "rules": len(found),
        **{status.replace(" ", "_"): sum(entry.status == status for entry in found) for status in STATUSES},
    }


def problems() -> list[str]:
    """Citations of rules that 26.03 does not have."""
    wrong = engine(NEW).unknown + tests(NEW).unknown
    return [f"{name} cites {rule}, which is no rule of 26.03" for rule, name in wrong]
