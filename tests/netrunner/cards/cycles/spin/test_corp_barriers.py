"""Barriers of the Spin cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, finish_run

# -- Himitsu-Bako -----------------------------------------------------------------------------------------


def test_himitsu_bako_ends_the_run_and_goes_home_for_a_credit() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Himitsu-Bako")
    t.start("runner")
    t.pass_until("Gain 1 credit")
    t.click("Run on HQ")
    t.pass_until("Himitsu-Bako: Add")
    t.click("Himitsu-Bako: Add")
    assert (t.names("hq"), t.credits("corp")) == (["Himitsu-Bako"], 4)
    t = facing("Himitsu-Bako")
    finish_run(t)
    assert t.happened("end_run") == 1


# -- Hive -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scored", "left"), [((), 5), (("Offworld Office",), 3), (("Send a Message",) * 2, 0)]
)
def test_hive_loses_a_subroutine_for_each_point(scored: tuple[str, ...], left: int) -> None:
    """9.8.4: the last ones are lost first."""
    t = Table()
    t.ice("HQ", "Hive")
    t.score_area("corp", *scored)
    t.start("runner")
    t.click("Run on HQ")
    hive = t.card("Hive")
    assert tuple(t.game.sub_ids(hive.oid)) == t.game.definition(hive).sub_ids[:left]
    finish_run(t)
    assert t.happened("end_run") == (left > 0)


# -- Wraparound -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("breaker", "strength"), [("Cleaver", 0), ("Gordian Blade", 7)])
def test_wraparound_is_strong_without_a_fracter(breaker: str, strength: int) -> None:
    t = facing("Wraparound", breaker)
    assert t.game.strength(t.card("Wraparound")) == strength
    finish_run(t)
    assert t.happened("end_run") == 1
