"""How far apart the characters of the season are: how many of its nights each of them wins.

    python -m tools.spread [--rounds 4] [--characters 1 2 3 4] [--difficulty LEVEL ...] [--first SEED]

Whole campaigns of sensible players. In each round, for each number of characters and difficulty, all
characters sit in a ring that is shuffled anew, and every row of neighbours plays one campaign: each
character plays as often as each other, at tables of every size and at every difficulty. So the shares can
be compared as they are: what a number of characters or a difficulty weighs falls out, and the eight tables
of a ring have their dice in common. Who sits beside whom and what the dice are differs from ring to ring,
or else a few seeds would decide. A round has 128 campaigns, about 630 nights, and takes two minutes on a
quiet machine.

Prints for each character its nights, the share won and how far that is from all nights, with a 95 % interval
over the campaigns (nights of one campaign hang together), then the same by night.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from math import sqrt
from typing import NamedTuple

from engine.neon_hope.table.definitions import DIFFICULTIES
from tools.balance import PlayedCampaign, play_campaign
from tools.ways import PACK, library, story

ROUNDS = 4
DICE = 10**6
"""Seeds of campaigns are below this."""
COLUMNS = "{:8}{:>7}{:>8}{:>9}  {}"
SURE = 1.96


class Table(NamedTuple):
    """A campaign of the measurement."""

    characters: tuple[str, ...]
    difficulty: str
    seed: int


class Share(NamedTuple):
    """Nights won of nights played, and half the 95 % interval of that share."""

    nights: int
    won: float
    sure: float


def tables(seed: int, numbers: Iterable[int], difficulties: Iterable[str]) -> Iterator[Table]:
    """The campaigns of one round."""
    for number, difficulty in product(numbers, difficulties):
        chance = random.Random(f"ring {seed} {number} {difficulty}")
        ring = sorted(library().pack(PACK).characters)
        chance.shuffle(ring)
        dice = chance.randrange(1, DICE)
        for first in range(len(ring)):
            yield Table(tuple((ring + ring)[first : first + number]), difficulty, dice)


def share(nights: Iterable[tuple[int, int]]) -> Share:
    """Of (won, played) for each campaign."""
    told = [each for each in nights if each[1]]
    played = sum(n for _, n in told)
    won = sum(w for w, _ in told) / played if played else 0.0
    spread = sqrt(sum((w - won * n) ** 2 for w, n in told)) / played if played else 0.0
    return Share(played, won, SURE * spread)


def by_character(told: Iterable[tuple[Table, PlayedCampaign]], episode: str = "") -> dict[str, Share]:
    """The share of each character, those who win least first; of one episode, if one is named."""
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for table, campaign in told:
        nights = [night.won for night in campaign.episodes if episode in ("", night.episode)]
        for character in table.characters:
            found[character].append((sum(nights), len(nights)))
    shares = {character: share(nights) for character, nights in found.items()}
    return dict(sorted(shares.items(), key=lambda item: item[1].won))


def lines(told: list[tuple[Table, PlayedCampaign]]) -> Iterator[str]:
    """What is printed."""
    nights = [(sum(night.won for night in each.episodes), len(each.episodes)) for _, each in told]
    total, apart = share(nights), by_character(told)
    yield f"{total.nights} nights of {len(told)} campaigns, {100 * total.won:.1f} % won"
    by_night = {code: by_character(told, code) for code in story()}
    yield f"{'':8}{'nights':>7}{'won':>8}  {'± 95 %':>7}  " + "".join(f"{code[:10]:>12}" for code in by_night)
    for character, found in apart.items():
        yield (
            f"{character:8}{found.nights:>7}{100 * found.won:>6.1f} %  {100 * found.sure:>6.1f}  "
            + "".join(f"{100 * night[character].won:>10.0f} %" for night in by_night.values())
        )
    shares = [found.won for found in apart.values()]
    yield f"weakest and strongest are {100 * (max(shares) - min(shares)):.1f} points apart"


def main(arguments: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="tools.spread", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--characters", nargs="*", type=int, choices=range(1, 5), default=range(1, 5))
    parser.add_argument("--difficulty", nargs="*", choices=DIFFICULTIES, default=DIFFICULTIES)
    parser.add_argument("--first", type=int, default=1)
    given = parser.parse_args(arguments)
    began = time.perf_counter()
    told = [
        (table, play_campaign(len(table.characters), table.difficulty, table.seed, cast=table.characters))
        for seed in range(given.first, given.first + given.rounds)
        for table in tables(seed, given.characters, given.difficulty)
    ]
    print("\n".join(lines(told)), flush=True)
    print(f"{time.perf_counter() - began:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
