"""Hardware of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import rigged, run_on


@pytest.mark.parametrize("seed", range(6))
def test_virtuoso_accesses_more_in_hq_if_that_is_the_mark_else_breaches_hq_later(seed: int) -> None:
    t = Table(seed=seed)
    t.rig("Virtuoso")
    t.hand("corp", *["Hedge Fund"] * 4)
    t.start("runner", turn_begins=True)
    t.next_action()
    mark = t.game.state.mark
    for n in range(2):
        before = t.happened("accessed")
        run_on(t, {"hq": "HQ", "rd": "R&D", "archives": "Archives"}[mark])
        t.next_action()
        at_mark = {"hq": 1, "rd": 1, "archives": 0}[mark]
        assert t.happened("accessed") - before == at_mark + (n == 0)
    assert t.happened("breach_begins", server="hq") == (2 if mark == "hq" else 1)


def test_virtuoso_gives_memory() -> None:
    assert rigged("Virtuoso").game.memory_limit() == 5
