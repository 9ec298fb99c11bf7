"""Identities of the Corp of the Lunar cycle."""

import pytest

from engine.netrunner.testkit import Table

# -- Blue Sun: Powering the Future ------------------------------------------------------------------------


def test_blue_sun_takes_back_a_rezzed_card_for_its_rez_cost() -> None:
    t = Table(corp="Blue Sun: Powering the Future")
    t.ice("HQ", "Brân 1.0")
    t.ice("R&D", "Tithe", rezzed=False)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.start("corp", turn_begins=True)
    t.pass_until("Use Blue Sun")
    t.click("Use Blue Sun")
    assert t.options == ["Brân 1.0 protecting HQ", "Nico Campaign in Server 1"]
    t.click("Brân 1.0")
    assert "Brân 1.0" in t.names("hq")
    assert t.credits("corp") == 11


def test_blue_sun_without_rezzed_cards_asks_nothing_and_may_be_declined() -> None:
    t = Table(corp="Blue Sun: Powering the Future")
    t.ice("R&D", "Tithe", rezzed=False)
    t.start("corp", turn_begins=True)
    t.next_action()
    t = Table(corp="Blue Sun: Powering the Future")
    t.ice("R&D", "Tithe")
    t.start("corp", turn_begins=True)
    t.pass_until("Do not")
    t.click("Do not")
    assert (t.card("Tithe").faceup, t.credits("corp")) == (True, 5)


# -- Near-Earth Hub: Broadcast Center ---------------------------------------------------------------------


def test_near_earth_hub_draws_for_the_first_new_server_of_a_turn() -> None:
    t = Table(corp="Near-Earth Hub: Broadcast Center")
    t.hand("corp", "Urtica Cipher", "Urtica Cipher", "Palisade", "Palisade")
    t.ice("Server 1", "Enigma")
    t.start("corp", clicks=4)
    t.click("Install Palisade protecting Server 1")
    assert t.happened("drawn") == 0
    t.click("Install Urtica Cipher in a new server")
    assert t.happened("drawn") == 1
    t.click("Install Palisade protecting a new server")
    assert t.happened("drawn") == 1
    assert t.happened("creates_server") == 2


# -- The Foundry: Refining the Process --------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_the_foundry_finds_another_copy(use: bool) -> None:
    t = Table(corp="The Foundry: Refining the Process")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.deck("corp", "Hunter", "Ice Wall")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Ice Wall")
    t.click("Use The Foundry" if use else "Do not use it")
    if use:
        assert not t.offered("Hunter")
        t.click("Ice Wall")
    assert t.names("hq") == ["Ice Wall"] * use
