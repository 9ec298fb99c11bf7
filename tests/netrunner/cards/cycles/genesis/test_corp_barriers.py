"""Barriers of the Genesis cycle."""

import pytest

from engine.netrunner.table.orders import Orders
from engine.netrunner.testkit import Table
from tests.netrunner.cards.bidding import bid, snowflake
from tests.netrunner.cards.playing import go_on, met, run_through

NISEI = "Nisei Division: The Next Generation"


# -- Eli 1.0 ----------------------------------------------------------------------------------------------


def test_eli_can_be_broken_with_clicks() -> None:
    t = met("Eli 1.0")
    for _ in range(2):
        t.click("Eli 1.0: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click(t.options[0])
    run_through(t)
    assert t.happened("successful_run") == 1
    assert t.clicks("runner") == 1


# -- Snowflake --------------------------------------------------------------------------------------------


def test_snowflake_ends_the_run_if_the_bids_differ() -> None:
    """10.13.1, 10.13.2, 10.13.4, 10.13.6, 10.13.6a, b, d: secret, 0 to 2 credits, revealed and spent."""
    t = snowflake("")
    assert t.asked.prompt == "Snowflake: how many credits do you bid? Both bids are revealed together."
    assert t.options == ["0 credits", "1 credit", "2 credits"]
    bid(t, 1, 2)
    assert t.happened("end_run") == 1
    assert (t.credits("corp"), t.credits("runner")) == (5 - 1, 5 - 2)
    assert "The Corp bid 1 credit." in t.log()
    assert "The Runner bid 2 credits." in t.log()


@pytest.mark.parametrize("n", [0, 1, 2])
def test_snowflake_lets_the_runner_pass_if_they_match(n: int) -> None:
    """10.13.6d."""
    t = snowflake("")
    bid(t, n, n)
    assert t.happened("end_run") == 0
    assert (t.credits("corp"), t.credits("runner")) == (5 - n, 5 - n)


def test_nobody_bids_what_they_cannot_spend() -> None:
    """10.13.3; with nothing to choose, nothing is asked."""
    t = snowflake("", credits=1)
    t.answer(["bid:2"])
    assert t.options == ["0 credits", "1 credit"]
    t = Table(corp="")
    t.ice("HQ", "Snowflake")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "bid":
        go_on(t)
    assert [d.seat for d in t.game.decisions] == ["corp"]
    t.answer(["bid:0"])
    assert t.happened("end_run") == 0


def test_credits_that_may_be_used_for_anything_pay_a_bid() -> None:
    """10.13.4b, 10.13.4c: a nested cost; where they come from is chosen when both bids are known."""
    t = Table(corp="")
    t.ice("HQ", "Snowflake")
    t.hand("runner", "Overclock")
    t.set(runner_credits=2)
    t.start("runner")
    t.game.set_orders("runner", Orders(hosted_first=False))
    t.click("Play Overclock")
    t.click("HQ")
    while not t.asks("bid"):
        go_on(t)
    bid(t, 2, 2)
    assert t.asks("payment")
    assert t.decision.seat == "runner"
    assert "The Corp bid 2 credits." in t.log("runner")
    t.click("1")
    assert t.credits("runner") == 2 - 1 - 1, "the cost of Overclock, and half of the bid"
    assert t.card("Overclock", "play").credit == 4
