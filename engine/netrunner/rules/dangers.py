"""What is on its way to the Runner in an encounter or a server, as far as they may know it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import When
from engine.netrunner.language.base import Amount, Bare, Ref
from engine.netrunner.language.effects import Damage, Draw, EndTheRun, MayJackOut
from engine.netrunner.language.flow import Unless
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.objects.definitions import definition
from engine.netrunner.rules.defences import may_answer, may_prevent
from engine.netrunner.table.events import Kind
from engine.netrunner.table.knowledge import knows
from engine.netrunner.table.parts import Word
from engine.netrunner.table.positions import ahead, to_go
from engine.netrunner.table.state import CORP, GRIP, RD, RUNNER
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.abilities import Sub
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.parts import Seat


def to_come(g: Game) -> tuple[Sub, ...]:
    """The subroutines of the encountered ice that are neither broken nor have resolved (6.9.3c), in order."""
    encounter = g.encounter
    if encounter is None:
        return ()
    done, order = {*encounter.broken, *encounter.resolved}, encounter.order
    found = [
        (number, sub)
        for number, sub in zip(g.sub_ids(encounter.ice), g.subroutines(encounter.ice), strict=True)
        if number not in done
    ]
    found.sort(key=lambda each: order.index(each[0]) if each[0] in order else len(order))
    return tuple(sub for _, sub in found)


def damage_of(g: Game, subs: Iterable[Sub | When], source: int) -> int:
    """Damage of a card's subroutines or abilities as far as it is settled, until one ends the run or lets the
    Runner leave it."""
    return damage_in(g, (effect for sub in subs for effect in sub.effects), source)


def damage_in(g: Game, effects: Iterable[Effect], source: int) -> int:
    """The same of a card's instructions."""
    total = 0
    card = g.state.cards.get(source) or g.state.last_known.get(source)
    scope = Bare(seat=CORP, source=source, code="" if card is None else card.code)
    for effect in one_by_one(effects):
        if isinstance(effect, EndTheRun | MayJackOut):
            return total
        if isinstance(effect, Damage):
            total += _number(g, effect.n, scope)
    return total


def damage_of_ice(g: Game, ice: Card, *, rich: bool = False) -> int:
    """What rezzed ice would do to a Runner who met it now and could have no answer; else 0.
    `rich`: see `may_answer`."""
    if not ice.faceup or may_answer(g, ice, rich=rich):
        return 0
    return damage_of(g, g.subroutines(ice.oid), ice.oid)


def ice_ahead(g: Game) -> Card | None:
    """The ice that a Runner who goes on comes to next (6.9.4d); None where none is left before the server."""
    there = ahead(g)[: to_go(g)]  # the Runner may stand further away than there is ice (6.1.2d)
    return g.state.cards[there[-1]] if there else None


def damage_ahead(g: Game) -> int:
    """What the next ice would do to a Runner who goes on to it, or, where none is left, what lies open in the
    server."""
    run, ice = g.run, ice_ahead(g)
    if ice is not None:
        return damage_of_ice(g, ice)
    return 0 if run is None else damage_at_the_door(g, run.server)


def damage_at_the_door(g: Game, server: str) -> int:
    """What a Runner who reaches a server knows that its root does to them; 0 where a rezzed card asks for
    something first and ends the run otherwise: whoever cannot or will not pay does not come in."""
    there = [
        when
        for oid, _, when in g.index.whens.get(Kind.APPROACH_SERVER, ())
        if g.state.cards[oid].server == server
    ]
    tolled = any(isinstance(part, Unless) and ends_run(part) for when in there for part in when.effects)
    return 0 if tolled else damage_of_access(g, server, RUNNER)


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


def damage_of_access(g: Game, server: str, seat: str) -> int:
    """What the cards in a server's root that the seat knows of do to who accesses them (9.1.8a)."""
    place = g.state.servers.get(server)
    known = [card for oid in (place.root if place else ()) if knows(g, card := g.state.cards[oid], seat)]
    return sum(damage_of(g, _when_accessed(card.code), card.oid) for card in known)


@cache
def _when_accessed(code: str) -> tuple[When, ...]:
    abilities = definition(code).abilities
    return tuple(each for each in abilities if isinstance(each, When) and each.access and not each.optional)


def _number(g: Game, n: object, scope: Bare) -> int:
    if isinstance(n, Amount):
        return 0 if unsettled(n) else n.value(g, scope)
    return n if isinstance(n, int) else 0


@cache
def unsettled(amount: Amount) -> bool:
    """Whether a number follows from what comes once the ability is used: its X, its targets, its results."""
    for part in inside(amount):
        if isinstance(part, Word) and any(part.needs()):
            return True
        if isinstance(part, Ref) and part.targeting() is not None:
            return True
    return False


def deadly(g: Game, damage: int, spent: int = 0) -> bool:
    """Whether so much damage flatlines the Runner (10.4.4) once they have `spent` cards of their grip, and
    nothing on the table may prevent it."""
    return damage > len(g.state.zones[GRIP]) - spent and not may_prevent(g)
