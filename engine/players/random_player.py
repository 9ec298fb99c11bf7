"""A random legal player, and the dice of all automatic players.

Its dice are a keyed hash of the game's secret seed and the number of questions asked so far: no clock and
no global randomness, the same game gives the same choice, and nobody at the table can foresee it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision
    from engine.kernel.machine import Machine


def dice(game: Machine, purpose: str, n: int) -> int:
    """A number in 0..n-1 that depends on the game, the question and the purpose only."""
    message = f"{game.state.seed}:player:{game.state.asked}:{purpose}".encode()
    return int.from_bytes(blake2b(message, digest_size=8).digest(), "big") % n


def choose(game: Machine, decision: Decision) -> tuple[str, ...]:
    """A legal answer, every option and every number of options as likely as the others."""
    options = decision.options
    if decision.minimum == decision.maximum == 1:
        return (options[dice(game, decision.seat, len(options))].key,)
    count = decision.minimum
    if decision.maximum > decision.minimum:
        count += dice(game, f"{decision.seat}:count", decision.maximum - decision.minimum + 1)
    pool = list(options)
    chosen = []
    for i in range(count):
        chosen.append(pool.pop(dice(game, f"{decision.seat}:{i}", len(pool))).key)
    return tuple(chosen)
