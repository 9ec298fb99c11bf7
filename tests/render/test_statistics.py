"""The picture of somebody's statistics: readable on a phone, nothing overlaps, its words say the figures."""

from __future__ import annotations

import pytest

from render.phone import LEAST, WIDTH
from render.statistics import ROWS, Bar, Group, canvas, statistics
from tests.render.checks import clashes, faint, outside

GROUPS = [
    Group("By side", [Bar("Corp", 7, 3), Bar("Runner", 4, 6, 1)]),
    Group(
        "By identity",
        [
            Bar("The Syndicate: Profit over Principle", 7, 3),
            Bar("A name for which two lines are not enough " * 2, 1, 2),
        ],
    ),
    Group("Against whom", [Bar(f"Opponent {n}", 12 - n, n) for n in range(9)]),
    Group("Empty", []),
]


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_it_is_readable_on_a_phone(language: str) -> None:
    drawn = canvas("Ada · Netrunner", GROUPS, language)
    assert drawn.width == WIDTH
    assert min(written.size for written in drawn.written) >= LEAST
    assert not clashes(drawn)
    assert not faint(drawn)
    assert not outside(drawn)
    said = [written.text for written in drawn.written]
    assert "Empty" not in said
    assert f"Opponent {ROWS}" not in said
    assert "4 : 6 (1)" in said
    # Whole, on two lines.
    assert "The Syndicate: Profit over Principle" in " ".join(said)


def test_its_words_say_the_figures() -> None:
    alt = statistics("Ada · Netrunner", GROUPS, "en").alt
    assert alt.startswith("Ada · Netrunner; By side, Corp: 7 won, 3 lost, 0 without a winner")
    assert len(alt) <= 1024
    assert statistics("Ada", [], "de").alt == "Ada."
