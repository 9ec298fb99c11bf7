"""Which cards belong to a set: installed ones unless it names zones; and what a player may know of that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.base import Scope, Selector, Targeting
from engine.netrunner.language.selectors import (
    ANYWHERE,
    Both,
    Either,
    Installed,
    Type,
    Without,
)
from engine.netrunner.table.card import Card
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP, INSTALLED, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game


TYPES: Mapping[str, frozenset[str]] = {
    CORP: frozenset(("agenda", "asset", "ice", "operation", "upgrade")),
    RUNNER: frozenset(("event", "hardware", "program", "resource")),
}
"""What a hidden card of a side may be."""


@cache
def settled(among: Selector) -> Selector:
    """The set with what it leaves unsaid: of cards of which it names no zone, the installed ones."""
    if isinstance(among, Either):
        return Either(settled(among.one), settled(among.other))
    if isinstance(among, Both):
        for one, other in ((among.one, among.other), (among.other, among.one)):
            if isinstance(one, Either):
                return Either(settled(Both(one.one, other)), settled(Both(one.other, other)))
    if isinstance(among, Without):
        return Without(settled(among.one), among.other)
    return among if among.zones() is not None else Both(Installed(), among)


def belongs(among: Selector, g: Game, card: Card, s: Scope) -> bool:
    """Whether the card belongs to the set: an installed card, unless the set names zones."""
    return settled(among).matches(g, card, s)


def members(among: Selector, g: Game, s: Scope) -> list[Card]:
    """The cards of the set, by `oid`: installed cards, unless the set names zones."""
    wanted = settled(among)
    cards = g.state.cards
    definite = wanted.definite(g, s)
    if definite is not None:
        oids: Iterable[int] = {oid for oid in definite if oid in cards}
    else:
        zones = wanted.zones() or frozenset()
        oids = cards if zones == ANYWHERE else [oid for zone in zones for oid in g.state.zones[zone]]
    return [card for oid in sorted(oids) if wanted.matches(g, card := cards[oid], s)]


def needs_attribute(among: Selector) -> bool:
    """Whether a set of cards is told apart by what the cards are, so that a hidden one must be shown."""
    if isinstance(among, Both | Either | Without):
        return needs_attribute(among.one) or needs_attribute(among.other)
    return among.attribute


def _kind_of_place(g: Game, card: Card) -> str:
    """ "ice" for a card in a position protecting a server, "root" for one in a root."""
    return "ice" if card.oid in g.state.servers[card.server].ice else "root"


def may_match(among: Selector, g: Game, card: Card, s: Scope) -> bool:
    """Whether a card belongs to a set as far as can be told without looking at it.

    Whether a player is asked may only depend on this (10.2): a facedown card could be of any type, but
    what protects a server is ice (8.5.3b).
    """
    if isinstance(among, Both):
        return may_match(among.one, g, card, s) and may_match(among.other, g, card, s)
    if isinstance(among, Either):
        return may_match(among.one, g, card, s) or may_match(among.other, g, card, s)
    if isinstance(among, Without):
        out = not needs_attribute(among.other) and among.other.matches(g, card, s)
        return may_match(among.one, g, card, s) and not out
    place = card.server if card.zone == INSTALLED else ""
    if isinstance(among, Type):
        if among.name not in TYPES[card.side]:  # no card of its side is one
            return among.matches(g, card, s)
        if place and "ice" in (among.name, _kind_of_place(g, card)):
            return among.matches(g, card, s)
    return among.attribute or among.matches(g, card, s)


def certain(among: Selector, g: Game, card: Card, s: Scope) -> bool:
    """Whether a card that is not shown certainly belongs to a set, by its place alone (8.5.3b)."""
    if isinstance(among, Both):
        return certain(among.one, g, card, s) and certain(among.other, g, card, s)
    if isinstance(among, Either):
        return certain(among.one, g, card, s) or certain(among.other, g, card, s)
    if isinstance(among, Without):
        return certain(among.one, g, card, s) and not may_match(among.other, g, card, s)
    placed = isinstance(among, Type) and card.zone == INSTALLED and bool(card.server)
    seen = not among.attribute or (placed and _kind_of_place(g, card) == "ice")
    return seen and among.matches(g, card, s)


def from_hidden(among: Selector, g: Game, s: Scope, seat: Seat) -> bool:
    """Whether hidden cards of a seat might belong to a set only because of what they are."""
    among = settled(among)
    zones = among.zones() or frozenset()
    return needs_attribute(among) and any(
        card.side == seat and not card.faceup and card.zone in zones and may_match(among, g, card, s)
        for card in g.state.cards.values()
    )


def covered(g: Game, zones: Iterable[str], seat: Seat) -> bool:
    """Whether cards of a seat lie facedown or in its hand in one of these zones."""
    cards = g.state.cards
    return any(
        cards[oid].side == seat and not cards[oid].faceup for zone in zones for oid in g.state.zones[zone]
    )


def named_apart(g: Game, cards: Iterable[Card]) -> list[Card]:
    """One card of each name: "with different names" (2.1.5)."""
    return list({g.face(card).title: card for card in reversed(tuple(cards))}.values())[::-1]


def can_choose(wanted: Targeting, g: Game, s: Scope) -> bool:
    """Whether there is a card to choose as a target."""
    if wanted.number is not None and wanted.number.value(g, s) < 1:
        return False
    return bool(members(wanted.among, g, s))
