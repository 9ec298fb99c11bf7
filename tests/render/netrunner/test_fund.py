"""Credits of the bad publicity fund (26: 10.6.2) are told beside those of the pool."""

from __future__ import annotations

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.testkit import Table
from render.netrunner.board import board


def test_the_fund_is_named_beside_the_pool() -> None:
    for edition, words in ((CR_24_03, "Runner: 7 credits"), (CR_26_03, "2 more credits for this run")):
        t = Table(edition=edition.name, policy=ASK_ALL)
        t.set(bad_publicity=2, runner_credits=5)
        t.start("runner")
        t.pass_until("Run on HQ")
        t.click("Run on HQ")
        said = board(t.view("spectator"))[0].alt
        assert words in said
        assert ("more credits for this run" in said) is (edition is CR_26_03)
