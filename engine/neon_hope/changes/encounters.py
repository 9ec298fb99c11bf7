"""The encounter deck and its discard pile (NH 20, R-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import rng
from engine.neon_hope.changes.events import emit
from engine.neon_hope.table.frames import ResolveFrame

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


def shuffle_encounter(g: Game) -> None:
    g.state.encounter_deck[:] = rng.shuffled(g.state, g.state.encounter_deck)


def draw_encounter(g: Game) -> str | None:
    """The top card; an empty deck is made anew of the discard pile (R-31). None if both are empty."""
    state = g.state
    if not state.encounter_deck and state.encounter_discard:
        state.encounter_deck[:] = rng.shuffled(state, state.encounter_discard)
        state.encounter_discard.clear()
        emit(g, "reshuffled")
    return state.encounter_deck.pop(0) if state.encounter_deck else None


def take_from_encounter(g: Game, code: str) -> bool:
    """Search deck and discard pile for a card and take it out; the deck is shuffled. False: there is none."""
    state = g.state
    found = code in state.encounter_deck
    if found:
        state.encounter_deck.remove(code)
        shuffle_encounter(g)
    elif code in state.encounter_discard:
        state.encounter_discard.remove(code)
        found = True
    return found


def shuffle_in(g: Game, name: str) -> None:
    """All cards of a set come into the deck, unless they are part of it already."""
    if name in g.state.sets:
        return
    add_set(g, name)
    shuffle_encounter(g)
    emit(g, "shuffled_in", other=name)


def add_set(g: Game, name: str) -> None:
    """All copies of the cards of a set go to the bottom of the deck."""
    g.state.sets.append(name)
    g.state.encounter_deck += [
        code
        for table in (g.pack.enemies, g.pack.conditions, g.pack.events)
        for code, card in table.items()
        if card.set == name
        for _ in range(card.copies)
    ]


def appear(g: Game, code: str, seat: str) -> None:
    """Start resolving an encounter card for a character: it appears where it says, or its effects resolve."""
    g.push(ResolveFrame(seat=seat, code=code))
