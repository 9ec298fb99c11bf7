"""Sentries of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, let, met, running

# -- Drafter ----------------------------------------------------------------------------------------------


def test_drafter_takes_back_and_installs_for_nothing() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Drafter")
    t.discard_pile("corp", "Hedge Fund")
    t.hand("corp", "Karunā")
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "may":
        go_on(t)
    t.click("Yes")
    assert "Hedge Fund" in t.names("hq")
    t.click("Karunā")
    t.click("Protecting HQ")
    assert t.names("installed").count("Karunā") == 1
    assert t.credits("corp") == 0, "installing behind two pieces of ice costs nothing"
    finish_run(t)


def test_drafter_need_not() -> None:
    t = Table()
    t.ice("HQ", "Drafter")
    t.discard_pile("corp", "Hedge Fund")
    t.hand("corp", "Karunā")
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        t.click("No") if t.offered("No") else go_on(t)
    assert t.names("hq") == ["Karunā"]
    assert t.names("archives") == ["Hedge Fund"]


# -- F2P --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [0, 1])
def test_f2p_is_broken_for_credits_by_the_untagged(tags: int) -> None:
    t = met("F2P", tags=tags)
    assert t.offered("F2P: Break 1") == (not tags)
    if not tags:
        t.click("F2P: Break 1")
        t.answer([t.asked.options[0].key])
        assert t.credits("runner") == 7


def test_f2p_takes_a_card_into_the_grip_and_gives_a_tag() -> None:
    t = met("F2P", "Leech")
    let(t)
    assert t.names("grip") == ["Leech"]
    assert t.game.state.tags == 1
    finish_run(t)


# -- Saisentan --------------------------------------------------------------------------------------------


def saisentan(named: str, *hand: str) -> Table:
    """The Runner has met the ice, for which a card type was named."""
    t = Table()
    t.ice("HQ", "Saisentan")
    t.hand("runner", *hand)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until(named)
    t.click(named)
    return t


def test_saisentan_does_one_more_for_each_card_of_the_type() -> None:
    t = saisentan("Event", *["Sure Gamble"] * 8)
    let(t)
    finish_run(t)
    assert grip(t) == 8 - 6, "what it does itself, it does not hear of"


def test_saisentan_does_no_more_for_another_type() -> None:
    t = saisentan("Program", *["Sure Gamble"] * 8)
    let(t)
    finish_run(t)
    assert grip(t) == 8 - 3


# -- Trebuchet --------------------------------------------------------------------------------------------


def test_trebuchet_brings_bad_publicity() -> None:
    t = Table()
    t.ice("HQ", "Trebuchet", rezzed=False)
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Trebuchet")
    assert t.game.state.bad_publicity == 1


@pytest.mark.parametrize("traced", [True, False])
def test_trebuchet_forbids_stealing_and_trashing(traced: bool) -> None:
    t = Table()
    t.ice("Server 1", "Trebuchet")
    t.root("Server 1", "Offworld Office", "Reduced Service")
    t.rig("Leech")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on Server 1")
    let(t)
    assert t.names("heap") == ["Leech"]
    t.click("Spend 0" if t.offered("Spend 0") else "0 credits")
    t.click("0 credits" if traced else "6 credits")
    while running(t):
        trash = [o for o in t.options if o.startswith(("Trash", "Steal"))]
        if trash:
            t.click(trash[0])
        else:
            go_on(t)
    assert t.happened("accessed") == 2
    assert len(t.names("archives")) + len(t.names("runner_score")) == (0 if traced else 2)


# -- Týr --------------------------------------------------------------------------------------------------


def test_tyr_is_broken_for_clicks_which_the_corp_gets() -> None:
    t = Table()
    t.ice("HQ", "Týr")
    t.start("runner")
    t.click("Run on HQ")
    for left in (2, 1):
        t.click("Týr: Break 1")
        t.answer([t.asked.options[0].key])
        assert t.clicks("runner") == left
    let(t)
    finish_run(t)
    end_turn(t)
    t.pass_until("Purge")
    assert t.clicks("corp") == 5
    end_turn(t)
    end_turn(t)
    t.pass_until("Purge")
    assert t.clicks("corp") == 3, "for the next turn alone"


def test_tyr_hurts_trashes_pays_and_ends_the_run() -> None:
    t = met("Týr", "Leech")
    t.hand("runner", *["Sure Gamble"] * 5)
    let(t)
    assert t.game.state.core_damage == 2
    assert grip(t) == 3
    assert t.names("heap").count("Leech") == 1
    assert t.credits("corp") == 8
    assert not running(t)


# -- Winchester -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "ended"), [("HQ", True), ("R&D", False)])
def test_winchester_traces_for_programs_hardware_and_before_hq_the_run(server: str, ended: bool) -> None:
    t = met("Winchester", "Leech", "Lucky Charm", server=server)
    let(t)
    for _ in range(3 if ended else 2):
        assert running(t)
        t.click("0 credits")
        t.click("0 credits")
        if t.offered("Leech"):
            t.click("Leech")
        if t.offered("Lucky Charm:"):
            go_on(t)
    assert sorted(t.names("heap")) == ["Leech", "Lucky Charm"]
    assert running(t) != ended


def test_winchester_does_nothing_to_whoever_evades() -> None:
    t = met("Winchester", "Leech", "Lucky Charm", runner_credits=20)
    let(t)
    for n in (4, 3, 3):
        t.click("0 credits")
        t.click(f"{n} credits")
    assert t.names("heap") == []
    assert running(t)
