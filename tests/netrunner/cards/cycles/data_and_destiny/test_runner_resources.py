"""Resources of Data and Destiny."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, end_turn, finish_run, go_on, grip, rigged, run_on, running

# -- Always Be Running ------------------------------------------------------------------------------------


def test_always_be_running_has_the_first_click_spent_on_a_run() -> None:
    t = Table()
    t.rig("Always Be Running")
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    assert [label.split(" · ")[0] for label in t.options] == [
        "Play Legwork", "Run on HQ", "Run on R&D", "Run on Archives",
    ]  # fmt: skip
    run_on(t, "Archives")
    assert t.offered("Gain 1 credit")
    assert t.offered("Play Sure Gamble")
    end_turn(t)
    end_turn(t)
    assert not t.offered("Gain 1 credit"), "each turn"


def test_always_be_running_leaves_other_clicks_where_no_run_can_be_made() -> None:
    from engine.netrunner.language.flow import ForNow
    from engine.netrunner.language.restrictions import Cannot

    t = rigged("Always Be Running")
    t.effect("corp", ForNow(Cannot("run"), "turn"))
    assert t.offered("Gain 1 credit"), "if able (9.12.3)"


@pytest.mark.parametrize("clicks", [4, 2])
def test_always_be_running_breaks_a_subroutine_for_two_clicks(clicks: int) -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.rig("Always Be Running")
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=clicks)
    t.click("Run on HQ")
    if clicks == 2:
        assert not t.offered("Always Be Running"), "one click is left"
        return
    t.click("Always Be Running")
    assert t.clicks("runner") == 1
    finish_run(t)
    assert t.happened("successful_run") == 1


# -- Neutralize All Threats -------------------------------------------------------------------------------


def test_neutralize_all_threats_trashes_the_first_card_it_can() -> None:
    t = rigged("Neutralize All Threats", runner_credits=9)
    t.root("Server 1", "Melange Mining Corp.")
    t.root("Server 2", "Melange Mining Corp.")
    t.refresh()
    t.click("Run on Server 1")
    while running(t):
        assert not t.offered("Leave")
        go_on(t) if not t.offered("Trash Melange") else t.click("Trash Melange")
    assert t.names("archives") == ["Melange Mining Corp."]
    assert t.happened("revealed") == 1
    t.click("Run on Server 2")
    t.pass_until("Leave")
    finish_run(t)
    assert t.names("archives") == ["Melange Mining Corp."]


def test_neutralize_all_threats_accesses_one_more_card_in_hq() -> None:
    t = rigged("Neutralize All Threats")
    assert accesses(t, "HQ") == 2
    assert accesses(t, "R&D") == 1


# -- Safety First -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "left"), [(0, 1), (2, 3), (3, 3)])
def test_safety_first_keeps_the_hand_small_and_full(cards: int, left: int) -> None:
    t = Table()
    t.rig("Safety First")
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("runner")
    assert t.game.hand_size("runner") == 3
    end_turn(t)
    assert grip(t) == left


# -- Wasteland --------------------------------------------------------------------------------------------


def test_wasteland_pays_for_the_first_card_of_ones_own() -> None:
    t = rigged("Wasteland", "Fall Guy", "Fall Guy")
    t.click("Fall Guy: Gain 2 credits")
    assert t.credits("runner") == 5 + 2 + 1
    t.click("Fall Guy: Gain 2 credits")
    assert t.credits("runner") == 10
