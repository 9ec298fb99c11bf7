"""How an episode went, round by round: surveillance, and of each character endurance and completed tasks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from engine.kernel.views import Frozen

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Event


class Standing(Frozen, frozen=True):
    """How a round ended."""

    round: int
    surveillance: int
    endurance: Mapping[str, int]
    """By seat."""
    completed: Mapping[str, int]
    """Tasks completed so far, by seat."""


def course(g: Game, events: Iterable[Event]) -> tuple[Standing, ...]:
    """Each round at its end; the last as things are now. `events`: all there were since the first answer.

    Worked out backwards from now: what an episode begins with need not be known.
    """
    rounds: list[list[Event]] = [[]]
    for event in events:
        if event.kind == "round":
            rounds.append([])
        rounds[-1].append(event)
    if len(rounds) > max(g.state.round, 1):
        rounds[:2] = [rounds[0] + rounds[1]]  # what happened in setup
    first = g.state.round - len(rounds) + 1
    surveillance = g.state.surveillance
    endurance = {seat: hero.endurance for seat, hero in g.state.heroes.items()}
    done = Counter(event.seat for found in rounds for event in found if event.kind == "completes")
    standings = []
    for number in reversed(range(len(rounds))):
        completed = {seat: done[seat] for seat in g.seats}
        standings.append(Standing(first + number, surveillance, dict(endurance), completed))
        for event in rounds[number]:
            if event.kind == "surveillance":
                surveillance -= event.n
            elif event.kind == "endurance":
                endurance[event.seat] -= event.n
            elif event.kind == "completes":
                done[event.seat] -= 1
    return tuple(reversed(standings)) if g.state.round else ()
