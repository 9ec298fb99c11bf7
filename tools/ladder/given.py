"""`python -m tools.ladder.given`: what a thing is worth, by giving it.

The value of a position (`standing`) is a line fitted to games, and games tell what goes together: who has
much money may be who knows no use for it. Here games of the plain rules are stopped where a turn begins, a
side is given something, or a card of it is put elsewhere, and both positions are played to the end with the
same dice. Printed is what was given, at how many positions, how much likelier the Corp won with it (points of
100, 95 %, resampled over positions), and how much likelier the value says it does.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from engine.netrunner import Game
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.facts import AGENDA, ASSET, ICE
from engine.netrunner.table.parts import Zone
from engine.netrunner.table.state import (
    CENTRALS,
    CORP,
    DECK,
    HAND,
    HQ,
    INSTALLED,
    RD,
    RUNNER,
    NetrunnerState,
    Server,
    opponent,
    seat_named,
)
from engine.players import netrunner
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.standing import chance
from tools.ladder.__main__ import interval, say, today
from tools.ladder.games import KINDS

CREDITS: Final = 5
CARDS: Final = 2
FEW: Final = 3
"""Cards in a hand that takes so many more."""
LEFT: Final = 6
"""Cards that stay in a deck from which some are given."""
OFTEN: Final = 0.12
"""Share of the turns at whose beginning something is given."""
TWICE: Final = 2
"""How often each position is played out."""
STEPS: Final = 5000

Gift = Callable[[NetrunnerState], bool]
"""Changes a position; False if there is nothing to give in it."""


class Given(NamedTuple):
    """What came of giving something in one position."""

    name: str
    won: float
    """How much more often the Corp won."""
    valued: float
    """How much likelier it wins by the value."""


def credits(side: str, n: int) -> Gift:
    """Credits for a side."""

    def give(state: NetrunnerState) -> bool:
        state.credits[side] += n
        return True

    return give


def draws(side: str, n: int) -> Gift:
    """The topmost cards of a side's deck, into a hand that is not full."""
    hand, deck = HAND[seat_named(side)], DECK[seat_named(side)]

    def give(state: NetrunnerState) -> bool:
        if len(state.zones[hand]) > FEW or len(state.zones[deck]) < n + LEFT:
            return False
        for oid in state.zones[deck][:n]:
            _move(state, oid, deck, hand)
        return True

    return give


def ice_before(server: str) -> Gift:
    """A piece of ice from HQ that can be paid for goes before a server, "" for a remote one with a card."""

    def give(state: NetrunnerState) -> bool:
        held = (oid for oid in state.zones[HQ] if _kind(state, oid) == ICE)
        oid = next((oid for oid in held if _cost(state, oid) <= state.credits[CORP]), 0)
        remotes = (name for name, there in state.servers.items() if name not in CENTRALS and there.root)
        name = server or next(remotes, "")
        return bool(oid and name) and _install(state, oid, name)

    return give


def agenda_behind_ice(state: NetrunnerState) -> bool:
    """An agenda from HQ goes into a remote server with ice where none is, nor an asset."""
    oid = next((oid for oid in state.zones[HQ] if _kind(state, oid) == AGENDA), 0)
    free = (
        name for name, there in state.servers.items()
        if name not in CENTRALS and there.ice
        if not any(_kind(state, root) in (AGENDA, ASSET) for root in there.root)
    )  # fmt: skip
    name = next(free, "")
    return bool(oid and name) and _install(state, oid, name)


def agenda_away(state: NetrunnerState) -> bool:
    """An agenda of HQ and R&D's lowest card that is none change places."""
    held = next((oid for oid in state.zones[HQ] if _kind(state, oid) == AGENDA), 0)
    other = next((oid for oid in reversed(state.zones[RD]) if _kind(state, oid) != AGENDA), 0)
    if not held or not other:
        return False
    swapped = {held: other, other: held}
    for zone in (HQ, RD):
        state.zones[zone] = tuple(swapped.get(oid, oid) for oid in state.zones[zone])
        for oid in state.zones[zone]:
            state.cards[oid] = msgspec.structs.replace(state.cards[oid], zone=zone)
    return True


def tag(state: NetrunnerState) -> bool:
    """A tag for the Runner."""
    state.tags += 1
    return True


GIFTS: Final[dict[str, tuple[str, Gift]]] = {
    "5 credits for the Corp": (CORP, credits(CORP, CREDITS)),
    "5 credits for the Runner": (RUNNER, credits(RUNNER, CREDITS)),
    "2 cards for the Corp": (CORP, draws(CORP, CARDS)),
    "2 cards for the Runner": (RUNNER, draws(RUNNER, CARDS)),
    "ice from HQ before R&D": (CORP, ice_before(RD)),
    "ice from HQ before HQ": (CORP, ice_before(HQ)),
    "ice from HQ before a remote": (CORP, ice_before("")),
    "an agenda from HQ behind ice": (CORP, agenda_behind_ice),
    "an agenda from HQ to R&D": (CORP, agenda_away),
    "a tag": (CORP, tag),
}
"""By what is given: whose side it is on, which gets it while the other begins a turn, and the change."""


def _kind(state: NetrunnerState, oid: int) -> str:
    return definition(state.cards[oid].code).type


def _cost(state: NetrunnerState, oid: int) -> int:
    return definition(state.cards[oid].code).facts.cost or 0


def _move(state: NetrunnerState, oid: int, before: Zone, after: Zone, server: str = "") -> None:
    state.zones[before] = tuple(one for one in state.zones[before] if one != oid)
    state.zones[after] = (*state.zones[after], oid)
    card = msgspec.structs.replace(state.cards[oid], zone=after, server=server, turn=state.turn)
    state.cards[oid] = card


def _install(state: NetrunnerState, oid: int, name: str) -> bool:
    there = state.servers[name]
    ice = _kind(state, oid) == ICE
    _move(state, oid, HQ, INSTALLED, name)
    state.servers[name] = (
        Server((*there.ice, oid), there.root) if ice else Server(there.ice, (*there.root, oid))
    )
    return True


def beginnings(game: Game) -> Iterator[Game]:
    """The positions in which a turn of a game of the plain rules begins."""
    last = 0
    while game.state.decisions:
        decision = game.state.decisions[0]
        if netrunner.looks_ahead(game, decision) and game.state.turn != last:
            last = game.state.turn
            yield Game(game.state.clone(), game.policy)
        _answer(game)


def with_gift(start: Game, gift: Gift) -> Game | None:
    """The position with what is given, where the same seat is to act; None if it cannot be given there."""
    game = Game(start.state.clone(), start.policy)
    if not gift(game.state):
        return None
    game.refresh()
    asked = game.state.decisions
    return game if asked and netrunner.looks_ahead(game, asked[0]) else None


def given(start: Game, seed: int) -> list[Given]:
    """What comes of each gift to the side that is not to act."""
    found, won, valued = list[Given](), 0.0, 0.0
    for name, (side, gift) in GIFTS.items():
        if side != opponent(start.state.decisions[0].seat):
            continue
        game = with_gift(start, gift)
        if game is None:
            continue
        if not found:
            won, valued = _wins(start, seed), _chance(start)
        found.append(Given(name, _wins(game, seed) - won, _chance(game) - valued))
    return found


def _wins(start: Game, seed: int) -> float:
    """The share of the games that the Corp wins from here."""
    won = 0
    for i in range(TWICE):
        game = Game(start.state.clone(), start.policy)
        game.state.seed = random.Random(f"{seed}:{start.state.turn}:{i}").getrandbits(48)
        for _ in range(STEPS):
            if not game.state.decisions:
                break
            _answer(game)
        won += game.result is not None and game.result.winner == CORP
    return won / TWICE


def _answer(game: Game) -> None:
    asked = game.state.decisions[0]
    game.answer(asked.seat, asked.id, today(game, asked.seat, asked.id))


def _chance(game: Game) -> float:
    with game.unchanging():
        return chance(Sight(game, CORP))


def report(found: list[Given]) -> Iterator[str]:
    """A line for each gift."""
    for name in GIFTS:
        its = [one for one in found if one.name == name]
        if its:
            low, high = interval([one.won for one in its])
            won, valued = (100 * sum(each) / len(its) for each in zip(*(one[1:] for one in its), strict=True))
            yield (
                f"{name:29} {len(its):4} positions: {won:+5.1f} ({100 * low:+.1f} to {100 * high:+.1f}), "
                f"by the value {valued:+5.1f}"
            )


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(prog="tools.ladder.given")
    asked.add_argument("--games", type=int, default=20, help="seeds of each kind of decks")
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--decks", nargs="+", choices=KINDS, default=list(KINDS))
    told = asked.parse_args()
    found: list[Given] = []
    for seed in range(told.first, told.first + told.games):
        for kind in told.decks:
            dice = random.Random(f"given:{kind}:{seed}")
            for start in beginnings(KINDS[kind](seed)):
                if dice.random() < OFTEN:
                    found += given(start, seed)
    for line in report(found):
        say(line)


if __name__ == "__main__":
    main()
