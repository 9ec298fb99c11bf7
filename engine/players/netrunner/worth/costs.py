"""What costs are worth to the player who pays them, in credits."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.costs.cards import Chosen, ThisCost, TopOfDeck
from engine.netrunner.language.costs.cost import OneOf
from engine.netrunner.language.costs.parts import (
    AgendaCost,
    BadPublicityCost,
    ClickCost,
    CounterCost,
    CreditCost,
    CreditsFrom,
    DamageCost,
    HostBadPublicity,
    LoseClickCost,
    PlaceCounterCost,
    TagCost,
    TrashCost,
)
from engine.netrunner.language.modifiers import Recurring
from engine.netrunner.language.selectors import InZone
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.facts import AGENDA as AGENDA_TYPE
from engine.netrunner.table.state import CORP, HAND, INSTALLED, RUNNER, SCORE_AREA
from engine.players.netrunner.worth.asking import number
from engine.players.netrunner.worth.effects import card_value
from engine.players.netrunner.worth.pricing import price_cost, price_part
from engine.players.netrunner.worth.scale import (
    ADVANCED,
    AGENDA,
    BAD_PUBLICITY,
    CARD,
    CARD_LOST,
    CLICK,
    CORE,
    COUNTER,
    GAME,
    HOSTED_CREDIT,
    POINT,
    RETURNING,
    TAG,
    installed_worth,
)

if TYPE_CHECKING:
    from engine.netrunner.language.costs import Cost
    from engine.netrunner.table.parts import Seat
    from engine.players.netrunner.worth.asking import At

FEW = 3
"""Cards in R&D with which the Corp has to think of its end."""

_VERBS = {
    "trash": 1.5, "forfeit": AGENDA, "return": 1.2, "bottom": CARD, "top": 0.8, "shuffle": CARD,
    "remove": 1.8,
    "reveal": 0.3, "reveal and trash": CARD, "derez": 2.5,
}  # fmt: skip
"""What a card is worth that is given up so, where nothing is known of it."""
_SHARES = {
    "trash": 1.0, "forfeit": 1.0, "return": 0.6, "bottom": 0.9, "top": 0.7, "shuffle": 0.9, "remove": 1.1,
    "reveal": 0.1, "reveal and trash": 1.0, "derez": 0.8, "turn facedown": 0.5,
}  # fmt: skip
"""Which share of what it is worth on the table goes with a card: some of them come back."""
_LOSES = frozenset(("trash", "reveal and trash", "remove"))
"""What is done so with agendas of the hand gives them away."""


@cache
def refills(code: str) -> bool:
    """Whether the credits on a card come back by themselves (10.4.3)."""
    statics = (ability for ability in definition(code).abilities if isinstance(ability, Static))
    return any(isinstance(static.modifier, Recurring) for static in statics)


def credits_worth(n: float, at: At) -> float:
    """What paying so many credits takes from the payer: those of cards that pay for this come first, and
    are worth less than those of the pool."""
    found, left = 0.0, n
    purses = [(oid, refills(at.see.code(oid))) for oid in at.see.purses_for(at.act, at.payer, at.source)]
    for oid, back in sorted(purses, key=lambda purse: not purse[1]):
        taken = min(left, at.see.hosted(oid, "credit"))
        found += taken * (RETURNING if back else HOSTED_CREDIT)
        left -= taken
    return found + left


def affordable(cost: Cost, at: At, payer: Seat) -> bool:
    """Whether the payer has the credits and the clicks, as far as these are numbers."""
    see = at.see
    money = see.credits(payer)
    if cost.credits > money:
        money += sum(see.hosted(oid, "credit") for oid in see.purses_for(at.act, payer, at.source))
    return cost.credits <= money and cost.clicks <= see.clicks(payer)


@price_part.register(CreditCost)
def _(part: CreditCost, at: At) -> float:
    """Credits of cards come first: for most things they are of no use."""
    return credits_worth(number(part.n, at), at)


@price_part.register(CreditsFrom)
def _(part: CreditsFrom, at: At) -> float:
    return 0.5


@price_part.register(TrashCost)
def _(part: TrashCost, at: At) -> float:
    return 3.0  # what is paid stands in its place by then


@price_part.register(ClickCost)
def _(part: ClickCost, at: At) -> float:
    return CLICK * part.n


@price_part.register(LoseClickCost)
def _(part: LoseClickCost, at: At) -> float:
    return CLICK * part.n


@price_part.register(CounterCost)
def _(part: CounterCost, at: At) -> float:
    each = {"credit": HOSTED_CREDIT, "advancement": ADVANCED, "agenda": 2.0}.get(part.kind, COUNTER)
    if part.kind == "credit" and part.on is None and at.kind is not None and refills(at.kind.code):
        each = RETURNING
    return each * number(part.n, at)


@price_part.register(TagCost)
def _(part: TagCost, at: At) -> float:
    n = part.n * (1.0 if part.times is None else number(part.times, at))
    return (1.0 if at.payer == RUNNER else -1.0) * TAG * n  # the Corp may pay with them (1.14.3a)


@price_part.register(BadPublicityCost)
def _(part: BadPublicityCost, at: At) -> float:
    return (1.0 if at.payer == CORP else -1.0) * BAD_PUBLICITY * part.n


@price_part.register(AgendaCost)
def _(part: AgendaCost, at: At) -> float:
    return -POINT * part.points


@price_part.register(HostBadPublicity)
def _(part: HostBadPublicity, at: At) -> float:
    mine = 1.0 if at.payer == CORP else -1.0
    return mine * -0.5 * BAD_PUBLICITY * part.n  # it has no effect there, but may come back


@price_part.register(DamageCost)
def _(part: DamageCost, at: At) -> float:
    mine = 1.0 if at.payer == RUNNER else -1.0
    if part.n > at.see.cards_in_hand("runner"):
        return GAME
    return mine * (CORE if part.kind == "core" else CARD_LOST) * part.n


@price_part.register(PlaceCounterCost)
def _(part: PlaceCounterCost, at: At) -> float:
    return COUNTER * part.n


@price_part.register(ThisCost)
def _(part: ThisCost, at: At) -> float:
    share = _SHARES.get(part.verb, 1.0)
    if at.see.place(at.source) in (INSTALLED, SCORE_AREA[at.payer]):
        return share * _given_up(at.source, at)
    return share * installed_worth(at.kind.facts.cost if at.kind is not None else 1)


@price_part.register(Chosen)
def _(part: Chosen, at: At) -> float:
    n = number(part.n, at)
    found = _VERBS.get(part.verb, 1.5) * n
    if isinstance(part.among, InZone) and part.among.places == (HAND[at.payer],):
        if at.payer == at.see.seat and part.verb in _LOSES:
            hand = sorted(kind.facts.agenda_points or 0 for oid, kind in at.see.hand() if oid != at.source)
            found += POINT * sum(hand[: int(n)])
        return found
    worths = sorted(_given_up(oid, at) for oid in _candidates(part, at))
    if not worths or len(worths) < n:
        return found
    share = _SHARES.get(part.verb, 1.0)
    if part.random:
        return share * n * sum(worths) / len(worths)
    return share * sum(worths[: int(n)])


def _candidates(part: Chosen, at: At) -> list[int]:
    """Cards on the table or in the score area with which the payer can pay, as far as the seat knows them."""
    see = at.see
    if part.verb == "forfeit":
        scored = see.scored(at.payer)
        return scored if part.among is None else [o for o in see.members(part.among, at.scope) if o in scored]
    if part.among is None:
        return []
    return [
        oid
        for oid in see.members(part.among, at.scope)
        if see.card(oid).zone == INSTALLED and see.card(oid).side == at.payer
    ]


def _given_up(oid: int, at: At) -> float:
    """What a card is worth to its owner: for an agenda its points and what is on it."""
    kind, card = at.see.kind(oid), at.see.card(oid)
    if kind is None or kind.type != AGENDA_TYPE:
        return card_value(at, oid)
    counters = 2.0 * at.see.hosted(oid, "agenda") + ADVANCED * card.advancement
    return POINT * (kind.facts.agenda_points or 0) + counters


@price_part.register(TopOfDeck)
def _(part: TopOfDeck, at: At) -> float:
    if at.payer == CORP and at.see.cards_in_deck(CORP) - part.n < FEW:
        return 5.0  # Who must draw and cannot loses the game.
    return 0.4 * part.n


@price_part.register(OneOf)
def _(part: OneOf, at: At) -> float:
    payer = at.payer
    payable = [one for one in part.costs if affordable(one, at, payer)]
    return min(price_cost(one, at, payer, at.act) for one in payable or part.costs)
