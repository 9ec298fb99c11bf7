"""Automatic players see what their seat may see, change nothing, and are the same every time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.players.netrunner
from engine.kernel.errors import IllegalAnswer, NotPending
from engine.netrunner import Game, load, new_game
from engine.netrunner.objects.definitions import declared, definition
from engine.players import LEVELS, choose
from tests.long import slices
from tests.players.netrunner.deciding import with_other_hidden_cards
from tools.sweep.netrunner_decks import deck


def decisions(level: str, seed: int, corp: str = "sensible", runner: str = "sensible") -> Iterator[Game]:
    """A game at every decision on its way."""
    game = new_game(level, seed=seed)
    while game.decisions:
        yield game
        decision = game.decisions[0]
        by = corp if decision.seat == "corp" else runner
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, by))


@pytest.mark.parametrize("level", ["beginner", "intermediate"])
@pytest.mark.parametrize("seed", slices([3, 8], 1))
def test_swapping_cards_a_seat_may_not_know_never_changes_its_choice(level: str, seed: int) -> None:
    swapped = 0
    for game in decisions(level, seed):
        decision = game.decisions[0]
        chosen = choose(game, decision.seat, decision.id, "sensible")
        for turn_by in (1, 7):
            other = with_other_hidden_cards(game, decision.seat, turn_by)
            swapped += other.save() != game.save()
            assert choose(other, decision.seat, decision.id, "sensible") == chosen
    assert swapped > 50


@pytest.mark.parametrize("seed", slices(range(10), 2))
def test_hidden_cards_of_any_legal_decks_never_change_a_choice(seed: int) -> None:
    game = new_game("intermediate", seed, corp=deck("corp", seed), runner=deck("runner", seed))
    while game.decisions:
        decision = game.decisions[0]
        chosen = choose(game, decision.seat, decision.id, "sensible")
        for turn_by in (1, 7):
            other = with_other_hidden_cards(game, decision.seat, turn_by)
            assert choose(other, decision.seat, decision.id, "sensible") == chosen, decision
        game.answer(decision.seat, decision.id, chosen)


@pytest.mark.parametrize("level", LEVELS)
def test_choosing_is_repeatable_and_changes_nothing(level: str) -> None:
    for i, game in enumerate(decisions("beginner", 5, level, level)):
        if i % 10 == 0:
            decision = game.decisions[0]
            before = game.save()
            chosen = choose(game, decision.seat, decision.id, level)
            assert choose(load(before), decision.seat, decision.id, level) == chosen
            assert game.save() == before


def test_a_random_player_does_not_always_do_the_same() -> None:
    games = [new_game("beginner", seed=seed) for seed in range(20)]
    assert {choose(game, "corp", game.decisions[0].id) for game in games} == {("keep",), ("mulligan",)}


def test_only_one_s_own_open_decision_can_be_chosen_for() -> None:
    game = new_game("beginner", seed=1)
    decision = game.decisions[0]
    with pytest.raises(IllegalAnswer):
        choose(game, "runner", decision.id, "sensible")
    with pytest.raises(NotPending):
        choose(game, "corp", decision.id + 2, "sensible")


def test_an_unknown_level_is_refused_by_name() -> None:
    game = new_game("beginner", seed=1)
    with pytest.raises(ValueError, match="clairvoyant"):
        choose(game, "corp", game.decisions[0].id, "clairvoyant")


DOORS = (
    "sight.py", "rig_sight.py", "asked.py", "beliefs.py", "tactics.py", "lookahead.py", "following.py",
    "copies.py", "random_player.py", "__init__.py",
)  # fmt: skip


def test_only_the_sight_module_touches_the_state() -> None:
    folder = Path(engine.players.netrunner.__file__).parent
    for path in folder.rglob("*.py"):
        if path.name in DOORS:
            continue
        used = {
            node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)
        }
        assert not used & {"state", "_state", "game", "_game", "zones", "cards"}, path.name


def test_the_players_name_no_card() -> None:
    folder = Path(engine.players.__file__).parent
    titles = {definition(code).title for code in declared()}
    for path in folder.rglob("*.py"):
        strings = {
            node.value for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }  # fmt: skip
        assert not strings & (declared() | titles), path.name
