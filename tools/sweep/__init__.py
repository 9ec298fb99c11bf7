"""Seeded games with every invariant checked at every decision.

    python -m tools.sweep [netrunner] [neon-hope] ... [--games N] [--first SEED] [--processes N]

Prints one summary line for each game swept; on a failure the seed, the step and what is wrong, and exits
with status 1. `--first SEED --games 1`, with the game's name, plays a failing game again.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import time
from collections import Counter
from multiprocessing import Pool

SWEEPS = {
    "netrunner": "tools.sweep.netrunner",
    "netrunner-decks": "tools.sweep.netrunner_decks",
    "netrunner-standard": "tools.sweep.netrunner_standard",
    "netrunner-lowest": "tools.sweep.netrunner_lowest",
    "neon-hope": "tools.sweep.neon_hope",
    "neon-hope-campaigns": "tools.sweep.neon_hope_campaigns",
    "leagues": "tools.sweep.leagues",
    "stops": "tools.sweep.stops",
    "kills": "tools.sweep.kills",
}


SAID = 50
"""After so many games it says how far it is: who stops it knows what was played."""


def main(arguments: list[str] | None = None) -> int:
    """Exit status: 0 if every game held."""
    parser = argparse.ArgumentParser(prog="tools.sweep", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("swept", nargs="*", metavar="GAME", help=f"any of {', '.join(SWEEPS)}; all of them")
    parser.add_argument("--games", type=int, help="how many instead of the usual number")
    parser.add_argument("--first", type=int, default=1, metavar="SEED")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    unknown = sorted(set(given.swept) - set(SWEEPS))
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(SWEEPS)}")
    return max(sweep(name, given.games, given.first, given.processes) for name in given.swept or SWEEPS)


def sweep(name: str, games: int | None, first: int, processes: int) -> int:
    """Sweep one game; 0 if every invariant held."""
    module = importlib.import_module(SWEEPS[name])
    games = module.GAMES if games is None else games
    results: Counter[str] = Counter()
    answers = 0
    began = time.perf_counter()
    with Pool(processes) as pool:
        for outcome in pool.imap_unordered(module.play, range(first, first + games), chunksize=4):
            if outcome.trouble:
                where = f"seed {outcome.seed}, after answer {outcome.answers}"
                print(f"sweep {name}: {where}: {outcome.trouble}", file=sys.stderr)
                pool.terminate()
                return 1
            results[outcome.result] += 1
            answers += outcome.answers
            if not results.total() % SAID:
                print(f"sweep {name}: {results.total()} games so far", file=sys.stderr, flush=True)
    took = time.perf_counter() - began
    ends = ", ".join(f"{n} {end}" for end, n in results.most_common())
    print(f"sweep {name}: {games} games, {answers} decisions, all invariants held, {took:.0f} s ({ends})")
    return 0
