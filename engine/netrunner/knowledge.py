"""Who may know which card (10.2), and how each seat calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.access import AccessFrame
from engine.netrunner.state import (
    ARCHIVES,
    CENTRALS,
    CORP,
    GRIP,
    HQ,
    INSTALLED,
    PLAY,
    RD,
    RUNNER,
    SET_ASIDE,
    STACK,
    Card,
)

if TYPE_CHECKING:
    from engine.netrunner.game import Game

SERVER_NAMES = {HQ: "HQ", RD: "R&D", ARCHIVES: "Archives", "new": "a new server"}


def server_name(server: str) -> str:
    """ "R&D", "Server 2"."""
    return SERVER_NAMES.get(server) or f"Server {server.removeprefix('remote')}"


def accessed_card(g: Game) -> int:
    """The object being accessed, 0 if none."""
    for frame in reversed(g.state.stack):
        if isinstance(frame, AccessFrame):
            return frame.oid
    return 0


def knows(g: Game, card: Card, seat: str) -> bool:
    """Whether the seat may identify the card now."""
    zone = card.zone
    if zone in (RD, STACK):
        return seat == RUNNER and accessed_card(g) == card.oid
    if zone in (HQ, GRIP, SET_ASIDE):
        return seat == card.side or (seat == RUNNER and card.side == CORP and accessed_card(g) == card.oid)
    if card.faceup or zone not in (ARCHIVES, INSTALLED, PLAY):
        return True
    return seat == card.side or (seat == RUNNER and accessed_card(g) == card.oid)


def place_of(g: Game, card: Card) -> str:
    """Where an installed card is: "protecting R&D (outermost)", "in the root of Server 1"."""
    if not card.server:
        return ""
    server = g.state.servers.get(card.server)
    name = server_name(card.server)
    if server is None or card.oid not in server.ice:
        return f"in {name}" if card.server not in CENTRALS else f"in the root of {name}"
    if len(server.ice) == 1:
        return f"protecting {name}"
    at = server.ice.index(card.oid)
    spot = "innermost" if at == 0 else "outermost" if at == len(server.ice) - 1 else f"position {at + 1}"
    return f"protecting {name} ({spot})"


def name_of(g: Game, oid: int, seat: str, *, place: bool = False) -> str:
    """What the seat calls the card: its title, or what it looks like from outside."""
    card = g.state.cards.get(oid) or g.state.last_known.get(oid)
    if card is None:
        return "a card that is gone"
    where = place_of(g, card)
    if knows(g, card, seat):
        title = g.definition(card).title
        return f"{title} {where}" if place and where else title
    if card.zone == INSTALLED:
        server = g.state.servers.get(card.server)
        thing = "unrezzed ice" if server is not None and oid in server.ice else "facedown card"
        return f"the {thing} {where}".rstrip()
    return "a card"
