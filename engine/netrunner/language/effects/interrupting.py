"""What interrupts do to the instruction that is imminent (9.9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Struct

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike
from engine.netrunner.language.attempts import tried
from engine.netrunner.language.base import Scope, Selector
from engine.netrunner.language.effects.base import Numbered, how_many
from engine.netrunner.language.fields import NATURAL, POSITIVE, Natural
from engine.netrunner.language.instructions import Effect, imminent, unannounced
from engine.netrunner.language.wholes import replace_part
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Counter
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import DAMAGE, WHOLE_ABILITIES, EffectKind, Player, akin, seat_of
from engine.netrunner.table.questions import Option

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


VALUES: Final[frozenset[EffectKind]] = frozenset(
    ("net_damage", "meat_damage", "core_damage", "tag", "bad_publicity", "draw", "trace")
)
"""Effects with a number that interrupts change, be it 0 or less meanwhile (9.9.6, 9.9.7a)."""


def takes_place(kind: EffectKind, n: int) -> bool:
    """Whether an effect of this value happens at all (9.9.6): a trace also with a strength of 0 (9.9.6d).

    Rules: 9.9.5b.
    """
    return n > 0 or kind == "trace"


def whole(kind: EffectKind) -> EffectKind:
    """ "damage" for damage of some kind; any other effect itself."""
    return "damage" if kind.endswith("_damage") else kind


def expected_now(g: Game, target: AbilityFrame) -> dict[EffectKind, int]:
    """The expected effects of the imminent instruction as they are now (9.9.2), with their values: what was
    prevented altogether, or cannot take place any more, is none."""
    there = target.effects[target.index].expects(g, target) if target.index < len(target.effects) else ()
    now = {kind for kind, n in there if takes_place(kind, n)}
    return {kind: n for kind, n in target.expected or () if kind in now or kind in WHOLE_ABILITIES}


class Interrupting:
    """What does something to the imminent instruction."""

    __slots__ = ()

    def needs(self) -> tuple[str, ...]:
        return ("interrupt",)

    def relevant(self, g: Game, target: AbilityFrame, s: Scope) -> bool:
        """Whether it could do that to its expected effects as they are now (9.9.3a to c)."""
        raise NotImplementedError


def _leaves(part: object) -> Iterator[Effect | Interrupting]:
    """The effects that arrangements of effects come to."""
    if isinstance(part, Interrupting):
        yield part
        return
    parts: Iterable[object] = ()
    if isinstance(part, tuple):
        parts = part
    elif isinstance(part, Struct):
        parts = (getattr(part, name) for name in part.__struct_fields__)
    found = [leaf for each in parts for leaf in _leaves(each)]
    if isinstance(part, Effect) and not found:
        found = [part]
    yield from found


def modifies(g: Game, target: AbilityFrame, effects: tuple[Effect, ...], s: Scope) -> bool:
    """Whether an interrupt with these effects could modify the imminent instruction (9.9.3a to c)."""
    return any(isinstance(leaf, Interrupting) and leaf.relevant(g, target, s) for leaf in _leaves(effects))


def only_modifies(effects: tuple[Effect, ...]) -> bool:
    """Whether these have no other use than that, so that they are none once they cannot (24: 1.2.5)."""
    return all(isinstance(leaf, Interrupting) for leaf in _leaves(effects))


class Prevent(Value, Interrupting, Effect, frozen=True):
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
    by: Player | Literal[""] = ""
    """Only what an ability of this player's cards does."""

    makes = ("prevented",)

    def faults(self) -> Iterable[str]:
        if self.kind == "trace":  # 9.9.6d: its base strength may be changed, but it takes place
            yield "a trace cannot be prevented"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is None:
            return None
        f.remember("prevented", 0)
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
            saved = [int(key.partition(":")[2]) for key in keys]
            target.spare(saved)
            tried(g, target, self.kind, len(saved), saved)
            n = len(keys)
        elif self.but:
            n = max(0, target.expecting(self.kind, 0) - self.but)
            target.change_expected(self.kind, -n)
        else:
            kinds = DAMAGE.values() if self.kind == "damage" else (self.kind,)
            there = max(0, *(target.expecting(kind, 0) for kind in kinds))
            by, n = self.n, min(self.n or there, there)
            if self.least is not None:
                wanted = how_many(g, f, n, self.least)
                if wanted is None:
                    return ASK
                by = n = wanted
                if not n:
                    return None
            target.change_expected(self.kind, -by if by else None)
            if n == there:
                tried(g, target, self.kind, n)
        f.remember("prevented", n)
        if n:  # nothing is told as prevented where nothing was left
            do.emit(g, EventKind.PREVENT, seat=f.seat, detail=self.kind, n=n)  # 9.9.7f: some was left
        return None

    def possible(self, g: Game, s: Scope) -> bool:
        target = imminent(g)
        if target is None:
            return super().possible(g, s)
        return any(akin(kind, self.kind) and n > 0 for kind, n in target.expected or ())

    def saves(self, g: Game, target: AbilityFrame, s: Scope) -> list[int]:
        """The cards that it could save from being trashed by an imminent instruction."""
        oids = target.trashable(g, self.kind)
        return [oid for oid in oids if self.what is None or self.what.matches(g, g.state.cards[oid], s)]

    def relevant(self, g: Game, target: AbilityFrame, s: Scope) -> bool:
        """A value of 0 or less can still be changed (9.9.7a), but what cannot be prevented stays (9.3.3g).

        Rules: 9.9.7c; 24: 1.2.5.
        """
        if self.by and target.seat != seat_of(self.by, s.seat):
            return False
        firm = target.firm(g)
        there = {kind: n for kind, n in expected_now(g, target).items() if self.kind in (kind, whole(kind))}
        if self.kind.startswith("trash"):
            return bool(there) and self.kind not in firm and bool(self.saves(g, target, s))
        return any(
            n > self.but if self.but else n > 0 or kind in VALUES
            for kind, n in there.items()
            if kind not in firm
        )


class KeepFacedown(Value, Interrupting, Effect, frozen=True):
    """When it would be trashed, the source is turned facedown instead of going to the heap (8.2.2).

    It is trashed all the same: only where it goes is another.

    Rules: 9.9.4c.
    """

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is not None:
            target.staying = (*target.staying, f.source)
        return None

    def relevant(self, g: Game, target: AbilityFrame, s: Scope) -> bool:
        """Only while the source would still be trashed."""
        return s.source in target.trashable(g, "trash") and s.source not in target.staying


class EnterWith(Numbered, Value, Interrupting, Effect, frozen=True):
    """What would be added to the Runner's score area comes there with counters on it (9.9.9c, 9.9.10).

    The agenda is stolen, or added, all the same.
    """

    kind: Counter
    n: Annotated[AmountLike, POSITIVE]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is not None:
            target.entering = (*target.entering, (self.kind, max(0, self.number(g, f))))
        return None

    def relevant(self, g: Game, target: AbilityFrame, s: Scope) -> bool:
        return expected_now(g, target).get("runner_score", 0) > 0


class Instead(Value, Interrupting, Effect, frozen=True):
    """Replace the part of the imminent instruction that has an expected effect of a kind (9.9.10).

    Rules: 9.9.3c, 9.9.8a.
    """

    kind: EffectKind
    what: tuple[Effect, ...]

    def faults(self) -> Iterable[str]:
        return () if self.kind in WHOLE_ABILITIES else unannounced(self.what)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is None or not self.relevant(g, target, f):
            return None
        if self.kind in WHOLE_ABILITIES:
            target.effects = self.what  # 9.8.9: another ability of the same ice
            return None
        kind: EffectKind = self.kind
        if kind == "damage":
            kind = next(name for name in expected_now(g, target) if whole(name) == kind)
        replace_part(target, g, kind, self.what, f, f.event)
        return None

    def relevant(self, g: Game, target: AbilityFrame, s: Scope) -> bool:
        """Only with something to replace (9.9.11a)."""
        now = expected_now(g, target)
        return any(takes_place(kind, n) for kind, n in now.items() if self.kind in (kind, whole(kind)))


class LowerTo(Numbered, Value, Interrupting, Effect, frozen=True):
    """Lower the value of the imminent instruction this interrupts to n (9.9.6): of a trace, its base
    strength, which may be 0 (9.9.6d). A lower value stays as it is.
    """

    kind: EffectKind
    n: Annotated[AmountLike, NATURAL] = 0

    def faults(self) -> Iterable[str]:
        if self.kind not in VALUES:
            yield f"{self.kind!r} has no value to lower"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is not None:
            target.change_expected(self.kind, min(0, self.number(g, f) - target.expecting(self.kind, 0)))
        return None

    def relevant(self, g: Game, target: AbilityFrame, s: Scope) -> bool:
        return expected_now(g, target).get(self.kind, 0) > self.number(g, s)


class Increase(Numbered, Value, Interrupting, Effect, frozen=True):
    """Raise the value of the imminent instruction this interrupts (9.9.6)."""

    kind: EffectKind
    n: Annotated[AmountLike, POSITIVE]

    def faults(self) -> Iterable[str]:
        if self.kind not in VALUES | {"damage"}:
            yield f"there can be no more of {self.kind!r}"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        target = imminent(g)
        if target is not None:
            target.change_expected(self.kind, max(0, self.number(g, f)))
        return None

    def relevant(self, g: Game, target: AbilityFrame, s: Scope) -> bool:
        return any(self.kind in (kind, whole(kind)) for kind in expected_now(g, target))
