"""Agendas of Honor and Profit."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


@pytest.mark.parametrize("bid", ["0 credits", "1 credit"])
def test_the_future_perfect_cannot_be_stolen_from_hq_after_bids_that_differ(bid: str) -> None:
    t = Table()
    t.hand("corp", "The Future Perfect")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    t.play("0 credits", bid)
    finish_run(t)
    assert t.names("runner_score") == ["The Future Perfect"] * (bid == "0 credits")


def test_the_future_perfect_is_stolen_without_bids_where_it_is_installed() -> None:
    t = Table()
    t.root("Server 1", "The Future Perfect")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.happened("revealed_bids") == 0
    assert t.names("runner_score") == ["The Future Perfect"]
