"""`python -m tools.ladder [games] [first seed] [strengths]`: today's player against those that never change.

Each seed is played three times with the starter decks: the frozen player on both sides, today's as Corp,
today's as Runner. The difference of a side is that of its wins on the same seeds, with a 95 % interval from
10,000 resamplings. Then a fourth as many games against the random player, on each side.

With `strengths` neighbours among the strengths play each seed twice instead, with sides changed, and the
share of games that the stronger one wins is printed; the strong player takes some ten seconds a game.

With `strangers` each strength meets players that its deals do not expect: the random one, and one that does
something at random in a third of its actions. Each seed is played with both sides.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import pairwise

from engine.netrunner import Game, new_game
from engine.netrunner.table.edition import Role
from engine.netrunner.table.state import CORP, RUNNER
from engine.players import netrunner, random_player
from tools.ladder import frozen

Player = Callable[[Game, str, int], tuple[str, ...]]
LEVELS = ("intermediate", "beginner")
RESAMPLINGS = 10_000


def today(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The sensible player of this commit."""
    return netrunner.choose(game, seat, decision_id, "sensible")


def at_random(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The random player."""
    return netrunner.choose(game, seat, decision_id, "random")


def winner(seed: int, corp: Player, runner: Player) -> str:
    """Who wins the game of a seed, "" if nobody does."""
    game = new_game(LEVELS[seed % len(LEVELS)], seed=seed)
    players = {CORP: corp, RUNNER: runner}
    while game.state.decisions:
        decision = game.state.decisions[0]
        game.answer(decision.seat, decision.id, players[decision.seat](game, decision.seat, decision.id))
    return "" if game.result is None else game.result.winner or ""


def wanderer(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The sensible player, but a third of its actions are any."""
    decision = game.find(seat, decision_id)
    if decision.role == Role.ACTION_WINDOW and random_player.dice(game, "wander", 3) == 0:
        return random_player.choose(game, decision)
    return today(game, seat, decision_id)


def interval(differences: list[int]) -> tuple[float, float]:
    """The 95 % interval of the mean, by resampling."""
    dice = random.Random(1)
    n = len(differences)
    means = sorted(sum(dice.choices(differences, k=n)) / n for _ in range(RESAMPLINGS))
    return means[int(RESAMPLINGS * 0.025)], means[int(RESAMPLINGS * 0.975)]


def compare(seeds: range) -> None:
    """Print the wins of today's player and of the frozen one in the same seat, against the frozen one."""
    before = [winner(seed, frozen.choose, frozen.choose) for seed in seeds]
    for side, corp, runner in ((CORP, today, frozen.choose), (RUNNER, frozen.choose, today)):
        after = [winner(seed, corp, runner) for seed in seeds]
        differences = [
            (new == side) - (old == side) for new, old in zip(after, before, strict=True)
        ]  # fmt: skip
        low, high = interval(differences)
        mean = 100 * sum(differences) / len(seeds)
        sys.stdout.write(
            f"{side}: {after.count(side)} of {len(seeds)} against the frozen player, "
            f"which won {before.count(side)}: {mean:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})\n"
        )
        sys.stdout.flush()


def strength(level: str) -> Player:
    """The player of a strength."""
    return lambda game, seat, decision_id: netrunner.choose(game, seat, decision_id, level)


def neighbours(seeds: range) -> None:
    """Print how many games each strength wins against the next weaker one, with sides changed."""
    ladder = [level for level in netrunner.LEVELS if level != "random"]
    for weaker, stronger in pairwise(ladder):
        pairs, won = [], {CORP: 0, RUNNER: 0}
        for seed in seeds:
            as_corp = winner(seed, strength(stronger), strength(weaker)) == CORP
            as_runner = winner(seed, strength(weaker), strength(stronger)) == RUNNER
            won[CORP] += as_corp
            won[RUNNER] += as_runner
            pairs.append(as_corp + as_runner)
        low, high = interval(pairs)
        share = 50 * sum(pairs) / len(seeds)
        sys.stdout.write(
            f"{stronger} against {weaker}: {share:.1f} % ({50 * low:.1f} to {50 * high:.1f}), "
            f"as Corp {won[CORP]} and as Runner {won[RUNNER]} of {len(seeds)}\n"
        )
        sys.stdout.flush()


def strangers(seeds: range) -> None:
    """Print how many games each strength wins against players that nobody expects."""
    for level in netrunner.LEVELS[1:]:
        for name, other in (("the random player", at_random), ("the wanderer", wanderer)):
            player, pairs = strength(level), []
            for seed in seeds:
                as_corp = winner(seed, player, other) == CORP
                pairs.append(as_corp + (winner(seed, other, player) == RUNNER))
            low, high = interval(pairs)
            sys.stdout.write(
                f"{level} against {name}: {50 * sum(pairs) / len(seeds):.1f} % "
                f"({50 * low:.1f} to {50 * high:.1f})\n"
            )
            sys.stdout.flush()


def main() -> None:
    """Play and print."""
    for word, play in (("strangers", strangers), ("strengths", neighbours)):
        if word in sys.argv:
            sys.argv.remove(word)
            games, first = (int(text) for text in [*sys.argv[1:], *("400", "0")[len(sys.argv) - 1 :]])
            return play(range(first, first + games))
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    compare(range(first, first + games))
    few = range(first, first + max(1, games // 4))
    for side, corp, runner in ((CORP, today, at_random), (RUNNER, at_random, today)):
        won = sum(winner(seed, corp, runner) == side for seed in few)
        sys.stdout.write(f"{side}: {won} of {len(few)} against the random player\n")


if __name__ == "__main__":
    main()
