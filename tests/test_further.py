"""What `make test` leaves out is there, is run by CI, and what is left starts no more bots than it did."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace as Item
from typing import Any

import pytest

from tests.further import BOTS, UNKNOWN, is_further, listed

ROOT = Path(__file__).parents[1]
MOST_BOTS = 495
"""Tests of `make test` that start a bot. One more costs a third of a second: a further one of a kind belongs
into further.txt, and what can be tried in one game is tried in one."""


def _item(name: str, *marks: str) -> Any:
    return Item(nodeid=name, get_closest_marker=lambda mark: mark if mark in marks else None)


def test_of_what_is_listed_the_first_cases_stay() -> None:
    names = listed("# A kind\n\na.py::test_x +1\nb.py\nc.py +1\nd.py::test_gone\na.py::test_one +1\n")
    items = [
        "a.py::test_x[1]",
        "a.py::test_x[2]",
        "a.py::test_y",
        "b.py::test_z",
        "c.py::test_1",
        "c.py::test_2",
    ]
    found, unknown = is_further([_item("a.py::test_x[0]", "long"), *map(_item, items)], names)
    assert found == [False, False, True, False, True, False, True]
    assert unknown == ["d.py::test_gone", "a.py::test_one"]


def test_nothing_is_listed_twice() -> None:
    with pytest.raises(AssertionError, match="twice"):
        listed("a.py\na.py +1\n")


def test_every_line_leaves_something_out(pytestconfig: pytest.Config) -> None:
    """Where all tests are collected; elsewhere its file and its test are looked for."""
    assert pytestconfig.stash.get(UNKNOWN, []) == []
    for name in listed():
        file, _, test = name.partition("::")
        assert f"def {test}(" in (ROOT / file).read_text("utf-8") or not test, name


def test_ci_runs_what_make_test_leaves_out() -> None:
    assert "make test\n" in (ROOT / ".ci/run").read_text("utf-8")
    assert "make further\n" in (ROOT / ".ci/run").read_text("utf-8")
    assert "--further=only\n" in (ROOT / "Makefile").read_text("utf-8").partition("\nsweep:")[2]


def test_no_more_bots_are_started_than_were(pytestconfig: pytest.Config) -> None:
    if pytestconfig.args != pytestconfig.getini("testpaths") or pytestconfig.getoption("--further") != "none":
        pytest.skip("counted where all tests are collected")
    assert pytestconfig.stash[BOTS] <= MOST_BOTS
