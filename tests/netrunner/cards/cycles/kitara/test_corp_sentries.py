"""Sentries of the Kitara cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run


@pytest.mark.parametrize(("ice", "strength"), [((), 2), (("Palisade",), 4), (("Palisade", "Palisade"), 6)])
def test_surveyor_counts_the_ice_around_it(ice: tuple[str, ...], strength: int) -> None:
    t = Table()
    t.ice("HQ", *ice, "Surveyor")
    t.start("runner")
    t.click("Run on HQ")
    assert t.game.strength(t.card("Surveyor")) == strength
    assert len(t.game.subroutines(t.card("Surveyor").oid)) == 2
    t.click(LET)
    for _ in range(2):
        t.click("0 credits")
        t.click("0 credits")
    assert [e.n for e in t.game.state.happened if e.kind == "trace_begins"] == [strength] * 2
    assert t.game.state.tags == 2
    finish_run(t)
    assert t.happened("end_run") == 1
