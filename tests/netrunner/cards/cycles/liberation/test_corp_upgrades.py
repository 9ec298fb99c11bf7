"""Upgrades of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, office, running

# -- Adrian Seis ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bids", "accessed"), [((0, 1), ["adrian_seis"]), ((1, 1), ["hedge_fund"])])
def test_adrian_seis_is_all_or_nothing(bids: tuple[int, int], accessed: list[str]) -> None:
    t = Table()
    t.root("HQ", "Adrian Seis", rezzed=True)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "bid":
        go_on(t)
    for n in bids:
        t.click(f"{n} credit")
    while running(t):
        go_on(t)
    assert [e.code for e in t.game.state.happened if e.kind == "accessed"] == accessed


def test_adrian_seis_moves_to_another_server_when_the_turn_ends() -> None:
    t = Table()
    t.root("HQ", "Adrian Seis", rezzed=True)
    t.root("Server 1", "Urtica Cipher")
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    t.click("Use Adrian Seis")
    assert t.options == ["R&D", "Archives", "Server 1"], "neither the same nor a new one"
    t.click("Server 1")
    assert t.card("Adrian Seis").server == "remote1"
    assert t.card("Adrian Seis").faceup
    assert len(t.game.state.servers["remote1"].root) == 2
    assert t.game.state.servers["hq"].root == ()


# -- Tucana -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stolen", [True, False])
def test_tucana_finds_ice_for_an_agenda(stolen: bool) -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.deck("corp", "Tithe", "Hunter")
    t.set(corp_credits=1)
    t.start("runner" if stolen else "corp")
    if stolen:
        t.click("Run on Server 1")
        while not t.offered("Use Tucana"):
            go_on(t)
    else:
        t.click("Score Offworld Office")
        t.set(corp_credits=1)
    t.pass_until("Use Tucana")
    t.click("Use Tucana")
    t.click("Hunter" if t.offered("Hunter") else t.options[0])
    t.click("Server 1")
    assert t.card("Hunter").faceup
    assert t.card("Hunter").server == "remote1"


def test_tucana_counts_after_it_was_trashed_and_only_there() -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Offworld Office")
    t.deck("corp", "Hunter")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access Tucana")
    t.play("Access Tucana", "Trash Tucana")
    t.pass_until("Use Tucana")
    t.click("Do not use it")
    finish_run(t)
    t.click("Run on Server 2")
    while running(t):
        assert not t.offered("Tucana")
        go_on(t)


def test_tucana_is_installed_in_remote_servers_only() -> None:
    t = office("Tucana")
    t.click("Install Tucana")
    assert not t.offered("HQ")


def test_ice_that_tucana_finds_is_seen_when_it_is_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Hostile Takeover", advancement=2)
    t.deck("corp", "Ice Wall")
    t.set(corp_credits=9)
    t.start("corp")
    t.play("Score Hostile", "Use Tucana", "Find Ice Wall")
    assert "Ice Wall" not in t.names("installed")
    assert t.happened("revealed") == 0
