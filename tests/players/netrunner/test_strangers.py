"""Players that nobody expects: each has its habit, and plays its games to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.netrunner import Game, load
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.state import CENTRALS, CORP, RUNNER
from engine.players import netrunner
from tools.ladder.games import KINDS
from tools.ladder.strangers import LATE, RICH, STRANGERS

Habit = Callable[[Game, str, str], bool]
"""Whether what is done, a verb and a card's kind, is what the stranger would not do in this game."""


def _kept_agenda(game: Game, verb: str, kind: str) -> bool:
    offers = [option for option in game.state.decisions[0].options if option.verb == "install"]
    agenda = any(
        definition(game.state.cards[option.oid].code).type == "agenda" and option.to not in CENTRALS
        for option in offers
    )
    return agenda and (verb, kind) != ("install", "agenda")


def _no_first_run(game: Game, verb: str, kind: str) -> bool:
    run = any(option.verb == "run" for option in game.state.decisions[0].options)
    return run and game.state.clicks[RUNNER] == 4 and verb != "run"


def _spends_poor(game: Game, verb: str, kind: str) -> bool:
    able = any(option.verb == "credit" for option in game.state.decisions[0].options)
    poor = able and game.state.credits[CORP] < RICH
    return poor and verb != "credit" and (verb, kind) != ("install", "ice")


def _rezzes_early(game: Game, verb: str, kind: str) -> bool:
    return verb == "rez" and game.state.turn <= LATE


HABITS: dict[str, Habit] = {
    "a Corp that jams agendas": _kept_agenda,
    "a Runner that runs each turn": _no_first_run,
    "a Corp that turtles until 20 credits": _spends_poor,
    "a Corp that rezzes late": _rezzes_early,
}


@pytest.mark.parametrize("name", HABITS)
def test_a_stranger_has_its_habit(name: str) -> None:
    """... which the sensible player has not, in games that are saved and loaded at each decision."""
    player, seat = next((each.player, each.seats[0]) for each in STRANGERS if each.name == name)
    broken = 0
    for kind in ("starter", "startup"):
        game = KINDS[kind](1)
        while game.state.decisions:
            decision = game.state.decisions[0]
            plain = netrunner.choose(game, decision.seat, decision.id, "sensible")
            keys = player(game, seat, decision.id) if decision.seat == seat else plain
            if decision.seat == seat and (decision.role == "action-window" or "rezzes" in name):
                assert not HABITS[name](game, *_done(game, keys)), (keys, game.state.turn)
                broken += HABITS[name](game, *_done(game, plain))
            game.answer(decision.seat, decision.id, keys)
            game = load(game.save())
        assert game.result is not None
    assert broken > 0


def _done(game: Game, keys: tuple[str, ...]) -> tuple[str, str]:
    option = game.state.decisions[0].option(keys[0]) if keys else None
    if option is None:
        return "", ""
    return option.verb, definition(game.state.cards[option.oid].code).type if option.oid else ""
