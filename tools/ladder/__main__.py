"""`python -m tools.ladder [COMMIT]`: the player of this tree against that of an earlier commit.

For each kind of decks each seed is played three times: the earlier player on both sides, today's as Corp,
today's as Runner. The difference of a side is that of its wins on the same seeds, with a 95 % interval from
10,000 resamplings. `--level` says which strength of both plays.

With `gate` today's player plays each seed twice against the frozen one of the same strength, with sides
changed, and the share of games that it wins is printed, and that of each seat, with its interval.

With `strengths` neighbours among the strengths play each seed twice instead, with sides changed, and the
share of games that the stronger one wins is printed; the strong player takes some ten seconds a game.

With `thinking` the strong player plays each seed with both sides against the sensible one, and what its
actions took is printed besides its share: processor seconds, answers in copies, how many were cut.

With `strangers` a strength (`--level`) meets players that its deals do not expect (`strangers`), those who
play either seat with both sides.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from itertools import pairwise

from engine.netrunner.table.state import CORP, RUNNER, SEATS, opponent
from engine.players import netrunner
from tools.ladder import thinking
from tools.ladder.earlier import player
from tools.ladder.games import KINDS, TUNED, Player, winner
from tools.ladder.strangers import STRANGERS

RESAMPLINGS = 10_000
BEFORE = "5dff8f51"
"""The frozen player: the one that the second review measured. `earlier.TODAY` keeps it running."""


def strength(level: str) -> Player:
    """The player of a strength."""
    return lambda game, seat, decision_id: netrunner.choose(game, seat, decision_id, level)


today = strength("sensible")


def earlier(commit: str, level: str) -> Player:
    """The player of a strength at a commit. NoSuchPlayer if there is none."""
    its = player(commit)
    return lambda game, seat, decision_id: its.choose(game, seat, decision_id, level)


def interval(differences: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean, by resampling."""
    dice = random.Random(1)
    n = len(differences)
    means = sorted(sum(dice.choices(differences, k=n)) / n for _ in range(RESAMPLINGS))
    return means[int(RESAMPLINGS * 0.025)], means[int(RESAMPLINGS * 0.975)]


def say(line: str) -> None:
    """A line at once, however long the next takes."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def compare(seeds: range, kind: str, before: Player, after: Player) -> None:
    """Print the wins of today's player and of the earlier one in the same seat, against the earlier one."""
    mirror = [winner(seed, before, before, kind) for seed in seeds]
    for side, corp, runner in ((CORP, after, before), (RUNNER, before, after)):
        found = [winner(seed, corp, runner, kind) for seed in seeds]
        differences = [(new == side) - (old == side) for new, old in zip(found, mirror, strict=True)]
        low, high = interval(differences)
        mean = 100 * sum(differences) / len(seeds)
        say(
            f"{kind:8} {side:7} {found.count(side)} of {len(seeds)} against the earlier player, which won "
            f"{mirror.count(side)}: {mean:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"
        )


def neighbours(seeds: range, kind: str) -> None:
    """Print how many games each strength wins against the next weaker one, with sides changed."""
    ladder = [level for level in netrunner.LEVELS if level != "random"]
    for weaker, stronger in pairwise(ladder):
        share(seeds, kind, f"{stronger} against {weaker}", strength(stronger), strength(weaker))


def share(
    seeds: range, kind: str, name: str, player: Player, other: Player, seats: Sequence[str] = SEATS
) -> None:
    """Print how many games one player wins against another, in each of these seats."""
    won = {
        CORP: [winner(seed, player, other, kind) == CORP for seed in seeds if CORP in seats],
        RUNNER: [winner(seed, other, player, kind) == RUNNER for seed in seeds if RUNNER in seats],
    }
    shares = [sum(each) / len(seats) for each in zip(*(won[seat] for seat in seats), strict=True)]
    low, high = interval(shares)
    told = " and ".join(f"as {seat.capitalize()} {_of(won[seat])}" for seat in seats)
    say(
        f"{kind:8} {name}: {100 * sum(shares) / len(seeds):.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"{told} of {len(seeds)}"
    )


def _of(won: Sequence[bool]) -> str:
    """How many were won, and between which shares that lies."""
    low, high = interval([float(one) for one in won])
    return f"{sum(won)} ({100 * low:.0f} to {100 * high:.0f} %)"


def thinks(seeds: range, kind: str) -> list[thinking.Action]:
    """Print how many games the strong player wins against the sensible one; what it thought about in them."""
    found, pairs, as_corp = list[thinking.Action](), list[int](), 0
    for seed in seeds:
        both = 0
        for seat in (CORP, RUNNER):
            game = KINDS[kind](seed)
            found += thinking.watched(game, seat, f"{kind} {seed}")
            both += thinking.won(game, seat)
            as_corp += seat == CORP and thinking.won(game, seat)
        pairs.append(both)
    low, high = interval(pairs)
    say(
        f"{kind:8} strong against sensible: {50 * sum(pairs) / len(seeds):.1f} % ({50 * low:.1f} to "
        f"{50 * high:.1f}), as Corp {as_corp} and as Runner {sum(pairs) - as_corp} of {len(seeds)}"
    )
    return found


def meet(seeds: range, kind: str, level: str) -> None:
    """Print how many games a strength wins against players that nobody expects."""
    for name, other, its in STRANGERS:
        seats = [seat for seat in SEATS if opponent(seat) in its]
        share(seeds, kind, f"{level} against {name}", strength(level), other, seats)


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(prog="tools.ladder")
    asked.add_argument(
        "against", nargs="?", default=BEFORE, help='a commit, "gate", "strengths", "strangers" or "thinking"'
    )
    asked.add_argument("--games", type=int, default=100, help="seeds of each kind of decks")
    asked.add_argument("--first", type=int, default=TUNED, help="below 10,000 players may be tuned")
    asked.add_argument("--decks", nargs="+", choices=KINDS, default=list(KINDS))
    asked.add_argument("--level", default="sensible", choices=netrunner.LEVELS)
    given = asked.parse_args()
    seeds = range(given.first, given.first + given.games)
    thought: list[thinking.Action] = []
    for kind in given.decks:
        match given.against:
            case "gate":
                name = f"{given.level} against the frozen one"
                share(seeds, kind, name, strength(given.level), earlier(BEFORE, given.level))
            case "strengths":
                neighbours(seeds, kind)
            case "strangers":
                meet(seeds, kind, given.level)
            case "thinking":
                thought += thinks(seeds, kind)
            case commit:
                compare(seeds, kind, earlier(commit, given.level), strength(given.level))
    for line in thinking.report(thought):
        say(line)


if __name__ == "__main__":
    main()
