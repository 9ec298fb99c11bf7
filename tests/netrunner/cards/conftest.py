"""Tests of cards carry out the abilities that `played.txt` says they play."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache

import pytest

from tests.netrunner.cards.played import Played, Watch, name, table

OUT = "SYSOP_PLAYED"
"""Names a file to which what each test plays is written (`tools.played`)."""


@cache
def _said() -> dict[str, tuple[Played, ...]]:
    """What each test of the table is said to play."""
    found: dict[str, tuple[Played, ...]] = {}
    for ability, test in table().items():
        found[test] = (*found.get(test, ()), ability)
    return found


@pytest.fixture(autouse=True)
def plays_what_it_is_said_to_play(request: pytest.FixtureRequest) -> Iterator[None]:
    """The abilities that the table says this test plays were carried out."""
    test, out = name(request.node), os.environ.get(OUT)
    said = () if out else _said().get(test, ())
    if not (said or out):
        yield
        return
    watch = Watch()
    with watch.watching():
        yield
    if out:
        with open(out, "a", encoding="utf-8") as file:
            file.writelines(f"{code} {place} | {test}\n" for code, place in sorted(watch.played))
    missing = sorted(set(said) - watch.played)
    assert not missing, f"{test} no longer plays {missing}: python -m tools.played writes the table anew"
