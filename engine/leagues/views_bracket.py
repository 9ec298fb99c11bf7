"""The view of a bracket: games in the columns people know, upper and lower bracket, final, reset."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from engine.leagues.brackets import FREE, Bracket, BracketGame, bracket
from engine.leagues.errors import LeagueError
from engine.leagues.model import Cut, Event, Pairing
from engine.leagues.view import (
    BracketGameView,
    BracketRound,
    BracketView,
    Contestant,
    GameState,
    Place,
    RoundKind,
)


def bracket_view(event: Event, *, cut: Cut | None = None, playing: Collection[int] = ()) -> BracketView:
    """The bracket as it stands; `cut`: one that is not drawn yet, `playing`: games that are going on.
    LeagueError if there is none."""
    tree = bracket(event, cut)
    chosen = cut or event.cut
    if chosen is None:  # bracket() has refused it before
        raise LeagueError("lg-error-no-cut")
    builder = _Builder(event, tree, frozenset(playing))
    columns = _columns(tree, single=chosen.elimination == "single")
    totals = {kind: sum(each == kind for each, _ in columns) for kind, _ in columns}
    rounds: list[BracketRound] = []
    for kind, games in columns:
        number = sum(each.kind == kind for each in rounds) + 1
        shown = tuple(builder.game(game) for game in games)
        rounds.append(BracketRound(kind, number, totals[kind], shown))
    first = rounds[0] if rounds else None
    busy = {seed for game in first.games for seed in (game.first.seed, game.second.seed)} if first else set()
    free = [
        (seed, event.name_of(one)) for seed, one in enumerate(tree.seeds, 1) if first and seed not in busy
    ]
    places = _places(event, tree)
    return BracketView(event.name, chosen.elimination, len(tree.seeds), tuple(rounds), tuple(free), places)


def places_of(event: Event) -> tuple[Place, ...]:
    """The places of the cut that are decided; () if there is none (yet)."""
    return () if event.cut is None else _places(event, bracket(event))


def _places(event: Event, tree: Bracket) -> tuple[Place, ...]:
    return tuple(
        Place(at, tree.seeds.index(one) + 1, event.name_of(one))
        for at, one in enumerate(tree.places, 1)
        if one is not None
    )


def _columns(tree: Bracket, *, single: bool) -> list[tuple[RoundKind, list[BracketGame]]]:
    """Columns from left to right, the upper bracket first; games nobody plays are not in them."""
    games = sorted(tree.games, key=lambda game: (game.round, game.number))
    found: list[tuple[RoundKind, list[BracketGame]]] = []
    if single:
        return [("single", list(group)) for _, group in groupby(games, key=lambda game: game.round)]
    final, reset = tree.games[-2], tree.games[-1]
    upper: set[int] = set()
    for game in games[:-2]:
        if all(slot[0] == "S" or (slot[0] == "W" and int(slot[1:]) in upper) for slot in game.slots):
            upper.add(game.number)
    for kind, members in (
        ("upper", [game for game in games[:-2] if game.number in upper]),
        ("lower", [game for game in games[:-2] if game.number not in upper]),
    ):
        for _, group in groupby(members, key=lambda game: game.round):
            played = [game for game in group if not game.free]
            if played:
                found.append(("upper" if kind == "upper" else "lower", played))
    return [*found, ("final", [final]), ("reset", [reset])]


class _Builder:
    """Turns games of the domain into views."""

    def __init__(self, event: Event, tree: Bracket, playing: Collection[int]) -> None:
        self.event = event
        self.seeds: Sequence[str] = tree.seeds
        self.games = {game.number: game for game in tree.games}
        self.playing = playing
        self.pairings: dict[int, Pairing] = {
            pairing.table: pairing
            for each in event.of_stage("cut")
            for pairing in each.pairings
            if pairing.counts
        }

    def game(self, game: BracketGame) -> BracketGameView:
        pairing = self.pairings.get(game.number)
        slots = [self._origin(slot) for slot in game.slots]
        feeds = [int(slot[1:]) if slot[:1] == "W" else 0 for slot in slots]
        return BracketGameView(
            number=game.number,
            first=self._contestant(game, game.one, slots[0], pairing),
            second=self._contestant(game, game.other, slots[1], pairing),
            state=self._state(game, pairing),
            feeds=(feeds[0], 0 if game.reset else feeds[1]),
            reset=game.reset,
        )

    def _origin(self, slot: str) -> str:
        """Where somebody really comes from: a game nobody plays hands on whoever is in it."""
        while slot[:1] in ("W", "L") and self.games[int(slot[1:])].free and not self._is_reset(slot):
            game = self.games[int(slot[1:])]
            kept = [
                origin for origin, one in zip(game.slots, (game.one, game.other), strict=True) if one != FREE
            ]
            if not kept:
                return ""
            slot = kept[0]
        return slot

    def _is_reset(self, slot: str) -> bool:
        return self.games[int(slot[1:])].reset

    def _state(self, game: BracketGame, pairing: Pairing | None) -> GameState:
        if game.free:
            return "unneeded"
        if game.winner is not None:
            return "done"
        if game.reset and self.games[game.number - 1].winner is None:
            return "waiting"
        if not game.playable:
            return "waiting"
        if pairing is not None and pairing.status == "reported":
            return "reported"
        return "playing" if game.number in self.playing else "ready"

    def _contestant(
        self, game: BracketGame, one: str | None, source: str, pairing: Pairing | None
    ) -> Contestant:
        waiting = game.reset and (game.free or self.games[game.number - 1].winner is None)
        if not one or waiting:
            return Contestant(source="" if source[:1] == "S" else source)
        side, score = None, None
        if pairing is not None and one in pairing.players:
            if pairing.corp:
                side = "corp" if pairing.corp == one else "runner"
            if pairing.score is not None and pairing.status == "confirmed":
                score = pairing.points(one)
        return Contestant(
            name=self.event.name_of(one),
            seed=self.seeds.index(one) + 1,
            side="corp" if side == "corp" else "runner" if side else None,
            score=score,
            won=game.winner == one,
            source=source,
        )
