"""`python -m tools.ladder.mirror [--games 100] [--first 10000] [--decks ...]`: the normal player's own games.

Prints how many of them went beyond 25 turns a side, which never ended, and each agenda that lay in a server
without ice over the Runner's turn, with the seed and the turn to look it up by. A game takes 0.1 to 0.4
seconds.
"""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

from engine.netrunner import Game
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.state import CENTRALS, CORP
from tools.ladder.__main__ import say, today
from tools.ladder.games import KINDS, TUNED, Player

LONG: Final = 2 * 25
"""Turns of both sides beyond which a game is long."""
ENDLESS: Final = 2 * 120
"""... and by which it is given up."""


class Left(NamedTuple):
    """An agenda that lay in the open over a turn of the Runner's."""

    turn: int
    title: str
    stolen: bool


def bare(game: Game) -> dict[int, str]:
    """Agendas in servers without ice: their numbers, which stay, and titles."""
    state = game.state
    open_ = [each for name, each in state.servers.items() if name not in CENTRALS and not each.ice]
    roots = [oid for each in open_ for oid in each.root]
    kinds = {state.cards[oid].number: definition(state.cards[oid].code) for oid in roots}
    return {number: kind.title for number, kind in kinds.items() if kind.type == AGENDA}


def play(game: Game, player: Player) -> list[Left]:
    """Play a mirror game as far as it ends; the agendas left in the open."""
    found, there, state = list[Left](), dict[int, str](), game.state
    turn = state.turn
    while game.state.decisions and game.state.turn < ENDLESS:
        decision = game.state.decisions[0]
        game.answer(decision.seat, decision.id, player(game, decision.seat, decision.id))
        state = game.state
        if state.turn == turn and state.decisions:
            continue
        stolen = {card.number for card in state.cards.values() if card.zone == "runner_score"}
        found += [Left(turn - 1, title, number in stolen) for number, title in there.items()]
        there = bare(game) if state.active != CORP else {}
        turn = state.turn
    return found


def main() -> None:
    """Play and print."""
    asked = argparse.ArgumentParser(prog="tools.ladder.mirror")
    asked.add_argument("--games", type=int, default=100, help="seeds of each kind of decks")
    asked.add_argument("--first", type=int, default=TUNED)
    asked.add_argument("--decks", nargs="+", choices=KINDS, default=list(KINDS))
    given = asked.parse_args()
    for kind in given.decks:
        long, endless, left = 0, list[int](), list[Left]()
        for seed in range(given.first, given.first + given.games):
            game = KINDS[kind](seed)
            found = play(game, today)
            for one in found:
                say(
                    f"  {kind} {seed} turn {one.turn}: {one.title} {'stolen' if one.stolen else 'left alone'}"
                )
            left += found
            long += game.state.turn > LONG
            endless += [seed] if game.state.decisions else []
        say(
            f"{kind:8} {given.games} games, beyond 25 turns a side {long}, never ended {endless or 0}, "
            f"agendas left in the open {len(left)}, of these stolen {sum(one.stolen for one in left)}"
        )


if __name__ == "__main__":
    main()
