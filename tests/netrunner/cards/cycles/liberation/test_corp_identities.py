"""Identities of the Corp of the Liberation cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.prelude import CORP, Identity, PlaceCounters, TrashTop
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, strength


def test_a_teia_installs_a_second_card_that_cannot_be_scored_this_turn() -> None:
    t = Table(corp="A Teia: IP Recovery")
    t.hand("corp", "PAD Campaign", "Hostile Takeover", "Hedge Fund")
    t.set(corp_credits=9)
    t.start("corp", clicks=4)
    t.click("Install PAD Campaign in a new server")
    assert not t.offered("Hedge Fund") or t.offered("Use A Teia")
    t.click("Use A Teia")
    t.click("Hostile Takeover")
    assert t.card("Hostile Takeover").server == "remote2"
    t.play("Advance Hostile Takeover", "Advance Hostile Takeover")
    assert not t.offered("Score Hostile Takeover")
    end_turn(t)
    end_turn(t)
    t.pass_until("Score Hostile Takeover")
    assert t.offered("Score Hostile Takeover")


def test_a_teia_has_two_remote_servers_at_most_and_hears_of_the_first_install() -> None:
    t = Table(corp="A Teia: IP Recovery")
    t.root("Server 1", "Ronin")
    t.hand("corp", "PAD Campaign", "Ice Wall", "Enigma", "Nico Campaign")
    t.start("corp")
    t.click("Install Ice Wall protecting HQ")
    assert not t.offered("Use A Teia"), "a central server"
    t.click("Install PAD Campaign in a new server")
    t.click("Use A Teia")
    t.click("Enigma")
    assert t.options == ["Server 1"], "the other one; there can be no third"
    t.click("Server 1")
    assert t.card("Enigma").server == "remote1"
    assert not t.offered("a new server")
    t.click("Install Nico Campaign in Server 1") if t.offered("Install Nico Campaign in Server 1") else None
    assert not t.offered("Use A Teia")


def test_4_6_8f_of_more_remote_servers_than_there_may_be_the_corp_keeps_two() -> None:
    t = Table(corp="A Teia: IP Recovery")
    for number, title in enumerate(("Ronin", "PAD Campaign", "Nico Campaign"), start=1):
        t.root(f"Server {number}", title)
    t.ice("Server 2", "Enigma")
    t.start("corp")
    t.click("Gain 1 credit")
    assert t.asks("server")
    assert (t.asked.minimum, t.asked.maximum) == (2, 2), "neither more nor fewer"
    assert t.decision.seat == "corp"
    t.click("Server 1", "Server 3")
    assert t.names("installed") == ["Ronin", "Nico Campaign"]
    assert sorted(t.names("archives")) == ["Enigma", "PAD Campaign"]


def test_epiphany_analytica_counts_losses_once_a_turn() -> None:
    t = Table(corp="Epiphany Analytica: Nations Undivided")
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Offworld Office")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash PAD")
    t.click("Trash PAD")
    t.next_action()
    t.click("Run on Server 2")
    t.pass_until("Steal")
    t.click("Steal")
    t.next_action()
    assert t.game.identity("corp").power == 1


@pytest.mark.parametrize("use", [True, False])
def test_epiphany_analytica_installs_one_of_three(use: bool) -> None:
    t = Table(corp="Epiphany Analytica: Nations Undivided")
    t.deck("corp", "Palisade", "PAD Campaign", "Hedge Fund", "Tithe")
    t.start("corp")
    assert not t.offered("Epiphany Analytica: Nations Undivided:")
    t.effect("corp", PlaceCounters("power", 1, Identity(CORP)))
    t.click("Epiphany Analytica: Nations Undivided:")
    assert not t.offered("Tithe")
    if use:
        t.play("Palisade", "HQ")
    else:
        t.click("No")
    assert t.names("installed") == ["Palisade"] * use
    assert t.names("rd")[0] == ("PAD Campaign" if use else "Palisade")
    assert t.clicks("corp") == 2


# -- Nuvem SA ---------------------------------------------------------------------------------------------

NUVEM = "Nuvem SA: Law of the Land"


@pytest.mark.parametrize("trash", [True, False])
def test_nuvem_looks_after_an_operation_and_gains_for_the_first_trash(trash: bool) -> None:
    t = Table(corp=NUVEM)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.deck("corp", "Ice Wall", "Enigma")
    t.start("corp")
    t.click("Play Hedge Fund")
    assert t.happened("looked") == 1
    t.click("Yes" if trash else "No")
    assert t.credits("corp") == 9 + (2 if trash else 0)
    assert ("Ice Wall" in t.names("archives")) == trash
    if trash:
        t.click("Play Hedge Fund")
        t.click("Yes")
        assert t.credits("corp") == 15, "the first time each turn"


def test_nuvem_looks_after_an_action_on_an_expendable_card_and_no_other() -> None:
    t = Table(corp=NUVEM)
    t.hand("corp", "Slash and Burn Agriculture", "PAD Campaign")
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.click("Install PAD Campaign in a new")
    assert t.happened("looked") == 0
    t.click("Slash and Burn Agriculture: ")
    while not t.offered("Yes"):
        go_on(t)
    assert t.card("Offworld Office").advancement == 2
    assert t.happened("looked") == 1


def test_nuvem_gains_nothing_in_the_turn_of_the_runner() -> None:
    t = Table(corp=NUVEM)
    t.start("runner")
    t.effect("corp", TrashTop(1))
    assert (t.happened("trashed"), t.credits("corp")) == (1, 5)


# -- Thunderbolt Armaments --------------------------------------------------------------------------------

THUNDERBOLT = "Thunderbolt Armaments: Peace Through Power"


def thunder(ice: str) -> Table:
    t = Table(corp=THUNDERBOLT)
    t.ice("HQ", ice, rezzed=False)
    t.rig("Leech", "Telework Contract")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=9)
    t.start("runner")
    t.play("Run on HQ", f"Rez {ice}")
    return t


@pytest.mark.parametrize("trash", [True, False])
def test_thunderbolt_arms_ap_ice_for_the_run(trash: bool) -> None:
    t = thunder("Tithe")
    assert strength(t, "Tithe") == 2
    t.click("Let the")
    t.click(next(o for o in t.options if o.startswith("Trash") == trash))
    if trash:
        t.click("Leech")
        assert t.names("heap").count("Leech") == 1
    finish_run(t)
    assert t.happened("successful_run") == int(trash)
    assert strength(t, "Tithe") == 1


def test_thunderbolt_does_not_arm_other_ice() -> None:
    t = thunder("Enigma")
    assert strength(t, "Enigma") == 2
    t.click("Let the")
    assert not t.offered("Trash")
