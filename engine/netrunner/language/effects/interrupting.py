"""What interrupts do to the instruction that is imminent (9.9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Scope, Selector
from engine.netrunner.language.effects.base import how_many
from engine.netrunner.language.fields import Natural, Positive
from engine.netrunner.language.instructions import Effect, imminent, unannounced
from engine.netrunner.language.wholes import replace_part
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Counter
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import DAMAGE, EffectKind
from engine.netrunner.table.questions import Option

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class Prevent(Value, Effect, frozen=True):
    """Lower the value of the imminent instruction this interrupts (9.9.5). `n` = 0: all of it.

    A prevented trash ("trash", "trash_program", ...) saves that many cards of the controller's choice.

        Prevent("trash", 1, Installed() & Type("hardware"))

    Rules: 9.9.3b, 9.9.6a, 9.9.6b, 9.9.7c.
    """

    kind: EffectKind
    n: Natural
    what: Selector | None = None
    """Of cards that would be trashed, only these."""
    least: Natural | None = None
    """The fewest, if there is a choice: "up to n"."""
    but: Natural = 0
    """All but so many (9.9.7c), which sets the value."""

    def faults(self) -> Iterable[str]:
        if self.kind == "trace":  # 9.9.6d: its base strength may be changed, but it takes place
            yield "a trace cannot be prevented"

    def needs(self) -> tuple[str, ...]:
        return ("interrupt",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is None:
            return None
        firm = target.firm(g)
        if self.kind in firm or (self.kind == "damage" and any(kind.endswith("_damage") for kind in firm)):
            return None  # 9.3.3g
        if self.kind.startswith("trash"):
            oids = self.saves(g, target, f)
            n = min(self.n or len(oids), len(oids))
            least = n if self.least is None else min(self.least, n)
            options = [Option(f"card:{oid}", "target", oid=oid) for oid in oids]
            keys = g.ask(f, f.seat, "target", options, minimum=least, maximum=n, about=f.source) if n else ()
            if keys is None:
                return ASK
            target.spare(g, (int(key.partition(":")[2]) for key in keys))
        elif self.but:
            n = max(0, target.expecting(self.kind, 0) - self.but)
            target.change_expected(self.kind, -n)
        else:
            n = self.n
            if self.least is not None:
                kinds = (self.kind, *DAMAGE.values()) if self.kind == "damage" else (self.kind,)
                there = max(0, *(target.expecting(kind, 0) for kind in kinds))
                wanted = how_many(g, f, min(n or there, there), self.least)
                if wanted is None:
                    return ASK
                n = wanted
                if not n:
                    return None
            target.change_expected(self.kind, -n if n else None)
        do.emit(g, Kind.PREVENT, seat=f.seat, detail=self.kind, n=n)
        return None

    def saves(self, g: Game, target: AbilityFrame, s: Scope) -> list[int]:
        """The cards that it could save from being trashed by an imminent instruction."""
        oids = target.trashable(g, self.kind)
        return [oid for oid in oids if self.what is None or self.what.matches(g, g.state.cards[oid], s)]

    def in_vain(self, g: Game, target: AbilityFrame, s: Scope, firm: Collection[str]) -> bool:
        """Whether nothing of the imminent instruction can be prevented by it (9.3.3g, 1.2.5, 9.9.3b)."""
        if self.but and target.expecting(self.kind, 0) <= self.but:
            return True  # 9.9.7c
        return self.kind in firm or (self.what is not None and not self.saves(g, target, s))


class KeepFacedown(Value, Effect, frozen=True):
    """When it would be trashed, the source is turned facedown instead of going to the heap (8.2.2).

    It is trashed all the same: only where it goes is another.

    Rules: 9.9.4c.
    """

    def needs(self) -> tuple[str, ...]:
        return ("interrupt",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is not None:
            target.staying = (*target.staying, f.source)
        return None

    def in_vain(self, g: Game, target: AbilityFrame, s: Scope, firm: Collection[str]) -> bool:
        """Whether the source would not be trashed any more."""
        return s.source not in target.trashable(g, "trash") or s.source in target.staying


class EnterWith(Value, Effect, frozen=True):
    """What would be added to the Runner's score area comes there with counters on it (9.9.9c, 9.9.10).

    The agenda is stolen, or added, all the same.
    """

    kind: Counter
    n: Positive

    def needs(self) -> tuple[str, ...]:
        return ("interrupt",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is not None:
            target.entering = (*target.entering, (self.kind, self.n))
        return None


class Instead(Value, Effect, frozen=True):
    """Replace the part of the imminent instruction that has an expected effect of a kind (9.9.10).

    Rules: 9.9.3c, 9.9.8a.
    """

    kind: EffectKind
    what: tuple[Effect, ...]

    def needs(self) -> tuple[str, ...]:
        return ("interrupt",)

    def faults(self) -> Iterable[str]:
        return () if self.kind == "subroutine" else unannounced(self.what)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is None or target.expecting(self.kind, 0) == 0:
            return None
        if self.kind == "subroutine":
            target.effects = self.what  # 9.8.10: another subroutine of the same ice
            return None
        kind: EffectKind = self.kind
        if kind == "damage":
            kind = next(name for name, _ in target.expected or () if name.endswith("_damage"))
        replace_part(target, g, kind, self.what, f, f.event)
        return None


RAISED: Final = frozenset((*DAMAGE.values(), "damage", "tag", "bad_publicity", "draw", "trace"))
"""Effects with a value that can be raised (9.9.6)."""


class Increase(Value, Effect, frozen=True):
    """Raise the value of the imminent instruction this interrupts (9.9.6)."""

    kind: EffectKind
    n: Positive

    def faults(self) -> Iterable[str]:
        if self.kind not in RAISED:
            yield f"there can be no more of {self.kind!r}"

    def needs(self) -> tuple[str, ...]:
        return ("interrupt",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is not None:
            target.change_expected(self.kind, self.n)
        return None
