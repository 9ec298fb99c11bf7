"""Upgrades of the Spin cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, hq, office, running

# -- Off the Grid -----------------------------------------------------------------------------------------


def test_off_the_grid_keeps_the_runner_out_until_hq_falls() -> None:
    t = Table()
    t.root("Server 1", "Off the Grid", rezzed=True)
    t.start("runner")
    assert not t.offered("Run on Server 1")
    t.click("Run on HQ")
    finish_run(t)
    assert "Off the Grid" in t.names("archives")


def test_off_the_grid_does_nothing_facedown_and_is_for_remote_servers() -> None:
    t = Table()
    t.root("Server 1", "Off the Grid")
    t.start("runner")
    assert t.offered("Run on Server 1")
    t = Table()
    t.hand("corp", "Off the Grid")
    t.start("corp")
    assert t.offered("Install Off the Grid in a new server")
    assert not t.offered("Install Off the Grid in the root of HQ")


def test_off_the_grid_is_installed_in_remote_servers_only() -> None:
    t = Table()
    t.hand("corp", "Off the Grid")
    t.root("Server 1", "Urtica Cipher")
    t.start("corp")
    t.click("Install Off the Grid in Server 1")
    assert t.card("Off the Grid").server == "remote1"
    t = Table()
    t.hand("corp", "Off the Grid")
    t.start("corp")
    assert not any("HQ" in label or "R&D" in label for label in t.options if "Off the Grid" in label)


# -- Panic Button -----------------------------------------------------------------------------------------


def test_panic_button_draws_during_runs_on_hq() -> None:
    t = Table(policy=ASK_ALL)
    t.root("HQ", "Panic Button", rezzed=True)
    t.start("runner")
    t.pass_until("Gain 1 credit")
    t.click("Run on R&D")
    while running(t):
        assert not t.offered("Panic Button")
        go_on(t)
    t.pass_until("Gain 1 credit")
    t.click("Run on HQ")
    t.pass_until("Panic Button: Draw 1 card")
    before = hq(t)
    t.click("Panic Button: Draw 1 card")
    assert (hq(t), t.credits("corp")) == (before + 1, 4)


def test_panic_button_is_installed_in_the_root_of_hq_only() -> None:
    t = office("Panic Button")
    t.click("Install Panic Button")
    assert t.names("installed") == ["Panic Button"]
    assert t.card("Panic Button").server == "hq"


# -- Strongbox --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clicks", [1, 2])
def test_strongbox_costs_a_click(clicks: int) -> None:
    t = Table()
    t.root("Server 1", "Strongbox", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.start("runner", clicks=clicks)
    t.click("Run on Server 1")
    while not t.offered("Do not steal"):
        go_on(t)
    assert t.offered("Steal Offworld Office") == (clicks == 2)
    if clicks == 2:
        t.click("Steal Offworld Office")
        assert t.clicks("runner") == 0
