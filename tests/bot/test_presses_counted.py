"""What whole presses cost with all that follows from them, the dearest kinds too: counts, over the wire.

`python -m tools.count` prints them. What has become cheaper is to be held at that.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import pytest

from tools.count.costs import costs, table


class Held(NamedTuple):
    """Of one press: calls of Python, and what is asked of the store and of Discord."""

    calls: int
    statements: int
    transactions: int
    syncs: int
    requests: int
    answers: int


CARDS = 20
APART = {"transactions": 2, "syncs": 2}
"""What comes through at another moment than the rest is a commit of its own."""
HELD = {
    ("first click", CARDS): Held(34_600, 37, 13, 5, 2, 2),
    ("click", CARDS): Held(24_300, 24, 8, 2, 2, 2),
    ("run that meets ice", CARDS): Held(26_800, 24, 8, 2, 2, 2),
    ("access", CARDS): Held(24_700, 24, 8, 2, 2, 2),
    ("handed-over turn", CARDS): Held(36_100, 56, 18, 4, 5, 2),
    ("NEON HOPE task", 0): Held(54_000, 36, 15, 2, 2, 2),
    ("league report", 0): Held(27_000, 36, 11, 3, 2, 1),
    ("league confirmation", 0): Held(68_000, 52, 14, 4, 5, 1),
}


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="calls are counted on Python 3.11")
async def test_each_kind_of_press_costs_what_it_did() -> None:
    found = await costs((CARDS,))
    assert found.keys() == HELD.keys()
    for press, wanted in HELD.items():
        cost, one = found[press], found[press].counted
        now = Held(one.calls, one.statements, one.transactions, one.syncs, cost.requests, cost.answers)
        for name, here, there in zip(Held._fields, now, wanted, strict=True):
            assert abs(here - there) <= max(there / 10, APART.get(name, 0)), (press, name, here, table(found))
