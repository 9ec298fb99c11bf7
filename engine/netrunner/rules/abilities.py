"""Chapter 9.5 to 9.8: using paid abilities, resolving conditional and play abilities and subroutines.

Each kind is a table with the rulebook's own steps; the steps are shared functions, since all of them
announce targets, open an interrupt window, resolve and check, instruction by instruction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.machine import ASK, END, Option, Step, Table
from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.base import Effect, Targeting
from engine.netrunner.language.costs import Act, Cost, Payment
from engine.netrunner.language.membership import belongs, from_hidden, members
from engine.netrunner.language.selectors import ResultName
from engine.netrunner.rules import costs
from engine.netrunner.rules.interrupts import open_interrupt_window
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import Cause, Event, Kind
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.parts import Expected, Results, seat_of
from engine.netrunner.table.state import CORP

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.game import Game


class AbilityFrame(PayingFrame, kw_only=True):
    """An ability that resolves, stored by value: independent of its source (9.5.4, 9.6.12, 9.8.9).

    Rules: 9.1.2, 9.1.3c, 9.3.4c, 9.3.4d, 9.11.2a.
    """

    seat: str
    """Its controller."""
    source: int = 0
    code: str = ""
    """The definition of its source, "" for basic actions and rules."""
    effects: tuple[Effect, ...] = ()
    index: int = 0
    """Which instruction is imminent or resolving."""
    event: Event | None = None
    targets: tuple[tuple[int, ...], ...] = ()
    """The targets of the instruction, for each choice that it names."""
    announced: tuple[tuple[int, ...], ...] = ()
    """Targets of the next instruction while they are being announced."""
    results: Results = ()
    numbers: tuple[tuple[str, int], ...] = ()
    expected: Expected | None = None
    """Values of the imminent instruction once interrupts may have changed them (9.9.7)."""
    choice: str = ""
    """A choice made earlier in the instruction that resolves now."""
    cost: Cost | None = None
    acts: tuple[Act, ...] = ("use",)
    """What the cost is paid for."""
    about: int = 0
    """The card a basic action is about."""
    purpose: str = "ability"
    once: str = ""
    """Key under which a once-per-turn use is noted."""
    cause: ClassVar[Cause] = Cause.PAID
    """What kind of ability of a card it is."""
    spared: tuple[int, ...] = ()
    """Objects that interrupts took out of the imminent instruction (9.9.5)."""

    @property
    def why(self) -> Cause:
        """Why its effects happen: an ability, a trash cost (7.1.5), a basic action or a rule."""
        if self.code:
            return self.cause
        if self.purpose == "trash":
            return Cause.TRASH_COST
        return Cause.ACTION if self.purpose in ("action", "basic_draw") else Cause.RULES

    def expecting(self, kind: str, n: int) -> int:
        """The value of an expected effect after interrupts; `n` if none were possible.

        Rules: 9.9.7d, 9.9.7e, 9.9.2a.
        """
        if self.expected is None:
            return n
        return next((value for name, value in self.expected if name == kind), 0)

    def change_expected(self, kind: str, by: int | None) -> None:
        """Add to an expected value, which may go below 0 (9.9.7a); None removes it (9.9.7b)."""
        pairs = self.expected or ()
        if kind == "damage":
            kind = next((name for name, _ in pairs if name.endswith("_damage")), kind)
        if by is None:
            self.expected = tuple(pair for pair in pairs if pair[0] != kind)
        else:
            self.expected = tuple((k, v + by) if k == kind else (k, v) for k, v in pairs)

    def paid_with(self, oids: tuple[int, ...]) -> None:
        """The cards a cost was paid with are `Result("paid")` for the ability's effects."""
        if oids:
            self.keep("paid", oids)

    def remember(self, name: str, n: int) -> None:
        """Put a number down for a later instruction."""
        self.numbers = (*((k, v) for k, v in self.numbers if k != name), (name, n))

    def keep(self, name: ResultName, oids: Iterable[int]) -> None:
        """Remember cards for later instructions, instead of those remembered under this name."""
        self.results = (*((k, v) for k, v in self.results if k != name), (name, tuple(oids)))

    def chosen(self, what: Targeting) -> tuple[int, ...]:
        """What was announced for one of the imminent instruction's choices of targets."""
        if self.index < len(self.effects):
            for wanted, targets in zip(self.effects[self.index].targets(), self.targets, strict=False):
                if wanted == what:
                    return targets
        return ()

    def trashable(self, g: Game, kind: str) -> list[int]:
        """Cards the imminent instruction would trash, of the type in a kind of effect ("trash_program")."""
        only = kind.partition("_")[2]
        return [
            oid
            for oid in self.effects[self.index].objects(g, self)
            if oid not in self.spared and only in ("", g.face(g.state.cards[oid]).type)
        ]

    def spare(self, g: Game, oids: Iterable[int]) -> None:
        """Take cards out of the imminent instruction, which would trash them (9.9.5)."""
        self.spared = (*self.spared, *oids)
        left = (pair for pair in self.effects[self.index].expects(g, self) if pair[0].startswith("trash"))
        others = (pair for pair in self.expected or () if not pair[0].startswith("trash"))
        self.expected = (*others, *left)

    def replace(self, g: Game, kind: str, new: tuple[Effect, ...], event: Event | None = None) -> None:
        """Other effects instead of the part of the imminent instruction with an expected effect (9.9.10).

        `event` is what they may refer to, where the ability has no event of its own.
        """
        self.event = self.event or event
        from engine.netrunner.language.flow import Together

        effect = self.effects[self.index]
        parts = effect.what if isinstance(effect, Together) else (effect,)
        kept = tuple(part for part in parts if all(name != kind for name, _ in part.expects(g, self)))
        whole = Together((*kept, *new))
        self.effects = (*self.effects[: self.index], whole, *self.effects[self.index + 1 :])
        self.expected = whole.expects(g, self)

    def splice(self, effects: tuple[Effect, ...]) -> None:
        """Make these the next instructions."""
        here = self.index + 1
        self.effects = (*self.effects[:here], *effects, *self.effects[here:])


class PaidFrame(AbilityFrame, kw_only=True):
    """Using a paid ability (9.5.6); basic actions are paid abilities too (9.1.1b).

    Rules: 9.5.3, 9.1.6a.
    """


class ConditionalFrame(AbilityFrame, kw_only=True):
    """Resolving a conditional ability (9.6.15)."""

    cause: ClassVar[Cause] = Cause.CONDITIONAL


class PlayAbilityFrame(AbilityFrame, kw_only=True):
    """Resolving the play ability of an event or operation (9.7.2)."""

    cause: ClassVar[Cause] = Cause.PLAY


class SubroutineFrame(AbilityFrame, kw_only=True):
    """Resolving a subroutine (9.8.11)."""

    cause: ClassVar[Cause] = Cause.SUBROUTINE

    stopped: bool = False
    """Whether an interrupt prevented the whole subroutine (9.8.11b)."""


class StepFrame(AbilityFrame, kw_only=True):
    """A step of a timing structure as an instruction, where a card of the game may interrupt it (9.11.2)."""


PAID = PaidFrame.table = Table("using a paid ability (9.5.6)", checked=False)
CONDITIONAL = ConditionalFrame.table = Table("resolving a conditional ability (9.6.15)", checked=False)
PLAY = PlayAbilityFrame.table = Table("resolving a play ability (9.7.2)", checked=False)
STEP = StepFrame.table = Table("a step as an instruction (9.11.2)", checked=False)
SUBROUTINE = SubroutineFrame.table = Table("resolving a subroutine (9.8.11)", checked=False)


# -- shared steps -------------------------------------------------------------------------------------


def announce(g: Game, f: AbilityFrame, index: int) -> Step:
    """Announce the targets of an instruction (1.15); as many as there are, each once (1.15.2e).

    Rules: 1.15.1, 1.15.2b, 1.15.2f, 9.3.4b.
    """
    if index >= len(f.effects):
        f.index = index
        return None
    effect = f.effects[index]
    for wanted in effect.targets()[len(f.announced) :]:
        targets = _choose_targets(g, f, effect, wanted)
        if targets is None:
            return ASK
        f.announced = (*f.announced, targets)
    f.targets, f.announced = f.announced, ()
    f.index = index
    f.expected = None
    f.spared = ()
    return None


def _choose_targets(g: Game, f: AbilityFrame, effect: Effect, wanted: Targeting) -> tuple[int, ...] | None:
    """One choice of targets; None while it is being asked.

    Rules: 1.15.1, 1.15.2a, 1.15.2b, 1.15.2d, 1.14.5.
    """
    if True:
        seat = seat_of(wanted.by, f.seat)
        if wanted.subroutines:
            places, limit = g.breakable(f, effect)
            options = [Option(f"sub:{i}", "break", n=i) for i in places]
        else:
            options = [
                Option(f"card:{card.oid}", "target", oid=card.oid) for card in members(wanted.among, g, f)
            ]
        least, most = wanted.least, wanted.most
        if wanted.number is not None:
            least = most = max(0, wanted.number.value(g, f))
        if wanted.subroutines:
            most = min(most, limit)
        least, most = min(least, most, len(options)), min(most, len(options))
        private = seat == CORP and not wanted.subroutines and from_hidden(wanted.among, g, f)
        if private and not options:
            options = [Option("card:0", "no_target")]
            least = most = 1
        keys: tuple[str, ...] | None = ()
        if options and most:
            keys = g.ask(
                f, seat, "target", options, minimum=least, maximum=most, about=f.source, private=private
            )
        if keys is None:
            return None
        return tuple(int(key.partition(":")[2]) for key in keys if key != "card:0")


def _announce_first(g: Game, f: AbilityFrame) -> Step:
    return announce(g, f, 0)


def _interrupts(g: Game, f: AbilityFrame) -> Step:
    if g.pool.interruptible and f.index < len(f.effects):
        open_interrupt_window(g, f, f.effects[f.index].expects(g, f))
    return None


def _resolve(g: Game, f: AbilityFrame) -> Step:
    if f.index >= len(f.effects):
        return None
    effect = f.effects[f.index]
    if f.targets and f.expected is not None:
        # 1.15.3: what interrupts made of a target may have made it invalid.
        cards = g.state.cards
        f.targets = tuple(
            targets
            if wanted.subroutines
            else tuple(oid for oid in targets if oid in cards and belongs(wanted.among, g, cards[oid], f))
            for wanted, targets in zip(effect.targets(), f.targets, strict=True)
        )
    return effect.resolve(g, f)


def _nothing(g: Game, f: AbilityFrame) -> Step:
    return None


def _complete(g: Game, f: AbilityFrame) -> Step:
    if f.event is not None and f.event.kind is Kind.STANDING:
        g.state.dirty = True  # 9.6.7c: now another instance may become pending, even if nothing changed
    return None


def _add_rows(table: Table, section: str, letters: str) -> None:
    """The steps every kind has, under the letters this section gives them.

    Rules: 9.5.6c to h, 9.6.15b to g, 9.7.2a to f, 9.8.11d to h.
    """
    first, window, resolve, check, repeat, done = (f"{section}{letter}" for letter in letters)

    def next_instruction(g: Game, f: AbilityFrame) -> Step:
        if f.index + 1 >= len(f.effects):
            return None
        outcome = announce(g, f, f.index + 1)
        return window if outcome is None else outcome

    table.row(first, "announce targets")(_announce_first)
    table.row(window, "interrupt window")(_interrupts)
    table.row(resolve, "resolve the instruction")(_resolve)
    table.row(check, "checkpoint", checked=True)(_nothing)
    table.row(repeat, "next instruction")(next_instruction)
    table.row(done, "the ability is complete")(_complete)


@PAID.row("9.5.6a", "announce the paid ability")
def _announce_paid(g: Game, f: PaidFrame) -> Step:
    return None


@PAID.row("9.5.6b", "pay the trigger cost", checked=True)
def _pay(g: Game, f: PaidFrame) -> Step:
    """Rules: 1.16.9, 1.16.1a."""
    if f.cost is not None:
        if f.cost.with_x and "x" not in dict(f.numbers):
            x = costs.choose_x(g, f, Payment(f.seat, f.cost, f.acts, f, f.source or f.about))
            if x is None:
                return ASK
            f.remember("x", x)
        if not costs.pay(g, f, Payment(f.seat, f.cost, f.acts, f, f.source or f.about)):
            return ASK
    if f.once:
        g.state.used = (*g.state.used, f.once)
    if f.purpose == "trash" and f.cost is not None:
        code = g.state.cards[f.source].code
        do.emit(g, Kind.PAY_TRASH_COST, seat=f.seat, oid=f.source, code=code, n=f.cost.credits)
    if f.code:
        clicks = f.cost.clicks if f.cost is not None else 0
        how = "trash" if f.cost is not None and f.cost.trash else ""
        do.emit(g, Kind.USE, seat=f.seat, oid=f.source, code=f.code, n=clicks, detail=how)
    return None


STEP.row("9.9.4", "interrupt window")(_interrupts)
STEP.row("9.11.2", "carry out the step", checked=True)(_resolve)
_add_rows(PAID, "9.5.6", "cdefgh")


@CONDITIONAL.row("9.6.15a", "announce the pending ability")
def _announce_conditional(g: Game, f: ConditionalFrame) -> Step:
    if f.once:
        g.state.used = (*g.state.used, f.once)
    do.note(g, Kind.TRIGGERS, seat=f.seat, oid=f.source, code=f.code)
    return None


_add_rows(CONDITIONAL, "9.6.15", "bcdefg")
_add_rows(PLAY, "9.7.2", "abcdef")


@SUBROUTINE.row("9.8.11a", "the subroutine itself becomes imminent")
def _sub_imminent(g: Game, f: SubroutineFrame) -> Step:
    do.note(g, Kind.SUBROUTINE, seat=f.seat, oid=f.source, code=f.code, n=f.index)
    return None


@SUBROUTINE.row("9.8.11b", "interrupt window on the subroutine")
def _sub_interrupts(g: Game, f: SubroutineFrame) -> Step:
    if g.pool.interruptible and f.expected is None:
        open_interrupt_window(g, f, (("subroutine", 1),))
    return None


@SUBROUTINE.row("9.8.11c", "announce targets")
def _sub_targets(g: Game, f: SubroutineFrame) -> Step:
    if f.expecting("subroutine", 1) < 1:
        return END
    return announce(g, f, 0)


def _add_subroutine_rows() -> None:
    _add_rows(_REST, "9.8.11", "cdefgh")
    for row in _REST.rows[1:]:
        SUBROUTINE.row(row.id, row.text, checked=row.checked)(row.run)


_REST = Table("rest of a subroutine", checked=False)
_add_subroutine_rows()


def start_subroutine(g: Game, source: int, code: str, sub: Sub) -> None:
    """Resolve a subroutine; the Corp controls it."""
    g.push(SubroutineFrame(seat="corp", source=source, code=code, effects=sub.effects))
