"""Tables of other editions: what they rename, leave out and add, and how a third goes on from a second."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.steps import Step, StepTable


def three() -> tuple[StepTable, StepTable, StepTable]:
    """The newest table; the old one, which numbers two steps otherwise and lacks one; and the oldest, which
    goes on from the old one."""
    newest = StepTable("toy")

    def go_on(g: Any, f: Any) -> Step:
        return "3"

    newest.row("1", "one", role="first")(go_on)
    newest.row("2", "two")(go_on)
    newest.row("3", "three", role="last")(go_on)
    old = newest.edition("old", numbers={"3": "2"}, without=("2",))
    oldest = old.edition("oldest", numbers={"1": "begin", "2": "end"}, unchecked=("2",))
    oldest.row("middle", "of its own", behind="begin")(go_on)
    return newest, old, oldest


def test_each_edition_has_its_own_numbers_of_the_same_steps() -> None:
    newest, old, oldest = three()
    assert [[row.id for row in table.rows] for table in (newest, old, oldest)] == [
        ["1", "2", "3"], ["1", "2"], ["begin", "middle", "end"],
    ]  # fmt: skip
    assert [row.text for row in oldest.rows] == ["one", "of its own", "three"]
    assert old.does("2") is newest.does("3") is oldest.does("end")
    assert [table.step("last") for table in (newest, old, oldest)] == ["3", "2", "end"]
    assert [row.checked for row in oldest.rows] == [True, True, False]


def test_all_editions_are_found_at_the_first_table() -> None:
    newest, old, oldest = three()
    assert newest.editions == {"old": old, "oldest": oldest}


def test_a_function_goes_on_by_the_numbers_of_the_first_table() -> None:
    """As far as the other one has no step of that number."""
    newest, old, oldest = three()
    assert (newest.before["3"], old.before["3"], oldest.before["3"]) == ("2", "1", "middle")
    assert old.before["2"] == "1"  # its own


def test_an_edition_cannot_depart_from_a_step_that_is_not_there() -> None:
    newest, old, _ = three()
    for wrong in ({"numbers": {"3": "4"}}, {"without": ("3",)}, {"unchecked": ("3",)}):
        with pytest.raises(ValueError, match="no step 3"):
            old.edition("wrong", **wrong)
    assert set(newest.editions) == {"old", "oldest"}
