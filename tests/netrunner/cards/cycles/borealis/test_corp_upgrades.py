"""Upgrades of the Borealis cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, grip, let, running

# -- Nanisivik Grid ---------------------------------------------------------------------------------------


def test_nanisivik_grid_turns_ice_in_archives_faceup_and_uses_it() -> None:
    t = Table()
    t.root("Server 1", "Nanisivik Grid", rezzed=True)
    t.discard_pile("corp", "Palisade", "Urtica Cipher", faceup=False)
    t.discard_pile("corp", "Enigma")
    t.start("runner")
    t.click("Run on Server 1")
    while not t.offered("Use Nanisivik Grid"):
        go_on(t)
    t.click("Use Nanisivik Grid")
    while t.happened("end_run") < 1:
        assert not t.offered("Enigma"), "that one is faceup already"
        go_on(t)
    cards = [t.game.state.cards[oid] for oid in t.game.state.zones["archives"]]
    assert [card.faceup for card in cards] == [True, False, True]


def test_nanisivik_grid_is_for_its_server_and_may_be_left() -> None:
    t = Table()
    t.root("Server 1", "Nanisivik Grid", rezzed=True)
    t.discard_pile("corp", "Palisade", faceup=False)
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Nanisivik")
        go_on(t)
    t.click("Run on Server 1")
    while not t.offered("Use Nanisivik Grid"):
        go_on(t)
    t.click("Do not use it")
    finish_run(t)
    assert t.happened("end_run") == 0


# -- ZATO City Grid ---------------------------------------------------------------------------------------


def test_zato_city_grid_may_resolve_a_subroutine_for_the_ice() -> None:
    t = Table()
    t.root("Server 1", "ZATO City Grid", rezzed=True)
    t.ice("Server 1", "Neural Katana")
    t.ice("HQ", "Neural Katana")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Trash Neural Katana")
    assert grip(t) == 2
    assert running(t)
    finish_run(t)
    t.click("Run on HQ")
    assert not t.offered("Trash Neural Katana"), "only what protects its server"


def test_zato_city_grid_need_not_trash_the_ice() -> None:
    t = Table()
    t.root("Server 1", "ZATO City Grid", rezzed=True)
    t.ice("Server 1", "Ice Wall")
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Do not pay")
    assert "Ice Wall" in t.names("installed")
    let(t)
    assert not running(t)


def test_zato_city_grid_is_installed_in_remote_servers_alone() -> None:
    t = Table()
    t.hand("corp", "ZATO City Grid")
    t.start("corp")
    assert not t.offered("Install ZATO City Grid in the root of HQ")
    t.click("Install ZATO City Grid in a new server")
    assert t.card("ZATO City Grid").server == "remote1"


# -- Djupstad Grid ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "damage"), [("Server 1", 1), ("Server 2", 0)])
def test_djupstad_grid_hurts_for_agendas_scored_in_its_server(server: str, damage: int) -> None:
    t = Table()
    t.root("Server 1", "Djupstad Grid", rezzed=True)
    t.root(server, "Freedom of Information", advancement=4)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp")
    t.click("Score Freedom of Information")
    assert (t.game.state.core_damage, grip(t)) == (damage, 3 - damage)


def test_djupstad_grid_does_nothing_for_a_stolen_agenda() -> None:
    t = Table()
    t.root("Server 1", "Djupstad Grid", "Offworld Office", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Offworld Office")
    t.click("Offworld Office")
    finish_run(t)
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.game.state.core_damage == 0


# -- Mavirus ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rezzed", "purges"), [(True, True), (False, False)])
def test_mavirus_may_purge_and_hurts_if_it_is_rezzed(rezzed: bool, purges: bool) -> None:
    t = Table()
    t.set(corp_credits=0)
    t.root("Server 1", "Mavirus", rezzed=rezzed)
    t.rig("Fermenter", virus=3)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Yes: purge")
    t.click("Yes" if purges else "No")
    finish_run(t)
    assert t.card("Fermenter").virus == (0 if purges else 3)
    assert grip(t) == (2 if rezzed else 3)
    assert not t.happened("revealed")


def test_mavirus_is_revealed_in_rd_and_trashed_to_purge() -> None:
    t = Table()
    t.deck("corp", "Mavirus")
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Yes: purge")
    assert t.happened("revealed") == 1
    t = Table()
    t.root("Server 1", "Mavirus", rezzed=True)
    t.rig("Fermenter", virus=3)
    t.start("corp")
    t.click("Mavirus: ")
    assert (t.card("Fermenter").virus, t.names("archives")) == (0, ["Mavirus"])


# -- Mr. Hendrik ------------------------------------------------------------------------------------------


def hendrik(clicks: int = 3, **fields: int) -> Table:
    """The Runner accesses Mr. Hendrik, with two cards in the grip."""
    t = Table()
    t.root("Server 1", "Mr. Hendrik")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.set(**fields)
    t.start("runner", clicks=clicks)
    t.click("Run on Server 1")
    t.pass_until("Pay 2")
    t.click("Pay 2")
    return t


def test_mr_hendrik_takes_all_clicks_or_does_core_damage() -> None:
    t = hendrik()
    t.click("Yes")
    assert (t.clicks("runner"), t.game.state.core_damage, t.credits("corp")) == (0, 0, 3)
    t = hendrik()
    t.click("No")
    assert (t.clicks("runner"), t.game.state.core_damage, len(t.names("grip"))) == (2, 1, 1)


def test_mr_hendrik_asks_nobody_without_clicks() -> None:
    t = hendrik(clicks=1)
    assert t.game.state.core_damage == 1


# -- Vladisibirsk City Grid -------------------------------------------------------------------------------


def test_vladisibirsk_city_grid_moves_counters_on_once_a_turn() -> None:
    t = Table()
    t.root("Server 1", "Vladisibirsk City Grid", rezzed=True, advancement=4)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Send a Message")
    t.start("corp")
    t.click("Advance Vladisibirsk City Grid")
    t.click("Vladisibirsk City Grid: Place 2")
    assert not t.offered("Send a Message")
    t.click("Offworld Office")
    assert (t.card("Vladisibirsk City Grid").advancement, t.card("Offworld Office").advancement) == (3, 2)
    assert not t.offered("Vladisibirsk City Grid: Place 2")


# -- Yakov Erikovich Avdakov ------------------------------------------------------------------------------


def avdakov() -> Table:
    t = Table()
    t.root("Server 1", "Yakov Erikovich Avdakov", rezzed=True)
    t.ice("Server 1", "Palisade")
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Nico Campaign")
    return t


def test_yakov_pays_for_cards_trashed_from_his_server_and_for_himself() -> None:
    t = avdakov()
    t.start("corp")
    for title, credits in (("Nico Campaign", 5), ("Palisade", 7), ("PAD Campaign", 9)):
        t.effect("corp", Trash(Each(Named(title))))
        assert t.credits("corp") == credits
    t.effect("runner", Trash(Each(Named("Yakov Erikovich Avdakov"))))
    assert t.credits("corp") == 11


def test_yakov_pays_for_nothing_trashed_by_an_installation() -> None:
    t = avdakov()
    t.hand("corp", "Nico Campaign")
    t.start("corp")
    t.click("Install Nico Campaign in Server 1 · free")
    while not t.offered("Gain 1 credit"):
        t.click("PAD Campaign") if t.offered("PAD Campaign") else go_on(t)
    assert "PAD Campaign" in t.names("archives")
    assert t.credits("corp") == 5
