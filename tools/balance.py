"""How often sensible players win the shipped episodes, by every way into them, and which endings they reach.

    python -m tools.balance [--games 200] [--episode CODE ...] [--characters 1 2 3 4] [--difficulty LEVEL ...]
                            [--processes N] [--ways [NAME ...]] [--first SEED]

Whole campaigns are played from their first step on: the players train, sleep and get ready as is sensible,
what the story lets choose is drawn by lot, and the characters of a campaign follow from its seed. For each
number of characters and difficulty, one line for each episode (how many were won, rounds and surveillance on
average, how the others were lost), below it one for each way the episode before had ended, and at last how
often each ending was reached.

Each line says where it lies beside its band (`tools.bands`), and at last each level of all nights does.

With `--ways` there are as many games for each way into an episode (or for those named), from campaigns that
came there by playing (`tools.ways`): the only measure of what happens seldom. `--first` takes other seeds
than those by which the dials were set.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from multiprocessing import Pool
from typing import NamedTuple

from engine.neon_hope import Campaign, Game
from engine.neon_hope.rules import campaigns
from engine.neon_hope.table.definitions import DIFFICULTIES
from engine.players.neon_hope import play_out
from tools import bands
from tools.ways import FIRST, OTHER, PACK, begun, come_by, ended, library, seat, story, walked, ways

GAMES = 200
COLUMNS = "{:24}{:>4}  {:10}{:>7}{:>7}{:>8}{:>13}  {:17}{}"
HEADING = COLUMNS.format(
    "episode", "pl.", "difficulty", "games", "won", "rounds", "surveillance", "band", "lost by"
)


class Cell(NamedTuple):
    """What is measured together."""

    episode: str
    characters: int
    difficulty: str


class Played(NamedTuple):
    """One episode of a campaign."""

    episode: str
    after: str
    """How the episode before it had ended; FIRST for the first."""
    won: bool
    how: str
    """What ended it: "objective", "resolution", "surveillance" or "exhausted"."""
    rounds: int
    surveillance: int


class PlayedCampaign(NamedTuple):
    """A whole campaign."""

    episodes: tuple[Played, ...]
    ending: str
    """The last step that was played or read."""


def play_campaign(
    characters: int, difficulty: str, seed: int, until: str = "", cast: tuple[str, ...] = ()
) -> PlayedCampaign:
    """A campaign of sensible players, to its end or to that of the episode `until`.

    Who plays follows from the seed, unless a `cast` is given.
    """
    played: list[Played] = []
    after = FIRST
    campaign, at = walked(begun(characters, seed, cast), seed)
    while (episode := campaigns.next_episode(library().pack(PACK), campaign)) is not None:
        game, outcome = _measured(campaign, episode, after, difficulty, seed)
        played.append(outcome)
        if episode == until:
            break
        after = ended(game)
        campaign, at = walked(game.next_campaign(), seed)
    return PlayedCampaign(tuple(played), at)


def _measured(
    campaign: Campaign, episode: str, after: str, difficulty: str, seed: int
) -> tuple[Game, Played]:
    game = play_out(seat(campaign, episode, difficulty, seed))
    over = game.state.over
    assert over is not None
    return game, Played(episode, after, over.won, over.reason, game.turn, game.state.surveillance)


def play(episode: str, characters: int, difficulty: str, seed: int) -> Played:
    """One game of sensible players; before a later episode the campaign is played up to it."""
    last = play_campaign(characters, difficulty, seed, until=episode).episodes[-1:]
    if not last or last[0].episode != episode:
        known = ", ".join(story())
        raise ValueError(f"the campaign does not come to an episode {episode!r}; there are {known}")
    return last[0]


def play_ways(
    episodes: Iterable[str], names: Iterable[str], characters: int, difficulty: str, seed: int
) -> list[Played]:
    """A game of each of the episodes for each way into it (of those named; all if none is).

    A way in which the night before was not won, however often it was tried, is left out.
    """
    found, wanted = [], set(names)
    for episode in episodes:
        for way in ways(episode):
            campaign = (
                come_by(episode, way, characters, difficulty, seed) if not wanted or way in wanted else None
            )
            if campaign is not None:
                found.append(_measured(campaign, episode, way, difficulty, seed + OTHER // 2)[1])
    return found


def measure(cell: Cell, seeds: Iterable[int]) -> list[Played]:
    """The games of a cell with these seeds."""
    return [play(*cell, seed) for seed in seeds]


def _all_ways(job: tuple[tuple[str, ...], tuple[str, ...], int, str, int]) -> list[Played]:
    return play_ways(*job)


def ways_table(
    episodes: Iterable[str],
    names: Iterable[str],
    groups: Iterable[tuple[int, str]],
    seeds: range,
    processes: int,
) -> Iterator[str]:
    """The lines of the table of ways, as they get ready; without `names` all of them."""
    yield HEADING
    wanted = tuple(episodes), tuple(names)
    with Pool(processes) as pool:
        for characters, difficulty in groups:
            jobs = [(*wanted, characters, difficulty, seed) for seed in seeds]
            told = [game for games in pool.map(_all_ways, jobs, chunksize=1) for game in games]
            for episode in wanted[0]:
                played = [game for game in told if game.episode == episode]
                if played:
                    yield from lines(Cell(episode, characters, difficulty), played)


def _one(job: tuple[int, str, int, str]) -> PlayedCampaign:
    return play_campaign(*job)


def lines(cell: Cell, played: list[Played]) -> Iterator[str]:
    """A cell in words: all games, then those by each way into the episode, if there is more than one."""
    ways = Counter(game.after for game in played)
    yield _line(cell.episode, cell, played, bands.band(cell.difficulty))
    for way in sorted(ways) if len(ways) > 1 or FIRST not in ways else ():
        within = bands.band(cell.difficulty, way=True, lost=not won_by(cell.episode, way))
        yield _line(f"  after {way}", cell, [game for game in played if game.after == way], within)


def won_by(episode: str, way: str) -> bool:
    """Whether a way into an episode is a night that was won."""
    before = story()[max(story().index(episode) - 1, 0)]
    resolution = library().pack(PACK).episodes[before].resolutions.get(way)
    return resolution is None or resolution.won


def _line(name: str, cell: Cell, played: list[Played], within: bands.Band) -> str:
    n = len(played)
    won = sum(game.won for game in played)
    lost = Counter(game.how for game in played if not game.won)
    return COLUMNS.format(
        name, cell.characters, cell.difficulty, n, f"{100 * won / n:.0f} %",
        f"{sum(game.rounds for game in played) / n:.1f}",
        f"{sum(game.surveillance for game in played) / n:.1f}",
        bands.verdict(won, n, within),
        ", ".join(f"{how} {k}" for how, k in lost.most_common()),
    )  # fmt: skip


def levels(played: Iterable[tuple[str, Played]]) -> Iterator[str]:
    """Each level over all nights and numbers of characters, and whether they stand in order."""
    nights = list(played)
    shares = {}
    for level in bands.ORDER:
        won = [game.won for difficulty, game in nights if difficulty == level]
        if won:
            shares[level] = sum(won) / len(won)
            said = bands.verdict(sum(won), len(won), bands.band(level))
            yield f"{level}: {len(won)} nights, {100 * shares[level]:.1f} % won, {said}"
    if len(shares) > 1:
        yield "in order" if bands.ordered(shares) else "not in order"


def table(
    wanted: Iterable[str], groups: Iterable[tuple[int, str]], seeds: range, processes: int
) -> Iterator[str]:
    """The lines of the table, as they get ready."""
    yield HEADING
    codes = [episode for episode in story() if episode in wanted]
    until = codes[-1] if codes and codes[-1] != story()[-1] else ""
    endings: Counter[str] = Counter()
    nights: list[tuple[str, Played]] = []
    with Pool(processes) as pool:
        for characters, difficulty in groups:
            jobs = [(characters, difficulty, seed, until) for seed in seeds]
            told = pool.map(_one, jobs, chunksize=5)
            endings += Counter(each.ending for each in told)
            nights += [(difficulty, game) for each in told for game in each.episodes if game.episode in codes]
            for episode in codes:
                played = [game for each in told for game in each.episodes if game.episode == episode]
                if played:
                    yield from lines(Cell(episode, characters, difficulty), played)
    yield from levels(nights)
    if not until:
        total = sum(endings.values())
        yield "endings: " + ", ".join(f"{step} {100 * n / total:.0f} %" for step, n in endings.most_common())


def main(arguments: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="tools.balance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--episode", nargs="*", choices=story(), default=story())
    parser.add_argument("--characters", nargs="*", type=int, choices=range(1, 5), default=range(1, 5))
    parser.add_argument("--difficulty", nargs="*", choices=DIFFICULTIES, default=DIFFICULTIES)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ways", nargs="*", choices=sorted({way for code in story() for way in ways(code)}))
    parser.add_argument("--first", type=int, default=1)
    given = parser.parse_args(arguments)
    seeds = range(given.first, given.first + given.games)
    began = time.perf_counter()
    groups = product(given.characters, given.difficulty)
    if given.ways is None:
        found = table(given.episode, groups, seeds, given.processes)
    else:
        found = ways_table(given.episode, given.ways, groups, seeds, given.processes)
    for text in found:
        print(text, flush=True)
    print(f"{given.games} games a group, {time.perf_counter() - began:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
