"""The earlier rulebooks by their headings: each has its place, and what departs is shown."""

from __future__ import annotations

import re

from tests.netrunner.earlier.test_guide_examples import SCENARIOS
from tools.ledger import MISSING, NO_CODE, PARTLY, TESTED
from tools.ledger.headings import BOOKS, TESTS, counts, headings, played


def test_each_heading_has_its_place() -> None:
    for book in BOOKS:
        found = counts(book)
        assert (
            sum(found[name.replace(" ", "_")] for name in (TESTED, PARTLY, MISSING, NO_CODE))
            == found["headings"]
        )
        assert len({heading.name for heading in headings(book)}) == found["headings"]
    assert (counts("guide")["headings"], counts("core")["headings"]) == (126, 47)


def test_every_scenario_is_played() -> None:
    wanted = {f"RG-{n:02}" for n in range(1, 58)} | {f"C-{n:02}" for n in range(1, 26)}
    assert wanted - played() == set()
    assert {scenario for book in BOOKS for heading in headings(book) for scenario in heading.left} == set()


def test_every_worked_example_is_played() -> None:
    """42 of the guide, 12 of the first core rules; some are scenarios."""
    names = "\n".join(path.read_text("utf-8") for path in TESTS.glob("test_*.py"))
    guide = {
        int(n)
        for found in re.findall(r"def test_\w*?_example((?:_\d+)+)_", names)
        for n in found.strip("_").split("_")
    }
    core = {int(n) for n in re.findall(r"core_f(\d+)", names)}
    assert guide | SCENARIOS.keys() == set(range(1, 43))
    assert core | {6} == set(range(1, 13))  # C-24 is the sixth
    assert {scenario.upper().replace("_", "-") for scenario in SCENARIOS.values()} <= played()
