"""Arrangements of effects: they do not resolve their parts but put them in their own place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.machine import ASK, Option, Step
from engine.kernel.values import Value
from engine.neon_hope.language.amounts import CountedEffect, fixed
from engine.neon_hope.language.base import Condition, Effect, EffectsFrame, EffectValue, Form, Who, for_seat
from engine.neon_hope.language.picks import seats

if TYPE_CHECKING:
    from engine.neon_hope.game import Game
    from engine.neon_hope.language.text import Speech

Effects = tuple[Effect, ...]


class MayDo(EffectValue, frozen=True):
    """Do it or not."""

    op: ClassVar[str] = "may"

    effects: Effects

    def resolve(self, g: Game, f: EffectsFrame) -> Step | Effects:
        if not self.useful(g, f):
            return None
        options = [Option("yes", "yes", oid=f.source), Option("no", "no", oid=f.source)]
        keys = g.ask(f, f.seat, "may", options, about=f.source)
        if keys is None:
            return ASK
        return self.effects if keys[0] == "yes" else None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(effect.useful(g, f) for effect in self.effects)

    def question(self, speech: Speech) -> str:
        """What the decision asks, in words."""
        return speech.message("may-question", effects=speech.sentence(speech.together(self.effects)))

    def say(self, speech: Speech, form: Form = "say") -> str:
        if form == "inf":
            return ""
        parts = [effect.say(speech, "inf") for effect in self.effects]
        if all(parts):
            return speech.effect("effect-may", form, "you", {"effects": speech.listed(parts)})
        return speech.effect(
            "effect-may-following", form, "you", {"effects": speech.together(self.effects, "inverted")}
        )


class Choice(Value, frozen=True):
    """One of the things to choose from."""

    effects: Effects = ()
    label: dict[str, str] = {}
    """What it is called, by language; without one it is called what it does."""

    def name(self, speech: Speech) -> str:
        """What a button says."""
        return speech.capital(self.text(speech))

    def text(self, speech: Speech) -> str:
        """Label and effects."""
        done = speech.together(self.effects) if self.effects else speech.message("nothing")
        label = speech.text(self.label)
        return speech.message("choice", label=label, effects=done) if label else done


class ChooseOption(EffectValue, frozen=True):
    """Choose one of several things."""

    op: ClassVar[str] = "choose"

    options: tuple[Choice, ...]

    def resolve(self, g: Game, f: EffectsFrame) -> Step | Effects:
        options = [Option(f"choice:{i}", "choice", oid=f.source, n=i) for i in range(len(self.options))]
        keys = g.ask(f, f.seat, "choose", options, about=f.source)
        if keys is None:
            return ASK
        return self.options[int(keys[0].removeprefix("choice:"))].effects

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(effect.useful(g, f) for option in self.options for effect in option.effects)

    def say(self, speech: Speech, form: Form = "say") -> str:
        if form == "inf":
            return ""
        options = speech.options([option.text(speech) for option in self.options])
        return speech.effect("effect-choose", form, "you", {"options": options})


class IfSo(EffectValue, frozen=True):
    """Effects that depend on a condition."""

    op: ClassVar[str] = "if"

    condition: Condition
    then: Effects
    otherwise: Effects = ()

    def resolve(self, g: Game, f: EffectsFrame) -> Effects:
        return self.then if self.condition.holds(g, f) else self.otherwise

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(effect.useful(g, f) for effect in self.resolve(g, f))

    def say(self, speech: Speech, form: Form = "say") -> str:
        if form == "inf":
            return ""
        condition = self.condition.say(speech)
        then = speech.together(self.then, "inverted") if self.then else speech.message("nothing")
        if not self.otherwise:
            return speech.message("effect-if", condition=condition, then=then)
        otherwise = speech.together(self.otherwise, "inverted")
        return speech.message("effect-if-else", condition=condition, then=then, otherwise=otherwise)


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

    def say(self, speech: Speech, form: Form = "say") -> str:
        if form == "inf":
            return ""
        effects = speech.together(self.effects)
        if self.who == "you":
            return effects
        one = "yes" if self.who in ("lead", "another") else "no"
        return speech.message("effect-for-each", who=speech.who(self.who), one=one, effects=effects)


class RepeatEffects(CountedEffect, frozen=True):
    """Effects several times."""

    op: ClassVar[str] = "repeat"

    effects: Effects = ()

    def resolve(self, g: Game, f: EffectsFrame) -> Effects:
        return self.effects * max(self.number(g, f), 0)

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return self.number(g, f) > 0 and any(effect.useful(g, f) for effect in self.effects)

    def say(self, speech: Speech, form: Form = "say") -> str:
        if form == "inf":
            return ""
        n = fixed(self.n)
        effects = speech.together(self.effects)
        if n is not None:
            return speech.message("effect-repeat", n=n, effects=effects)
        said = speech.number(self.n)
        if said["per"]:
            return speech.message("effect-repeat-per", n=said["n"], per=said["per"], effects=effects)
        return speech.message("effect-repeat", n="X", effects=effects) + str(said["where"])
