"""Sentries of the Mumbad cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


@pytest.mark.parametrize("cards", [0, 3])
def test_brainstorm_grows_with_the_grip_as_it_is_met(cards: int) -> None:
    t = Table()
    t.ice("HQ", "Brainstorm")
    t.rig("Yog.0")
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("runner")
    t.click("Run on HQ")
    ice = t.card("Brainstorm").oid
    assert len(t.game.subroutines(ice)) == cards
    finish_run(t)
    assert t.game.state.core_damage == cards
    assert t.happened("successful_run") == 1
    assert len(t.game.subroutines(ice)) == 0, "for that run"
