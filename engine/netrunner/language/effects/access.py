"""Breaches and accesses (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import rng
from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Ref, Scope
from engine.netrunner.language.effects.agendas import Access
from engine.netrunner.language.effects.base import Counted, how_many, last
from engine.netrunner.language.fields import Breached, Natural
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import Exactly
from engine.netrunner.table.knowledge import knows
from engine.netrunner.table.parts import Expected, Modifier, Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import RD, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


_LEFT = "left"
"""Stands before the cards that are still to be accessed, among an instruction's choices."""


class AccessMore(Counted, frozen=True):
    """Access additional cards in the breach that begins (7.3.5b)."""

    least: Natural | None = None
    """The fewest, if there is a choice: "up to n"."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        breach, n = g.breach, max(0, self.number(g, f))
        if breach is not None:
            wanted = n if self.least is None else how_many(g, f, n, self.least)
            if wanted is None:
                return ASK
            breach.extra += wanted
        return None


class AccessTopOfRD(Value, Effect, frozen=True):
    """The Runner accesses the top card of R&D, outside of a breach (7.3.1)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        deck = g.state.zones[RD]
        if deck:
            g.access(deck[0])
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(g.state.zones[RD])


class BreachServer(Value, Effect, frozen=True):
    """The Runner breaches a server, after the breach in progress if there is one (7.3.8)."""

    server: Breached
    during: tuple[Modifier, ...] = ()
    """Modifiers for the length of the breach."""
    first: Ref | None = None
    """The card of its hand or deck that has to be accessed first."""

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("breach", 1),)

    def doer(self, seat: Seat) -> Seat:
        return RUNNER

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.expecting("breach", 1) > 0:
            first = () if self.first is None else self.first.oids(g, f)
            number = g.start_breach(self.server, *first[:1])
            for modifier in self.during:
                last(g, f, f"breach:{number}", modifier)
        return None


class AccessEach(Value, Effect, frozen=True):
    """The Runner accesses cards one after the other in the order of their choice, each by an instruction of
    its own (7.1.9, 9.11.4). Cards that they cannot tell apart come in random order: that of a hand would tell
    how long they have been there.

    Rules: 7.1.
    """

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        # Which cards they are is settled before the first: a stolen agenda is another object (1.12.1), and is
        # not looked for where it went.
        known = f.choices[0][1:] if f.choices and f.choices[0][:1] == (_LEFT,) else None
        oids = self.what.oids(g, f) if known is None else map(int, known)
        left = [oid for oid in oids if oid in g.state.cards]
        if len(left) < 2:
            f.choices = ()
            f.splice(tuple(Access(Exactly(oid)) for oid in left))
            return None
        if any(knows(g, g.state.cards[oid], RUNNER) for oid in left):
            options = [Option(f"card:{oid}", "target", oid=oid) for oid in left]
            keys = g.ask(f, RUNNER, "target", options, about=f.source)
            if keys is None:
                return ASK
        else:
            keys = (f"card:{left[rng.below(g.state, len(left))]}",)
        first = int(keys[0].partition(":")[2])
        f.choices = ((_LEFT, *(str(oid) for oid in left if oid != first)),)
        f.splice((Access(Exactly(first)), self))
        return None


class AccessFrom(Counted, frozen=True):
    """The Runner accesses up to n cards in and in the root of the attacked server, which is no breach: they
    choose the number first (7.3.1)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        run = g.run
        if run is None:
            return None
        n = how_many(g, f, max(0, self.number(g, f)), 0)
        if n is None:
            return ASK
        g.start_accesses(run.server, n)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0
