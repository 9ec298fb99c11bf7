"""What all declared cards cost: the start of the engine, memory, games with the Core Set.

- `import_engine_s`: seconds until a new process has the engine with all cards, the best of five; files are
  compiled already.
- `memory_all_cards_mib`: how much larger such a process is than one with the libraries it uses: cards and
  rules together.
- `engine_game_core_ms`: a game of sensible players with random legal decks of the first Core Set, the median.
- `engine_game_standard_ms`: the same with decks that are legal in Standard, by turns with those, so that a
  machine that gets slower meanwhile slows both.
- `card_text_ms`: saying all declared cards in one language, the slowest of them.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from statistics import median
from time import perf_counter

from engine.netrunner import CORP, RUNNER
from engine.netrunner.decklists import names
from engine.netrunner.decks.building import random_deck
from engine.netrunner.language.spoken import rules_text
from engine.netrunner.objects.definitions import declared, definition
from engine.speech import LANGUAGES
from tools.bench_engine import play
from tools.sweep.netrunner_standard import deck

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


def _standard(seed: int) -> float:
    """Seconds of a game with decks of Standard."""
    return play(seed, corp=deck(CORP, seed), runner=deck(RUNNER, seed))[1]


def _texts(language: str) -> float:
    """Seconds to say all declared cards."""
    cards = [definition(code) for code in sorted(declared())]
    start = perf_counter()
    for card in cards:
        rules_text(card, language)
    return perf_counter() - start


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each figure."""
    _python(_START)
    games = [(_core(seed), _standard(seed)) for seed in range(1, GAMES + 1)]
    return [
        ("import_engine_s", min(_python(_START) for _ in range(STARTS)), "s"),
        ("memory_all_cards_mib", median(_python(_MEMORY) for _ in range(3)), "MiB"),
        ("engine_game_core_ms", 1e3 * median(core for core, _ in games), "ms"),
        ("engine_game_standard_ms", 1e3 * median(standard for _, standard in games), "ms"),
        ("card_text_ms", 1e3 * max(map(_texts, LANGUAGES)), "ms"),
    ]
