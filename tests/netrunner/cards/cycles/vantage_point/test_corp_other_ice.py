"""Other ice of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, grip


@pytest.mark.parametrize(("tags", "left", "then"), [(0, 5, 1), (2, 3, 5)])
def test_vicsek_doubles_tags_hurts_and_trashes_itself(tags: int, left: int, then: int) -> None:
    t = Table()
    t.ice("HQ", "Vicsek")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(tags=tags)
    t.start("runner")
    t.play("Run on HQ", LET)
    finish_run(t)
    assert (grip(t), t.game.state.tags) == (left, then)
    assert t.names("archives") == ["Vicsek"]
