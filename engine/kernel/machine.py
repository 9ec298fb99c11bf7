"""The machine: timing tables, a stack of frames, and one way to pause.

A timing structure of a rulebook is a `StepTable` whose rows carry the rulebook's own step numbers. A
`Frame` is one run through a table: which step was done *last*, plus a few plain values. The machine
looks at the top frame, finds the successor of its last step and calls that row's function, which says
what comes next:

    None      the step is done
    "3.2b"    the step is done; go on at the step with this number, or with this role
    AGAIN     come back to this step (after the frames pushed on top have ended)
    ASK       decisions are open; come back when they are answered
    END       the frame has ended

Because only the step last done is stored, a step added to a table under a saved game is not skipped.
A step must ask before it changes anything, since asking means being called again with the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Self, get_origin, get_type_hints

import msgspec

from engine.kernel.decisions import Decision, Option
from engine.kernel.errors import IllegalAnswer, NotPending
from engine.kernel.steps import AGAIN, ASK, END, Frame, FrameBase, Row, StepTable


class State(msgspec.Struct, kw_only=True):
    """What every game's state holds. Lists and dicts may only hold immutable values, the stack frames."""

    schema: int
    seed: int
    draws: int = 0
    stack: list[Frame] = []
    decisions: list[Decision] = []
    asked: int = 0
    """Decisions opened so far; the next one's id is this plus one."""
    dirty: bool = False
    """Whether anything changed since the last checkpoint."""

    def clone(self) -> Self:
        """An independent copy: containers are copied, immutable values shared."""
        # `__copy__` itself, since `copy.copy` looks it up anew each time.
        other: Self = self.__copy__()  # type: ignore[attr-defined]
        _copying(type(self))(self, other)
        other.stack = [frame.__copy__() for frame in self.stack]
        return other


@cache
def _copying(kind: type[State]) -> Callable[[State, State], None]:
    """What copies the lists and dicts of one state into another.

    Written out field by field, as dataclasses do it: a loop over names takes three times as long, and every
    answer is accepted on a clone.
    """
    hints = get_type_hints(kind)
    names = [
        name for name in kind.__struct_fields__ if get_origin(hints[name]) in (list, dict) and name != "stack"
    ]
    lines = "".join(f"    other.{name} = one.{name}.copy()\n" for name in names)
    made: dict[str, Callable[[State, State], None]] = {}
    exec(f"def copying(one, other):\n{lines}", made)  # noqa: S102  names of fields only
    return made["copying"]


STEPS, DEPTH = 200_000, 3_000
"""More steps without a decision, or more frames, are no game: the answer that led there is taken back."""


class Machine:
    """Runs a state until a decision is open or the stack is empty."""

    state: State

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Open decisions; several at once where choices are simultaneous."""
        return tuple(self.state.decisions)

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """Seats with an open decision."""
        return tuple(dict.fromkeys(decision.seat for decision in self.state.decisions))

    def forget(self) -> None:
        """Drop whatever was worked out from an older state. Called when an answer is taken back."""

    def after_step(self) -> None:
        """Called after each checked step that left the state dirty."""

    @property
    def edition(self) -> str:
        """The edition of the rules that a game is played by, if it has several."""
        return ""

    def table_of(self, frame: Frame) -> StepTable:
        """The steps of a frame, in the edition that is played."""
        table = frame.table
        return table.editions.get(self.edition, table)

    def go(self, frame: Frame, role: str) -> None:
        """A frame goes on with the step that has this role. KeyError if there is none."""
        table = self.table_of(frame)
        frame.at = table.before[table.step(role)]

    def proceed(self, *, answered: bool = False) -> None:
        """Go on until somebody has to decide or nothing is left to do. `answered`: somebody just has."""
        state = self.state
        stack, edition = state.stack, self.edition
        for _ in range(STEPS):
            if not stack or (state.decisions and not answered):
                return
            frame = stack[-1]
            # `table_of`, which would be called at every step
            table = frame.table.editions.get(edition, frame.table)
            row = table.after[frame.at]
            if state.decisions and (row is None or not row.each):
                return
            answered = False
            if row is None:
                stack.pop()
                continue
            run = row.run
            outcome = run(self, frame)
            if outcome is None:
                frame.at = row.id
            elif outcome is AGAIN or outcome is ASK:
                continue
            elif outcome is END:
                if stack and stack[-1] is frame:
                    stack.pop()
                elif any(other is frame for other in stack):
                    raise RuntimeError(f"step {row.id} ended below another frame")
            else:
                frame.at = table.before[outcome]
            if row.checked and state.dirty and stack:
                self.after_step()
        raise RuntimeError("steps without end in which nobody decided anything")

    def push(self, frame: FrameBase) -> None:
        """Start a timing structure; it runs before the step that pushed it goes on.

        RuntimeError if the stack grows without end.
        """
        stack = self.state.stack
        if len(stack) >= DEPTH:
            raise RuntimeError("frames without end in which nobody decided anything")
        stack.append(frame)

    def inline(self, frame: FrameBase) -> bool:
        """Run a short table at once. True if it had to pause and stands on the stack now."""
        stack = self.state.stack
        depth = len(stack)
        for row in self.table_of(frame).rows:
            outcome = row.run(self, frame)
            if outcome is None:
                frame.at = row.id
                if len(stack) == depth:
                    continue
            if outcome is END or len(stack) < depth:  # everything was ended
                return False
            stack.insert(depth, frame)
            return True
        return False

    # -- asking ---------------------------------------------------------------------------------

    def answered(self, frame: Frame, seat: str) -> tuple[str, ...] | None:
        """The answer bound to this step, taken away; None if there is none yet."""
        if not frame.answers:
            return None
        # An answer to a step that is not this one (a step came into the table since) is not for us.
        here = self.row_of(frame).id
        frame.answers = tuple(item for item in frame.answers if item[0] == here)
        for place, (_, who, keys) in enumerate(frame.answers):
            if who == seat:
                # This one only: a step may have asked a seat several things at once.
                frame.answers = frame.answers[:place] + frame.answers[place + 1 :]
                return keys
        return None

    def ask(
        self, frame: Frame, seat: str, kind: str, options: Iterable[Option], *, minimum: int = 1,
        maximum: int = 1, about: int = 0, step: str = "", role: str = "", private: bool = False,
    ) -> tuple[str, ...] | None:  # fmt: skip
        """The seat's answer, or None: a decision is open now and the step must return ASK.

        `private`: which options there are depends on what only this seat may know; it is asked even if there
        is only one. `step` and `role` are those of the frame's step unless it asks for another one.
        """
        keys = self.answered(frame, seat)
        if keys is not None:
            return keys
        offered = tuple(options)
        keys = self.reply(seat, kind, offered, minimum, maximum, private)
        if keys is not None:
            return keys
        self.open(
            frame, seat, kind, offered, minimum=minimum, maximum=maximum, about=about, step=step, role=role
        )
        return None

    def reply(
        self, seat: str, kind: str, options: Sequence[Option], minimum: int, maximum: int, private: bool
    ) -> tuple[str, ...] | None:
        """An answer that needs nobody, or None to ask. Games add standing orders; this is what must be."""
        if not private and minimum == maximum == len(options):
            return tuple(option.key for option in options)
        return None

    def open(
        self, frame: Frame, seat: str, kind: str, options: Iterable[Option], *, minimum: int = 1,
        maximum: int = 1, about: int = 0, step: str = "", role: str = "", race: bool = False,
        silence: str = "",
    ) -> None:  # fmt: skip
        """Open a decision for the frame on top of the stack."""
        state = self.state
        state.asked += 1
        row = self.row_of(frame)
        opened = Decision(
            state.asked, seat, kind, step or row.id, tuple(options), minimum, maximum, about, row.id, race,
            role or row.role, silence,
        )  # fmt: skip
        state.decisions.append(opened)

    def row_of(self, frame: Frame) -> Row:
        """The step a frame stands at: the successor of the one last done."""
        table = self.table_of(frame)
        return table.rows[table.next[frame.at]]

    def find(self, seat: str, decision_id: int) -> Decision:
        """The open decision with this id. NotPending or IllegalAnswer if it is not this seat's to answer."""
        for decision in self.state.decisions:
            if decision.id == decision_id:
                if decision.seat != seat:
                    raise IllegalAnswer("That question is not yours to answer.")
                return decision
        raise NotPending("That is no longer pending.")

    def accept(self, seat: str, decision_id: int, choice: str | Iterable[str]) -> tuple[str, ...]:
        """Bind an answer and run on. All or nothing: on any error the state is as it was. Its keys."""
        decision = self.find(seat, decision_id)
        keys = decision.check(choice)
        before = self.state
        self.state = state = before.clone()
        try:
            state.decisions.remove(decision)
            if decision.race:
                state.decisions[:] = [d for d in state.decisions if not (d.race and d.row == decision.row)]
            self.bind(decision, keys)
            self.proceed(answered=True)
        except BaseException:
            self.state = before
            self.forget()
            raise
        return keys

    def bind(self, decision: Decision, keys: tuple[str, ...]) -> None:
        """Hand the answer to the step that asked."""
        frame = self.state.stack[-1]
        frame.answers = (*frame.answers, (decision.row, decision.seat, keys))
