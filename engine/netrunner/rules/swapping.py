"""Swapping (8.8): which cards may exchange their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.hosting import Hosts
from engine.netrunner.rules.hosting import allowed_in, can_host, only_on
from engine.netrunner.rules.like_cards import excludes
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, ASSET, EVENT, ICE, OPERATION
from engine.netrunner.table.state import CENTRALS, INSTALLED, SCORE_AREA, Server

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def may_swap(g: Game, one: Card, other: Card) -> bool:
    """Whether each of two cards, one of them installed at least, is allowed where the other is (8.8.2)."""
    if one.zone == other.zone:
        return legal_swap(g, one, other)
    first, second = (one, other) if one.zone == INSTALLED else (other, one)
    return _may_take_place(g, second, first)


def legal_swap(g: Game, one: Card, other: Card) -> bool:
    """Whether each of two installed cards is allowed where the other is (8.8.2, 3.2.1, 3.3.1, 3.6.5)."""
    kinds = [g.face(card).type for card in (one, other)]
    if (ICE in kinds) != (kinds[0] == kinds[1] == ICE):
        return False
    if not (one.server and other.server):  # what is hosted by a card is in no server's root
        return False
    if one.server == other.server and ICE not in kinds:  # a root has no places to exchange
        return False
    if not (allowed_in(g, one, other.server) and allowed_in(g, other, one.server)):
        return False
    for card, kind, to, leaving in ((one, kinds[0], other, other), (other, kinds[1], one, one)):
        if kind in (AGENDA, ASSET) and to.server in CENTRALS:
            return False
        if kind != ICE:
            staying = set(g.state.servers[to.server].root) - {leaving.oid, card.oid}
            if any(excludes(g, card, g.state.cards[oid]) for oid in staying):
                return False
    return True


def _may_take_place(g: Game, card: Card, installed: Card) -> bool:
    """Whether a card that is not installed is allowed exactly where an installed one is, and that one where
    it is: in a position protecting a server, in a root, in the rig, on a host (8.8.4b).
    """
    kind = g.face(card).type
    if card.side != installed.side or kind.endswith("identity") or kind in (EVENT, OPERATION):
        return False
    if card.zone in SCORE_AREA.values() and g.face(installed).type != AGENDA:
        return False
    if not _fits_host(g, card, installed.host):
        return False
    there = g.state.servers.get(installed.server, Server())
    if (kind == ICE) != (installed.oid in there.ice):
        return False
    if kind == ICE:
        return True
    if not allowed_in(g, card, installed.server) or (
        kind in (AGENDA, ASSET) and installed.server in CENTRALS
    ):
        return False
    return not any(excludes(g, card, g.state.cards[oid]) for oid in there.root if oid != installed.oid)


def _fits_host(g: Game, card: Card, host: int) -> bool:
    """Whether a card may be installed where it is hosted on this card, or on none (1.13.6)."""
    only = only_on(g, card)
    if only is not None and host not in only:
        return False
    if not host:
        return True
    return can_host(g, host) and all(
        modifier.cards.matches(g, card, scope)
        for modifier, scope, _, _ in g.modifiers("hosts")
        if isinstance(modifier, Hosts) and scope.source == host
    )
