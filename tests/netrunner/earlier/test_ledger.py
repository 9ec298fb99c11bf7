"""The earlier rulebooks by their headings: each has its place, and what departs is shown."""

from __future__ import annotations

from tools.ledger import MISSING, NO_CODE, PARTLY, TESTED
from tools.ledger.headings import BOOKS, counts, headings, played


def test_each_heading_has_its_place() -> None:
    for book in BOOKS:
        found = counts(book)
        assert (
            sum(found[name.replace(" ", "_")] for name in (TESTED, PARTLY, MISSING, NO_CODE))
            == found["headings"]
        )
        assert len({heading.name for heading in headings(book)}) == found["headings"]
    assert (counts("guide")["headings"], counts("core")["headings"]) == (126, 47)


def test_what_is_not_shown_yet_only_grows_less() -> None:
    left = {scenario for book in BOOKS for heading in headings(book) for scenario in heading.left}
    assert left <= OPEN, left - OPEN
    assert len(played()) >= 69


OPEN = {"RG-16", "RG-26", "RG-40", "RG-45"}
"""A counter that keeps the card's name (45), cards in their older words
(16, 40), and a long play (26)."""
