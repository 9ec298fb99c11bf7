"""What costs are worth to the player who pays them, in credits."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from engine.netrunner.language.selectors import InZone
from engine.netrunner.table.state import CORP, HAND, RUNNER
from engine.players.netrunner.worth.asking import number
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
    POINT,
    TAG,
    installed_worth,
)

if TYPE_CHECKING:
    from engine.players.netrunner.worth.asking import At

_VERBS = {
    "trash": 1.5, "forfeit": AGENDA, "return": 1.2, "bottom": CARD, "top": 0.8, "shuffle": CARD,
    "remove": 1.8,
    "reveal": 0.3, "reveal and trash": CARD, "derez": 2.5,
}  # fmt: skip
_LOSES = frozenset(("trash", "reveal and trash", "remove"))
"""What is done so with agendas of the hand gives them away."""


@price_part.register(CreditCost)
def _(part: CreditCost, at: At) -> float:
    return number(part.n, at)


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
    each = {"credit": 1.0, "advancement": ADVANCED, "agenda": 2.0}.get(part.kind, COUNTER)
    return each * number(part.n, at)


@price_part.register(TagCost)
def _(part: TagCost, at: At) -> float:
    n = part.n * (1.0 if part.times is None else number(part.times, at))
    return (1.0 if at.payer == RUNNER else -1.0) * TAG * n  # the Corp may pay with them (10.5.5)


@price_part.register(BadPublicityCost)
def _(part: BadPublicityCost, at: At) -> float:
    return (1.0 if at.payer == CORP else -1.0) * BAD_PUBLICITY * part.n


@price_part.register(AgendaCost)
def _(part: AgendaCost, at: At) -> float:
    return -POINT * part.points


@price_part.register(HostBadPublicity)
def _(part: HostBadPublicity, at: At) -> float:
    return -0.5 * BAD_PUBLICITY * part.n  # it has no effect there, but may come back


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
    return installed_worth(at.kind.facts.cost if at.kind is not None else 1)


@price_part.register(Chosen)
def _(part: Chosen, at: At) -> float:
    n = number(part.n, at)
    found = _VERBS.get(part.verb, 1.5) * n
    own = isinstance(part.among, InZone) and part.among.places == (HAND[at.payer],)
    if own and at.payer == at.see.seat and part.verb in _LOSES:
        hand = sorted(kind.facts.agenda_points or 0 for oid, kind in at.see.hand() if oid != at.source)
        found += POINT * sum(hand[: int(n)])
    return found


@price_part.register(TopOfDeck)
def _(part: TopOfDeck, at: At) -> float:
    return 0.4 * part.n


@price_part.register(OneOf)
def _(part: OneOf, at: At) -> float:
    return min(price_cost(one, at) for one in part.costs)
