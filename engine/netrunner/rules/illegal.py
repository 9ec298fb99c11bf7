"""Objects in illegal places (10.3.1e): in a root where they cannot be, beside others that exclude them, on a
host that cannot host them or not so many."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.language.hosting import Hosts
from engine.netrunner.rules.hosting import allowed_in, can_host
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, ASSET
from engine.netrunner.table.state import CENTRALS

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def misplaced(g: Game) -> list[int]:
    """Cards that have to go whatever else goes: in the root of a server that does not take them (3.2.1,
    3.3.1, 8.5.12), on a card that cannot host them (1.13.6a, 9.3.3e)."""
    found = [
        oid
        for name, server in g.state.servers.items()
        for oid in server.root
        if not _may_lie(g, g.state.cards[oid], name)
    ]
    if "cannot_host" in g.stats:
        found += [card.oid for card in g.hosted_cards() if not can_host(g, card.host)]
    for modifier, scope, _, _ in g.modifiers("hosts"):
        if isinstance(modifier, Hosts):
            hosted = g.hosted_on(scope.source)
            found += [card.oid for card in hosted if not modifier.cards.matches(g, card, scope)]
    return list(dict.fromkeys(found))


def _may_lie(g: Game, card: Card, server: str) -> bool:
    if g.face(card).type in (AGENDA, ASSET):
        return server not in CENTRALS
    return allowed_in(g, card, server)


def goes(g: Game, oid: int) -> bool:
    """Whether the rules can trash a card (1.2.2): what binds only players does not stop them."""
    return not g.cannot("trash", card=g.state.cards[oid])


class Overfull(NamedTuple):
    """What of a card's hosted cards can go, and by how much they are too much, in cards or in memory."""

    needs: list[tuple[int, int]]
    over: int


def overfull(g: Game) -> Overfull | None:
    """The first card that hosts more than it can, if trashing any of that helps (1.2.2)."""
    for modifier, scope, _, _ in g.modifiers("hosts"):
        if not isinstance(modifier, Hosts):
            continue
        hosted = g.hosted_on(scope.source)
        needs = [(card.oid, 1) for card in hosted]
        most = modifier.n
        if not most or len(hosted) <= most:
            needs = [(card.oid, g.definition(card).facts.memory_cost or 0) for card in hosted]
            most = modifier.memory
        over = sum(need for _, need in needs) - most
        going = [(oid, need) for oid, need in needs if need and goes(g, oid)]
        if most and over > 0 and going:
            return Overfull(going, over)
    return None


def crowded(g: Game, root: tuple[int, ...]) -> list[int]:
    """Cards in a root of which only one can be there: agendas and assets (3.2.1, 3.3.1), regions (3.6.5)."""
    if len(root) < 2:
        return []
    faces = [(oid, g.face(g.state.cards[oid])) for oid in root]
    lone = [oid for oid, face in faces if face.type in (AGENDA, ASSET)]
    if len(lone) > 1:
        return lone
    regions = [oid for oid, face in faces if "region" in face.subtypes]
    return regions if len(regions) > 1 else []
