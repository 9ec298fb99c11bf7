"""`python -m tools.blunders [games] [first seed]`: the worst habits of automatic players, in mirror games.

An earlier player (`tools.ladder.__main__.BEFORE`) and today's play both sides of the same games, with the
decks of System Gateway and with Startup decks. Counts are also told per turn, run or whatever they are a
share of, since games are not equally long.

A naked asset is one installed in a server without ice; wasted if trashed unrezzed or with credits on it.
A run without gain accesses nothing and leaves the Runner no more credits and counters than before.
"""

from __future__ import annotations

import sys
from collections import Counter

from engine.kernel.decisions import Decision, Option
from engine.netrunner import Game, new_game
from engine.netrunner.decks.lists import Deck
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.facts import AGENDA, ASSET
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner.reading import is_trap
from tests.netrunner.decklists.current_decks import decks
from tools.ladder.__main__ import BEFORE, earlier, today
from tools.ladder.games import Player, starter

GAMES = 60
SHARES = {
    "naked assets": "turns", "naked assets wasted": "naked assets", "advancements on traps": "advancements",
    "purges": "turns", "runs without gain": "runs", "runs on Archives": "runs",
    "without gain on Archives": "runs on Archives", "turns that end at 0 credits": "turns",
}  # fmt: skip
"""What each count is a share of."""


class Watcher:
    """Counts what goes wrong in one game."""

    def __init__(self, game: Game, counts: Counter[str]) -> None:
        self.game, self.counts = game, counts
        self.naked: dict[int, bool] = {}
        """Assets installed naked, and whether they still had something to give when last seen."""
        self.before: int | None = None
        """What the Runner had when the run began."""
        self.accessed = False
        self.server = ""
        self.turn = game.state.turn

    def wealth(self) -> int:
        """Credits and counters of the Runner."""
        state = self.game.state
        rig = [card for card in state.cards.values() if card.side == RUNNER and card.zone == "installed"]
        return state.credits[RUNNER] + sum(card.credit + card.virus + card.power for card in rig)

    def answered(self, decision: Decision, option: Option) -> None:
        """Something is about to be done."""
        state, counts = self.game.state, self.counts
        card = state.cards.get(option.oid)
        if option.verb == "install" and decision.seat == CORP and card is not None:
            server = state.servers.get(option.to)
            if definition(card.code).type == ASSET and (server is None or not server.ice):
                counts["naked assets"] += 1
                self.naked[card.number] = True
        elif option.verb == "advance" and card is not None:
            counts["advancements"] += 1
            counts["advancements on traps"] += is_trap(card.code)
        elif option.verb == "purge":
            counts["purges"] += 1
        elif option.verb == "run" and option.to:
            self.before, self.accessed, self.server = self.wealth(), False, option.to
            counts["runs"] += 1
            counts["runs on Archives"] += option.to == "archives"

    def happened(self, kinds: list[str]) -> None:
        """It was done."""
        state, counts = self.game.state, self.counts
        self.accessed |= "accessed" in kinds
        if "run_ends" in kinds and self.before is not None:
            idle = not self.accessed and self.wealth() <= self.before
            counts["runs without gain"] += idle
            counts["without gain on Archives"] += idle and self.server == "archives"
            self.before = None
        there = {card.number: card for card in state.cards.values()}
        for number, full in list(self.naked.items()):
            card = there.get(number)
            if card is None or card.zone != "installed":
                counts["naked assets wasted"] += full
                del self.naked[number]
            else:
                self.naked[number] = not card.faceup or card.credit > 0
        if state.turn != self.turn:
            self.turn = state.turn
            counts["turns"] += 1
            just = CORP if state.active == RUNNER else RUNNER
            counts["turns that end at 0 credits"] += state.credits[just] == 0


def startup_game(seed: int) -> Game:
    """With two Startup decks (`tests/netrunner/decklists/current`), each pair once before one comes again."""
    corps, runners = (list(decks("startup", side).values()) for side in (CORP, RUNNER))
    corp: Deck = corps[seed % len(corps)]
    runner: Deck = runners[(seed + seed // len(corps)) % len(runners)]
    return new_game("intermediate", seed=seed, corp=corp, runner=runner, edition=CR_24_03.name)


def play(game: Game, player: Player, counts: Counter[str]) -> None:
    """A mirror game."""
    watcher = Watcher(game, counts)
    while game.state.decisions:
        decision = game.state.decisions[0]
        keys = player(game, decision.seat, decision.id)
        for option in decision.options:
            if option.key in keys:
                watcher.answered(decision, option)
        watcher.happened([event.kind for event in game.answer(decision.seat, decision.id, keys)])
    agendas = [card for card in game.state.cards.values() if definition(card.code).type == AGENDA]
    counts["agendas scored"] += sum(card.zone == "corp_score" for card in agendas)
    counts["agendas stolen"] += sum(card.zone == "runner_score" for card in agendas)


def main() -> None:
    """Play and print."""
    given = [int(text) for text in sys.argv[1:]]
    games, first = (*given, *(GAMES, 0)[len(given) :])
    found: list[Counter[str]] = []
    for begin in (starter, startup_game):
        for player in (earlier(BEFORE, "sensible"), today):
            counts: Counter[str] = Counter()
            for seed in range(first, first + games):
                play(begin(seed), player, counts)
            found.append(counts)
    heads = "".join(f"{head:>17}" for head in (BEFORE, "today", f"Startup {BEFORE}", "today"))
    sys.stdout.write(f"{f'{games} games from seed {first}':30}{heads}\n")
    for name in sorted(set().union(*found)):
        shown = "".join(f"{_told(name, counts):>17}" for counts in found)
        sys.stdout.write(f"{name:30}{shown}\n")


def _told(name: str, counts: Counter[str]) -> str:
    whole = counts[SHARES[name]] if name in SHARES else 0
    return f"{counts[name]} ({100 * counts[name] / whole:.1f} %)" if whole else str(counts[name])


if __name__ == "__main__":
    main()
