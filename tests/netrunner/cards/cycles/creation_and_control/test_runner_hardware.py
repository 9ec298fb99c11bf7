"""Hardware of Creation and Control."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip, hurt, rigged

GRIP = ("Sure Gamble", "Diesel", "Easy Mark", "Wildcat Strike")


# -- Clone Chip -------------------------------------------------------------------------------------------


def test_clone_chip_installs_from_the_heap_and_pays() -> None:
    t = rigged("Clone Chip", runner_credits=5)
    t.discard_pile("runner", "Cleaver", "Pennyshaver")
    t.refresh()
    t.click("Clone Chip: Install")
    if t.offered("Cleaver"):
        t.click(next(label for label in t.options if "Cleaver" in label))
    assert "Cleaver" in t.names("installed")
    assert t.credits("runner") == 5 - 3
    assert sorted(t.names("heap")) == ["Clone Chip", "Pennyshaver"]


def test_clone_chip_without_a_program_is_not_offered() -> None:
    t = rigged("Clone Chip")
    t.discard_pile("runner", "Pennyshaver")
    t.refresh()
    assert not t.offered("Clone Chip")


# -- Feedback Filter --------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_feedback_filter_prevents_as_much_core_damage_as_its_player_wants(chosen: int) -> None:
    t = Table()
    t.rig("Feedback Filter")
    t.hand(RUNNER, *GRIP)
    t.start(RUNNER)
    t.effect(CORP, Damage("core", 3))
    t.click("Feedback Filter")
    t.answer([f"n:{chosen}"])
    assert t.game.state.core_damage == 3 - chosen


def test_feedback_filter_prevents_net_and_core_damage() -> None:
    t = hurt("Feedback Filter", "net", 2)
    t.click("Feedback Filter: Prevent 1 net damage")
    t.click("Pass")
    assert (grip(t), t.credits("runner")) == (4, 6)
    t = hurt("Feedback Filter", "core", 2)
    t.play("Feedback Filter: Prevent up to 2 core damage", "2")
    assert (grip(t), t.names("heap")) == (5, ["Feedback Filter"])
