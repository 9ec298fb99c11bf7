"""Code gates of the Genesis cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, finish_run, go_on, let, running

# -- Bullfrog ---------------------------------------------------------------------------------------------


def test_bullfrog_stays_if_the_bids_match() -> None:
    t = facing("Bullfrog")
    let(t)
    t.play("1 credit", "1 credit")
    assert t.card("Bullfrog").server == "hq"
    assert t.credits("corp") == 4


def test_bullfrog_moves_and_takes_the_run_along() -> None:
    """Another server is any but the one it protects (4.6.6j)."""
    t = facing("Bullfrog")
    let(t)
    t.play("2 credits", "0 credits", "R&D")
    assert t.card("Bullfrog").server == "rd"
    finish_run(t)
    assert t.happened("breach_begins", server="rd") == 1


# -- Viper ------------------------------------------------------------------------------------------------


def test_viper_traces_for_a_click_and_to_end_the_run() -> None:
    t = facing("Viper", corp_credits=0, runner_credits=0)
    let(t)
    while running(t):
        go_on(t)
    assert t.clicks("runner") == 2
    assert t.happened("traced") == 2
    assert t.happened("end_run") == 1


def test_viper_traced_in_vain_does_nothing() -> None:
    t = facing("Viper", corp_credits=0, runner_credits=6)
    let(t)
    for _ in range(2):
        t.click("3")
    while running(t):
        go_on(t)
    assert t.clicks("runner") == 3
    assert t.happened("end_run") == 0


def test_viper_takes_no_click_that_is_not_there() -> None:
    t = Table()
    t.set(corp_credits=0, runner_credits=0)
    t.ice("HQ", "Viper")
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    let(t)
    assert not running(t)  # the second subroutine ends the run all the same
    assert t.clicks("runner") == 0
