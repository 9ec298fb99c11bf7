"""Identities of the Corp of Honor and Profit."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.bidding import bid, snowflake
from tests.netrunner.cards.playing import go_on

NISEI = "Nisei Division: The Next Generation"


def test_nisei_division_gains_a_credit_however_it_went() -> None:
    """10.13.5: once the bids are revealed and paid for."""
    for other in (1, 2):
        t = snowflake()
        bid(t, 1, other)
        assert t.credits("corp") == 5 - 1 + 1


def test_nisei_division_gains_nothing_without_bids() -> None:
    t = Table(corp=NISEI)
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.click("Run on HQ")
    while t.game.run is not None:
        go_on(t)
    assert t.credits("corp") == 5
