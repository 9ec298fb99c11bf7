"""Sets of cards told by the server they are in or protect (4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.netrunner.language.base import Ref, Scope, Selector
from engine.netrunner.language.designated import chosen_servers
from engine.netrunner.language.selectors import ANYWHERE, INSTALLED_ONLY, _Set
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CENTRALS, INSTALLED

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = ["InRootOf", "InServerOrRoot", "InwardOf", "Protecting", "SamePosition"]

Place = Literal["hq", "rd", "archives", "central", "remote", "attacked", "here", "any", "chosen", "mark"]
"""Servers: by name, of a kind, the attacked one, the one the source is in or protects, the mark (10.11)."""


def _servers(g: Game, place: Place, s: Scope) -> tuple[str, ...]:
    """The servers a place means now."""
    servers = tuple(g.state.servers)
    if place == "any":
        return servers
    if place == "central":
        return CENTRALS
    if place == "remote":
        return tuple(name for name in servers if name not in CENTRALS)
    if place == "chosen":
        return tuple(chosen_servers(g, s.source))
    if place == "mark":
        return (g.state.mark,) if g.state.mark else ()
    if place == "attacked":
        if g.run is not None:
            return (g.run.server,)
        # "When that run ends": the server that was attacked (9.12.2e).
        return (s.event.server,) if s.event is not None and s.event.kind is EventKind.RUN_ENDS else ()
    if place == "here":
        server = g.here(s.source)
        return (server,) if server else ()
    return (place,)


class Protecting(_Set, frozen=True):
    """Ice protecting a server, or servers of a kind (4.6.9); `outermost` or `innermost` only that one."""

    server: Place
    only: Literal["", "outermost", "innermost"] = ""

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        server = g.state.servers.get(card.server)
        if server is None or card.server not in _servers(g, self.server, s):
            return False
        if not self.only:
            return card.oid in server.ice
        return server.ice[-1 if self.only == "outermost" else 0 :][:1] == (card.oid,)

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


class InwardOf(_Set, frozen=True):
    """The piece of ice directly inward from a card of a set, protecting the same server (4.6.9b)."""

    of: Selector

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        server = g.state.servers.get(card.server)
        if server is None or card.oid not in server.ice:
            return False
        outward = server.ice[server.ice.index(card.oid) + 1 :][:1]
        return any(self.of.matches(g, g.state.cards[oid], s) for oid in outward)

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


class SamePosition(_Set, frozen=True):
    """Ice with as many pieces of ice between it and its server as a card has, whatever servers they protect
    (4.6.9c; 6.2.3 counts positions).
    """

    of: Ref

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        server = g.state.servers.get(card.server)
        if server is None or card.oid not in server.ice:
            return False
        at = server.ice.index(card.oid)
        servers = g.state.servers
        return any(
            oid in there.ice and there.ice.index(oid) == at
            for oid in self.of.oids(g, s)
            if (there := servers.get(g.state.cards[oid].server)) is not None
        )

    def needs(self) -> tuple[str, ...]:
        return tuple(self.of.needs())

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


class InRootOf(_Set, frozen=True):
    """Cards in the root of a server, or of servers of a kind (4.6.6)."""

    server: Place

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        server = g.state.servers.get(card.server)
        return server is not None and card.oid in server.root and card.server in _servers(g, self.server, s)

    def zones(self) -> frozenset[str] | None:
        return INSTALLED_ONLY


class InServerOrRoot(_Set, frozen=True):
    """Cards "from" a server or its root: all in it but the ice protecting it (4.6.6)."""

    server: Place

    def matches(self, g: Game, card: Card, s: Scope) -> bool:
        if card.zone == INSTALLED and g.face(card).type == "ice":
            return False
        return g.server_of(card) in _servers(g, self.server, s)

    def zones(self) -> frozenset[str] | None:
        return ANYWHERE
