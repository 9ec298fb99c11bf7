"""Figures of the leagues: pairing and ranking large fields. Times are medians on an otherwise quiet
machine."""

from __future__ import annotations

import random
import sys
from statistics import median
from time import perf_counter

from engine.leagues.model import Event, Game, Outcome, Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, owing, report
from engine.leagues.roster import add_player
from engine.leagues.setup import new_event
from engine.leagues.standings import standings

TIMES = 15


def event_after(size: int, rounds: int, seed: int) -> Event:
    """A single-sided event of this size after so many rounds of chance."""
    rnd = random.Random(seed)
    event = new_event("Bench", Settings(format="sss", seed=seed, rounds=20))
    for i in range(size):
        event = add_player(event, f"{10**17 + i}", f"Player {i}")
    for _ in range(rounds):
        event = publish(event, pair_next_round(event))
        for number, pairing in owing(event):
            points = rnd.choice(((3, 0), (0, 3), (3, 0), (0, 3), (1, 1)))
            game = Game(pairing.corp, pairing.opponent(pairing.corp) or "", *points)
            event = report(event, number, pairing.table, Outcome((game,)))
        event = complete_round(event)
    return event


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of every figure."""
    pairing = []
    for seed in range(1, TIMES + 1):
        event = event_after(128, 5, seed)
        start = perf_counter()
        pair_next_round(event)
        pairing.append(perf_counter() - start)
    ranking = []
    event = event_after(256, 9, 1)
    for _ in range(TIMES):
        start = perf_counter()
        standings(event)
        ranking.append(perf_counter() - start)
    return [
        ("pair_128_ms", 1e3 * median(pairing), "ms"),
        ("standings_256_ms", 1e3 * median(ranking), "ms"),
    ]


if __name__ == "__main__":
    for name, value, unit in measurements():
        sys.stdout.write(f"{name} {value:.3f} {unit}\n")
