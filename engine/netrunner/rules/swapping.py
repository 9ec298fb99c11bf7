"""Swapping (8.8): which cards may exchange their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.rules.hosting import allowed_in
from engine.netrunner.rules.installing import excludes
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, ASSET, ICE
from engine.netrunner.table.state import CENTRALS

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


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
