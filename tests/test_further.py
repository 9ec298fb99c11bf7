"""What `make test` leaves out is there, is run by CI, and what is left starts no more bots than it did."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace as Item
from typing import Any

import pytest

from tests.further import BOTS, UNKNOWN, Leaving, drop_long, is_further, listed

ROOT = Path(__file__).parents[1]
MOST_BOTS = 502
"""Tests of `make test` that start a bot. One more costs a fifth of a second: a further one of a kind belongs
into further.txt, and what can be tried in one game is tried in one."""


def _item(name: str, *marks: str) -> Any:
    return Item(nodeid=name, get_closest_marker=lambda mark: mark if mark in marks else None)


def test_of_what_is_listed_the_first_cases_stay() -> None:
    names = listed("# A kind\n\na.py::test_x +1\nb.py\nc.py\nd.py::test_gone\na.py::test_one +1\n")
    items = [
        "a.py::test_x[1]",
        "a.py::test_x[2]",
        "a.py::test_y",
        "b.py::test_z",
        "c.py::test_1",
        "c.py::test_2",
    ]
    found, unknown = is_further([_item("a.py::test_x[0]", "long"), *map(_item, items)], names)
    assert found == [False, False, True, False, True, True, True]
    assert unknown == ["d.py::test_gone", "a.py::test_one"]


def _cases(name: str, *marks: tuple[str, ...], only: str = "not long") -> Any:
    calls = [Item(id=i, marks=[Item(name=mark) for mark in case]) for i, case in enumerate(marks)]
    config = Item(option=Item(markexpr=only))
    return Item(definition=Item(nodeid=name), _calls=calls, config=config)


def test_what_is_left_out_is_not_made() -> None:
    leaving = Leaving(listed("a.py::test_x +1\na.py::test_y\nb.py\nc.py::test_gone\na.py::test_one +1\n"))
    assert [leaving.test(f"a.py::test_{name}") for name in "xyz"] == [False, True, False]
    assert [leaving.file(ROOT / name) for name in ("a.py", "b.py", "b.txt")] == [False, True, False]
    for name, stay in (("test_x", [0]), ("test_one", [0]), ("test_z", [0, 1])):
        found = _cases(f"a.py::{name}", *([()] * (1 if name == "test_one" else 2)))
        leaving.cases(found)
        assert [call.id for call in found._calls] == stay
    assert leaving.unknown == ["c.py::test_gone", "a.py::test_one"]


def test_long_cases_are_not_made_where_they_would_not_run() -> None:
    long: tuple[str, ...] = ("first", "long")
    for only, marks, stay in (
        ("not long", ((), long, ("first",)), [0, 2]),
        ("long", ((), long), [0, 1]),
        ("not long", (long, long), [0]),
        ("not long", (), []),
    ):
        found = _cases("a.py::test_x", *marks, only=only)
        drop_long(found)
        assert [call.id for call in found._calls] == stay


def test_nothing_is_listed_twice() -> None:
    with pytest.raises(AssertionError, match="twice"):
        listed("a.py\na.py\n")
    with pytest.raises(AssertionError, match="cases of a file"):
        listed("a.py +1\n")


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
