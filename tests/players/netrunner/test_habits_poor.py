"""Who has spent all it had: what the next credits pay for comes before what can wait."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import watched


def _behind_unpaid_ice(t: Table, money: int, *rig: str) -> None:
    """Nothing on R&D is rezzed, and Conduit's counters show five cards of it a run."""
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Whitespace", rezzed=False)
    t.rig(*rig)
    t.rig("Conduit", virus=4)
    t.hand("corp", *["Retribution"] * 3)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=money, runner_credits=1)
    t.start("corp")


def test_credits_for_the_ice_that_keeps_the_runner_out_come_before_a_purge() -> None:
    for w in watched(lambda t: _behind_unpaid_ice(t, 0, "Cleaver"), "corp"):
        w.turn()
        assert not w.did("Purge"), w.done
        assert w.table.credits("corp") >= 2, w.done


def test_but_not_where_the_runner_passes_it() -> None:
    for w in watched(lambda t: _behind_unpaid_ice(t, 2, "Unity"), "corp"):
        w.turn()
        assert w.did("Purge"), w.done


@pytest.mark.parametrize(("money", "purges"), [(0, False), (6, True)])
def test_a_corp_that_has_nothing_does_not_spend_its_turn_on_a_few_counters(money: int, purges: bool) -> None:
    """Three credits are worth more to it than five of Leech's counters."""

    def build(t: Table) -> None:
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Palisade")
        t.rig("Leech", virus=5)
        t.hand("corp", *["Retribution"] * 4)
        t.set(corp_credits=money, runner_credits=3)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Purge") == purges, w.done
