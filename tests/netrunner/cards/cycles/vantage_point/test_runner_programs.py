"""Other programs of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, grip, run_on


@pytest.mark.parametrize(("title", "able"), [("PAD Campaign", True), ("Greenmail", False)])
def test_lampades_trashes_for_the_printed_cost_in_stealth_credits(title: str, able: bool) -> None:
    t = Table()
    t.rig("Lampades", power=3)
    t.rig("Touchstone", credit=2)
    t.hand("corp", title)
    t.set(runner_credits=0)
    t.start("runner")
    t.play("Run on HQ", "Go on")
    assert t.offered("Lampades") == able
    if able:
        t.click("Lampades")
        assert t.names("archives") == ["PAD Campaign"]
        assert (t.card("Lampades").power, t.card("Touchstone").credit) == (2, 0)


def test_lampades_takes_no_other_credits_and_comes_with_counters() -> None:
    t = Table()
    t.hand("runner", "Lampades")
    t.hand("corp", "PAD Campaign")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Lampades")
    assert t.card("Lampades").power == 3
    t.play("Run on HQ", "Go on")
    assert not t.offered("Lampades")


def test_read_write_share_hosts_draws_and_gives_back() -> None:
    t = Table(filler=9)
    t.hand("runner", "Read-Write Share", "Leech")
    t.start("runner")
    t.play("Install Read-Write Share", "Yes")
    if t.asks("target"):
        t.click("Leech")
    assert len(t.names("hosted")) == 1
    assert grip(t) == 1
    t.click("Read-Write Share: Shuffle")
    assert "Leech" in t.names("stack")
    assert t.names("hosted") == []


@pytest.mark.parametrize("there", [3, 4])
def test_read_write_share_hosts_four_cards_at_most(there: int) -> None:
    t = Table(filler=9)
    t.rig("Read-Write Share")
    t.hosted("Read-Write Share", *["Leech"] * there, faceup=False)
    t.hand("runner", "Leech")
    t.start("runner", turn_begins=True)
    if there == 3:
        t.pass_until("Yes")
    assert t.offered("Yes") == (there == 3)


def test_read_write_share_draws_nothing_where_nothing_can_be_hosted() -> None:
    t = Table(filler=9)
    t.rig("Read-Write Share")
    t.start("runner", turn_begins=True)
    assert not t.offered("Yes")
    assert grip(t) == 0


@pytest.mark.parametrize("broken", [True, False])
def test_sipa_swaps_ice_that_was_fully_broken(broken: bool) -> None:
    t = Table()
    t.rig("Sipa", "Cleaver")
    t.ice("HQ", "Paywall")
    t.ice("R&D", "Reverb", rezzed=False)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    if broken:
        t.click("Cleaver: Break")
    else:
        t.play(LET, "Pay 1")
    assert t.offered("Use Sipa") == broken
    if broken:
        t.click("Use Sipa")
        t.click("Reverb") if t.asks("target") or t.offered("Reverb") or t.offered("R&D") else None
        assert t.card("Paywall").server == "rd"


@pytest.mark.parametrize(("server", "paid"), [("HQ", 2), ("R&D", 0)])
def test_stowaway_pays_for_runs_on_the_server_of_its_host(server: str, paid: int) -> None:
    t = Table()
    t.ice("HQ", "Flywheel", rezzed=False)
    t.hand("runner", "Stowaway")
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Install Stowaway")
    run_on(t, server)
    assert t.credits("runner") == 5 + paid


# -- Baker ---------------------------------------------------------------------------------------------------


def baking(credit: int) -> Table:
    t = Table()
    t.rig("Baker")
    t.rig("Mantle", credit=credit)
    t.hand("corp", "Hedge Fund")
    t.deck("corp", "Hedge Fund")
    t.start("runner")
    t.click("Baker: Run Archives")
    return t


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_baker_comes_to_another_central_server_for_a_stealth_credit(server: str) -> None:
    t = baking(1)
    t.pass_until("1 credit")
    t.click("1 credit")
    t.click(server)
    finish_run(t)
    name = {"HQ": "hq", "R&D": "rd"}[server]
    assert t.happened("breach_begins", server=name) == t.happened("successful_run", server=name) == 1
    assert t.happened("breach_begins", server="archives") == 0
    assert t.card("Mantle").credit == 0
    assert t.credits("runner") == 5, "the pool pays nothing"
    assert not t.offered("Baker"), "once per turn"


def test_baker_runs_archives_without_stealth_credits() -> None:
    t = baking(0)
    finish_run(t)
    assert t.happened("breach_begins", server="archives") == 1
    assert t.credits("runner") == 5
