"""How a game that has just begun was dealt."""

from __future__ import annotations

from engine.netrunner.game import Game
from engine.netrunner.shown.info import card_info
from engine.netrunner.table.parts import Seat, Zone
from engine.netrunner.table.state import DECK, HAND, SEATS


def dealt(game: Game, language: str = "en") -> dict[Seat, tuple[list[str], list[str]]]:
    """Seat to the titles of its opening hand, and of its deck from the top, of a game that waits for its
    first answer, of which it shows all that is hidden."""
    state = game.state

    def titles(zone: Zone) -> list[str]:
        return [card_info(state.cards[oid].code, language).title for oid in state.zones[zone]]

    return {seat: (titles(HAND[seat]), titles(DECK[seat])) for seat in SEATS}
