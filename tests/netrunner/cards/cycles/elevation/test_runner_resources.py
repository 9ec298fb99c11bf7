"""Resources of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, grip, run_on


def test_cacophony_counts_the_first_theft_or_trashing_of_a_turn() -> None:
    t = Table()
    t.rig("Cacophony")
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.root("Server 2", "Greenmail")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash PAD")
    t.click("Trash PAD")
    t.next_action()
    assert t.card("Cacophony").power == 1
    t.click("Run on Server 2")
    t.pass_until("Steal")
    t.click("Steal")
    t.next_action()
    assert t.card("Cacophony").power == 1


@pytest.mark.parametrize("use", [True, False])
def test_cacophony_sabotages_as_the_action_phase_ends(use: bool) -> None:
    t = Table(filler=9)
    t.rig("Cacophony", power=2)
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.click("Spend 2" if use else "Do not")
    if use:
        assert t.decision.seat == "corp"
        t.answer([option.key for option in t.asked.options][: t.asked.minimum])
        assert len(t.names("archives")) == 3
    assert t.card("Cacophony").power == (0 if use else 2)


def test_cacophony_asks_nobody_without_two_counters() -> None:
    t = Table(filler=9)
    t.rig("Cacophony", power=1)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert not t.offered("Spend 2")


@pytest.mark.parametrize(("credits", "asked"), [(15, True), (14, False)])
def test_fransofia_ward_makes_ice_dear_and_bypasses_for_the_rich(credits: int, asked: bool) -> None:
    t = Table()
    t.rig("Fransofia Ward")
    t.ice("HQ", "Kessleroid", rezzed=False)
    t.set(corp_credits=credits + 3)
    t.start("runner")
    t.play("Run on HQ", "Rez Kessleroid")
    assert t.credits("corp") == credits
    assert t.offered("Trash Fransofia") == asked
    if asked:
        t.click("Trash Fransofia")
        finish_run(t)
        assert t.happened("successful_run")
        assert "Fransofia Ward" in t.names("heap")


def test_knickknack_sells_another_card_when_a_run_begins() -> None:
    t = Table(filler=9)
    t.rig("“Knickknack” O’Brian", "Cleaver", "Leech")
    t.start("runner")
    t.play("Run on Archives", "Trash 1")
    assert not t.offered("Knickknack")
    t.click("Cleaver")
    assert (t.credits("runner"), grip(t)) == (5 + 3, 1)
    finish_run(t)
    t.click("Run on Archives")
    assert not t.offered("Trash 1"), "the first time each turn"


def test_open_market_pays_for_connections_and_jobs() -> None:
    t = Table()
    t.hand("runner", "Open Market", "Side Hustle", "Leech")
    t.set(runner_credits=2)
    t.start("runner")
    t.click("Install Open Market")
    assert (t.card("Open Market").credit, t.credits("runner")) == (6, 0)
    assert not t.offered("Install Leech")
    t.click("Install Side Hustle")
    assert t.card("Open Market").credit == 4


def test_open_market_runs_out() -> None:
    t = Table(filler=9)
    t.rig("Open Market", credit=1, loaded=("credit",))
    t.start("runner", turn_begins=True)
    t.next_action()
    assert t.credits("runner") == 6
    assert "Open Market" in t.names("heap")


@pytest.mark.parametrize("clicks", [4, 2])
def test_rent_rioters_pay_for_three_clicks(clicks: int) -> None:
    t = Table()
    t.rig("Rent Rioters")
    t.start("runner", clicks=clicks)
    assert t.offered("Rent Rioters") == (clicks == 4)
    if clicks == 4:
        t.click("Rent Rioters")
        assert (t.credits("runner"), t.clicks("runner"), t.names("heap")) == (14, 1, ["Rent Rioters"])


def test_side_hustle_pays_at_six_credits() -> None:
    t = Table(filler=9)
    t.hand("runner", "Side Hustle")
    t.start("runner")
    t.click("Install Side Hustle")
    assert t.card("Side Hustle").credit == 1
    run_on(t, "Archives")
    assert t.card("Side Hustle").credit == 2
    t = Table(filler=9)
    t.rig("Side Hustle", credit=5)
    t.start("runner")
    run_on(t, "Archives")
    assert (t.credits("runner"), grip(t), t.names("heap")) == (11, 1, ["Side Hustle"])
