"""Arrangements of effects: they do not resolve their parts but put them in their own place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.neon_hope import changes as do
from engine.neon_hope.language.amounts import CountedEffect
from engine.neon_hope.language.base import (
    Condition,
    ConditionValue,
    Effect,
    EffectValue,
    Who,
    alone,
    each,
    for_seat,
    put,
)
from engine.neon_hope.language.conditions import AllOf, AnyOf, HasSecret, NotSo
from engine.neon_hope.language.grid import worth_asking
from engine.neon_hope.language.picks import seats
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.logbook import Logbook
from engine.neon_hope.table.questions import Option, Question

if TYPE_CHECKING:
    from engine.neon_hope.table.frames import TaskFrame
    from engine.neon_hope.table.queries import Game

Effects = tuple[Effect, ...]


class MayDo(EffectValue, frozen=True):
    """Do it or not."""

    op: ClassVar[str] = "may"

    effects: Effects

    def resolve(self, g: Game, f: EffectsFrame) -> Step | Effects:
        if not self.useful(g, f):
            return None
        if (task := _said(g, f)) is not None:
            task.boosts = tuple(boost for boost in task.boosts if boost != "may")
            return self.effects
        keys = put(g, f, self._whether(f))
        if keys is None:
            return ASK
        return self.chosen(keys)

    def chosen(self, keys: tuple[str, ...]) -> Effects:
        return self.effects if keys[0] == "yes" else ()

    def _whether(self, f: EffectsFrame) -> Question:
        return Question("may", (Option("yes", "yes", oid=f.source), Option("no", "no", oid=f.source)))

    def question(self, g: Game, f: EffectsFrame) -> Question | None:
        asks = alone(self.effects) and self.useful(g, f) and _said(g, f) is None
        return self._whether(f) if asks else None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return worth_asking(self.effects, g, f)


def _said(g: Game, f: EffectsFrame) -> TaskFrame | None:
    """The task with whose card it was said that this is done (`commitments`)."""
    task = g.task if f.cause == "played" else None
    return task if task is not None and task.seat == f.seat and "may" in task.boosts else None


class Choice(Value, frozen=True):
    """One of the things to choose from."""

    effects: Effects = ()
    label: dict[str, str] = {}
    """What it is called, by language; without one it is called what it does."""


class ChooseOption(EffectValue, frozen=True):
    """Choose one of several things."""

    op: ClassVar[str] = "choose"
    kind: ClassVar[str] = "choose"
    """The question that asks."""

    options: tuple[Choice, ...]

    def resolve(self, g: Game, f: EffectsFrame) -> Step | Effects:
        keys = put(g, f, self._which(f))
        if keys is None:
            return ASK
        self._tell(g, f.seat, keys)
        return self.chosen(keys)

    def _tell(self, g: Game, seat: str, keys: tuple[str, ...]) -> None:
        """What has a name of its own is told by it, before what comes of it."""
        label = self.options[int(keys[0].removeprefix("choice:"))].label
        if label:
            do.emit(g, "chooses", seat=seat, other=msgspec.json.encode(label, order="sorted").decode())

    def chosen(self, keys: tuple[str, ...]) -> Effects:
        return self.options[int(keys[0].removeprefix("choice:"))].effects

    def _which(self, f: EffectsFrame) -> Question:
        options = [Option(f"choice:{i}", "choice", oid=f.source, n=i) for i in range(len(self.options))]
        return Question(self.kind, tuple(options), private=self.kind == "offer")

    def question(self, g: Game, f: EffectsFrame) -> Question | None:
        return self._which(f) if all(alone(option.effects) for option in self.options) else None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(effect.useful(g, f) for option in self.options for effect in option.effects)


class MakeOffer(ChooseOption, frozen=True):
    """Choose one of several things that nobody else sees: neither what there is to choose from nor what was
    chosen, as far as that has no effect that shows. Nobody may advise meanwhile (as NH 20.10)."""

    op: ClassVar[str] = "offer"
    kind: ClassVar[str] = "offer"

    def _tell(self, g: Game, seat: str, keys: tuple[str, ...]) -> None:
        """Nobody is told."""


class IfSo(EffectValue, frozen=True):
    """Effects that depend on a condition."""

    op: ClassVar[str] = "if"

    condition: Condition
    then: Effects
    otherwise: Effects = ()

    def resolve(self, g: Game, f: EffectsFrame) -> Effects:
        return self.then if self.condition.holds(g, f) else self.otherwise

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        # What depends on what only one knows may come either way: whether it is offered must not tell.
        both = secretive(self.condition)
        effects = (*self.then, *self.otherwise) if both else self.resolve(g, f)
        return any(effect.useful(g, f) for effect in effects)

    def write(self, book: Logbook) -> None:
        assert isinstance(self.condition, ConditionValue)
        for effect in self.then if self.condition.written(book) else self.otherwise:
            assert isinstance(effect, EffectValue)
            effect.write(book)


def secretive(condition: Condition) -> bool:
    """Whether a condition depends on secrets."""
    if isinstance(condition, AllOf | AnyOf):
        return any(secretive(part) for part in condition.of)
    return isinstance(condition, HasSecret) or (isinstance(condition, NotSo) and secretive(condition.of))


class ForEach(EffectValue, frozen=True):
    """Several characters resolve effects, one after the other clockwise, each as "you"."""

    op: ClassVar[str] = "for_each"

    who: Who
    effects: Effects

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        whom = seats(g, f, self.who)
        if whom is None:
            return ASK
        each(g, (for_seat(f, seat, self.effects) for seat in whom))
        return None


class RepeatEffects(CountedEffect, frozen=True):
    """Effects several times."""

    op: ClassVar[str] = "repeat"

    effects: Effects = ()

    def resolve(self, g: Game, f: EffectsFrame) -> Effects:
        return self.effects * max(self.number(g, f), 0)

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return self.number(g, f) > 0 and any(effect.useful(g, f) for effect in self.effects)
