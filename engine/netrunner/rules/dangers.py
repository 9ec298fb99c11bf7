"""What is on its way to the Runner in an encounter or a server, as far as they may know it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import Upcoming, When
from engine.netrunner.language.base import Amount, Bare
from engine.netrunner.language.effects import Draw, EndTheRun
from engine.netrunner.language.flow import Unless
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.instructions import AbilityFrame, SubroutineFrame, TraceFrame
from engine.netrunner.objects.definitions import definition
from engine.netrunner.rules.defences import may_answer, may_prevent
from engine.netrunner.rules.encountered import done_when_met, in_an_encounter, instructions_of
from engine.netrunner.rules.foreseen import unsettled
from engine.netrunner.rules.foresight import Harm, harm_of
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.knowledge import knows
from engine.netrunner.table.positions import ahead, to_go
from engine.netrunner.table.state import CORP, GRIP, RD, RUNNER

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.abilities import Sub
    from engine.netrunner.language.costs import Cost
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.parts import Seat


def to_come(g: Game, *broken: int) -> tuple[Sub, ...]:
    """The subroutines of the encountered ice that are neither broken, nor about to be, nor have resolved
    (6.9.3c), in order."""
    encounter = g.encounter
    if encounter is None:
        return ()
    done, order = {*broken, *encounter.broken, *encounter.resolved}, encounter.order
    found = [
        (number, sub)
        for number, sub in zip(g.sub_ids(encounter.ice), g.subroutines(encounter.ice), strict=True)
        if number not in done
    ]
    found.sort(key=lambda each: order.index(each[0]) if each[0] in order else len(order))
    return tuple(sub for _, sub in found)


def damage_to_come(g: Game, paying: Cost | None = None) -> Harm:
    """What the rest of the encounter does to a Runner who stays in it (6.9.3c) and pays for that; nothing
    where they may break what comes."""
    found = coming(g)
    if g.encounter is None or not found:
        return Harm()
    return harm_of(g, found, g.encounter.ice, paying=paying) + damage_when_it_ends(g)


def damage_after(g: Game, ice: Card) -> Harm:
    """What waits for the encounter with rezzed ice ahead to end, if the Runner could have no answer to it."""
    return Harm() if not ice.faceup or may_answer(g, ice) else damage_when_it_ends(g)


def damage_when_it_ends(g: Game) -> Harm:
    """What delayed abilities do when the encounter ends that is in progress or comes next (9.6.13)."""
    total = Harm()
    for each in g.state.lingering:
        when = each.ability.then if isinstance(each.ability, Upcoming) else each.ability
        if isinstance(when, When) and EventKind.ENCOUNTER_ENDS in when.on.heard:
            total += harm_of(g, when.effects, each.source)
    return total


def coming(g: Game) -> tuple[Effect, ...]:
    """What the encountered ice does once the choice that is asked is made, as far as nobody may keep it off:
    the rest of the ability that asks, and the subroutines to come."""
    encounter, top = g.encounter, g.state.stack[-1] if g.state.stack else None
    if encounter is None:
        return ()
    if isinstance(top, AbilityFrame | TraceFrame):
        met = any(isinstance(frame, SubroutineFrame) for frame in g.state.stack) or encounter.resolved
        if not met and may_answer(g, g.state.cards[encounter.ice]):
            return ()
    return (*rest_of(g, encounter.ice), *instructions_of(to_come(g)))


def rest_of(g: Game, source: int) -> tuple[Effect, ...]:
    """What is left of the ability that asks, if it is this card's."""
    top = g.state.stack[-1] if g.state.stack else None
    if not isinstance(top, AbilityFrame) or top.source != source:
        return ()
    return tuple(top.effects[top.index + 1 :])


def damage_of_ice(g: Game, ice: Card, *, rich: bool = False) -> Harm:
    """What rezzed ice would do to a Runner who met it now and could have no answer.
    `rich`: see `may_answer`."""
    if not ice.faceup or may_answer(g, ice, rich=rich):
        return Harm()
    return harm_of(g, in_an_encounter(g, ice), ice.oid, rich=rich)


def ice_ahead(g: Game) -> Card | None:
    """The ice that a Runner who goes on comes to next (6.9.4d); None where none is left before the server."""
    there = ahead(g)[: to_go(g)]  # the Runner may stand further away than there is ice (6.1.2d)
    return g.state.cards[there[-1]] if there else None


def damage_ahead(g: Game) -> Harm:
    """What the next ice would do to a Runner who goes on to it, or, where none is left, what lies open in the
    server."""
    run, ice = g.run, ice_ahead(g)
    if ice is not None:
        return damage_of_ice(g, ice) + damage_after(g, ice)
    return Harm() if run is None else damage_at_the_door(g, run.server)


def damage_at_the_door(g: Game, server: str) -> Harm:
    """What a Runner who reaches a server knows that its root does to them; nothing where a rezzed card asks
    for something first and ends the run otherwise: whoever cannot or will not pay does not come in."""
    there = [
        when
        for oid, _, when in g.index.whens.get(EventKind.APPROACH_SERVER, ())
        if g.state.cards[oid].server == server
    ]
    tolled = any(isinstance(part, Unless) and ends_run(part) for when in there for part in when.effects)
    return Harm() if tolled else damage_of_access(g, server, RUNNER)


def ends_run(toll: Unless) -> bool:
    """Whether the run ends if the toll is not paid."""
    return any(isinstance(effect, EndTheRun) for effect in one_by_one(toll.what))


def draws_too_many(g: Game, effects: Iterable[Effect], scope: Bare, seat: Seat) -> bool:
    """Whether the Corp would have to draw from an empty R&D (1.7.2c)."""
    drawn = 0
    for effect in one_by_one(effects):
        if isinstance(effect, Draw) and effect.doer(scope.seat) == seat:
            drawn += _number(g, effect.n, scope) if effect.least is None else effect.least
    return seat == CORP and drawn > len(g.state.zones[RD])


def damage_of_access(g: Game, server: str, seat: str) -> Harm:
    """What the cards in a server's root that the seat knows of do to who accesses them (9.1.8a)."""
    place = g.state.servers.get(server)
    known = [card for oid in (place.root if place else ()) if knows(g, card := g.state.cards[oid], seat)]
    return sum((harm_of(g, _when_accessed(card.code), card.oid) for card in known), Harm())


@cache
def _when_accessed(code: str) -> tuple[Effect, ...]:
    abilities = definition(code).abilities
    whens = (each for each in abilities if isinstance(each, When) and each.access)
    return tuple(effect for each in whens for effect in done_when_met(each))


def _number(g: Game, n: object, scope: Bare) -> int:
    if isinstance(n, Amount):
        return 0 if unsettled(n) else n.value(g, scope)
    return n if isinstance(n, int) else 0


def deadly(g: Game, damage: int, spent: int = 0) -> bool:
    """Whether so much damage flatlines the Runner (10.4.4) once they have `spent` cards of their grip, and
    nothing on the table may prevent it."""
    return damage > len(g.state.zones[GRIP]) - spent and not may_prevent(g)
