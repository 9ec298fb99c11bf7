"""Building events as tests read them: fields, results in a few characters, the fixtures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from engine.leagues.model import Event, GameResult, Pairing, Player, Result, Round, Settings, games_per_match
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, owing, report
from engine.leagues.roster import add_player
from engine.leagues.setup import new_event

DATA = Path(__file__).parent / "data"
Match = Sequence[Any]


def fixture(name: str) -> dict[str, Any]:
    """A file of `data/`; each names where its figures come from."""
    found: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


def field(size: int | Iterable[str], settings: Settings | None = None, **given: Any) -> Event:
    """An event with players of these names (or p01, p02, ...), ids as names."""
    event = new_event("Test league", settings or Settings(**given))
    names = [f"p{i:02}" for i in range(1, size + 1)] if isinstance(size, int) else size
    for name in names:
        event = add_player(event, name, name)
    return event


def win(pairing: Pairing, winner: str) -> Result:
    """One player wins every game of the match."""
    loser = pairing.opponent(winner) or ""
    corp = pairing.corp
    if corp:
        return Result(
            (GameResult(corp, pairing.opponent(corp) or "", *((3, 0) if corp == winner else (0, 3))),)
        )
    return Result((GameResult(winner, loser, 3, 0), GameResult(loser, winner, 0, 3)))


def stronger(pairing: Pairing) -> str:
    """The player whose id comes first."""
    return min(pairing.players)


def finish(event: Event, winner: Callable[[Pairing], str] = stronger) -> Event:
    """Results for all open matches of the last round, and its end."""
    for number, pairing in owing(event):
        chosen = winner(pairing)
        outcome = win(pairing, chosen)
        if games_per_match(event.settings, event.round(number).stage) == 1 and not pairing.corp:
            outcome = Result((GameResult(chosen, pairing.opponent(chosen) or "", 3, 0),))
        event = report(event, number, pairing.table, outcome)
    return complete_round(event)


def play(event: Event, rounds: int, winner: Callable[[Pairing], str] = stronger) -> Event:
    """So many rounds, drawn, published and played."""
    for _ in range(rounds):
        event = finish(publish(event, pair_next_round(event)), winner)
    return event


def played(names: Iterable[str], rounds: Sequence[Sequence[Match]], settings: Settings) -> Event:
    """An event as it was: rounds of (one, other or None, Corp or None, points, points[, weight])."""
    event = field(names, settings)
    made = []
    for number, matches in enumerate(rounds, 1):
        pairings = []
        weight = 1.0
        for table, (one, other, corp, first, second, *rest) in enumerate(matches, 1):
            score = (first, second)
            pairings.append(Pairing(table, one, other, corp=corp or "", score=score, status="confirmed"))
            weight = rest[0] if rest else 1.0
        made.append(Round(number, tuple(pairings), completed=True, weight=weight))
    return Event(event.name, settings, event.players, tuple(made))


def pairs(pairings: Iterable[Pairing]) -> set[frozenset[str]]:
    """Who meets whom; one alone has the bye."""
    return {frozenset(pairing.players) for pairing in pairings}


def player(event: Event, name: str) -> Player:
    """Shorter."""
    return event.player(name)
