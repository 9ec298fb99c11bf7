"""Barriers of the Lunar cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import run_on


@pytest.mark.parametrize("cards", [0, 3])
def test_ashigaru_has_a_subroutine_for_each_card_in_hq(cards: int) -> None:
    t = Table()
    t.ice("HQ", "Ashigaru")
    t.hand("corp", *["Hedge Fund"] * cards)
    t.start("runner")
    assert len(t.game.subroutines(t.card("Ashigaru").oid)) == cards
    run_on(t, "HQ")
    assert t.happened("end_run") == bool(cards)
