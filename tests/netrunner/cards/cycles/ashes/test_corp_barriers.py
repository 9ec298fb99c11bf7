"""Barriers of the Ashes cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, finish_run, let, met, running, strength

# -- Akhet ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("advancement", "value"), [(2, 2), (3, 5)])
def test_akhet_is_stronger_with_three_counters(advancement: int, value: int) -> None:
    t = met("Akhet", advancement=advancement)
    assert strength(t, "Akhet") == value
    assert t.card("Akhet").advancement == advancement


@pytest.mark.parametrize(("advancement", "breaks"), [(2, True), (3, False)])
def test_akhet_is_not_broken_whole_with_three_counters(advancement: int, breaks: bool) -> None:
    t = met("Akhet", "Cleaver", advancement=advancement, runner_credits=20)
    if not breaks:
        t.click("Cleaver: +1 strength")
        t.click("Cleaver: +1 strength")
    assert t.offered("Break everything") == breaks
    t.click("Cleaver: Break up to")
    while t.asks("subroutine") or t.decision.kind == "target":
        t.answer([o.key for o in t.asked.options][: t.asked.maximum])
    left = [e for e in t.game.state.happened if e.kind == "broken"]
    assert len(left) == (2 if breaks else 1)


def test_akhet_pays_advances_and_ends_the_run() -> None:
    t = met("Akhet")
    let(t)
    assert t.credits("corp") == 6
    assert t.card("Akhet").advancement == 1
    assert not running(t)


def test_akhet_can_be_advanced() -> None:
    t = Table()
    t.ice("HQ", "Akhet", rezzed=False)
    t.start("corp")
    t.click("Advance Akhet")
    assert t.card("Akhet").advancement == 1


# -- Gold Farmer ------------------------------------------------------------------------------------------


def test_gold_farmer_costs_a_credit_for_each_subroutine_broken() -> None:
    t = met("Gold Farmer", "Cleaver", runner_credits=9)
    before = t.credits("runner")
    t.click("Cleaver: Break up to 2")
    while t.decision.seat == "corp":
        t.click("Use Gold Farmer")
    assert t.credits("runner") == before - 1 - 2


@pytest.mark.parametrize("pays", [2, 1])
def test_gold_farmer_ends_the_run_unless_paid_for_each(pays: int) -> None:
    t = met("Gold Farmer", runner_credits=9)
    let(t)
    for _ in range(pays):
        t.click("Pay 3 credits")
    if pays < 2:
        t.click("Let it happen")
    assert running(t) == (pays == 2)
    finish_run(t)
    assert t.credits("runner") == 9 - 3 * pays


# -- Hagen ------------------------------------------------------------------------------------------------


def test_hagen_is_weaker_for_each_icebreaker_and_trashes_a_program() -> None:
    t = met("Hagen", "Cleaver", "Carmen", "Leech")
    assert strength(t, "Hagen") == 4
    let(t)
    assert t.names("heap") == ["Leech"], "neither a fracter nor a killer"
    assert not running(t)


def test_hagen_leaves_breakers_of_a_kind_alone() -> None:
    t = met("Hagen", "Cleaver", "Carmen")
    let(t)
    assert t.names("heap") == []
    assert not running(t)


# -- Sandstone --------------------------------------------------------------------------------------------


def test_sandstone_wears_off_with_each_encounter() -> None:
    t = facing("Sandstone")
    assert t.card("Sandstone").virus == 1
    assert strength(t, "Sandstone") == 5
    let(t)
    assert not running(t)
    t.click("Run on HQ")
    assert strength(t, "Sandstone") == 4


def test_sandstone_recovers_when_viruses_are_purged() -> None:
    t = Table()
    t.ice("HQ", "Sandstone", virus=4)
    t.start("corp")
    assert strength(t, "Sandstone") == 2
    t.click("Purge")
    assert strength(t, "Sandstone") == 6
