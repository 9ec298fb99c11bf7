"""Timing structures: a `StepTable` of a rulebook's steps, and the `Frame` that is one run through it.

What a step returns (`Step`) tells the machine what comes next: see `machine.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
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
    each: bool = False
    """Whether it comes again with every answer, while others are still being asked: what a seat answers is
    nobody else's business, and may bring it another question at once."""


class StepTable:
    """An ordered set of steps. `checked` is the default for its rows.

    A rulebook comes in editions: `edition` makes the table of another one, of the same steps.
    """

    def __init__(self, name: str, *, checked: bool = True) -> None:
        self.name = name
        self.checked = checked
        self.rows: list[Row] = []
        self.next: dict[str, int] = {"": 0}
        self.after: dict[str, Row | None] = {"": None}
        """The step that follows each step, None behind the last one."""
        self.before: dict[str, str] = {}
        """The step before each step, also by the role of that."""
        self.roles: dict[str, str] = {}
        """The steps that others speak of, by what they are for."""
        self.editions: dict[str, StepTable] = {}
        """The tables of other editions, by their names. One derived of another edition stands here, too."""
        self._phase = ""
        self._renamed: Mapping[str, str] = {}

    def phase(self, name: str) -> None:
        """The rows from here on belong to this phase."""
        self._phase = name

    def row(
        self, id: str, text: str, *, checked: bool | None = None, role: str = "", behind: str | None = None,
        again: bool = False, each: bool = False,
    ) -> Callable[[StepFunction], StepFunction]:  # fmt: skip
        """Decorator: the function becomes the table's next row, or that `behind` another one, of its phase.

        A step that code elsewhere goes to or asks about has a `role`, so that another edition's table may
        number its steps as it likes. One that is there `again` is asked about by its role like the first, to
        which code goes. ValueError if the table has the step already, or the role and this is not so.
        """

        def add(run: StepFunction) -> StepFunction:
            if id in self.before:
                raise ValueError(f"table {self.name} has step {id} already")
            if role in self.roles and not again:
                raise ValueError(f"table {self.name} has a step for {role} already")
            place = len(self.rows) if behind is None else self.next[behind]
            phase = self._phase if behind is None else self.rows[place - 1].phase
            row = Row(id, text, run, self.checked if checked is None else checked, role, phase, each)
            self._link([*self.rows[:place], row, *self.rows[place:]])
            return run

        return add

    def edition(
        self, name: str, *, numbers: Mapping[str, str] | None = None, without: Collection[str] = (),
        unchecked: Collection[str] = (),
    ) -> StepTable:  # fmt: skip
        """The table of another edition of this rulebook: the same steps and functions, but for those it is
        `without`; `numbers` it gives to steps here. After those `unchecked` nothing is looked at.

        Steps of its own are added with `row`. A third edition may go on from what was made so. A function
        that goes on elsewhere names that step's role, or its number in the first table if the other one has
        none of that number.
        ValueError for a step that is not here.
        """
        numbers = numbers or {}
        if unknown := {*numbers, *without, *unchecked} - {row.id for row in self.rows}:
            raise ValueError(f"table {self.name} has no step {', '.join(sorted(unknown))}")
        made = StepTable(f"{self.name}, {name}", checked=self.checked)
        made._renamed = {**numbers, **{old: numbers.get(new, new) for old, new in self._renamed.items()}}
        made.editions = self.editions
        made._link(
            [
                msgspec.structs.replace(
                    row, id=numbers.get(row.id, row.id), checked=row.checked and row.id not in unchecked
                )
                for row in self.rows
                if row.id not in without
            ]
        )
        self.editions[name] = made
        return made

    def _link(self, rows: list[Row]) -> None:
        self.rows = rows
        self.next = {"": 0} | {row.id: place for place, row in enumerate(rows, 1)}
        ids = ["", *(row.id for row in rows)]
        self.after = dict(zip(ids, [*rows, None], strict=True))
        self.roles = {row.role: row.id for row in reversed(rows) if row.role}
        self.before = dict(zip(ids[1:], ids, strict=False))
        self.before |= {role: self.before[id] for role, id in self.roles.items()}
        also = {old: self.before[new] for old, new in self._renamed.items() if new in self.before}
        self.before = also | self.before

    def step(self, role: str) -> str:
        """Number of the step with this role. KeyError if there is none."""
        return self.roles[role]

    def does(self, id: str) -> StepFunction:
        """What a step does, for a table that has it in another place."""
        return self.rows[self.next[id] - 1].run

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

    table: ClassVar[StepTable]
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
