"""Sentries of the Flashpoint cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import run_on


@pytest.mark.parametrize("where", ["HQ", "R&D", "Archives"])
def test_chrysalis_is_encountered_where_it_is_accessed(where: str) -> None:
    """9.1.8h: its subroutine resolves though it is not installed."""
    t = Table()
    if where == "R&D":
        t.deck("corp", "Chrysalis")
    elif where == "HQ":
        t.hand("corp", "Chrysalis")
    else:
        t.discard_pile("corp", "Chrysalis")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    run_on(t, where)
    hurt = where != "Archives"
    assert (t.happened("encounter"), len(t.names("grip"))) == ((1, 2) if hurt else (0, 4))
    assert t.happened("revealed") == (where == "R&D")
