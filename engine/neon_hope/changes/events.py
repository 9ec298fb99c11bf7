"""What happened, as events for the log; each tells the next checkpoint that something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.neon_hope.table.definitions import CharacterTool, Clue
from engine.neon_hope.table.state import Card, Event, EventKind

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


def emit(
    g: Game, kind: EventKind, seat: str = "", code: str = "", place: str = "", n: int = 0, other: str = "",
    private: str = "",
) -> None:  # fmt: skip
    """Something happened: for the log, and for the next checkpoint."""
    g.log.append(Event(kind, seat, _side(g, code), _side(g, place), n, other, private))
    g.state.dirty = True


def _side(g: Game, named: str) -> str:
    """An environment with two sides, or a location of one, is named by the side that is up now, "tram~1" for
    the back: it may be turned over by the time that somebody reads of it."""
    code, colon, location = named.partition(":")
    found = g.pack.environments.get(code)
    if found is None or found.back is None:
        return named
    return f"{code}~{int(code in g.state.turned)}{colon}{location}"


def ref(g: Game, card: Card) -> str:
    """How events name a card in play: its code, and of a clue whose back is up which copy's ("floor~0"), of
    an enemy how many stages it has left behind, of a character tool "radio~1" for the back."""
    found = g.content[card.code]
    if card.back and isinstance(found, Clue):
        return f"{card.code}~{card.variant}"
    if card.back and isinstance(found, CharacterTool):
        return f"{card.code}~1"
    return f"{card.code}~{card.stage}" if card.stage else card.code


def source(g: Game, oid: int, code: str) -> str:
    """How events name what an effect comes from: the side of the card that is up, where it is one."""
    card = g.state.cards.get(oid)
    return ref(g, card) if card is not None and card.code == code else code
