"""Section 1.13: which cards may be installed on which, and where they may be installed at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from engine.netrunner.language.hosting import CannotHost, Hosts, OnlyIn, OnlyOn, RemoteLimit
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, ASSET, ICE, PROGRAM
from engine.netrunner.table.state import CENTRALS, CORP, NEW

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def hosts(g: Game, card: Card) -> dict[int, int]:
    """Installed cards the card can be installed on, and what each takes off its cost (1.13.6a, c).

    Cards that host by abilities of their own say nothing here, whatever they can host (1.13.6b).

    Rules: 1.13.1a, 1.13.6, 4.6.5g, 8.5.1a, 1.13.8.
    """
    only = only_on(g, card)
    if only is not None:
        return dict.fromkeys(only, 0)
    found: dict[int, int] = {}
    for modifier, scope, _, _ in g.modifiers("hosts"):
        if isinstance(modifier, Hosts) and scope.source != card.oid and can_host(g, scope.source):
            if g.state.cards[scope.source].side != card.side:
                continue
            there = [other for other in g.hosted_on(scope.source) if other.oid != card.oid]
            room = not modifier.n or len(there) < modifier.n
            if modifier.memory:
                # As printed: most such hosts have what they host need no memory.
                needed = sum(g.definition(other).facts.memory_cost or 0 for other in (*there, card))
                room = room and needed <= modifier.memory
            if room and modifier.cards.matches(g, card, scope):
                found[scope.source] = modifier.discount
    return found


def can_host(g: Game, oid: int) -> bool:
    """Whether cards can be hosted on a card at all (10.3.1e)."""
    if "cannot_host" not in g.stats:
        return True
    return not any(
        isinstance(modifier, CannotHost) and modifier.covers(g, scope, oid)
        for modifier, scope, _, _ in g.modifiers("cannot_host")
    )


def only_on(g: Game, card: Card) -> list[int] | None:
    """The cards it can only be installed on (1.13.6c); None if it needs no host."""
    if "only_on" not in g.stats:
        return None
    scope = g.scope(card)
    wanted = [
        s.modifier.what for s in g.face(card).statics.get("only_on", ()) if isinstance(s.modifier, OnlyOn)
    ]
    if not wanted:
        return None
    there = (found.oid for found in g.members(wanted[0], scope) if found.oid != card.oid)
    return [oid for oid in there if can_host(g, oid)]


def memory_needed(g: Game, card: Card, host: int = 0) -> int:
    """Memory the card will need once it is installed, there (3.9.3)."""
    if g.face(card).type != PROGRAM:
        return 0
    return g.memory_cost(structs.replace(card, host=host) if host else card)


def destinations(g: Game, card: Card, places: tuple[str, ...] = ()) -> list[str]:
    """Servers the card can be installed in or protecting (8.5.2, 8.5.12), of those an effect permits.

    Rules: 4.6.8f, 8.5.2a, 8.5.2b, 8.5.2c, 8.5.2d, 4.6.8b.
    """
    remotes = [name for name in g.state.servers if name.startswith("remote")]
    new = [] if remote_limit(g, len(remotes)) is not None or g.cannot("create_server", by=CORP) else [NEW]
    if g.face(card).type in (AGENDA, ASSET):
        possible = [*remotes, *new]
    else:
        servers = (*CENTRALS, *remotes, *new)
        possible = [name for name in servers if allowed_in(g, card, name)]
    return [name for name in possible if name in places] if places else possible


def remote_limit(g: Game, remotes: int) -> int | None:
    """The limit that so many remote servers reach (4.6.8f); None if there may be more."""
    if "remote_limit" not in g.stats:
        return None
    limits = [
        limit.n
        for limit, scope, _, _ in g.modifiers("remote_limit")
        if isinstance(limit, RemoteLimit) and limit.covers(g, scope, remotes)
    ]
    return min(limits, default=None)


def allowed_in(g: Game, card: Card, server: str) -> bool:
    """Whether the card may be in that server: "HQ only" holds at all times (8.5.12).

    Rules: 3.6.5b.
    """
    if "only_in" not in g.stats:
        return True
    kind = server if server in CENTRALS else "remote"
    return all(
        kind in static.modifier.servers
        for static in g.face(card).statics.get("only_in", ())
        if isinstance(static.modifier, OnlyIn)
    )


__all__ = ["ICE", "NEW", "allowed_in", "destinations", "hosts", "memory_needed", "only_on"]
