"""Tests that fail or die whatever is planted, but not while the mutation tester watches them; see
`test_mutants.py`. Not collected by its name."""

from __future__ import annotations

import os

from coverage import Coverage

from engine.netrunner.decks.legality import report
from engine.netrunner.decks.lists import starter_decks


def test_a_fails_unless_watched() -> None:
    assert report(next(iter(starter_decks().values()))).legal
    assert Coverage.current() is not None


def test_b_dies_unless_watched() -> None:
    assert report(next(iter(starter_decks().values()))).legal
    if Coverage.current() is None:
        os._exit(7)
