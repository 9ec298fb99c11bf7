"""Check packs, and play them: `python -m engine.players.neon_hope.check FOLDER ... [--play N]`.

Mistakes are told with file, line and field, and so is what looks like a slip. With `--play`, sensible players
play each campaign N times from its first step on, with 1 to 4 characters in turn (what is chosen between
episodes is drawn by lot): how often each episode is won, by what came before
it, how often each ending is come to, and what never came up.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from engine.neon_hope.game import Game, new_game
from engine.neon_hope.packs import Library
from engine.neon_hope.rules import campaigns
from engine.neon_hope.table.definitions import DIFFICULTIES, Environment
from engine.neon_hope.table.pack import CampaignStep, Pack, StepChoice
from engine.neon_hope.table.state import OVER, Campaign, Event
from engine.players.neon_hope import choose

LIMIT: Final = 5_000
"""Answers after which an episode counts as endless."""
LONGEST: Final = 200
"""Steps after which a campaign counts as endless."""
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
    endings: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    """How often each resolution of an episode was come to, and each last step of a campaign: by the code of
    either, and that of its ending ("" for an episode without)."""


def play_pack(
    library: Library, pack: Pack, games: int, difficulty: str = "normal", level: str = "sensible"
) -> Report:
    """Play each campaign of a pack so many times, or each episode where there is no campaign."""
    report = Report(defaultdict(Tally), set(), [])
    told = {episode for campaign in pack.campaigns.values() for episode in campaign.playable}
    alone = [episode for episode in pack.episodes if episode not in told]
    for code, episode in [*((code, "") for code in pack.campaigns), *(("", episode) for episode in alone)]:
        for seed in range(1, games + 1):
            _Story(library, pack, code, episode, difficulty, seed, level, report).play()
    return report


class _Story:
    """A campaign from its first step to its last, or a single episode."""

    def __init__(
        self, library: Library, pack: Pack, code: str, episode: str, difficulty: str, seed: int, level: str,
        report: Report,
    ) -> None:  # fmt: skip
        self.library, self.pack, self.code, self.episode = library, pack, code, episode
        self.difficulty, self.seed, self.level, self.report = difficulty, seed, level, report
        self.rnd = random.Random(f"check {code} {seed}")
        number = min((seed - 1) % 4 + 1, len(pack.characters))
        self.characters = self.rnd.sample(sorted(pack.characters), number)
        self.path: tuple[str, ...] = ()

    def play(self) -> None:
        """To its end, or to a game that breaks."""
        if not self.code:
            self._game(self.episode, None)
            return
        campaign = campaigns.new_campaign(self.pack, self.code)
        campaign = msgspec.structs.replace(campaign, characters=tuple(self.characters))
        last = ""
        for _ in range(LONGEST):
            at = campaigns.position(self.pack, campaign)
            if at == OVER:
                self.report.endings[self.code, last] += 1
                return
            last = at
            self.report.seen.add(f"{self.code}: {at}")
            episode = campaigns.next_episode(self.pack, campaign)
            after = self._game(episode, campaign) if episode is not None else self._answered(at, campaign)
            if after is None:
                return
            campaign = after
        self.report.broken.append(
            f"{self.code}, seed {self.seed}: the campaign is not over after {LONGEST} steps"
        )

    def _answered(self, at: str, campaign: Campaign) -> Campaign:
        """A step between episodes, answered by lot."""
        step = campaigns.current(self.pack, campaign)
        assert step is not None
        who = next(iter(campaigns.waiting(self.pack, campaign)), "")
        open_now = [n for n, _ in campaigns.choices(self.pack, campaign, who)]
        if not open_now:
            return campaigns.answer(self.pack, campaign)
        chosen = self.rnd.choice(open_now)
        self.report.seen.add(f"{self.code}: {at}: {chosen}")
        if not step.each:
            label = next(iter(step.choices[chosen].label.values()), str(chosen))
            self.path = (*self.path, f"{at}: {label}")
        return campaigns.answer(self.pack, campaign, chosen, who)

    def _game(self, episode: str, campaign: Campaign | None) -> Campaign | None:
        """An episode played to its end; None if it breaks."""
        report = self.report
        game = new_game(
            self.library, pack=self.pack.id, episode=episode, characters=self.characters,
            difficulty=self.difficulty, seed=self.seed, campaign=campaign,
        )  # fmt: skip
        try:
            events = [*game.log, *_played(game, self.level)]
        except Exception as error:
            report.broken.append(f"{episode}, seed {self.seed}: {type(error).__name__}: {error}")
            return None
        over = game.state.over
        assert over is not None
        tally = report.tallies[episode, ", ".join(self.path) or START]
        tally.played += 1
        tally.won += over.won
        tally.rounds += game.turn
        report.endings[episode, over.resolution] += 1
        report.seen |= {event.code.partition("~")[0] for event in events if event.kind in _COMES}
        report.seen |= {*game.state.chapters, f"{episode}: {over.resolution}"}
        self.path = (*self.path, f"{episode}: {over.resolution or over.reason}")
        return game.next_campaign()


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
    found += [
        f"episodes.{code}.resolutions.{name}"
        for code, episode in pack.episodes.items()
        for name in episode.resolutions
        if f"{code}: {name}" not in report.seen
    ]
    for code, campaign in pack.campaigns.items():
        for name, step in campaign.steps.items():
            path = f"campaigns.{code}.steps.{name}"
            if f"{code}: {name}" not in report.seen:
                found += [path] if step.kind != "branch" else []
                continue
            found += [
                f"{path}.choices[{n}]"
                for n, choice in enumerate(step.choices)
                if f"{code}: {name}: {n}" not in report.seen and not _learned(pack, step, choice)
            ]
    return found


def _learned(pack: Pack, step: CampaignStep, choice: StepChoice) -> bool:
    """Whether nobody wrote this choice: training offers a card in the place of the one that it replaces."""
    if not step.training or choice.training is None:
        return False
    out, into = choice.training
    card = pack.actions.get(into) or pack.tools.get(into)
    return card is not None and card.replaces == out


def _endings(pack: Pack, report: Report) -> Iterator[str]:
    """How often each episode and campaign came to each of its endings, also to none."""
    told = {code: dict.fromkeys((*episode.resolutions, ""), 0) for code, episode in pack.episodes.items()}
    for code, campaign in pack.campaigns.items():
        told[code] = {name: 0 for name, step in campaign.story.items() if step.kind == "epilogue"}
    for code, names in told.items():
        counts = names | {name: n for (of, name), n in report.endings.items() if of == code}
        shown = [f"{name or 'without a resolution'} {n}" for name, n in counts.items() if n or name]
        if any(counts.values()):
            yield f"  endings of {code}: {', '.join(shown)}"


def _starts(pack: Pack) -> set[str]:
    return {start.environment for episode in pack.episodes.values() for start in episode.starts}


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
    parser = argparse.ArgumentParser(prog="python -m engine.players.neon_hope.check", description=about)
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="a pack, or a folder with packs")
    parser.add_argument("--play", type=int, default=0, metavar="N", help="play each campaign so many times")
    parser.add_argument("--difficulty", choices=DIFFICULTIES, default="normal")
    options = parser.parse_args(arguments)
    library = Library.load(options.folders, lenient=True)
    named = {Path(folder).resolve() for folder in options.folders}
    homes = {code: home.resolve() for code, home in library.homes.items()}
    asked = [code for code, home in homes.items() if named & {home, home.parent}]
    for problem in library.problems:
        print(problem)
    for doubt in library.doubts:
        print(f"a slip? {doubt}")
    broken = bool(library.problems)
    for code in asked:
        pack = library.packs[code]
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
    for line in _endings(pack, report):
        print(line)
    never = unseen(pack, report)
    if never:
        print(f"  never came up: {', '.join(never)}")
    for line in report.broken:
        print(f"  broken: {line}")
    return bool(report.broken)


if __name__ == "__main__":
    sys.exit(main())
