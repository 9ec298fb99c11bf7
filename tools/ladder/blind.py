"""`python -m tools.ladder.blind`: cards that the sensible player leaves and random seats use with profit.

Every declared card is put into decks a few times, three copies with those of five others, and games are
played by the sensible player with a share of random answers, so that cards come to stand on many tables.
Wherever a card can be installed, played, rezzed or used it is noted what the sensible one would do, once a
turn. What it never does is then tried: on deals of the unseen cards the game goes on by the plain rules for
eight turns, once with that done first and once as the player would have it, and the chance to win is compared
(after two turns it says mostly that a card has left the hand). A use may be good on few tables. So half of
the deals say which these are (where it is better on average), and the other half what it brings there. With
`--to-the-end` what does bring something is played on until somebody has won.

What is worth a few credits is not told from chance on so few tables: it finds what decides games.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

import msgspec

from engine.netrunner import Game, new_game
from engine.netrunner.decks.lists import Deck
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import CORP, RUNNER, SEATS
from engine.players import random_player
from engine.players.netrunner.beliefs import deal
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.standing import chance
from tools.ladder.__main__ import say, today
from tools.ladder.games import Player
from tools.sweep.netrunner_decks import deck

VERBS: Final = frozenset(("install", "play", "action", "use", "rez"))
"""What cards are there for."""
SHORT: Final = {"break_all": "use"}
"""What stands for several uses."""
TOGETHER: Final = 6
"""Cards of a side that are put into a deck together, and how many copies of each."""
COPIES: Final = 3
CHANCE: Final = 5
"""One of so many answers in the games is any."""
LEAST: Final = 5
"""Turns in which something has to be possible to be judged."""
TABLES: Final = 10
"""Tables on which something is tried at most, and those of one game."""
OF_A_GAME: Final = 3
DEALS: Final = 8
"""Of each table; even ones say where a use is good, odd ones what it brings."""
TURNS: Final = 8
"""After so many the chance to win is reckoned: what a card in hand is worth in it is no more the question."""
STEPS: Final = 4000


class Use(NamedTuple):
    """Something that is done with a card."""

    seat: str
    type: str
    verb: str
    title: str


class Place(NamedTuple):
    """A table on which it could be done."""

    game: Game
    seat: str
    key: str


class Tally(msgspec.Struct):
    """How often something could be done, in turns, and was."""

    offers: int = 0
    done: int = 0
    places: list[Place] = []


def with_cards(side: str, seed: int, codes: tuple[str, ...]) -> Deck:
    """A random deck in which others than agendas have made room for three copies of each of these."""
    base, dice = deck(side, seed), random.Random(f"blind:{seed}:{side}")
    others = [code for code, n in base.cards.items() if definition(code).type != AGENDA for _ in range(n)]
    dice.shuffle(others)
    cards = Counter({code: n for code, n in base.cards.items() if definition(code).type == AGENDA})
    cards.update(others[COPIES * len(codes) :])
    cards.update(dict.fromkeys(codes, COPIES))
    return Deck(base.identity, dict(cards), base.extra)


def games(rounds: int, first: int, only: frozenset[str]) -> Iterator[tuple[Game, frozenset[str]]]:
    """The games of some rounds, in each of which every card is in a deck once, with the cards put there.
    `only`: titles, if not all are asked for."""
    pools = {
        side: [
            code for code in sorted(declared())
            if definition(code).facts.side == side and "identity" not in definition(code).type
            and definition(code).type != AGENDA and (not only or definition(code).title in only)
        ]
        for side in SEATS
    }  # fmt: skip
    seed = first
    for _ in range(rounds):
        parts = []
        for side in (CORP, RUNNER):
            pool = list(pools[side])
            random.Random(f"{seed}:{side}").shuffle(pool)
            parts.append([tuple(pool[i : i + TOGETHER]) for i in range(0, len(pool), TOGETHER)])
        for i in range(max(len(part) for part in parts)):
            corp, runner = (part[i % len(part)] if part else () for part in parts)
            yield new_game(
                "intermediate", seed, corp=with_cards(CORP, seed, corp),
                runner=with_cards(RUNNER, seed, runner), edition=CR_24_03.name,
            ), frozenset((*corp, *runner))  # fmt: skip
            seed += 1


def offered(game: Game, asked: frozenset[str]) -> dict[Use, list[str]]:
    """The uses of these cards that the open question offers, with the keys of its options."""
    decision = game.state.decisions[0]
    see, found = Sight(game, decision.seat), dict[Use, list[str]]()
    for option in decision.options:
        verb = SHORT.get(option.verb, option.verb)
        kind = see.kind(option.oid) if verb in VERBS and option.oid else None
        if kind is not None and kind.facts.side == decision.seat and kind.code in asked:
            found.setdefault(Use(decision.seat, kind.type, verb, kind.title), []).append(option.key)
    return found


def note(game: Game, asked: frozenset[str], found: dict[Use, Tally], choose: Player) -> None:
    """Play a game; what could be done with these cards in it, and what the player would have done."""
    before, kept = set[tuple[int, Use]](), Counter[Use]()
    while game.state.decisions:
        decision = game.state.decisions[0]
        keys = choose(game, decision.seat, decision.id)
        for use, ways in offered(game, asked).items():
            tally = found.setdefault(use, Tally())
            new, did = (game.state.turn, use) not in before, not set(ways).isdisjoint(keys)
            tally.offers += new
            tally.done += did
            before.add((game.state.turn, use))
            if tally.done:
                tally.places.clear()
            elif new and kept[use] < OF_A_GAME and len(tally.places) < TABLES:
                # An answer is accepted on a clone of the state: this one stays as it is.
                way = ways[len(tally.places) % len(ways)]
                tally.places.append(Place(Game(game.state, game.policy), decision.seat, way))
                kept[use] += 1
        if random_player.dice(game, "blind", CHANCE) == 0:
            keys = random_player.choose(game, decision)
        game.answer(decision.seat, decision.id, keys)


def outcome(start: Game, seat: str, keys: tuple[str, ...], choose: Player, *, end: bool) -> float:
    """The seat's chance to win some turns after an answer; or whether it wins, with `end`."""
    game = Game(start.state, start.policy)
    turn = game.state.turn
    for _ in range(STEPS):
        asked = game.state.decisions[0]
        game.answer(asked.seat, asked.id, keys)
        if not game.state.decisions:
            break
        if not end and game.state.turn >= turn + TURNS:
            found = chance(Sight(game, CORP))
            return found if seat == CORP else 1 - found
        asked = game.state.decisions[0]
        keys = choose(game, asked.seat, asked.id)
    return float(game.result is not None and game.result.winner == seat)


def tried(place: Place, choose: Player, *, end: bool = False) -> list[float]:
    """What a use brings more than the player's own choice, on each of the same deals."""
    found = []
    for sample in range(DEALS):
        start = deal(place.game, place.seat, sample)
        own = choose(start, place.seat, start.state.decisions[0].id)
        used, left = (outcome(start, place.seat, keys, choose, end=end) for keys in ((place.key,), own))
        found.append(used - left)
    return found


class Mean(NamedTuple):
    """A mean in points of 100, and how much it may be off (95 %)."""

    points: float
    error: float

    @classmethod
    def of(cls, tables: list[list[float]]) -> Mean:
        """Over tables, each of which counts as one: its deals hang together."""
        each = [sum(table) / len(table) for table in tables if table]
        if len(each) < 2:
            return cls(100 * sum(each), 100.0)
        middle = sum(each) / len(each)
        spread = sum((one - middle) ** 2 for one in each) / (len(each) - 1)
        return cls(100 * middle, 196 * sqrt(spread / len(each)))

    def __str__(self) -> str:
        return f"{self.points:+6.1f} ±{self.error:5.1f}"

    @property
    def surely(self) -> bool:
        """Whether it is above 0."""
        return self.points > self.error


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(prog="tools.ladder.blind")
    asked.add_argument("--rounds", type=int, default=4, help="games in which each card is")
    asked.add_argument("--first", type=int, default=0, help="seed")
    asked.add_argument("--to-the-end", action="store_true")
    asked.add_argument("--only", nargs="+", default=[], help="titles")
    given = asked.parse_args()
    tallies: dict[Use, Tally] = {}
    for game, cards in games(given.rounds, given.first, frozenset(given.only)):
        note(game, cards, tallies, today)
    enough = {use: tally for use, tally in tallies.items() if tally.offers >= LEAST}
    never = {use: tally for use, tally in enough.items() if not tally.done and tally.places}
    say(f"{len(enough)} uses were possible in {LEAST} turns or more, {len(never)} never made")
    for use in sorted(never):
        places = never[use].places
        found = [tried(place, today) for place in places]
        whole = Mean.of(found)
        good = [i for i, each in enumerate(found) if sum(each[::2]) > 0]
        there = Mean.of([found[i][1::2] for i in good])
        blind = whole.surely or (len(good) > 1 and there.surely)
        line = f"{'BLIND' if blind else 'left ':5} {use.seat:6} {use.type:9} {use.verb:7} {use.title:32}"
        line += f"{never[use].offers:4} turns {whole}   good {len(good):2} of {len(places):2} {there}"
        if blind and given.to_the_end:
            won = [tried(place, today, end=True) for place in places]
            line += f"   wins {Mean.of(won)}   there {Mean.of([won[i][1::2] for i in good])}"
        say(line)


if __name__ == "__main__":
    main()
