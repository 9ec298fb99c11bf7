"""Arrangements of instructions: if, may, choose one, together, again and again (9.11.4f, g)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec

from engine.kernel.steps import AGAIN, ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Condition, Scope, Targeting
from engine.netrunner.language.fields import POSITIVE, Natural, Positive
from engine.netrunner.language.instructions import Effect, Instructions, could_change
from engine.netrunner.language.membership import members
from engine.netrunner.table import loops
from engine.netrunner.table.frames.procedures import DrawFrame
from engine.netrunner.table.parts import EffectKind, Expected, Seat
from engine.netrunner.table.questions import Option

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

_DONE, _LAST = loops.ROUNDS
RESOLVED: Final = "resolved"
"""The number under which an ability keeps which modes of a choice it has resolved, a bit for each."""


class If(Value, Effect, frozen=True):
    """Do the one thing if a condition holds when this resolves, otherwise the other.

    Rules: 9.6.5d, 1.16.11c.
    """

    condition: Condition
    then: Instructions
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        f.splice(self.then if self.condition.true(g, f) else self.otherwise)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return could_change(g, s, self.then if self.condition.true(g, s) else self.otherwise)

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return any(e.veiled(g, s, seat) for e in (self.then if self.condition.true(g, s) else self.otherwise))


class IfAble(Value, Effect, frozen=True):
    """Do all of it, or nothing where any part cannot be done in full: "..., if able" (1.2.3)."""

    what: Instructions

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if self.useful(g, f):
            f.splice(self.what)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return could_change(g, s, self.what) and all(in_full(g, s, effect) for effect in self.what)

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return any(e.veiled(g, s, seat) for e in self.what)


def in_full(g: Game, s: Scope, effect: Effect) -> bool:
    """Whether an instruction can be carried out as a whole, with as many targets as it asks for."""
    return effect.possible(g, s) and all(
        len(members(wanted.among, g, s)) >= least_of(wanted, g, s)
        for wanted in effect.targets()
        if not wanted.subroutines
    )


def least_of(wanted: Targeting, g: Game, s: Scope) -> int:
    """How many targets it takes at least."""
    return wanted.least if wanted.number is None else wanted.number.value(g, s)


class May(Value, Effect, frozen=True):
    """A player may do it, the controller unless `by` says otherwise."""

    what: Instructions
    otherwise: tuple[Effect, ...] = ()
    private: bool = False
    """Whether the choice depends on hidden cards, so that being asked must not tell (10.2)."""
    by: Seat | Literal[""] = ""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        able = could_change(g, f, self.what)
        seat = self.by or f.seat
        private = self.private or self.veiled(g, f, seat)
        if not able and not private:
            f.splice(self.otherwise)
            return None
        if able and seat == f.seat and not self.otherwise and f.agreed:
            f.splice(self.what)
            return None
        options = [Option("yes", "do", n=f.index)] if able else []
        options.append(Option("no", "decline"))
        keys = g.ask(f, seat, "may", options, about=f.source, private=private)
        if keys is None:
            return ASK
        if keys[0] == "yes" and seat == f.seat:
            f.used = True
        if keys[0] == "no" and not self.otherwise:
            f.declined()
        f.splice(self.what if keys[0] == "yes" else self.otherwise)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return could_change(g, s, self.what) or could_change(g, s, self.otherwise)

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return any(e.veiled(g, s, seat) for e in (*self.what, *self.otherwise))


class ChooseOne(Value, Effect, frozen=True):
    """Resolve one of some modes (9.12.6), or `n`; all in any order if `all_if` holds and `by` wants it.

    Any of them may be chosen, also one that does nothing (1.2.4), unless the player "must" do one (9.12.3c).

    Rules: 9.12.6b, 9.12.6d, 1.15.1b, 9.12.3d.
    """

    modes: tuple[Instructions, ...]
    by: Seat | Literal[""] = ""
    all_if: Condition | None = None
    must: bool = False
    """Whether only a mode that can be fully resolved may be chosen (9.12.3c)."""
    instead: bool = False
    """Whether it is said before the first resolves that all of them do (9.12.6b): "both instead"."""
    n: Positive = 1
    """How many of them, in any order."""
    least: Natural | None = None
    """The fewest, if there is a choice: "up to n", "1 or more"."""
    fresh: bool = False
    """Only what this ability has not resolved before: "1 of the following that you have not yet resolved"."""

    def faults(self) -> Iterable[str]:
        if len(self.modes) < 2:
            yield "there is only one mode to choose"
        if self.instead and self.all_if is None:
            yield "all of them instead, if what is so?"
        if self.fresh and (self.n, self.least, self.all_if) != (1, None, None):
            yield "what was not resolved before is chosen one by one"
        if self.n > len(self.modes) or (self.least or 0) > self.n:
            yield f"{self.least or self.n} to {self.n} of {len(self.modes)} modes"

    def useful(self, g: Game, s: Scope) -> bool:
        return any(
            (not self.must or all(effect.possible(g, s) for effect in mode)) and could_change(g, s, mode)
            for mode in self.modes
        )

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return any(effect.veiled(g, s, seat) for mode in self.modes for effect in mode)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        seat = self.by or f.seat
        said = f.choice.split(",")
        decided = said[0] == "all"
        done = [int(i) for i in said if i.isdigit()]
        both = decided or (self.all_if is not None and self.all_if.true(g, f))
        most = len(self.modes) if decided or (both and not self.instead) else self.n
        least = (1 if both else self.n) if self.least is None else self.least
        before = dict(f.numbers).get(RESOLVED, 0) if self.fresh else 0
        done += [i for i in range(len(self.modes)) if before >> i & 1 and i not in done]
        if len(done) >= (len(self.modes) if self.fresh else most):
            f.choice = ""
            return None
        able = [all(effect.possible(g, f) for effect in mode) for mode in self.modes]
        # Which modes there are may depend on hidden cards: being asked must not tell (10.2).
        hidden = self.veiled(g, f, seat)
        if self.must and not any(able) and not hidden:  # 9.12.3c
            return None
        options = [
            Option(f"mode:{i}", "mode", oid=f.source, n=i)
            for i in range(len(self.modes))
            if i not in done and (able[i] or not self.must)
        ]
        if self.instead and both and not decided and len(options) == len(self.modes):
            options.append(Option("all", "all_modes", oid=f.source, n=len(self.modes)))
        if (len(done) >= least and not decided) or not options:
            options.append(Option("no", "done"))
        keys = g.ask(f, seat, "mode", options, about=f.source, private=hidden)
        if keys is None:
            return ASK
        if keys[0] == "no":
            f.choice = ""
            return None
        if keys[0] == "all":
            f.choice = "all"
            return AGAIN
        chosen = int(keys[0].partition(":")[2])
        if self.fresh:
            f.choice = ""
            f.remember(RESOLVED, before | 1 << chosen)
            f.splice(self.modes[chosen])
            return None
        # 9.12.6c: the next mode is chosen only when the one before has resolved.
        again: tuple[Effect, ...] = (self,) if len(done) + 1 < most else ()
        f.choice = ",".join(["all"] * decided + [str(i) for i in (*done, chosen)]) if again else ""
        f.splice((*self.modes[chosen], *again))
        return None


class Together(Value, Effect, frozen=True):
    """Several effects in one instruction: one interrupt window, one checkpoint (9.12.2).

    They are carried out in their order (9.3.4d). A question in one of them is no pause (9.11.1): the others
    wait for its answer, and nothing else happens. Nor is a procedure that one of them begins (a draw, an
    install, a breach): the next one waits until it is complete, with no other checkpoints than its own.
    """

    what: Instructions

    def faults(self) -> Iterable[str]:
        if len(self.what) < 2:
            yield "what happens together are two instructions at least"
        if any(isinstance(effect, Together) for effect in self.what):
            yield "what happens together is one list"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        done, after = f.parts
        for effect in self.what[done:]:
            before = f.effects
            step = effect.resolve(g, f)
            new = f.added(before)
            if new and after:  # the next instructions that they make come in the order of the parts
                there = f.index + 1 + len(new)
                later = f.effects[there:]
                f.effects = (*before[: f.index + 1], *later[:after], *new, *later[after:])
            after += len(new)
            if step is not None:
                f.parts = done, after
                return step
            done += 1
            if done < len(self.what) and self._waits(g, f, self.what[done]):
                f.parts = done, after
                return AGAIN
        f.parts = 0, 0
        return None

    @staticmethod
    def _waits(g: Game, f: AbilityFrame, coming: Effect) -> bool:
        """Whether a procedure has begun that has to be complete before the next part."""
        stack = g.state.stack  # empty once the game is over
        top = stack[-1] if stack else f
        if top is f:
            return False
        draws = isinstance(top, DrawFrame) and any(kind == "draw" for kind, _ in coming.expects(g, f))
        return not draws  # both players draw at the same time (8.4.4)

    def useful(self, g: Game, s: Scope) -> bool:
        return could_change(g, s, self.what)

    def possible(self, g: Game, s: Scope) -> bool:
        return all(effect.possible(g, s) for effect in self.what)

    def tied_to(self, n: Amount) -> bool:
        """Another part acts on the cards that the amount is worked out from, each by itself."""
        cards = getattr(n, "what", None)
        return cards is not None and any(getattr(part, "what", None) == cards for part in self.what)

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return any(effect.veiled(g, s, seat) for effect in self.what)

    def part(self, g: Game, s: Scope, kind: EffectKind) -> Effect:
        parts = (effect for effect in self.what if any(name == kind for name, _ in effect.expects(g, s)))
        return next(parts, self)

    def expects(self, g: Game, s: Scope) -> Expected:
        return tuple(item for effect in self.what for item in effect.expects(g, s))

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return tuple(oid for effect in self.what for oid in effect.objects(g, s))

    def targets(self) -> tuple[Targeting, ...]:
        return tuple(dict.fromkeys(wanted for effect in self.what for wanted in effect.targets()))

    def firm(self, g: Game, s: Scope) -> frozenset[EffectKind]:
        return frozenset().union(*(effect.firm(g, s) for effect in self.what))


def one_by_one(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Instructions with the parts of those that happen together, for whoever asks what is done at all."""
    for effect in effects:
        yield from effect.what if isinstance(effect, Together) else (effect,)


def breaks_of(g: Game, s: Scope, effect: Effect) -> list[Effect]:
    """The instructions that break subroutines, one for each time, that an instruction comes to."""
    if isinstance(effect, Repeat):
        times: Amount = effect.times  # type: ignore[assignment]
        inside = [one for part in effect.what for one in breaks_of(g, s, part)]
        return inside * max(0, times.value(g, s)) if effect.while_ is None else inside
    return [effect] if effect.breaks else []


class Repeat(Value, Effect, frozen=True):
    """Carry out instructions so many times, or once and again as long as a condition holds afterwards.

    Again and again without end is a loop, which goes on as often as the player says (10.1.6a).

    Rules: 9.12.4, 9.12.4a, 9.12.4b, 9.12.4c, 9.12.4d.
    """

    what: Instructions
    times: Annotated[AmountLike, POSITIVE] = 1
    while_: Condition | None = None

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "times", amount(self.times))

    @property
    def breaks(self) -> bool:  # type: ignore[override]
        """Whether what is done again and again breaks subroutines."""
        return any(effect.breaks for effect in self.what)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if self.while_ is not None:
            ended = self._ended(g, f)
            if ended is None:
                return ASK
            if ended:
                return None
        times: Amount = self.times  # type: ignore[assignment]
        again: tuple[Effect, ...] = () if self.while_ is None else (If(self.while_, (self,)),)
        f.splice((*self.what * max(0, times.value(g, f)), *again))
        return None

    def _ended(self, g: Game, f: AbilityFrame) -> bool | None:
        """Whether it was carried out as often as the player said; None while they are asked (10.1.6a)."""
        numbers = dict(f.numbers)
        done = numbers.get(_DONE, 0)
        if done >= loops.UNASKED and _LAST not in numbers:
            keys = g.ask(f, f.seat, "loop", loops.numbers(f.source), about=f.source)
            if keys is None:
                return None
            f.remember(_LAST, done + loops.chosen(keys[0]))
        f.remember(_DONE, done + 1)
        return done >= dict(f.numbers).get(_LAST, done + 1)

    def useful(self, g: Game, s: Scope) -> bool:
        times: Amount = self.times  # type: ignore[assignment]
        return times.value(g, s) > 0 and could_change(g, s, self.what)
