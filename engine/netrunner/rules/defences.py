"""Whether what the Runner has on the table may keep off what rezzed ice does to who encounters it.

Looked at before the encounter, by what all can see. An answer is seen rather where there is none than missed:
nobody is warned who may have one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.netrunner.language.effects import Boost, Break, Draw
from engine.netrunner.language.flow.arranging import breaks_of
from engine.netrunner.rules import prices
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import INSTALLED, RUNNER
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.language.abilities import Paid
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card

_MEETING: Final = (EventKind.APPROACH_ICE, EventKind.ENCOUNTER)
_OF_ICE: Final = ("subroutine", "encounter", "approach_ice", "end_run")
"""What an interrupt against ice is relevant to, or a part of it."""


def may_answer(g: Game, ice: Card, *, rich: bool = False) -> bool:
    """Whether the Runner may have something against this rezzed ice: an interrupt, what triggers when ice is
    met, what is used in encounters and can be paid for (`rich`: whatever it costs, a card may bring it)."""
    cards = g.state.cards
    met = (oid for kind in _MEETING for oid, _, _ in g.index.whens.get(kind, ()))
    if _interrupts(g, _OF_ICE, rich) or any(_open(cards[oid]) for oid in met):
        return True
    return any(
        paid.usable_by(RUNNER, cards[oid].side)
        and cards[oid].faceup
        and _of_use(g, cards[oid], paid, ice, rich)
        for oid, _, paid in g.index.paid
    )


def may_prevent(g: Game) -> bool:
    """Whether the Runner may have something on the table that prevents damage (9.9.5), puts something else in
    its place, or brings cards while it is done."""
    brings = (
        when
        for kind in (EventKind.DAMAGE, EventKind.TRASH)
        for oid, _, when in g.index.whens.get(kind, ())
        if _open(g.state.cards[oid])
    )
    draws = any(isinstance(part, Draw) for when in brings for part in inside(when.effects))
    return draws or _interrupts(g, ("damage",))


def may_avoid_tags(g: Game) -> bool:
    """Whether the Runner may have something on the table that avoids tags."""
    return _interrupts(g, ("tag",))


def hosted(g: Game) -> int:
    """The credits on all installed cards of the Runner, whatever each may pay for."""
    own = (each for each in g.state.cards.values() if each.zone == INSTALLED and each.side == RUNNER)
    return sum(each.credit for each in own)


def _open(card: Card) -> bool:
    """Whether it is the Runner's and everybody sees it: what a hand holds decides no question (10.2)."""
    return card.side == RUNNER and card.faceup


def _interrupts(g: Game, parts: tuple[str, ...], rich: bool = False) -> bool:
    """Whether the Runner has an interrupt that is relevant to one of these and can be paid for."""
    cards = g.state.cards
    used = (
        paid.interrupt
        for oid, _, paid in g.index.interrupts
        if paid.usable_by(RUNNER, cards[oid].side)
        and cards[oid].faceup
        and (rich or _payable(g, cards[oid], paid))
    )
    met = (
        kind
        for kind, listening in g.index.whens.items()
        if kind.startswith("would:") and any(_open(cards[oid]) for oid, _, _ in listening)
    )
    return any(part in kind for kind in (*used, *met) for part in parts)


def _of_use(g: Game, card: Card, paid: Paid, ice: Card, rich: bool) -> bool:
    """Whether an ability may be used in an encounter with the ice for more than strength (3.9.5h, 9.8.6)."""
    if all(isinstance(effect, Boost) for effect in paid.effects) or not (rich or _payable(g, card, paid)):
        return False
    if not paid.breaks:
        return True
    scope = g.scope(card)
    breaks = [one for effect in paid.effects for one in breaks_of(g, scope, effect)]
    if not any(not isinstance(one, Break) or one.fits_ice(g, card.oid, ice) for one in breaks):
        return False
    return not paid.interface or g.strength(card) >= g.strength(ice) or _can_grow(g, card, rich)


def _can_grow(g: Game, card: Card, rich: bool) -> bool:
    return any(
        any(isinstance(effect, Boost) for effect in paid.effects) and (rich or _payable(g, card, paid))
        for _, paid in g.face(card).paid
    )


def _payable(g: Game, card: Card, paid: Paid) -> bool:
    """Whether the credits of an ability could be there, with those of the run (10.6.2) and of all cards, and
    its clicks once a run is made."""
    state = g.state
    there = state.credits[RUNNER] + state.bad_publicity + hosted(g)
    price = prices.use_cost(g, card, paid, RUNNER).cost
    return price.due_credits <= there and price.due_clicks <= state.clicks[RUNNER] - (g.run is None)
