"""Icebreakers of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


def encounter(ice: str, *rig: str, virus: int = 0) -> Table:
    t = Table()
    t.ice("HQ", ice)
    t.rig(*rig, virus=virus)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    return t


def strength(t: Table, title: str) -> int:
    return t.game.strength(t.card(title)) or 0


def test_hantu_comes_with_counters_and_breaks_sentries() -> None:
    t = Table()
    t.hand("runner", "Hantu")
    t.start("runner")
    t.click("Install Hantu")
    assert t.card("Hantu").virus == 2
    t = encounter("Doomscroll", "Hantu", virus=2)
    t.click("+2 strength")
    assert (strength(t, "Hantu"), t.card("Hantu").virus) == (4, 1)
    t.play("Hantu: Break", "Break: The Corp gives")
    assert t.credits("runner") == 19
    finish_run(t)
    assert t.game.state.tags == 0
    assert not encounter("Palisade", "Hantu").offered("Hantu: Break")


@pytest.mark.parametrize(
    ("others", "cost"), [((), 4), (("Cleaver",), 3), (("Cleaver", "Carmen", "Leech"), 2)]
)
def test_principia_is_cheaper_for_each_other_icebreaker(others: tuple[str, ...], cost: int) -> None:
    t = Table()
    t.rig(*others)
    t.hand("runner", "Principia")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Principia")
    assert t.credits("runner") == 9 - cost


def test_principia_breaks_barriers() -> None:
    t = encounter("Semak-samun", "Principia")
    t.click("Principia: +2 strength")
    assert strength(t, "Principia") == 4
    t.click("Principia: Break")
    finish_run(t)
    assert t.happened("successful_run")
    assert t.credits("runner") == 17
    assert not encounter("Doomscroll", "Principia").offered("Principia: Break")


def test_rising_tide_grows_with_fracters_in_the_heap() -> None:
    t = Table()
    t.ice("HQ", "Semak-samun")
    t.rig("Rising Tide")
    t.discard_pile("runner", "Cleaver", "Carmen")
    t.start("runner")
    assert strength(t, "Rising Tide") == 2
    t.play("Run on HQ", "Rising Tide: +1")
    assert strength(t, "Rising Tide") == 3
    t.click("Rising Tide: Break")
    finish_run(t)
    assert t.credits("runner") == 3
    assert t.happened("successful_run")


@pytest.mark.parametrize("event", [True, False])
def test_sang_kancil_is_cheap_while_a_run_event_is_active(event: bool) -> None:
    t = Table()
    t.ice("HQ", "N-Pot")
    t.rig("Sang Kancil")
    t.hand("runner", "Clean Getaway")
    t.set(runner_credits=20)
    t.start("runner")
    if event:
        t.play("Play Clean Getaway", "HQ")
    else:
        t.click("Run on HQ")
    before = t.credits("runner")
    t.click("Sang Kancil: +2")
    assert before - t.credits("runner") == (1 if event else 3)
    assert strength(t, "Sang Kancil") == 4
    t.click("Sang Kancil: Break")
    t.click("Break: End the run")
    finish_run(t)
    assert t.happened("successful_run")


@pytest.mark.parametrize(("ice", "breaks"), [("Palisade", True), ("Enigma", False)])
def test_rising_tide_counts_no_other_program_and_breaks_no_other_ice(ice: str, breaks: bool) -> None:
    t = Table()
    t.ice("HQ", ice)
    t.rig("Rising Tide")
    t.discard_pile("runner", "Unity", "Leech", "Sure Gamble")
    t.set(runner_credits=9)
    t.start("runner")
    assert strength(t, "Rising Tide") == 1
    t.click("Run on HQ")
    for _ in range(4):
        t.click("Rising Tide: +1")
    assert t.offered("Rising Tide: Break") == breaks
