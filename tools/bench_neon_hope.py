"""Figures of NEON HOPE's engine: whole episodes of sensible players. Times are medians on a quiet machine."""

from __future__ import annotations

import gc
import sys
from itertools import combinations
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from engine.neon_hope import Game, Library, new_game
from engine.players.neon_hope import choose

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision

SEEDS = range(1, 21)
VIEWS_EVERY = 25


class Measured(NamedTuple):
    """One episode, in seconds."""

    engine: float
    """Inside `new_game` and `answer`."""
    players: float
    view: float
    """One view, on average."""
    answers: int


def play(library: Library, seed: int) -> Measured:
    """Four sensible players play the first episode at normal."""
    gc.collect()  # What the games before left behind is not this one's to clean up.
    start = perf_counter()
    game = _begin(library, seed)
    engine = perf_counter() - start
    players, views = 0.0, []
    answers = 0
    while game.state.decisions:
        decision = game.state.decisions[0]
        start = perf_counter()
        keys = choose(game, decision.seat, decision.id, "sensible")
        between = perf_counter()
        game.answer(decision.seat, decision.id, keys)
        end = perf_counter()
        players += between - start
        engine += end - between
        answers += 1
        if answers % VIEWS_EVERY == 0:
            start = perf_counter()
            game.view("p1")
            views.append(perf_counter() - start)
    return Measured(engine, players, median(views), answers)


def waits(game: Game) -> float:
    """How often in a round whoever acts waits for others: questions that are newly put to somebody else, once
    for all who are asked at once. Who may take the next turn keeps nobody waiting: whoever comes does."""
    found, last, open_before = 0, "", frozenset[int]()
    while game.decisions:
        decision, keys = next_answer(game)
        new = decision.id not in open_before and decision.seat not in (last, game.state.active)
        found += new and bool(game.turn) and not decision.race
        last, open_before = decision.seat, frozenset(open.id for open in game.decisions)
        game.answer(decision.seat, decision.id, keys)
    return found / game.turn


def next_answer(game: Game) -> tuple[Decision, tuple[str, ...]]:
    """Who answers next, and what. Who only wants to end a turn leaves that to whoever goes on; who performs a
    task goes on where nobody would help."""
    sensible = [(d, choose(game, d.seat, d.id, "sensible")) for d in game.decisions]
    if all(keys in (("done",), ("go_on",)) for _, keys in sensible):
        sensible.reverse()  # who performs the task is asked last
    return next((each for each in sensible if not (each[0].race and each[1] == ("end",))), sensible[0])


def _begin(library: Library, seed: int) -> Game:
    pack = library.pack("pilot")
    fours = list(combinations(pack.characters, 4))
    four = fours[seed % len(fours)]
    return new_game(library, pack=pack.id, episode=next(iter(pack.episodes)), characters=four, seed=seed)


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of every figure."""
    library = Library.load([])
    play(library, 0)
    played = [play(library, seed) for seed in SEEDS]
    return [
        ("neon_hope_game_ms", 1e3 * median(game.engine for game in played), "ms"),
        ("neon_hope_players_ms", 1e3 * median(game.players for game in played), "ms"),
        ("neon_hope_game_answers", float(median(game.answers for game in played)), "answers"),
        ("neon_hope_view_ms", 1e3 * median(game.view for game in played), "ms"),
        ("neon_hope_waits_per_round", median(waits(_begin(library, seed)) for seed in SEEDS), ""),
    ]


if __name__ == "__main__":
    for name, value, unit in measurements():
        sys.stdout.write(f"{name} {value:.3f} {unit}\n")
