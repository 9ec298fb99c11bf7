"""The ledger of the Comprehensive Rules: which are implemented, where, and which tests play them.

It is kept by the numbers of 24.03: most tests are games by it (`Table()`), and all its rules are listed. The
ledger of 26.03, the rules in force, is made of it (`editions`) by what differs (`cr_26_03.txt`); that is what
`python -m tools.ledger` prints.

Most of it is read from the citations in the code and in the tests (`citations`); who cites a rule by its
number in 26.03 cites it, too (`numbers`). What reading cannot tell is written down in `chapters/NN.txt`, a
line a statement, by the number in 24.03:

    1.1.1   no code    names the two players
    1.2.3   missing    ...what is missing
    1.8.4b  partly     ...what is missing of it
    2.8.1   place      table.definitions:Definition.memory
    2.8.1   test       cards.test_rig:test_memory

`no code`, `missing` and `partly` say why. A `place` is below `engine.netrunner`, a `test` below
`tests.netrunner`; both must cite the rule, or the numbered rule of which it is a letter. A rule that nothing
cites and no line names is missing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tools.ledger.citations import Citations, scan_engine, scan_tests
from tools.ledger.numbers import NEW, OLD, ROOT, Edition, known_rules, moved, numbered

CHAPTERS = Path(__file__).parent / "chapters"

TESTED = "tested"
IMPLEMENTED = "implemented"
PARTLY = "partly"
MISSING = "missing"
NO_CODE = "no code"
STATUSES = (TESTED, IMPLEMENTED, PARTLY, MISSING, NO_CODE)
WORDS = (NO_CODE, MISSING, PARTLY, "place", "test")


@dataclass(frozen=True)
class Line:
    """One statement of a chapter file. `at` is file name and line number, for messages."""

    rule: str
    word: str
    text: str
    at: str


@dataclass
class Entry:
    """What is known of one rule."""

    rule: str
    status: str
    places: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    reason: str = ""


def lines() -> list[Line]:
    """All statements of the chapter files. ValueError for a line that is none, with its place."""
    found = []
    for path in sorted(CHAPTERS.glob("*.txt")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            rule, _, rest = line.partition(" ")
            word = next((word for word in WORDS if rest.strip().startswith(word + " ")), None)
            if word is None:
                raise ValueError(f"{path.name}:{number}: expected one of {WORDS}: {line}")
            found.append(Line(rule, word, rest.strip().removeprefix(word).strip(), f"{path.name}:{number}"))
    return found


@cache
def engine(edition: Edition = OLD) -> Citations:
    """Citations of the engine by rule."""
    return scan_engine(ROOT / "engine" / "netrunner", edition)


@cache
def tests(edition: Edition) -> Citations:
    """Citations of the tests by rule."""
    return scan_tests(ROOT / "tests", edition)


def places(rule: str) -> list[str]:
    """Who in the engine cites a rule of 24.03, by either number."""
    return list(dict.fromkeys(engine().places(rule) + engine(NEW).places(moved().get(rule, ""))))


def ledger() -> list[Entry]:
    """An entry for each rule, in the rulebook's order."""
    said: dict[str, list[Line]] = {}
    for line in lines():
        said.setdefault(line.rule, []).append(line)
    return [_entry(rule, said.get(rule, [])) for rule in known_rules()]


def _entry(rule: str, said: list[Line]) -> Entry:
    where = [*places(rule), *(line.text for line in said if line.word == "place")]
    played = [*tests(OLD).places(rule), *(line.text for line in said if line.word == "test")]
    judged = next((line for line in said if line.word in (NO_CODE, MISSING, PARTLY)), None)
    if judged is not None:
        return Entry(rule, judged.word, where, played, judged.text)
    status = (TESTED if played else IMPLEMENTED) if where else MISSING
    return Entry(rule, status, where, played)


def problems() -> list[str]:
    """What is wrong with the chapter files and the citations: empty when all is well."""
    known = set(known_rules())
    found = [f"{name} cites {rule}, which is no rule" for rule, name in engine().unknown + tests(OLD).unknown]
    judged: dict[str, str] = {}
    for line in lines():
        if line.rule not in known:
            found.append(f"{line.at}: {line.rule} is no rule")
            continue
        if not line.text:
            found.append(f"{line.at}: says nothing")
        if line.word in ("place", "test"):
            where, cites = (engine(), places) if line.word == "place" else (tests(OLD), tests(OLD).places)
            if line.text not in where.names:
                found.append(f"{line.at}: there is no {line.text}")
            elif line.text in cites(line.rule):
                found.append(f"{line.at}: {line.text} cites {line.rule} itself, so the line says nothing new")
            elif line.text not in cites(numbered(line.rule)):
                found.append(f"{line.at}: {line.text} cites neither {line.rule} nor {numbered(line.rule)}")
            continue
        if line.rule in judged:
            found.append(f"{line.at}: {line.rule} is judged twice, also at {judged[line.rule]}")
        judged[line.rule] = line.at
    return found


def counts() -> dict[str, int]:
    """How many rules have each status, and how many there are."""
    entries = ledger()
    return {
        "rules": len(entries),
        **{status.replace(" ", "_"): sum(entry.status == status for entry in entries) for status in STATUSES},
    }
