"""Identities of the Corp of the Liberation cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.prelude import CORP, Identity, PlaceCounters
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn


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
