"""How a game went: what each side had at the end of each of its turns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.kernel.views import Frozen
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.state import CORP, HAND, RUNNER, SEATS

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


class Standing(Frozen, frozen=True):
    """What a side had when a turn ended."""

    turn: int
    """Counts the turns of both, as `View.turn` does."""
    seat: str
    credits: int
    cards: int
    """In hand."""
    corp: int
    """Agenda points."""
    runner: int


def course(g: Game, events: Iterable[Event]) -> tuple[Standing, ...]:
    """The side whose turn ended, at the end of each; once the game is over also both as they are then."""
    found: list[Standing] = []
    turn = 0
    for event in events:
        if event.kind is EventKind.TURN:
            turn = event.n
        elif event.kind is EventKind.TURN_TOTALS:
            corp, _, runner = event.detail.partition(" : ")
            found.append(Standing(turn, event.seat, event.n, event.other, int(corp), int(runner)))
    if g.state.over is not None:
        state = g.state
        points = g.points(CORP), g.points(RUNNER)
        hands = {seat: len(state.zones[HAND[seat]]) for seat in SEATS}
        found += [Standing(state.turn, seat, state.credits[seat], hands[seat], *points) for seat in SEATS]
    return tuple(found)
