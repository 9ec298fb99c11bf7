"""Arrangements of effects: they do not resolve their parts but put them in their own place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.neon_hope.language.amounts import CountedEffect
from engine.neon_hope.language.base import Condition, ConditionValue, Effect, EffectValue, Who, for_seat
from engine.neon_hope.language.conditions import AllOf, AnyOf, HasSecret, NotSo
from engine.neon_hope.language.picks import seats
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.logbook import Logbook
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game

Effects = tuple[Effect, ...]


class MayDo(EffectValue, frozen=True):
    """Do it or not."""

    op: ClassVar[str] = "may"

    effects: Effects

    def resolve(self, g: Game, f: EffectsFrame) -> Step | Effects:
        if not self.useful(g, f):
            return None
        task = g.task
        if f.cause == "played" and task is not None and task.seat == f.seat and "may" in task.boosts:
            # said with the card (`commitments`)
            task.boosts = tuple(boost for boost in task.boosts if boost != "may")
            return self.effects
        options = [Option("yes", "yes", oid=f.source), Option("no", "no", oid=f.source)]
        keys = g.ask(f, f.seat, "may", options, about=f.source)
        if keys is None:
            return ASK
        return self.effects if keys[0] == "yes" else None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(effect.useful(g, f) for effect in self.effects)


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
        options = [Option(f"choice:{i}", "choice", oid=f.source, n=i) for i in range(len(self.options))]
        keys = g.ask(f, f.seat, self.kind, options, about=f.source, private=self.kind == "offer")
        if keys is None:
            return ASK
        return self.options[int(keys[0].removeprefix("choice:"))].effects

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(effect.useful(g, f) for option in self.options for effect in option.effects)


class MakeOffer(ChooseOption, frozen=True):
    """Choose one of several things that nobody else sees: neither what there is to choose from nor what was
    chosen, as far as that has no effect that shows. Nobody may advise meanwhile (as NH 20.10)."""

    op: ClassVar[str] = "offer"
    kind: ClassVar[str] = "offer"


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
        for seat in reversed(whom):
            g.push(for_seat(f, seat, self.effects))
        return None


class RepeatEffects(CountedEffect, frozen=True):
    """Effects several times."""

    op: ClassVar[str] = "repeat"

    effects: Effects = ()

    def resolve(self, g: Game, f: EffectsFrame) -> Effects:
        return self.effects * max(self.number(g, f), 0)

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return self.number(g, f) > 0 and any(effect.useful(g, f) for effect in self.effects)
