"""Paid abilities that cost no click and break nothing: what using one now brings, less what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.netrunner.language.effects import AddToHand, PlaceCounters, ShuffleInto
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.selectors import Target
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import ARCHIVES, CORP
from engine.players.netrunner.reading import fixed
from engine.players.netrunner.stakes import at_stake
from engine.players.netrunner.worth import At, price_all, price_cost
from engine.players.netrunner.worth.scale import POINT
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.language.abilities import Paid
    from engine.netrunner.table.questions import Option
    from engine.players.netrunner.sight import Sight

LEAST: Final = 0.5
"""What using one has to bring, for using it now: it could be used later."""
LYING_OPEN: Final = 0.6
"""How likely an agenda in Archives is stolen before the Corp has done anything else about it."""


def ability(see: Sight, option: Option) -> Paid | None:
    """The ability of a known card that an option uses, wherever the card has to be for that."""
    kind = see.kind(option.oid)
    if kind is None or option.verb not in ("use", "action"):
        return None
    return dict(kind.window if option.verb == "use" else kind.paid).get(option.n)


def profit(see: Sight, option: Option) -> float:
    """What using the ability now brings its player beyond what it costs, in credits; 0 if not enough."""
    paid = ability(see, option)
    if paid is None:
        return 0.0
    at = At(see, see.seat, see.kind(option.oid), option.oid, spent=paid.cost.credits, stake=at_stake(see))
    found = price_all(paid.effects, at) - price_cost(paid.cost, at, act="use")
    if see.seat == CORP:
        found += _rescued(see, paid, at)
    return found if found >= LEAST else 0.0


def _rescued(see: Sight, paid: Paid, at: At) -> float:
    """What agendas are worth that it takes out of Archives, where the Runner only has to come for them."""
    found = 0.0
    for effect in one_by_one(paid.effects):
        what = effect.what if isinstance(effect, AddToHand | ShuffleInto) else None
        if not isinstance(what, Target):
            continue
        points = sorted(
            (
                kind.facts.agenda_points or 0
                for oid in see.members(what.what.among, at.scope)
                if see.card(oid).zone == ARCHIVES
                if (kind := see.kind(oid)) is not None and kind.type == AGENDA
            ),
            reverse=True,
        )
        found += LYING_OPEN * POINT * sum(points[: what.what.most])
    return found


def counters(see: Sight, option: Option) -> int:
    """Advancement counters that the ability puts on a chosen card."""
    return sum(fixed(part.n) for part, _ in _placing(see, option))


def reached(see: Sight, option: Option) -> set[int]:
    """The cards that can be chosen for these counters."""
    at = At(see, see.seat, see.kind(option.oid), option.oid)
    return {oid for _, what in _placing(see, option) for oid in see.members(what.what.among, at.scope)}


def _placing(see: Sight, option: Option) -> list[tuple[PlaceCounters, Target]]:
    paid = ability(see, option)
    return [
        (part, part.what) for part in inside(paid.effects if paid is not None else ())
        if isinstance(part, PlaceCounters) and part.kind == "advancement" and isinstance(part.what, Target)
    ]  # fmt: skip
