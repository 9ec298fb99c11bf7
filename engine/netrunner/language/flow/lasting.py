"""What lasts beyond the instruction: delayed abilities and lingering effects (9.6.13, 9.10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.netrunner.language.abilities import Upcoming, When
from engine.netrunner.language.base import Pattern, Ref, Scope
from engine.netrunner.language.effects.base import handed_on, known, last, tell_choice
from engine.netrunner.language.happenings import Next, On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import ThisCard
from engine.netrunner.table import loops
from engine.netrunner.table import primitives as do
from engine.netrunner.table.parts import Duration, Modifier

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

_DONE, _LAST = loops.ROUNDS


class Delayed(Value, Effect, frozen=True):
    """Create a delayed conditional ability (9.6.13), for this run or this turn or until it resolves.

    Rules: 9.10.2.
    """

    ability: When
    duration: Duration = ""
    that: Ref | None = None
    """What the ability knows as `Result("that")`: the card that this one is about."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if self.that is not None and self.that.targeting() is not None:
            tell_choice(g, f, f.seat, self.that.oids(g, f))
        # What earlier instructions found or did is what the delayed ability refers to, too.
        do.linger(
            g,
            g.until(self.duration, f.seat, f.source),
            f.seat,
            f.source,
            f.code,
            ability=self.ability,
            results=known(g, f, self.that),
            numbers=handed_on(f),
            named=f.named,
        )
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        """What only hears of what its own card does changes nothing by itself (24: 1.2.5)."""
        on = self.ability.on
        heard = on.pattern if isinstance(on, Next) else on
        return not (isinstance(heard, On) and heard.of == ThisCard()) and super().useful(g, s)


class ForNow(Value, Effect, frozen=True):
    """Create a lingering modifier for this "encounter", "run" or "turn" (9.10), on a card or in general.

    ForNow(GainSubs(END), "run", next=On(EventKind.ENCOUNTER))    on the next card it happens to, from then on

    Rules: 9.10.1, 9.3.4e, 9.1.5a, 8.6.4.
    """

    modifier: Modifier
    duration: Duration
    on: Ref | None = None
    next: Pattern | None = None
    then: When | None = None
    """A delayed ability about that next card, created in the same moment; it knows it as `Result("that")`."""

    def faults(self) -> Iterable[str]:
        if self.then is not None and self.next is None:
            yield "then is about the next card that something happens to"
        if self.on is not None and self.next is not None:
            yield "it is on a card, or on the next one that something happens to"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        until = g.until(self.duration, f.seat, f.source)
        if self.next is not None:
            # Of an encounter, it is the one that has not begun yet (9.10.4).
            begins = self.duration if self.duration == "encounter" else ""
            waits = Upcoming(self.modifier, self.next, begins, self.then)
            last(g, f, g.until("run", f.seat, f.source) if begins else until, ability=waits)
        elif self.on is None:
            last(g, f, until, self.modifier)
        else:
            oids = self.on.oids(g, f)
            if self.on.targeting() is not None:
                tell_choice(g, f, f.seat, oids)
            for oid in oids:
                last(g, f, until, self.modifier, target=oid)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        if self.on is None or self.on.later or self.on.targeting() is not None:
            return super().useful(g, s)
        return bool(self.on.oids(g, s))
