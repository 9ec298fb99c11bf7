"""How often two sensible players of Netrunner wait for each other, with standing orders and without.

A hand-off is a question to another seat than the last one, unless it was open already; waits for the other
per turn are 1 + (hand-offs per turn - 1) / 2. Medians of intermediate games: under plain names by 24.03, as
they always were, so that they compare; with "_cr26.03" by the rules in force, whose runs have a window more.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from engine import players
from engine.netrunner import CORP, NEWEST, RUNNER, BreakOrder, Game, Orders, RezOrder, new_game
from engine.netrunner.table.edition import CR_24_03

GAMES = 160
"""The median of sixty is off by up to seven hand-offs."""
ORDERS = {
    CORP: Orders(rez=(RezOrder(),), begins=True),
    RUNNER: Orders(go_on=True, breaks=(BreakOrder(most=5),), trash=4),
}
"""What a sensible player would leave before going to bed."""


class Hands(NamedTuple):
    """What one game asked of its players."""

    handoffs: int
    waits: float
    """For the other, per turn."""
    presses: float
    """Per turn."""


def play(game: Game, *, orders: bool) -> Hands:
    """Play a game to its end. Plans for a whole run are made where they are offered, also without orders."""
    if orders:
        for seat, given in ORDERS.items():
            game.set_orders(seat, given)
    handoffs = presses = 0
    last, open_before = "", frozenset[int]()
    while game.decisions:
        decision = game.decisions[0]
        handoffs += last not in ("", decision.seat) and decision.id not in open_before
        last, open_before = decision.seat, frozenset(d.id for d in game.decisions)
        game.answer(decision.seat, decision.id, choose(game))
        presses += 1
    per_turn = handoffs / game.turn
    return Hands(handoffs, 1 + (per_turn - 1) / 2, presses / game.turn)


def choose(game: Game) -> tuple[str, ...]:
    """What a sensible player answers who spares the other a question."""
    decision = game.decisions[0]
    plans = [option.key for option in decision.options if option.verb == "plan_run"]
    keys = tuple(plans) or players.choose(game, decision.seat, decision.id, "sensible")
    if keys == ("continue",) and any(option.verb == "go_on" for option in decision.options):
        return ("go_on",)
    return keys


def measurements(games: int = GAMES) -> Iterator[tuple[str, float, str]]:
    """Name, value and unit of each figure."""
    for edition, by in ((CR_24_03.name, ""), (NEWEST, f"_{NEWEST}")):
        for orders in (True, False):
            suffix = f"{'' if orders else '_without_orders'}{by}"
            played = [
                play(new_game("intermediate", seed=seed, edition=edition), orders=orders)
                for seed in range(1, games + 1)
            ]
            yield f"handoffs_per_game{suffix}", median(one.handoffs for one in played), ""
            yield f"waits_per_turn{suffix}", median(one.waits for one in played), ""
            yield f"presses_per_turn{suffix}", median(one.presses for one in played), ""
