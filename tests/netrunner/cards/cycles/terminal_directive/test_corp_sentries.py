"""Sentries of Terminal Directive."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, run_on


@pytest.mark.parametrize(
    ("counters", "tags", "gone"), [(2, 1, ["Leech"]), (3, 2, ["Leech", "Armitage Codebusting"])]
)
def test_colossus_is_worse_with_three_counters(counters: int, tags: int, gone: list[str]) -> None:
    t = Table()
    t.ice("HQ", "Colossus", advancement=counters - 1)
    t.rig("Leech", "Armitage Codebusting")
    t.start("corp")
    t.click("Advance Colossus")
    assert t.game.strength(t.card("Colossus")) == 4 + counters
    end_turn(t)
    run_on(t, "HQ")
    assert (t.game.state.tags, t.names("heap")) == (tags, gone)
