"""What was played: games, wins and the way into the cut of each identity."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from engine.leagues.model import Event, Side


class IdentityRow(NamedTuple):
    """One identity of one side. `players` brought it, `in_cut` of them reached the cut. `won`, `drawn` and
    `lost` are games of the main stage and the cut."""

    side: Side
    identity: str
    faction: str
    players: int
    games: int
    won: int
    drawn: int
    lost: int
    in_cut: int

    @property
    def win_percent(self) -> int:
        """Wins of games, in percent, half up; 0 without games."""
        return _percent(self.won, self.games)

    @property
    def cut_percent(self) -> int:
        """How many of those who brought it reached the cut."""
        return _percent(self.in_cut, self.players)


def _percent(part: int, whole: int) -> int:
    return (200 * part + whole) // (2 * whole) if whole else 0


@dataclass
class _Tally:
    faction: str = ""
    players: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    in_cut: int = 0


def identities(events: Iterable[Event]) -> tuple[IdentityRow, ...]:
    """Identities of one or more events: Corps first, the most played first. Decks nobody named are left
    out."""
    tallies: defaultdict[tuple[Side, str], _Tally] = defaultdict(_Tally)
    for event in events:
        _count(event, tallies)
    rows = [
        IdentityRow(
            side, name, t.faction, t.players, t.won + t.drawn + t.lost, t.won, t.drawn, t.lost, t.in_cut
        )
        for (side, name), t in tallies.items()
    ]
    return tuple(sorted(rows, key=lambda row: (row.side, -row.games, -row.players, row.identity)))


def _count(event: Event, tallies: defaultdict[tuple[Side, str], _Tally]) -> None:
    brought: dict[tuple[Side, str], str] = {}
    seeds = event.cut.seeds if event.cut else ()
    for player in event.players:
        if player.status == "waiting":
            continue
        for side, identity in (("corp", player.corp), ("runner", player.runner)):
            if identity.name:
                key: tuple[Side, str] = ("corp" if side == "corp" else "runner", identity.name)
                tally = tallies[key]
                tally.faction = tally.faction or identity.faction
                tally.players += 1
                tally.in_cut += player.id in seeds
                brought[key[0], player.id] = identity.name
    for played in event.rounds:
        for pairing in played.pairings:
            for game in pairing.games if pairing.status == "confirmed" else ():
                sides: tuple[tuple[Side, str, int, int], ...] = (
                    ("corp", game.corp, game.corp_points, game.runner_points),
                    ("runner", game.runner, game.runner_points, game.corp_points),
                )
                for of, one, mine, theirs in sides:
                    name = brought.get((of, one))
                    if name:
                        tally = tallies[of, name]
                        tally.won += mine > theirs
                        tally.drawn += mine == theirs
                        tally.lost += mine < theirs
