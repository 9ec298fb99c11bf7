"""An effect as a whole: it cannot be prevented, or is there instead of another (9.3.3g, 9.9.8)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.netrunner.language.attempts import tried
from engine.netrunner.language.base import Scope, Targeting
from engine.netrunner.language.flow import Together
from engine.netrunner.language.instructions import Effect
from engine.netrunner.table.events import Event
from engine.netrunner.table.parts import EffectKind, Expected, Seat

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

__all__ = ["Unpreventable"]


class Unpreventable(Value, Effect, frozen=True):
    """An effect that cannot be prevented or avoided; what raises or replaces it still does (9.3.3g)."""

    what: Effect

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        return self.what.resolve(g, f)

    def useful(self, g: Game, s: Scope) -> bool:
        return self.what.useful(g, s)

    def possible(self, g: Game, s: Scope) -> bool:
        return self.what.possible(g, s)

    def targets(self) -> tuple[Targeting, ...]:
        return self.what.targets()

    def doer(self, seat: Seat) -> Seat:
        return self.what.doer(seat)

    def expects(self, g: Game, s: Scope) -> Expected:
        return self.what.expects(g, s)

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        return self.what.objects(g, s)

    def firm(self, g: Game, s: Scope) -> frozenset[EffectKind]:
        return frozenset(kind for kind, _ in self.what.expects(g, s))


class SaidBy(Value, Effect, frozen=True):
    """An effect that a card put into an ability of another (9.9.8): "you" and "this" mean that card's.

    Replacements make it (`replace_part`); declarations have no need of it.
    """

    what: Effect
    seat: Seat
    source: int
    code: str

    @contextmanager
    def _bound(self, s: Scope) -> Iterator[Scope]:
        """The scope with the controller and source of the card that says it."""
        before = s.seat, s.source, s.code
        s.seat, s.source, s.code = self.seat, self.source, self.code
        try:
            yield s
        finally:
            s.seat, s.source, s.code = before

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        before = f.effects
        with self._bound(f):
            step = self.what.resolve(g, f)
        new = f.added(before)
        if new:  # what it makes the next instructions is said by that card, too
            here = f.index + 1
            said = (SaidBy(effect, self.seat, self.source, self.code) for effect in new)
            f.effects = (*f.effects[:here], *said, *f.effects[here + len(new) :])
        return step

    def targets(self) -> tuple[Targeting, ...]:
        return self.what.targets()

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        with self._bound(s) as bound:
            return self.what.veiled(g, bound, seat)

    def useful(self, g: Game, s: Scope) -> bool:
        with self._bound(s) as bound:
            return self.what.useful(g, bound)

    def doer(self, seat: Seat) -> Seat:
        return self.what.doer(self.seat)

    def expects(self, g: Game, s: Scope) -> Expected:
        with self._bound(s) as bound:
            return self.what.expects(g, bound)

    def objects(self, g: Game, s: Scope) -> tuple[int, ...]:
        with self._bound(s) as bound:
            return self.what.objects(g, bound)

    def firm(self, g: Game, s: Scope) -> frozenset[EffectKind]:
        with self._bound(s) as bound:
            return self.what.firm(g, bound)


class Resolving(NamedTuple):
    """The part of an instruction that resolves, and by which card it is said."""

    effect: Effect
    seat: Seat
    source: int
    code: str


def resolving(f: AbilityFrame, effect: Effect | None = None) -> Resolving:
    """Which part of the instruction it is that resolves, and asks if anything does.

    `effect` is the instruction, the one that resolves if it is left out.
    """
    effect = f.effects[f.index] if effect is None else effect
    if isinstance(effect, Together):
        effect = effect.what[min(f.parts[0], len(effect.what) - 1)]
    said = Resolving(effect, f.seat, f.source, f.code)
    while isinstance(said.effect, Unpreventable | SaidBy):
        whole = said.effect
        said = said._replace(effect=whole.what)
        if isinstance(whole, SaidBy):
            said = Resolving(whole.what, whole.seat, whole.source, whole.code)
    return said


class _InPlace(Together, frozen=True):
    """What takes the place of part of an instruction (9.9.10). What one of its parts makes the next
    instructions (a mode, what is paid for: 9.11.4g) comes before the parts that follow.
    """

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        done = f.parts[0]
        for effect in self.what[done:]:
            before = f.effects
            step = effect.resolve(g, f)
            if step is not None:
                f.parts = done, 0
                return step
            done += 1
            there = f.index + 1 + len(f.added(before))
            if self.what[done:] and there > f.index + 1:
                f.effects = (*f.effects[:there], _Rest(self.what[done:]), *f.effects[there:])
                break
        f.parts = 0, 0
        return None


class _Rest(_InPlace, frozen=True):
    """The rest of it, which could be interrupted when the whole was imminent, and is not imminent again."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        f.expected = None
        return super().resolve(g, f)

    def expects(self, g: Game, s: Scope) -> Expected:
        return ()


def replace_part(
    f: AbilityFrame, g: Game, kind: EffectKind, new: tuple[Effect, ...], by: Scope, event: Event | None = None
) -> None:
    """Other effects instead of the part of the imminent instruction with an expected effect (9.9.10).

    `by` is the scope of the card that says so, `event` what they may refer to, where the ability has no event
    of its own.
    """
    said = (part for effect in new for part in (effect.what if isinstance(effect, Together) else (effect,)))
    new = tuple(SaidBy(effect, by.seat, by.source, by.code) for effect in said)
    f.event = f.event or event
    if g.rules.counts_attempts:
        tried(g, f, kind, f.expecting(kind, 0), f.trashable(g, kind) if kind.startswith("trash") else ())
    effect = f.effects[f.index]
    parts = effect.what if isinstance(effect, Together) else (effect,)
    kept = tuple(part for part in parts if all(name != kind for name, _ in part.expects(g, f)))
    whole = _InPlace((*kept, *new))
    still = {name for part in kept for name, _ in part.expects(g, f)}
    values = tuple(pair for pair in f.expected or () if pair[0] in still)  # as interrupts left them
    announced = dict(zip(effect.targets(), f.targets, strict=False))
    f.targets = tuple(announced.get(wanted, ()) for wanted in whole.targets())  # 1.15.3
    f.effects = (*f.effects[: f.index], whole, *f.effects[f.index + 1 :])
    f.expected = (*values, *(pair for part in new for pair in part.expects(g, f)))
