"""Figures of the engine: whole games, a run, saves. Times are medians on an otherwise quiet machine."""

from __future__ import annotations

import gc
import random
import sys
from statistics import median
from time import perf_counter
from typing import Any

from engine.netrunner import CORP, RUNNER, Game, load, new_game
from engine.netrunner.decks.building import random_deck
from engine.netrunner.language.spoken import rules_text
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.table.edition import CR_24_03, EDITIONS, Role
from engine.netrunner.testkit import Table
from engine.players import choose
from engine.speech import LANGUAGES

GAMES = 50
FIRST = CR_24_03.name
"""Whose games the figures are of that name no edition, as they always were: so they can be compared."""
OTHERS = 12
"""Games by each of the other editions."""
RUNS = 300
SAVES = 500
MID_GAME_TURN = 16


def play(seed: int, *, edition: str = FIRST, **more: Any) -> tuple[float, float, int]:
    """Seconds inside the engine, seconds in all, and player actions of a whole intermediate game.

    The engine is measured by the same answers given once more: between the thoughts of the players it would
    be their memory and not its own that the processor has at hand.
    """
    gc.collect()  # What the games before left behind is not this one's to clean up.
    start = perf_counter()
    game = new_game("intermediate", seed=seed, edition=edition, **more)
    answers: list[tuple[str, int, tuple[str, ...]]] = []
    actions = 0
    while game.state.decisions:
        decision = game.state.decisions[0]
        keys = choose(game, decision.seat, decision.id, "sensible")
        game.answer(decision.seat, decision.id, keys)
        answers.append((decision.seat, decision.id, keys))
        actions += decision.role == Role.ACTION_WINDOW and keys[0] != "pass"
    total = perf_counter() - start
    gc.collect()
    start = perf_counter()
    again = new_game("intermediate", seed=seed, edition=edition, **more)
    for answer in answers:
        again.answer(*answer)
    inside = perf_counter() - start
    if again.result != game.result:
        raise RuntimeError("the same answers led to another game")
    return inside, total, actions


RIG = (
    "Smartware Distributor", "Telework Contract", "Telework Contract", "Red Team", "Verbal Plasticity",
    "Docklands Pass", "Pennyshaver", "Leech", "Conduit",
)  # fmt: skip
ROOTS = (
    "Nico Campaign", "Nico Campaign", "Regolith Mining License", "Regolith Mining License",
    "Manegarm Skunkworks", "AMAZE Amusements", "Urtica Cipher",
)  # fmt: skip
ICE = ("Palisade", "Brân 1.0", "Tithe", "Funhouse")


def _run_position(*, crowded: bool = False) -> bytes:
    """The Runner to act, Carmen installed, R&D protected by Karunā: two subroutines, one boost.

    `crowded`: with 20 more installed cards of mixed abilities.
    """
    table = Table()
    table.ice("R&D", "Karunā")
    table.rig("Carmen")
    if crowded:
        table.rig(*RIG)
        for number, title in enumerate(ROOTS, 1):
            table.root(f"Server {number}", title, rezzed=title != "Urtica Cipher")
        table.ice("HQ", *ICE)
    table.hand("runner", "Sure Gamble", "Sure Gamble", "Sure Gamble")
    table.set(runner_credits=12)
    table.start("runner")
    return table.game.save()


def _run(position: bytes) -> float:
    """Seconds inside the engine for a run on R&D: boost, break both subroutines, access one card."""
    game = load(position)
    inside = 0.0
    happened: set[str] = set()
    keys: tuple[str, ...] = ("run:rd",)
    while "run_ends" not in happened:
        decision = game.state.decisions[0]
        start = perf_counter()
        events = game.answer("runner", decision.id, keys)
        inside += perf_counter() - start
        happened.update(event.kind for event in events)
        decision = game.state.decisions[0]
        if "run_ends" not in happened:
            keys = choose(game, "runner", decision.id, "sensible")
    if not happened >= {"fully_broken", "accessed"}:
        raise RuntimeError("the run measured did not get through")
    return inside


def _wide_game(seed: int) -> tuple[float, float]:
    """Seconds of a game with random legal decks of all declared cards: inside the engine, and in all."""
    rng = random.Random(seed)
    corp, runner = (random_deck(side, rng, starters=True) for side in (CORP, RUNNER))
    inside, total, _ = play(seed, corp=corp, runner=runner)
    return inside, total


def _text(language: str) -> float:
    """Seconds to say a card in a language, the median of all declared cards."""
    times = []
    for code in sorted(declared()):
        card = definition(code)
        start = perf_counter()
        rules_text(card, language)
        times.append(perf_counter() - start)
    return median(times)


def _mid_game(seed: int) -> Game:
    """A game between the sensible players in its middle."""
    game = new_game("intermediate", seed=seed, edition=FIRST)
    while game.state.decisions and game.turn < MID_GAME_TURN:
        decision = game.state.decisions[0]
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))
    return game


def _by_edition() -> list[tuple[str, float, str]]:
    """A whole game by each of the other editions, in turn: "engine_game_cr26.03_ms"."""
    others = sorted(EDITIONS.keys() - {FIRST})
    times: dict[str, list[float]] = {edition: [] for edition in others}
    for seed in range(1, OTHERS + 1):
        for edition in others:
            times[edition].append(play(seed, edition=edition)[0])
    return [(f"engine_game_{edition}_ms", 1e3 * median(found), "ms") for edition, found in times.items()]


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of every figure."""
    play(0)
    games = [play(seed) for seed in range(1, GAMES + 1)]
    wide = [_wide_game(seed) for seed in range(1, GAMES + 1)]
    position = _run_position()
    crowded = _run_position(crowded=True)
    # In turn, so that a machine that gets slower meanwhile slows both.
    pairs = [(_run(position), _run(crowded)) for _ in range(RUNS)]
    runs = [alone for alone, _ in pairs]
    middle = [game.save() for game in map(_mid_game, range(20)) if game.state.over is None]
    saves = []
    game = load(middle[0])
    for i in range(SAVES):
        start = perf_counter()
        game = load(game.save())
        saves.append(perf_counter() - start)
        if i % 25 == 0:
            game = load(middle[i // 25 % len(middle)])
    return [
        ("engine_game_ms", 1e3 * median(inside for inside, _, _ in games), "ms"),
        *_by_edition(),
        ("engine_game_with_players_ms", 1e3 * median(total for _, total, _ in games), "ms"),
        ("engine_game_actions", float(median(actions for _, _, actions in games)), "actions"),
        ("engine_run_ms", 1e3 * median(runs), "ms"),
        ("engine_run_20_cards_ratio", median(many / alone for alone, many in pairs), "ratio"),
        ("engine_game_wide_ms", 1e3 * median(total for _, total in wide), "ms"),
        ("engine_game_wide_engine_ms", 1e3 * median(inside for inside, _ in wide), "ms"),
        ("text_us", 1e6 * max(_text(language) for language in LANGUAGES), "us"),
        ("save_load_us", 1e6 * median(saves), "us"),
        ("state_kib", median(len(data) for data in middle) / 1024, "KiB"),
    ]


if __name__ == "__main__":
    for name, value, unit in measurements():
        sys.stdout.write(f"{name} {value:.3f} {unit}\n")
