"""What the Runner stands at in the course of instructions that are foreseen, and numbers, conditions and
costs as they are then."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language import conditions, costs
from engine.netrunner.language.amounts import Case, Num, Tags, TraceStrength, amount
from engine.netrunner.language.base import Amount, Ref
from engine.netrunner.language.flow.paying import veiled_cost
from engine.netrunner.language.logic import And, Not, Or
from engine.netrunner.language.membership import from_hidden
from engine.netrunner.table.parts import Word
from engine.netrunner.table.state import CORP, GRIP
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.language.base import Bare, Condition
    from engine.netrunner.language.costs import Cost
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.parts import Seat


class Standing(NamedTuple):
    """What instructions before have come to."""

    credits: int
    clicks: int
    tags: int
    corp: int
    """The Corp's credits."""
    damage: int = 0
    drawn: int = 0
    peak: int = 0
    """The most damage beyond the cards drawn by then."""
    echo: int = 0
    """Further damage for each card that damage trashes."""
    trace: int = -1
    """The trace strength of the last trace; below 0 if there was none."""
    match: bool | None = None
    """Whether the bids of the last Psi Game match; None if there was none."""

    def hurt(self, n: int) -> Standing:
        """After so much more damage."""
        n *= 1 + self.echo
        after = self.damage + n
        return self._replace(damage=after, peak=max(self.peak, after - self.drawn))


@cache
def unsettled(word: Word) -> bool:
    """Whether a word follows from what comes once the ability is used: its X, its targets, its results."""
    for part in inside(word):
        if isinstance(part, Word) and any(part.needs()):
            return True
        if isinstance(part, Ref) and part.targeting() is not None:
            return True
    return False


def number(g: Game, scope: Bare, n: object, s: Standing) -> int | None:
    """An amount once all before is done; None if it follows from more than that."""
    match n:
        case int():
            return n
        case Num():
            return n.n
        case Tags():
            return s.tags
        case TraceStrength():
            return s.trace if s.trace >= 0 else None
        case Case():
            held = holds(g, scope, n.condition, s)
            found = [number(g, scope, amount(each), s) for each in (n.then, n.otherwise)]
            return min(each or 0 for each in found) if held is None else found[0 if held else 1]
        case Amount():
            return None if unsettled(n) else n.value(g, scope)
    return None


def holds(g: Game, scope: Bare, condition: Condition, s: Standing) -> bool | None:
    """Whether a condition holds once all before is done; None if that follows from more."""
    match condition:
        case Not():
            held = holds(g, scope, condition.what, s)
            return None if held is None else not held
        case And() | Or():
            parts = [holds(g, scope, part, s) for part in condition.parts]
            decisive = isinstance(condition, Or)
            if decisive in parts:
                return decisive
            return None if None in parts else not decisive
        case conditions.BidsMatch():
            return s.match
        case conditions.BidsDiffer():
            return None if s.match is None else not s.match
        case conditions.Tagged():
            return s.tags > 0 or (g.tagged() and not g.tags())
        case conditions.AtLeast() | conditions.AtMost() | conditions.Equal():
            one, other = number(g, scope, condition.what, s), number(g, scope, condition.n, s)
            if one is None or other is None:
                return None
            if isinstance(condition, conditions.Equal):
                return one == other
            return one >= other if isinstance(condition, conditions.AtLeast) else one <= other
        case conditions.Exists() if from_hidden(condition.what, g, scope, CORP):
            return None
        case conditions.Threat() | conditions.Exists() | conditions.ThisIs() if not unsettled(condition):
            return condition.true(g, scope)
    return None


def paid(g: Game, scope: Bare, cost: Cost, seat: Seat, s: Standing) -> Standing | None:
    """What is left once a player has paid; None if they cannot. What others hide counts as payable."""
    credits = cost.credits_now(g, scope)
    if seat == CORP:
        return s._replace(corp=s.corp - credits) if credits <= s.corp else None
    s = s._replace(credits=s.credits - credits, clicks=s.clicks - cost.due_clicks)
    if s.credits < 0 or s.clicks < 0:
        return None
    others = [p for p in cost.parts if not isinstance(p, costs.CreditCost | costs.ClickCost)]
    for part in others:
        if isinstance(part, costs.DamageCost):
            if s.damage + part.n > len(g.state.zones[GRIP]) + s.drawn:
                return None
            s = s.hurt(part.n)
        elif isinstance(part, costs.TagCost):
            s = s._replace(tags=s.tags + part.number(g, scope))
    if s.tags < 0:
        return None
    plain = all(isinstance(part, costs.DamageCost | costs.TagCost) for part in others)
    payable = plain or veiled_cost(cost, g, scope, seat) or g.can_pay(costs.nested(seat, cost, scope))
    return s if payable else None
