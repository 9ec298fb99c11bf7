"""Ice of further lots."""

import pytest

from engine.netrunner.language.effects import InstallFrom, Trash
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import SPECTATOR
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, finish_run, go_on, run_on


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


@pytest.mark.parametrize(("breaker", "strength"), [("Cleaver", 0), ("Gordian Blade", 7)])
def test_wraparound_is_strong_without_a_fracter(breaker: str, strength: int) -> None:
    t = facing("Wraparound", breaker)
    assert t.game.strength(t.card("Wraparound")) == strength
    finish_run(t)
    assert t.happened("end_run") == 1


def test_marker_gives_the_next_ice_another_subroutine() -> None:
    t = Table()
    t.ice("HQ", "Hunter", "Hunter", "Marker")
    t.start("runner")
    t.click("Run on HQ")
    while t.happened("encounter") < 2:
        go_on(t)
    outer, inner = (oid for oid in t.game.state.servers["hq"].ice[1::-1])
    assert [len(t.game.subroutines(oid)) for oid in (outer, inner)] == [2, 1]
    finish_run(t)
    assert (t.happened("end_run"), t.happened("traced")) == (1, 1), "its own subroutines stand first"


def test_marker_lasts_for_the_run_only() -> None:
    t = Table()
    t.ice("HQ", "Marker")
    t.ice("R&D", "Hunter")
    t.start("runner")
    run_on(t, "HQ")
    t.click("Run on R&D")
    assert len(t.game.subroutines(t.card("Hunter").oid)) == 1


@pytest.mark.parametrize(("rig", "left"), [((), 1), (("Leech", "Leech"), 3), (("Leech",) * 4, 5)])
def test_cortex_lock_hurts_for_unused_memory(rig: tuple[str, ...], left: int) -> None:
    t = facing("Cortex Lock", *rig)
    finish_run(t)
    assert len(t.names("grip")) == left


def test_architect_installs_from_rd_for_nothing_and_from_elsewhere() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Architect")
    t.deck("corp", "Hedge Fund", "Hunter", "Enigma", "Hedge Fund", "Urtica Cipher", "Viktor 1.0")
    t.discard_pile("corp", "Melange Mining Corp.")
    t.hand("corp", "Tithe")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Hunter")
    assert not t.offered("Hedge Fund")
    assert not t.offered("Viktor"), "the sixth card"
    t.click("Hunter")
    t.click("HQ")
    assert t.credits("corp") == 5
    t.pass_until("Tithe")
    assert t.offered("Melange Mining Corp.")
    t.click("Tithe")
    t.click("HQ")
    assert t.credits("corp") == 5 - 3, "from HQ the install cost is paid"
    assert [t.game.state.cards[oid].code for oid in t.game.state.servers["hq"].ice][2:] == ["hunter", "tithe"]


def test_architect_cannot_be_trashed() -> None:
    t = Table()
    t.ice("HQ", "Architect", "Palisade")
    t.start("runner")
    t.effect("runner", Trash(Each(Type("ice"))))
    assert t.names("installed") == ["Architect"]


def test_architect_is_not_offered_to_be_trashed_for_other_ice() -> None:
    """8.5.6b with 1.2.2: somebody without credits chose it for ever."""
    t = Table()
    t.ice("HQ", "Architect")
    t.hand("corp", "Tithe")
    t.set(corp_credits=0)
    t.start("runner")
    t.effect("corp", InstallFrom(("hq",), Type("ice")))
    t.click("Tithe")
    t.click("HQ")
    assert not t.offered("Architect")
    assert t.names("installed") == ["Architect"], "the install cost is one credit"
    assert t.names("hq") == ["Tithe"]


def test_whoever_miraju_sends_to_archives_is_not_told_what_stands_there() -> None:
    """6.2.5b: Hunter is approached next, and facedown; nobody but the Corp may know it."""
    t = Table()
    t.ice("HQ", "Palisade", "Mirāju")
    t.ice("Archives", "Hunter", rezzed=False)
    t.rig("Gordian Blade")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Gordian Blade: Break 1 code gate")
    while t.decision.kind != "jack_out":
        go_on(t)
    said = t.game.view(SPECTATOR).where
    assert said == "Run on Archives: approaching the only ice"
    assert t.game.view("corp").where == t.game.view("runner").where == said


@pytest.mark.parametrize("broken", [True, False])
def test_miraju_sends_whoever_broke_it_to_archives(broken: bool) -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Mirāju")
    t.ice("Archives", "Hunter")
    t.rig("Gordian Blade")
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    if broken:
        t.click("Gordian Blade: Break 1 code gate")
        while t.decision.kind == "target":
            go_on(t)
        while t.happened("derezzed") < 1:
            go_on(t)
        assert not t.card("Mirāju").faceup
        finish_run(t)
        assert t.happened("pass_ice") == 1, "Hunter, not Mirāju"
        assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["archives"]
        return
    t.click(LET)
    t.click("Yes: draw 1 card")
    t.click("Hedge Fund")
    assert t.card("Mirāju").faceup
    assert (len(t.names("hq")), t.happened("shuffled")) == (2, 1)
    finish_run(t)
    assert t.happened("end_run") == 1


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
