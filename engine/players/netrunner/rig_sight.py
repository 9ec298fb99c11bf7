"""What a seat may know of the cards in the rig and what using them costs: a part of `Sight`.

Faceup cards and what they cost are public; of a piece of ice only what the seat may know is told.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.base import Amount, Bare, Condition
from engine.netrunner.language.costs import FREE
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.costs.parts import CounterCost, CreditCost
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.restrictions import BreakLimit
from engine.netrunner.objects.definitions import definition
from engine.netrunner.rules.costs import available, payment, sources
from engine.netrunner.rules.prices import changeable, use_cost
from engine.netrunner.table.state import RUNNER, SCORE_AREA

if TYPE_CHECKING:
    from engine.netrunner import Game
    from engine.netrunner.language.abilities import Paid
    from engine.netrunner.language.base import Selector
    from engine.netrunner.language.costs import Act, Payment
    from engine.netrunner.language.costs.payment import CostPart
    from engine.netrunner.objects.definitions import Definition
    from engine.netrunner.table.parts import Seat
    from engine.netrunner.table.state import NetrunnerState


@cache
def _break_limits(code: str) -> tuple[BreakLimit, ...]:
    """Restrictions of a card on how many of its subroutines can be broken."""
    statics = (ability for ability in definition(code).abilities if isinstance(ability, Static))
    return tuple(static.modifier for static in statics if isinstance(static.modifier, BreakLimit))


class RigSight:
    """The table as one seat sees it, as far as the rig and ice go."""

    __slots__ = ()
    _game: Game
    _state: NetrunnerState

    def kind(self, oid: int) -> Definition | None:
        """What the card is, None if the seat may not know."""
        raise NotImplementedError

    def strength(self, oid: int) -> int:
        """Current strength of a card the seat knows."""
        raise NotImplementedError

    def lasting_strength(self, oid: int) -> int:
        """Its strength without what lasts for the encounter only."""
        encounter = self._game.encounter
        if encounter is None:
            return self.strength(oid)
        until = f"encounter:{encounter.number}"
        lost = 0
        for effect in self._state.lingering:
            change = effect.modifier
            if effect.target != oid or effect.until != until or not isinstance(change, Modify):
                continue
            if change.stat == "strength":
                by = change.by
                scope = Bare(effect.seat, effect.source, effect.code)
                lost += by if isinstance(by, int) else by.value(self._game, scope)
        return self.strength(oid) - lost

    def subtypes(self, oid: int) -> frozenset[str]:
        """The subtypes that a card the seat knows has now."""
        assert self.kind(oid) is not None
        return frozenset(self._game.subtypes(self._state.cards[oid]))

    def spent(self, oid: int, index: int, paid: Paid) -> bool:
        """Whether an ability that works once a turn was used."""
        return paid.once and f"{oid}:{index}" in self._state.used

    @property
    def changes_uses(self) -> bool:
        """Whether anything active changes now what using abilities costs."""
        return changeable(self._game, "use", None) or changeable(self._game, "break", None)

    def use_cost(self, oid: int, paid: Paid) -> Payment:
        """What using an ability of the rig costs now."""
        return use_cost(self._game, self._state.cards[oid], paid, RUNNER)

    def numbers(self, whole: Payment) -> list[tuple[CostPart, int]]:
        """The parts of what using an ability of the rig costs, each with its number now, if it has one."""
        return [
            (part, part.number(self._game, whole.scope))
            if isinstance(part, CreditCost | CounterCost | Chosen) else (part, 0)
            for part in whole.cost.parts
        ]  # fmt: skip

    def fits(self, among: Selector, ice: int, source: int) -> bool:
        """Whether ice the seat knows is one of a set of a card in the rig."""
        if self.kind(ice) is None:
            return False
        cards = self._state.cards
        return among.matches(self._game, cards[ice], self._game.scope(cards[source]))

    def now(self, amount: Amount, oid: int) -> int:
        """An amount of a card on the table, as it is now."""
        return amount.value(self._game, self._game.scope(self._state.cards[oid]))

    def holds(self, condition: Condition, oid: int) -> bool:
        """Whether a condition of a card on the table holds that everybody can tell."""
        return condition.true(self._game, self._game.scope(self._state.cards[oid]))

    def limits_breaking(self, ice: int) -> bool:
        """Whether ice the seat knows restricts how many of its subroutines are broken."""
        kind = self.kind(ice)
        return kind is not None and bool(_break_limits(kind.code))

    def break_limit(self, ice: int, breaker: int) -> int | None:
        """How many printed subroutines of ice the seat knows a card may break in an encounter; None: all.

        While it is encountered, how many more.
        """
        kind, encounter = self.kind(ice), self._game.encounter
        assert kind is not None
        if encounter is not None and encounter.ice == ice:
            return self._game.breaking(breaker).left
        found = [
            limit.n for limit in _break_limits(kind.code)
            if limit.using is None or self.fits(limit.using, breaker, ice)
        ]  # fmt: skip
        return min(found, default=None)

    def purses(self, oid: int) -> list[int]:
        """Cards whose credits pay for using this one, but not for everything in a run."""
        if "pays" not in self._game.stats:
            return []
        found = sources(self._game, payment(self._game, "use", RUNNER, FREE, oid))
        if not found:
            return []
        general = sources(self._game, payment(self._game, "use", RUNNER, FREE))
        return [one for one in found if one not in general]

    def purses_for(self, act: Act, seat: Seat, oid: int) -> tuple[int, ...]:
        """Cards whose credits a player can spend for an act, beside those of the pool."""
        if "pays" not in self._game.stats:
            return ()
        about = oid if self.kind(oid) is not None else 0
        return sources(self._game, payment(self._game, act, seat, FREE, about))

    def place(self, oid: int) -> str:
        """The zone a card is in, "" if it is gone or none."""
        card = self._state.cards.get(oid)
        return "" if card is None else card.zone

    def scored(self, seat: Seat) -> list[int]:
        """Ids of the cards in a score area."""
        return list(self._state.zones[SCORE_AREA[seat]])

    def credits_from(self, among: Selector, oid: int) -> int:
        """Credits on cards of a set that pay for using this one."""
        cards = self._state.cards
        scope = self._game.scope(cards[oid])
        return sum(
            cards[one].credit
            for one in sources(self._game, payment(self._game, "use", RUNNER, FREE, oid))
            if among.matches(self._game, cards[one], scope)
        )

    @property
    def hosted_for_run(self) -> int:
        """Credits hosted on cards that the Runner can spend on anything in the run that goes on."""
        anything = payment(self._game, "use", RUNNER, FREE)
        return available(self._game, anything) - self._state.credits[RUNNER] - self._game.fund(RUNNER)
