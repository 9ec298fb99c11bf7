"""Locations that are locked or close, environments that turn over or leave.

The rulebook knows none of it: packs do this, and what it means is ruled here (docs/packs.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.changes.cards import discard, show_scene
from engine.neon_hope.changes.events import emit

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Access


def set_access(g: Game, location: str, access: Access) -> None:
    """A location is locked, about to close or simply open. Nothing happens to one that has closed, but that
    it can be opened again."""
    before = g.access(location)
    if before == access or location not in g.locations() or (before == "closed" and access != "open"):
        return
    if access == "open":
        del g.state.access[location]
    else:
        g.state.access[location] = access
    emit(g, "location", place=location, other=access)


def close(g: Game, location: str) -> bool:
    """A location closes: cards there leave play. Who is there has to leave, which the caller sees to. False:
    it was closed, or is the last one, which stays."""
    if g.access(location) == "closed" or g.remaining_locations() == [location]:
        return False
    if location not in g.locations():
        return False
    g.state.access[location] = "closed"
    emit(g, "location", place=location, other="closed")
    for card in reversed(g.at(location)):  # what they trigger resolves in the order in which they came
        discard(g, card.oid)
    return True


def turn_environment(g: Game, code: str) -> None:
    """An environment is turned over: who and what is there stays; its new side brings its clues, and its
    Revealed box triggers."""
    if code not in g.state.environments or g.environment(code).back is None:
        return
    if code in g.state.turned:
        g.state.turned.remove(code)
    else:
        g.state.turned.append(code)
    emit(g, "environment_turned", code=code)
    show_scene(g, code)


def leave(g: Game, code: str) -> bool:
    """An environment leaves play with all cards there. False: it is not in play, or nothing else would be
    left. Who was there is nowhere until the caller sees to it."""
    if code not in g.state.environments:
        return False
    places = [f"{code}:upper", f"{code}:lower"]
    if set(g.remaining_locations()) <= set(places):
        return False
    cards = [card for place in places for card in g.at(place)]
    for card in reversed(cards):
        discard(g, card.oid)
    g.state.environments.remove(code)
    if code in g.state.turned:
        g.state.turned.remove(code)
    for place in places:  # what an effect would still bring there does not come
        g.state.access[place] = "closed"
    emit(g, "environment_leaves", code=code)
    return True
