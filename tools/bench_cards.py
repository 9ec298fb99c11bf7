"""What all declared cards cost: the start of the engine, memory, games with the Core Set.

- `import_engine_s`: seconds until a new process has the engine with all cards, the best of five; files are
  compiled already.
- `memory_all_cards_mib`: how much larger such a process is than one with the libraries it uses: cards and
  rules together.
- `engine_game_core_ms`: a game of sensible players with random legal decks of the first Core Set, the median.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from statistics import median

from engine.netrunner import CORP, RUNNER
from engine.netrunner.decklists import names
from engine.netrunner.decks.building import random_deck
from engine.netrunner.objects.definitions import declared
from tools.bench_engine import play

STARTS = 5
SECONDS = 60
GAMES = 50
CORE = "core_set"
_START = "from time import perf_counter as now; begun = now(); import engine.netrunner; print(now() - begun)"
_MEMORY = """
import resource
def resident():
    return int(open('/proc/self/statm').read().split()[1]) * resource.getpagesize() / 2**20
import babel.plural, fluent.runtime, msgspec, rapidfuzz.process
before = resident()
import engine.netrunner
print(resident() - before)
"""


def _python(code: str) -> float:
    """What a new process prints. TimeoutExpired after a minute."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(  # noqa: S603  # this interpreter with the code above
        command, capture_output=True, check=True, text=True, timeout=SECONDS, env=environment
    )
    return float(done.stdout)


def _core(seed: int) -> float:
    """Seconds of a game with decks of the Core Set."""
    rng = random.Random(seed)
    pool = {code for code in declared() if CORE in names.printings(code).values()}
    corp, runner = (random_deck(side, rng, pool=pool) for side in (CORP, RUNNER))
    return play(seed, corp=corp, runner=runner)[1]


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each figure."""
    _python(_START)
    return [
        ("import_engine_s", min(_python(_START) for _ in range(STARTS)), "s"),
        ("memory_all_cards_mib", median(_python(_MEMORY) for _ in range(3)), "MiB"),
        ("engine_game_core_ms", 1e3 * median(_core(seed) for seed in range(1, GAMES + 1)), "ms"),
    ]
