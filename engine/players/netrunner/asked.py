"""What an open question is about: the instruction, cost or trace that asks. A part of `Sight`.

What resolves is known to both players, as are costs that are being paid and traces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.abilities import When
from engine.netrunner.language.costs import Cost
from engine.netrunner.language.costs.parts import CreditCost
from engine.netrunner.language.effects.installing import Installing
from engine.netrunner.language.instructions import AbilityFrame, TraceFrame
from engine.netrunner.language.wholes import resolving
from engine.netrunner.rules.access import steal_cost
from engine.netrunner.rules.costs import can_pay, payment, ways
from engine.netrunner.rules.rezzing import rez_cost
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.frames.windows import ReactionFrame
from engine.netrunner.table.state import DISCARD, HAND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.netrunner import Game
    from engine.netrunner.language.base import Scope
    from engine.netrunner.language.costs.payment import CostPart
    from engine.netrunner.language.effects import InstallFrom
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.table.state import NetrunnerState


class Asked(NamedTuple):
    """An instruction that asks, and whose it is."""

    effect: Effect | None
    rest: tuple[Effect, ...]
    """The instructions after it."""
    seat: str
    """The controller of the ability."""
    source: int
    code: str


class TraceNow(NamedTuple):
    """A trace as it stands."""

    strength: int
    """Base and what the Corp has spent."""
    link: int
    successful: tuple[Effect, ...]
    unsuccessful: tuple[Effect, ...]
    source: int
    code: str


class AskedSight:
    """The table as one seat sees it, as far as what asks goes."""

    __slots__ = ()
    _game: Game
    _state: NetrunnerState

    def instruction(self, *, announced: bool = False) -> Asked | None:
        """The instruction that resolves now; None outside of abilities.

        `announced`: the one whose targets are being announced, which is the next once one has resolved.
        """
        for frame in reversed(self._state.stack):
            if isinstance(frame, AbilityFrame):
                at, effects = frame.index, frame.effects
                if announced and at < len(effects) and (frame.targets or not effects[at].targets()):
                    at += 1
                effect = effects[at] if at < len(effects) else None
                if effect is not None and not announced:
                    said = resolving(frame)
                    return Asked(said.effect, effects[at + 1 :], said.seat, said.source, said.code)
                return Asked(effect, effects[at + 1 :], frame.seat, frame.source, frame.code)
        return None

    def could_install(self, effect: InstallFrom, scope: Scope) -> list[int] | None:
        """The own cards of the hand or discard pile that an own instruction could install now; None if it is
        not about the hand."""
        if HAND[scope.seat] not in effect.zones:
            return None
        cards, seen = self._state.cards, (HAND[scope.seat], DISCARD[scope.seat])
        return [o.oid for o in effect.choices(self._game, scope) if cards[o.oid].zone in seen]

    def permitted(self, effect: Effect | None, scope: Scope | None = None) -> tuple[str, ...]:
        """The servers that an instruction permits for what it installs, () = any: one of the ability that
        resolves now, where no other is named."""
        if not isinstance(effect, Installing):
            return ()
        frames = (frame for frame in reversed(self._state.stack) if isinstance(frame, AbilityFrame))
        where = scope or next(frames, None)
        return () if where is None else effect.places(self._game, where) or ()

    def trace(self) -> TraceNow | None:
        """The trace that goes on, if one does."""
        for frame in reversed(self._state.stack):
            if isinstance(frame, TraceFrame):
                return TraceNow(
                    frame.trace_strength(), frame.link_strength(self._game), frame.successful,
                    frame.unsuccessful, frame.source, frame.code,
                )  # fmt: skip
        return None

    def due(self) -> Cost | None:
        """The cost about which something is asked now."""
        for frame in reversed(self._state.stack):
            if isinstance(frame, PayingFrame) and frame.paying is not None:
                return frame.paying  # type: ignore[return-value]
        return None

    def ways_to_pay(self) -> Sequence[tuple[CostPart, ...]]:
        """The alternatives of that cost, in the order of their numbers."""
        cost = self.due()
        return () if cost is None else ways(cost)

    def triggered(self, number: int) -> tuple[When, int, str] | None:
        """The ability of a pending instance with its source and its code, as it may be triggered now."""
        for frame in reversed(self._state.stack):
            if isinstance(frame, ReactionFrame):
                for pending in frame.pending:
                    if pending.number == number and isinstance(pending.ability, When):
                        return pending.ability, pending.source, pending.code
                return None
        return None

    def additional_to_rez(self, oid: int) -> list[Cost]:
        """What rezzing an own card costs besides credits, in each of the ways that can be paid."""
        whole = rez_cost(self._game, self._state.cards[oid])
        return [
            Cost(tuple(part for part in parts if not isinstance(part, CreditCost)))
            for parts in ways(whole.cost)
            if can_pay(self._game, payment(self._game, "rez", whole.seat, Cost(parts), oid))
        ]

    def rez_price(self, oid: int) -> int | None:
        """Credits that rezzing an own card costs now; None if what it costs besides cannot be paid."""
        whole = rez_cost(self._game, self._state.cards[oid])
        if whole.cost.plain and not whole.cost.due_clicks:
            return whole.cost.due_credits
        found: int | None = None
        for parts in ways(whole.cost):
            other = Cost(tuple(part for part in parts if not isinstance(part, CreditCost)))
            if other.parts and not can_pay(self._game, payment(self._game, "rez", whole.seat, other, oid)):
                continue
            price = sum(
                part.number(self._game, whole.scope) for part in parts if isinstance(part, CreditCost)
            )
            found = price if found is None else min(found, price)
        return found

    def additional_to_steal(self, oid: int) -> Cost | None:
        """What stealing an accessed agenda costs; None if nothing."""
        return steal_cost(self._game, self._state.cards[oid])
