"""Timing structures: a `Table` of a rulebook's steps, and the `Frame` that is one run through it.

What a step returns (`Step`) tells the machine what comes next: see `machine.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

import msgspec

from engine.kernel.values import Mutable, Named


class Signal(Enum):
    """What a step may return besides None and a step number."""

    AGAIN = "again"
    ASK = "ask"
    END = "end"


AGAIN: Final = Signal.AGAIN
ASK: Final = Signal.ASK
END: Final = Signal.END

Step = None | str | Signal
StepFunction = Callable[[Any, Any], Step]


class Row(msgspec.Struct, frozen=True, gc=False):
    """One step of a table."""

    id: str
    """The rulebook's number."""
    text: str
    """What happens, in a few plain words."""
    run: StepFunction
    checked: bool
    """Whether the machine's `after_step` hook runs once the step is done."""
    role: str = ""
    """What the step is for, where code outside of the table speaks of it."""
    phase: str = ""
    """The phase it belongs to, where the table has phases."""


class Table:
    """An ordered set of steps. `checked` is the default for its rows."""

    def __init__(self, name: str, *, checked: bool = True) -> None:
        self.name = name
        self.checked = checked
        self.rows: list[Row] = []
        self.next: dict[str, int] = {"": 0}
        self.after: dict[str, Row | None] = {"": None}
        """The step that follows each step, None behind the last one."""
        self.before: dict[str, str] = {}
        self.roles: dict[str, str] = {}
        """The steps that others speak of, by what they are for."""
        self._phase = ""

    def phase(self, name: str) -> None:
        """The rows from here on belong to this phase."""
        self._phase = name

    def row(
        self, id: str, text: str, *, checked: bool | None = None, role: str = ""
    ) -> Callable[[StepFunction], StepFunction]:
        """Decorator: the function becomes the table's next row.

        A step that code elsewhere goes to or asks about has a `role`, so that another edition's table may
        number its steps as it likes. ValueError if the table has the step or the role already.
        """

        def add(run: StepFunction) -> StepFunction:
            if id in self.before:
                raise ValueError(f"table {self.name} has step {id} already")
            if role and self.roles.setdefault(role, id) != id:
                raise ValueError(f"table {self.name} has a step for {role} already")
            self.before[id] = self.rows[-1].id if self.rows else ""
            self.rows.append(
                Row(id, text, run, self.checked if checked is None else checked, role, self._phase)
            )
            self.next[id] = len(self.rows)
            self.after[self.before[id]] = self.rows[-1]
            self.after[id] = None
            return run

        return add

    def step(self, role: str) -> str:
        """Number of the step with this role. KeyError if there is none."""
        return self.roles[role]

    @property
    def last(self) -> str:
        """Number of the last step."""
        return self.rows[-1].id

    def text(self, id: str) -> str:
        """The plain words for a step."""
        return self.rows[self.next[id] - 1].text

    def __repr__(self) -> str:
        return "\n".join([f"table {self.name}"] + [f"  {row.id:10} {row.text}" for row in self.rows])


Answer = tuple[str, str, tuple[str, ...]]
"""What a seat answered to a step: the step's number, the seat, the keys."""


class Frame(Named):
    """Marker and interface of stack frames."""

    table: ClassVar[Table]
    if TYPE_CHECKING:
        at: str
        answers: tuple[Answer, ...]

        def __copy__(self) -> Self: ...
    else:
        __slots__ = ()


class FrameBase(Mutable, Frame, kw_only=True):
    """Base of stack frames. `at` is the step last done; `answers` what was answered to this step."""

    at: str = ""
    answers: tuple[Answer, ...] = ()

    def go(self, role: str) -> None:
        """Go on with the step that has this role. KeyError if there is none."""
        self.at = self.table.before[self.table.step(role)]
