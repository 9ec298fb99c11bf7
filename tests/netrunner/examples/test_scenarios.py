"""Scenarios about traces, sabotage and Psi Games (10.8, 10.12, 10.13), with the printed cards."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Sabotage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, run_on


@pytest.mark.parametrize(("spent", "tags"), [(3, 0), (2, 1)])
def test_s71_10_8_4_a_tie_is_no_successful_trace(spent: int, tags: int) -> None:
    """Base trace 3 and 2 credits against 2 link and so many credits."""
    t = Table()
    t.ice("HQ", "Hunter")
    t.rig("Access to Globalsec", "Access to Globalsec")
    t.start("runner")
    assert t.game.link() == 2
    t.play("Run on HQ", "Let the unbroken", "2 credits", f"{spent} credits")
    assert t.game.state.tags == tags
    assert (t.credits("corp"), t.credits("runner")) == (3, 5 - spent)


@pytest.mark.parametrize(
    ("n", "hq", "rd", "least", "most"), [(4, 5, 2, 2, 4), (2, 2, 30, 0, 2), (4, 2, 1, None, None)]
)
def test_s74_10_12_3_the_corp_divides_what_is_trashed_between_hq_and_rd(
    n: int, hq: int, rd: int, least: int | None, most: int | None
) -> None:
    t = Table(filler=0)
    t.hand("corp", *["Hedge Fund"] * hq)
    t.deck("corp", *["Palisade"] * rd)
    t.deck("runner", "Sure Gamble")
    t.start("runner")
    t.effect("runner", Sabotage(n))
    if least is not None:
        assert (t.decision.seat, t.asked.minimum, t.asked.maximum) == ("corp", least, most)
        t.answer([option.key for option in t.asked.options[:least]])
    assert len(t.names("archives")) == min(n, hq + rd)
    assert not any(t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"])


def test_s75_10_13_3_a_bid_is_paid_with_credits_that_may_be_spent_for_it() -> None:
    t = Table()
    t.ice("HQ", "Snowflake")
    t.rig("Ghost Runner", credit=1, loaded=("credit",))
    t.set(runner_credits=0)
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken", "1 credit")
    assert (t.decision.seat, t.options) == ("runner", ["0 credits", "1 credit"])
    t.click("1 credit")
    assert t.names("heap") == ["Ghost Runner"], "its last credit was the bid"
    assert t.happened("end_run") == 0


def test_s81_10_8_6_what_a_trace_brings_resolves_before_what_follows() -> None:
    """The Runner's abilities first, on the Runner's turn: core damage before the tag."""
    t = Table()
    t.rig("Spinal Modem", credit=2)
    t.root("HQ", "ChiLo City Grid", rezzed=True)
    t.score_area("corp", "Sentinel Defense Program")
    t.ice("HQ", "Hunter")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken", "0 credits", "0 credits")
    resolved = [event.code for event in t.events if event.kind == "triggers"]
    assert resolved[:2] == ["spinal_modem", "sentinel_defense_program"]
    assert "chilo_city_grid" in resolved[2:]
    assert (t.game.state.core_damage, len(t.names("grip"))) == (1, 2)
    assert t.game.state.tags == 2, "Hunter's own, and the one of ChiLo City Grid"


def test_s76_10_11_5_a_run_before_the_mark_was_identified_is_not_the_first_on_it() -> None:
    """Virtuoso comes after a successful run on HQ; Carpe Diem makes HQ the mark, and the next run counts."""
    for seed in range(40):
        t = Table(seed=seed)
        t.hand("corp", "Hedge Fund", "Hedge Fund", "Hedge Fund")
        t.hand("runner", "Virtuoso", "Carpe Diem")
        t.set(runner_credits=20)
        t.start("runner")
        run_on(t, "HQ")
        assert t.happened("accessed") == 1
        t.click("Install Virtuoso")
        t.click("Play Carpe Diem")
        if t.game.state.mark == "hq":
            break
    t.click("Yes")
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 2
    assert t.happened("accessed") == 1 + 2, "Virtuoso's additional card: the first run on the mark"
