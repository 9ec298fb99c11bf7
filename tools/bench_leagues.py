"""Figures of the leagues: pairing, ranking and showing large fields, and opening a round again. Times are
medians on an otherwise quiet machine."""

from __future__ import annotations

import random
import sys
from statistics import median
from time import perf_counter

from bot.leagues.stored import StoredLeague
from bot.leagues.web.pages import Wanted, rendered
from bot.store.leagues import LeagueRow
from engine.leagues.model import Event, GameResult, Result, Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, owing, report
from engine.leagues.roster import add_player
from engine.leagues.season import create, decide, join, publish_draft, reopen, start, tick
from engine.leagues.season.model import WEEK, League, LeagueSettings
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
            game = GameResult(pairing.corp, pairing.opponent(pairing.corp) or "", *points)
            event = report(event, number, pairing.table, Result((game,)))
        event = complete_round(event)
    return event


def league_after(size: int) -> League:
    """A league in time of this size whose first rounds are over, in part by rule."""
    rnd = random.Random(1)
    now = 1_800_000_000.0
    settings = LeagueSettings("Bench", Settings(format="sss", seed=1, rounds=9), publish="automatic")
    league = create(now, "org", settings).league
    for i in range(size):
        league = join(league, now, f"{10**17 + i}", f"Player {i}").league
    league = publish_draft(
        start(league, now, "org", organiser=True).league, now, "org", organiser=True
    ).league
    for key, match in league.matches.items():
        pairing = league.pairing_of(match.key)
        if rnd.random() < 0.5:
            game = GameResult(pairing.corp, pairing.opponent(pairing.corp) or "", 3, 0)
            league = decide(league, now, "org", key, Result((game,)), organiser=True).league
    return tick(league, now + 2 * WEEK).league


def page_of(league: League) -> float:
    """Seconds to make the largest page of a league on the web."""
    row = LeagueRow(7, 1, 1, "open", None, 1, "Bench", "beginner", b"", 1, "running", 0.0, 0.0, None)
    table = StoredLeague(row, league)
    start_at = perf_counter()
    made = rendered(table, {"beginner": "Beginner"}, Wanted("league"))
    assert made is not None
    return perf_counter() - start_at


def reopened(league: League) -> float:
    """Seconds to open what rules decided in round one again."""
    start_at = perf_counter()
    after = reopen(league, 1_800_000_000.0 + 2 * WEEK, "org", "1", organiser=True).league
    assert any(not match.closed for match in after.matches.values())
    return perf_counter() - start_at


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
    event = event_after(128, 8, 1)
    shown = League(LeagueSettings("Bench", event.settings), event, created=0.0, state="running")
    page_of(shown)  # templates are read once
    pages = [page_of(shown) for _ in range(TIMES)]
    league = league_after(128)
    reopening = [reopened(league) for _ in range(TIMES)]
    return [
        ("league_page_ms", 1e3 * median(pages), "ms"),
        ("reopen_ms", 1e3 * median(reopening), "ms"),
        ("pair_128_ms", 1e3 * median(pairing), "ms"),
        ("standings_256_ms", 1e3 * median(ranking), "ms"),
    ]


if __name__ == "__main__":
    for name, value, unit in measurements():
        sys.stdout.write(f"{name} {value:.3f} {unit}\n")
