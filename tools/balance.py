"""How often sensible players win the shipped episodes.

    python -m tools.balance [--games 200] [--episode CODE ...] [--characters 1 2 3 4] [--difficulty LEVEL ...]
                            [--processes N]

Prints one line for each episode, number of characters and difficulty: how many of the seeded games were won,
rounds and surveillance on average, and how the others were lost. Later episodes are played with the campaign
of the earlier ones, whichever way those ended. The characters of a game follow from its seed.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from multiprocessing import Pool
from typing import NamedTuple

from engine.neon_hope import Library, new_game
from engine.neon_hope.definitions import DIFFICULTIES
from engine.players.neon_hope import play_out

PACK = "pilot"
GAMES = 200
COLUMNS = "{:12}{:>4}  {:10}{:>7}{:>8}{:>13}  {}"


class Cell(NamedTuple):
    """What is measured together."""

    episode: str
    characters: int
    difficulty: str


class Played(NamedTuple):
    """One game."""

    won: bool
    how: str
    rounds: int
    surveillance: int


@cache
def library() -> Library:
    """The shipped packs."""
    return Library.load([])


def story() -> tuple[str, ...]:
    """The episodes of the pack's campaign, in order."""
    pack = library().pack(PACK)
    return next(iter(pack.campaigns.values())).told


def play(episode: str, characters: int, difficulty: str, seed: int) -> Played:
    """One game of sensible players; before a later episode the campaign is played up to it."""
    codes = random.Random(seed).sample(sorted(library().pack(PACK).characters), characters)
    campaign = None
    for code in story():
        game = new_game(
            library(), pack=PACK, episode=code, characters=codes, difficulty=difficulty, seed=seed,
            campaign=campaign,
        )  # fmt: skip
        play_out(game)
        over = game.state.over
        assert over is not None
        if code == episode:
            return Played(over.won, over.reason, game.turn, game.state.surveillance)
        campaign = game.next_campaign()
    raise ValueError(f"there is no episode {episode!r} in the campaign; there are {', '.join(story())}")


def measure(cell: Cell, seeds: Iterable[int]) -> list[Played]:
    """The games of a cell with these seeds."""
    return [play(*cell, seed) for seed in seeds]


def _one(job: tuple[Cell, int]) -> Played:
    return play(*job[0], job[1])


def line(cell: Cell, played: list[Played]) -> str:
    """A cell in words."""
    n = len(played)
    won = sum(game.won for game in played)
    lost = Counter(game.how for game in played if not game.won)
    return COLUMNS.format(
        cell.episode, cell.characters, cell.difficulty, f"{100 * won / n:.0f} %",
        f"{sum(game.rounds for game in played) / n:.1f}",
        f"{sum(game.surveillance for game in played) / n:.1f}",
        ", ".join(f"{how} {k}" for how, k in lost.most_common()),
    )  # fmt: skip


def table(cells: Iterable[Cell], games: int, processes: int) -> Iterator[str]:
    """The lines of the table, as they get ready."""
    yield COLUMNS.format("episode", "pl.", "difficulty", "won", "rounds", "surveillance", "lost by")
    with Pool(processes) as pool:
        for cell in cells:
            yield line(cell, pool.map(_one, [(cell, seed) for seed in range(1, games + 1)], chunksize=5))


def main(arguments: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="tools.balance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--episode", nargs="*", choices=story(), default=story())
    parser.add_argument("--characters", nargs="*", type=int, choices=range(1, 5), default=range(1, 5))
    parser.add_argument("--difficulty", nargs="*", choices=DIFFICULTIES, default=DIFFICULTIES)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    cells = [Cell(*parts) for parts in product(given.episode, given.characters, given.difficulty)]
    began = time.perf_counter()
    for text in table(cells, given.games, given.processes):
        print(text, flush=True)
    print(f"{given.games} games a line, {time.perf_counter() - began:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
