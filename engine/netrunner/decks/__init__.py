"""Deck lists, and new games from them (1.4, 1.6)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from engine.netrunner import cards
from engine.netrunner.decks.lists import Deck, core_set_decks, starter_decks
from engine.netrunner.game import SCHEMA, Game
from engine.netrunner.policy import POLICY, Policy
from engine.netrunner.rules.turns import GameFrame
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.edition import EDITIONS, NEWEST
from engine.netrunner.table.parts import Seat, Zone
from engine.netrunner.table.state import (
    CENTRALS,
    CORP,
    DECK,
    HAND,
    IDENTITY,
    RUNNER,
    SEATS,
    ZONES,
    NetrunnerState,
    Server,
)

_ = cards


class Level(msgspec.Struct, frozen=True):
    """A pair of starter decks and the points they are played to."""

    name: str
    corp: str
    runner: str
    points_to_win: int


STARTER_GAMES: Final = {
    "beginner": Level("beginner", "gateway-beginner-corp", "gateway-beginner-runner", 6),
    "intermediate": Level("intermediate", "gateway-intermediate-corp", "gateway-intermediate-runner", 7),
}


def new_game(
    level: str = "beginner", seed: int = 0, *, corp: Deck | None = None, runner: Deck | None = None,
    points_to_win: int | None = None, policy: Policy = POLICY, edition: str = NEWEST,
    memory_aid: bool = True,
) -> Game:  # fmt: skip
    """A game that asks for mulligans first, by the rules in force unless another edition is named.

    KeyError for an unknown level or edition.

    `seed` decides every random event; keep it secret. Other decks than the level's may be given.
    `memory_aid`: whether views tell a player what they have seen before.

    Rules: 1.6.1, 1.14.1, 3.1.1, 3.1.1b, 4.2.1, 4.4.1, 4.5.1, 4.6.1, 4.6.4a, 4.6.7a, 4.6.8b, 1.8.3d.
    """
    chosen = STARTER_GAMES[level]
    rules = EDITIONS[edition]
    usual = {CORP: starter_decks()[chosen.corp], RUNNER: starter_decks()[chosen.runner]}
    points = points_to_win or chosen.points_to_win
    if rules.first_game is not None:
        usual = {seat: core_set_decks()[name] for seat, name in zip(SEATS, rules.first_game, strict=True)}
        points = points_to_win or rules.points_to_win
    decks = {CORP: corp or usual[CORP], RUNNER: runner or usual[RUNNER]}
    state = NetrunnerState(
        schema=SCHEMA, seed=seed, level=level, points_to_win=points,
        edition=rules.name, memory_aid=memory_aid or rules.keeps_notes,
    )  # fmt: skip
    state.zones = dict.fromkeys(ZONES, ())
    state.servers = {name: Server() for name in CENTRALS}
    for seat in SEATS:
        deck = decks[seat]
        _add(state, deck.identity, seat, IDENTITY)
        for code, copies in deck.cards.items():
            for _copy in range(copies):
                _add(state, code, seat, DECK[seat])
        if deck.extra:
            state.outside[seat] = tuple(code for code, n in deck.extra.items() for _copy in range(n))
    state.stack.append(GameFrame())
    game = Game(state, policy)
    for oid in state.zones[IDENTITY]:  # active from the beginning (1.8.3d, 1.10.5b)
        do.first_recurring(game, oid)
    game.proceed()
    return game


def has_own_first_game(edition: str) -> bool:
    """Whether games of an edition, without decks of the players' own, have those of its time at any level."""
    rules = EDITIONS.get(edition)
    return rules is not None and rules.first_game is not None


def decks_of(game: Game) -> dict[Seat, Deck]:
    """The decks of a game that has just begun: nothing has left decks and hands yet. What else lies there was
    brought along (1.5.3)."""
    state = game.state
    found: dict[Seat, Deck] = {}
    for seat in SEATS:
        mine = [card for card in state.cards.values() if card.side == seat]
        identity = next(card.code for card in mine if card.zone == IDENTITY)
        cards = Counter(card.code for card in mine if card.zone in (DECK[seat], HAND[seat]))
        extra = Counter(card.code for card in mine if card.zone not in (DECK[seat], HAND[seat], IDENTITY))
        extra.update(state.outside.get(seat, ()))
        found[seat] = Deck(identity, dict(sorted(cards.items())), dict(sorted(extra.items())))
    return found


def _add(state: NetrunnerState, code: str, seat: Seat, zone: Zone) -> None:
    state.last_oid += 1
    oid = state.last_oid
    state.cards[oid] = Card(oid, code, seat, zone, faceup=zone == IDENTITY, number=oid)
    state.zones[zone] = (*state.zones[zone], oid)
