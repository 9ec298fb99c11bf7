"""How long the strong player thinks about its actions, in processor seconds and in answers in copies."""

from __future__ import annotations

from time import process_time
from typing import NamedTuple

from engine.netrunner import Game
from engine.players import netrunner
from engine.players.netrunner import blind, looks_ahead, think


class Action(NamedTuple):
    """An action that was thought about."""

    seconds: float
    answers: int
    """Given in copies."""
    cut: bool
    """Whether more were wanted than one may take."""
    place: str
    """The decks, the seed, whose turn, its number."""


def watched(game: Game, seat: str, name: str, most: int = 0) -> list[Action]:
    """Play a game, the strong player against the sensible one; what was thought about in it. `most`: no
    further than so many of these."""
    found: list[Action] = []
    while game.state.decisions and not 0 < most <= len(found):
        decision = game.state.decisions[0]
        if decision.seat == seat and looks_ahead(game, decision):
            began = process_time()
            thought = think(blind(game, seat), seat, decision.id)
            place = f"{name}, {seat}, turn {game.state.turn}"
            found.append(Action(process_time() - began, thought.answers, thought.cut, place))
            keys = thought.keys
        else:
            level = "strong" if decision.seat == seat else "sensible"
            keys = netrunner.choose(game, decision.seat, decision.id, level)
        game.answer(decision.seat, decision.id, keys)
    return found


def won(game: Game, seat: str) -> bool:
    """Whether a seat has won a game."""
    return game.result is not None and game.result.winner == seat


def report(found: list[Action]) -> list[str]:
    """What there is to tell of the actions that were thought about, if there are any."""
    if not found:
        return []
    slowest = max(found)
    seconds, answers = sorted(one.seconds for one in found), sorted(one.answers for one in found)

    def at(share: float) -> int:
        return min(len(found) - 1, int(share * len(found)))

    return [
        f"{len(found)} actions: median {seconds[at(0.5)]:.2f} s, 99 % below {seconds[at(0.99)]:.2f}, "
        f"slowest {slowest.seconds:.2f} ({slowest.place}, {slowest.answers} answers)",
        f"answers: median {answers[at(0.5)]}, 99 % below {answers[at(0.99)]}, most {answers[-1]}; "
        f"cut: {100 * sum(one.cut for one in found) / len(found):.1f} %",
    ]
