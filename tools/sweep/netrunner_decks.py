"""Netrunner's sweep with random legal decks of all declared cards, between automatic players.

By the seed each side is played by the random or by the sensible player,
under the same three modes and the same
invariants as the starter games.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.kernel.decisions import Decision
from engine.netrunner import Orders, new_game
from engine.netrunner.decks.building import CannotBuild, random_deck
from engine.netrunner.decks.lists import Deck
from engine.netrunner.game import Game
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.state import CORP, RUNNER, SEATS
from engine.players.netrunner import choose
from tools.sweep.checks import Outcome
from tools.sweep.netrunner import MODES, at_random, check, edition_of

GAMES = 1000
"""How many `make sweep` plays."""
PLAYERS = (("random", "random"), ("sensible", "random"), ("random", "sensible"), ("sensible", "sensible"))
"""Who plays the Corp, who the Runner."""
BROAD = 3
"""Every so many games the deck is built around any identity, also one of the starter pack."""


def deck(side: str, seed: int) -> Deck:
    """The deck of a side in the game of this seed. Only identities of full decks, as long as there are
    some."""
    rnd = random.Random(f"{seed}:{side}")
    try:
        return random_deck(side, rnd, starters=seed % BROAD == 0)
    except CannotBuild:
        return random_deck(side, rnd, starters=True)


def levels(seed: int) -> dict[str, str]:
    """How each seat plays in the game of this seed."""
    corp, runner = PLAYERS[seed % len(PLAYERS)]
    return {CORP: corp, RUNNER: runner}


def begin(seed: int, deal: Callable[[str, int], Deck] = deck) -> Game:
    """The game of this seed: decks (by side and seed), players and mode follow from the seed."""
    mode = MODES[seed // len(PLAYERS) % len(MODES)]
    game = new_game(
        "intermediate", seed, corp=deal(CORP, seed), runner=deal(RUNNER, seed),
        policy=ASK_ALL if mode == "ask all" else POLICY, edition=edition_of(seed),
    )  # fmt: skip
    if mode == "full control":
        for seat in SEATS:
            game.set_orders(seat, Orders(full_control=True))
    return game


def play(seed: int, deal: Callable[[str, int], Deck] = deck) -> Outcome:
    """Play one game and check everything at every decision."""
    plays = levels(seed)

    def answer(game: Game, decision: Decision, rnd: random.Random) -> tuple[str, ...]:
        if plays[decision.seat] == "random":
            return at_random(game, decision, rnd)
        return choose(game, decision.seat, decision.id, "sensible")

    return check(seed, begin(seed, deal), answer)
