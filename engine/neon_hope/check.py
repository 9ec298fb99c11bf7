"""Check packs, and play them: `python -m engine.neon_hope.check FOLDER ... [--play N] [--difficulty LEVEL]`.

Mistakes are told with file, line and field, and so is what looks like a slip. With `--play`, sensible players
play each campaign N times, with 1 to 4 characters in turn: how often each episode is won, by what came before
it, and what never came up.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from engine.neon_hope.definitions import DIFFICULTIES, Environment
from engine.neon_hope.game import Game, new_game
from engine.neon_hope.pack import Pack
from engine.neon_hope.packs import Library
from engine.neon_hope.state import Campaign, Event
from engine.players.neon_hope import choose

LIMIT: Final = 5_000
"""Answers after which an episode counts as endless."""
_SHOWN: Final = ("clues", "enemies", "conditions", "events", "community", "environments", "chapters")
"""Tables of what should come up sooner or later."""
_COMES: Final = frozenset(("enters", "encounter", "environment", "chapter", "environment_turned"))
START: Final = "-"


class Tally(msgspec.Struct):
    """How an episode went, after a path."""

    won: int = 0
    played: int = 0
    rounds: int = 0


class Report(msgspec.Struct):
    """What came of playing a pack."""

    tallies: dict[tuple[str, str], Tally] = {}
    """By episode and what came before it."""
    seen: set[str] = set()
    """Codes that came up, and resolutions as "episode: resolution"."""
    broken: list[str] = []
    """Games that could not be played to the end, with their seed."""


def play_pack(
    library: Library, pack: Pack, games: int, difficulty: str = "normal", level: str = "sensible"
) -> Report:
    """Play each campaign of a pack so many times, or each episode where there is no campaign."""
    report = Report(defaultdict(Tally), set(), [])
    stories = [(code, campaign.episodes) for code, campaign in pack.campaigns.items()]
    told = {episode for _, episodes in stories for episode in episodes}
    stories += [("", (episode,)) for episode in pack.episodes if episode not in told]
    for code, episodes in stories:
        for seed in range(1, games + 1):
            _story(library, pack, episodes, difficulty, seed, level, report, code)
    return report


def _story(
    library: Library, pack: Pack, episodes: Sequence[str], difficulty: str, seed: int, level: str,
    report: Report, code: str,
) -> None:  # fmt: skip
    rnd = random.Random(f"check {code} {seed}")
    number = min((seed - 1) % 4 + 1, len(pack.characters))
    characters = rnd.sample(sorted(pack.characters), number)
    campaign: Campaign | None = None
    path: tuple[str, ...] = ()
    for episode in episodes:
        game = new_game(
            library, pack=pack.id, episode=episode, characters=characters, difficulty=difficulty, seed=seed,
            campaign=campaign,
        )  # fmt: skip
        try:
            events = [*game.log, *_played(game, level)]
        except Exception as error:
            report.broken.append(f"{episode}, seed {seed}: {type(error).__name__}: {error}")
            return
        over = game.state.over
        assert over is not None
        tally = report.tallies[episode, ", ".join(path) or START]
        tally.played += 1
        tally.won += over.won
        tally.rounds += game.turn
        report.seen |= {event.code.partition("~")[0] for event in events if event.kind in _COMES}
        report.seen |= {*game.state.chapters, f"{episode}: {over.resolution}"}
        campaign = game.next_campaign()
        path = (*path, f"{episode}: {over.resolution or over.reason}")


def _played(game: Game, level: str) -> Iterator[Event]:
    """Everything that happens until the episode is over. RuntimeError if it does not end."""
    for _ in range(LIMIT):
        if not game.state.decisions:
            return
        decision = game.state.decisions[0]
        keys = choose(game, decision.seat, decision.id, level)
        yield from game.answer(decision.seat, decision.id, keys)
    raise RuntimeError(f"the episode is not over after {LIMIT} answers")


def unseen(pack: Pack, report: Report) -> list[str]:
    """What never came up, as "table.code" and "episodes.code.resolutions.code"."""
    found = [
        f"{table}.{code}"
        for table in _SHOWN
        for code, card in getattr(pack, table).items()
        if code not in report.seen and (not isinstance(card, Environment) or code not in _starts(pack))
    ]
    return found + [
        f"episodes.{code}.resolutions.{name}"
        for code, episode in pack.episodes.items()
        for name in episode.resolutions
        if f"{code}: {name}" not in report.seen
    ]


def _starts(pack: Pack) -> set[str]:
    return {episode.start.environment for episode in pack.episodes.values()}


# -- the command -------------------------------------------------------------------------------------------


def _told(pack: Pack) -> str:
    counts = ", ".join(
        f"{len(getattr(pack, table))} {table.replace('_', ' ')}"
        for table in ("characters", *_SHOWN, "episodes", "campaigns")
        if getattr(pack, table)
    )
    return f"{pack.id} {pack.version}: {counts}"


def _table(pack: Pack, report: Report) -> Iterator[str]:
    rows = [("episode", "after", "won", "of", "", "rounds")]
    order = list(pack.episodes)
    for (episode, path), tally in sorted(report.tallies.items(), key=lambda item: order.index(item[0][0])):
        share = f"{100 * tally.won / tally.played:.0f} %"
        rounds = f"{tally.rounds / tally.played:.1f}"
        rows.append((episode, path, str(tally.won), str(tally.played), share, rounds))
    widths = [max(len(row[i]) for row in rows) for i in range(6)]
    for row in rows:
        names = [row[i].ljust(widths[i]) for i in range(2)]
        numbers = [row[i].rjust(widths[i]) for i in range(2, 6)]
        yield "  " + "  ".join((*names, *numbers)).rstrip()


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if all packs can be used (and all games could be played), else 1."""
    about = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m engine.neon_hope.check", description=about)
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="a pack, or a folder with packs")
    parser.add_argument("--play", type=int, default=0, metavar="N", help="play each campaign so many times")
    parser.add_argument("--difficulty", choices=DIFFICULTIES, default="normal")
    options = parser.parse_args(arguments)
    library = Library.load(options.folders, lenient=True)
    for problem in library.problems:
        print(problem)
    for doubt in library.doubts:
        print(f"a slip? {doubt}")
    shipped = Library.load().packs
    broken = bool(library.problems)
    for code, pack in library.packs.items():
        if code in shipped:
            continue
        print(_told(pack))
        if options.play > 0:
            broken = _play(library, pack, options.play, options.difficulty) or broken
    return int(broken)


def _play(library: Library, pack: Pack, games: int, difficulty: str) -> bool:
    """Play a pack and print what came of it. Whether a game could not be played to the end."""
    report = play_pack(library, pack, games, difficulty)
    print(f"{games} times, {difficulty}, 1 to 4 characters:")
    for line in _table(pack, report):
        print(line)
    never = unseen(pack, report)
    if never:
        print(f"  never came up: {', '.join(never)}")
    for line in report.broken:
        print(f"  broken: {line}")
    return bool(report.broken)


if __name__ == "__main__":
    sys.exit(main())
