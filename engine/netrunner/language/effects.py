"""Instructions: credits, cards, counters, damage, tags. Each carries out one observable change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.kernel.machine import ASK, Option, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Effect, Expected, Scope
from engine.netrunner.table import primitives as do
from engine.netrunner.table.state import CORP, DECK, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.rules.abilities import AbilityFrame


class _Counted(Value, Effect, frozen=True):
    """An effect with an amount in its field `n`."""

    n: AmountLike

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def number(self, g: Game, s: Scope) -> int:
        n: Amount = self.n  # type: ignore[assignment]
        return n.value(g, s)

    def said(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        return t.number(n)

    def things(self, t: Speech, what: str) -> str:
        """ "3 credits", "credits equal to ..."."""
        return t.things(what, self.said(t))


class Gain(_Counted, frozen=True):
    """The controller gains credits."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.gain_credits(g, f.seat, self.number(g, f), f.code)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-gain", things=self.things(t, "credits"))


class RunnerLosesCredits(_Counted, frozen=True):
    """The Runner loses credits, as many as they have (1.10.3b)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.lose_credits(g, RUNNER, self.number(g, f), f.code)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.state.credits[RUNNER] > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-runner-loses", things=self.things(t, "credits"))


class LoseClicks(_Counted, frozen=True):
    """The controller loses clicks."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.lose_clicks(g, f.seat, self.number(g, f))
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-lose", things=self.things(t, "clicks"))


class Draw(_Counted, frozen=True):
    """The controller draws cards (8.4)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n = f.expecting("draw", self.number(g, f))
        if n > 0 and not g.forbidden(f"draw_{f.seat}"):
            g.draw(f.seat, n)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        # An empty R&D is no obstacle: the Corp may draw itself to death (1.7.2c).
        if g.forbidden(f"draw_{s.seat}"):
            return False
        return s.seat == CORP or bool(g.state.zones[DECK[s.seat]])

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("draw", self.number(g, s)),)

    def say(self, t: Speech) -> str:
        return t.say("nrc-draw", things=self.things(t, "cards"))


class Damage(Value, Effect, frozen=True):
    """The Runner suffers net, meat or core damage (10.4). Remembers what was trashed."""

    kind: str
    n: AmountLike
    suffered: bool = False
    """The Runner is told to suffer it, so that it is not damage the Corp does (10.4.1)."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def doer(self, seat: str) -> str:
        return RUNNER if self.suffered else seat

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        name = f"{self.kind}_damage"
        n: Amount = self.n  # type: ignore[assignment]
        if g.forbidden(name):
            return None
        codes = do.damage(g, self.kind, f.expecting(name, n.value(g, f)), by=f.code)
        odd = sum(1 for code in codes if (g.define(code).facts.cost or 0) % 2)
        f.remember("odd_cost", odd)
        return None

    def expects(self, g: Game, s: Scope) -> Expected:
        n: Amount = self.n  # type: ignore[assignment]
        value = n.value(g, s)
        return ((f"{self.kind}_damage", value),) if value > 0 else ()

    def say(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        return t.say("nrc-damage-do", things=t.things("damage", t.number(n), kind=self.kind))


class GiveTags(_Counted, frozen=True):
    """The Runner takes tags (10.5)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if not g.forbidden("tag"):
            do.give_tags(g, f.expecting("tag", self.number(g, f)))
        return None

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("tag", self.number(g, s)),)

    def say(self, t: Speech) -> str:
        return t.say("nrc-give-tags", things=self.things(t, "tags"))


class RemoveTags(_Counted, frozen=True):
    """The Runner loses tags."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.remove_tags(g, self.number(g, f))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.state.tags > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-remove-tags", things=self.things(t, "tags"))


class BadPublicity(_Counted, frozen=True):
    """The Corp takes bad publicity (10.6)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.take_bad_publicity(g, self.number(g, f))
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-bad-publicity", amount=self.said(t))


class Prevent(Value, Effect, frozen=True):
    """Lower the value of the imminent instruction this interrupts (9.9.5). `n` = 0: all of it.

    A prevented trash ("trash", "trash_program", ...) saves that many cards of the controller's choice.
    """

    kind: str
    n: int

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        imminent = g.imminent(f)
        if imminent is None:
            return None
        kind, _, only = self.kind.partition("_")
        if kind == "trash":
            effect = imminent.effects[imminent.index]
            oids = [
                oid
                for oid in effect.objects(g, imminent)
                if oid not in imminent.spared and only in ("", g.definition(g.state.cards[oid]).type)
            ]
            n = min(self.n or len(oids), len(oids))
            options = [Option(f"card:{oid}", "target", oid=oid) for oid in oids]
            keys = g.ask(f, f.seat, "target", options, minimum=n, maximum=n, about=f.source) if n else ()
            if keys is None:
                return ASK
            imminent.spared += tuple(int(key.partition(":")[2]) for key in keys)
            kept = tuple(pair for pair in imminent.expected or () if not pair[0].startswith("trash"))
            left = tuple(pair for pair in effect.expects(g, imminent) if pair[0].startswith("trash"))
            imminent.expected = (*kept, *left)
        else:
            imminent.change_expected(self.kind, -self.n if self.n else None)
        do.emit(g, "prevented", seat=f.seat, code=f.code, place=self.kind, n=self.n)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-prevent", kind=self.kind.replace("_", "-"), n=self.n)


class Instead(Value, Effect, frozen=True):
    """Replace the part of the imminent instruction that has an expected effect of a kind (9.9.10)."""

    kind: str
    what: tuple[Effect, ...]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.language.flow import Together

        imminent = g.imminent(f)
        if imminent is None or imminent.expecting(self.kind, 0) == 0:
            return None
        effect = imminent.effects[imminent.index]
        parts = effect.what if isinstance(effect, Together) else (effect,)
        kept = tuple(
            part for part in parts if all(kind != self.kind for kind, _ in part.expects(g, imminent))
        )
        new = Together((*kept, *self.what))
        at = imminent.index
        imminent.effects = (*imminent.effects[:at], new, *imminent.effects[at + 1 :])
        imminent.expected = new.expects(g, imminent)
        return None

    def say(self, t: Speech) -> str:
        what = t.joined(self.what, "after")
        return t.say("nrc-instead-of", kind=self.kind.replace("_", "-"), what=what)


class Increase(Value, Effect, frozen=True):
    """Raise the value of the imminent instruction this interrupts (9.9.6)."""

    kind: str
    n: int

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        imminent = g.imminent(f)
        if imminent is not None:
            imminent.change_expected(self.kind, self.n)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-increase", kind=self.kind.replace("_", "-"), n=self.n)
