"""What each player has behind them: points, meetings, sides, byes."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.leagues.model import Event, Pairing, Round, Side


def pair(a: str, b: str) -> tuple[str, str]:
    """The key of two players, whichever comes first."""
    return (a, b) if a < b else (b, a)


@dataclass(slots=True)
class Records:
    """Sums over rounds of the main stage. `meetings`: for each pair the Corps of their matches in order, ""
    where a match had both sides. `bias`: Corp games minus Runner games, byes excluded."""

    points: Counter[str] = field(default_factory=Counter)
    bias: Counter[str] = field(default_factory=Counter)
    byes: Counter[str] = field(default_factory=Counter)
    meetings: dict[tuple[str, str], list[str]] = field(default_factory=lambda: defaultdict(list))

    def met(self, a: str, b: str) -> list[str]:
        """Who was the Corp in each of their meetings."""
        return self.meetings.get(pair(a, b), [])

    def sides(self, a: str, b: str) -> tuple[Side, ...]:
        """The sides `a` had against `b`."""
        return tuple("corp" if corp == a else "runner" for corp in self.met(a, b) if corp)


def records(event: Event, before: int | None = None) -> Records:
    """Sums over the rounds of the main stage, or those before a round. Points of completed rounds only;
    meetings, sides and byes also of a round that is still being played."""
    found = Records()
    for played in event.of_stage("main"):
        if before is not None and played.number >= before:
            break
        for pairing in played.pairings:
            if pairing.counts:
                _add(found, played, pairing)
    return found


def _add(found: Records, played: Round, pairing: Pairing) -> None:
    one, two = pairing.player1, pairing.player2
    for player in pairing.players:
        if played.completed:
            found.points[player] += pairing.points(player)
    if two is None:
        found.byes[one] += 1
        return
    found.meetings[pair(one, two)].append(pairing.corp)
    if pairing.corp:
        for player in (one, two):
            found.bias[player] += 1 if pairing.corp == player else -1
