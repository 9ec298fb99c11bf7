"""Knock-out: who is in, who meets whom, who won, who came where.

Single elimination seeds anew after each round: the best seed left meets the worst. Double elimination follows
the shapes of `bracket_shapes`; who falls out in the same round is placed by seed. Fields that are no power of
two leave the best seeds free at first. A tied game goes to the higher seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from engine.leagues.bracket_shapes import shape_of
from engine.leagues.errors import LeagueError
from engine.leagues.model import KNOCK_OUT, Cut, Event, Pairing
from engine.leagues.rng import shuffled
from engine.leagues.standings import standings

FREE = ""
"""The opponent of somebody who has none."""


class BracketGame(NamedTuple):
    """One game. Players are None while unknown; `slots` say where they come from ("S1", "W3", "L3", or ""
    where the seeds left decide). `free`: nobody plays it. `winner` None: not decided."""

    number: int
    round: int
    one: str | None
    other: str | None
    slots: tuple[str, str]
    winner: str | None = None
    free: bool = False
    reset: bool = False

    @property
    def playable(self) -> bool:
        """Both players are known, and nobody has won yet."""
        return not self.free and self.winner is None and self.one is not None and self.other is not None


class Bracket(NamedTuple):
    """`seeds`: ids, the best first. `places`: ids from the winner on, None where not decided yet."""

    seeds: tuple[str, ...]
    games: tuple[BracketGame, ...]
    places: tuple[str | None, ...]

    @property
    def finished(self) -> bool:
        """Whether there is a winner."""
        return self.places[0] is not None


def cut_field(event: Event, size: int) -> tuple[str, ...]:
    """The best active players, in the order of the standings; where there are divisions, all their winners
    before all seconds. LeagueError if fewer are left."""
    rows = [row for row in standings(event) if row.status == "active"]
    if len(rows) < size:
        raise LeagueError("lg-error-cut-too-large", cut=size, players=len(rows))
    if event.settings.divisions > 1:
        ahead: Counter[int] = Counter()
        place = {}
        for row in rows:
            place[row.player] = ahead[row.division]
            ahead[row.division] += 1
        rows.sort(key=lambda row: (place[row.player], row.rank))
    return tuple(row.player for row in rows[:size])


def begin_cut(event: Event) -> Cut:
    """The cut the event goes on with: of the settings' size, or of everybody in a knock-out, where manual
    seeds come first and chance seeds the rest."""
    settings = event.settings
    if settings.format not in KNOCK_OUT:
        return Cut(cut_field(event, settings.cut), settings.elimination)
    if len(event.active) < 2:
        raise LeagueError("lg-error-too-few", players=len(event.active), least=2)
    drawn = shuffled(settings.seed, [player.id for player in event.active], "seeding")
    seeds = sorted(drawn, key=lambda one: event.player(one).seed or len(event.players) + 1)
    return Cut(tuple(seeds), "single" if settings.format == "single_elimination" else "double")


def bracket(event: Event, cut: Cut | None = None) -> Bracket:
    """The bracket as it stands. LeagueError if there is no cut yet (and none is given)."""
    cut = cut or event.cut
    if cut is None:
        raise LeagueError("lg-error-no-cut")
    played = {
        pairing.table: pairing
        for each in event.of_stage("cut")
        for pairing in each.pairings
        if pairing.status == "confirmed"
    }
    winners = {number: winner(pairing, cut.seeds) for number, pairing in played.items()}
    return (_single if cut.elimination == "single" else _double)(cut.seeds, winners)


def winner(pairing: Pairing, seeds: Sequence[str]) -> str:
    """Who goes on: more points, or the higher seed of a tied game."""
    mine, theirs = pairing.score or (0, 0)
    if mine == theirs:
        return min(pairing.players, key=seeds.index)
    return pairing.player1 if mine > theirs else pairing.player2 or pairing.player1


def playable(event: Event, cut: Cut) -> list[BracketGame]:
    """Games that can be played and are in no round yet (those of a voided pairing are free again)."""
    paired = {p.table for played in event.of_stage("cut") for p in played.pairings if p.counts}
    return [game for game in bracket(event, cut).games if game.playable and game.number not in paired]


def _power(count: int) -> int:
    """The next power of two."""
    return 1 << max(count - 1, 1).bit_length()


# -- single elimination -----------------------------------------------------------------------------------


def _single(seeds: tuple[str, ...], winners: dict[int, str]) -> Bracket:
    games: list[BracketGame] = []
    size = _power(len(seeds))
    left: list[str] | None = list(seeds)  # None: not known yet
    out: list[list[str | None]] = []  # who fell out, the last round first
    at = 0
    while size > 1:
        at += 1
        free = size - len(seeds) if at == 1 else 0
        count = size // 2 - free
        lost: list[str | None] = []
        going_on = left[:free] if left is not None else []
        for i in range(count):
            number = len(games) + 1
            if left is None:
                games.append(BracketGame(number, at, None, None, ("", "")))
                lost.append(None)
                continue
            one, other = left[free + i], left[-1 - i]
            won = winners.get(number)
            slots = (f"S{seeds.index(one) + 1}", f"S{seeds.index(other) + 1}")
            games.append(BracketGame(number, at, one, other, slots, won))
            if won is None:
                lost.append(None)
            else:
                going_on.append(won)
                lost.append(other if won == one else one)
        known = [one for one in lost if one is not None]
        decided = len(known) == count
        out.insert(0, [*sorted(known, key=seeds.index)] if decided else [None] * count)
        left = sorted(going_on, key=seeds.index) if decided and left is not None else None
        size //= 2
    first = left[0] if left else None
    return Bracket(seeds, tuple(games), (first, *(one for group in out for one in group)))


# -- double elimination -----------------------------------------------------------------------------------


def _double(seeds: tuple[str, ...], winners: dict[int, str]) -> Bracket:
    shape = shape_of(_power(len(seeds)))
    final, reset = len(shape) - 1, len(shape)
    games: dict[int, BracketGame] = {}

    def who(slot: str) -> str | None:
        number = int(slot[1:])
        if slot[0] == "S":
            return seeds[number - 1] if number <= len(seeds) else FREE
        game = games[number]
        if slot[0] == "W":
            return game.winner
        if game.free:
            return FREE
        if game.winner is None:
            return None
        return game.other if game.winner == game.one else game.one

    for number, (at, first, second) in sorted(shape.items(), key=lambda item: item[1][0]):
        one, other = who(first), who(second)
        free = FREE in (one, other)
        # Who meets nobody goes on, be it somebody not known yet or nobody either.
        won = (other if one == FREE else one) if free else winners.get(number)
        if number == reset and games[final].winner not in (None, games[final].other):
            free, won = True, games[final].winner  # the finalist from the upper bracket has won
        games[number] = BracketGame(number, at, one, other, (first, second), won, free, number == reset)
    return Bracket(seeds, tuple(games[n] for n in sorted(games)), _places(seeds, games, final))


def _places(seeds: tuple[str, ...], games: dict[int, BracketGame], final: int) -> tuple[str | None, ...]:
    """Places from the last rounds back; a round's are known when all its games are decided."""
    best = games[final + 1].winner
    second: str | None = None
    if best is not None:
        last = games[final]
        second = last.other if best == last.one else last.one
    places: list[str | None] = [best, second]
    second_chances = {slot for game in games.values() for slot in game.slots if slot[0] == "L"}
    out = [
        g for g in games.values() if f"L{g.number}" not in second_chances and g.number < final and not g.free
    ]
    out.sort(key=lambda game: -game.round)
    for _, group in groupby(out, key=lambda game: game.round):
        together = list(group)
        lost = [(g.other if g.winner == g.one else g.one) for g in together if g.winner is not None]
        if len(lost) == len(together):
            places += sorted(lost, key=lambda one: seeds.index(one or seeds[0]))
        else:
            places += [None] * len(together)
    return tuple(places)
