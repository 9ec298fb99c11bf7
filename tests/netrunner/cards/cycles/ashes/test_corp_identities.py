"""Identities of the Corp of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, let

# -- Earth Station: SEA Headquarters ----------------------------------------------------------------------


def test_earth_station_makes_runs_dearer_on_either_side() -> None:
    t = Table(corp="Earth Station: SEA Headquarters")
    t.root("Server 1", "PAD Campaign")
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=7)
    t.start("corp")
    t.click("Earth Station: SEA Headquarters: Flip")
    assert t.view("corp").corp.identity.title == "Earth Station: Ascending to Orbit"
    assert not t.offered("Install PAD Campaign")
    end_turn(t)
    t.click("Run on Server 1")
    finish_run(t)
    assert t.credits("runner") == 7 - 6
    t.click("Run on HQ")
    assert t.credits("runner") == 1, "HQ costs nothing on this side"
    finish_run(t)
    assert t.view("corp").corp.identity.title == "Earth Station: SEA Headquarters", "a successful run on HQ"
    t.click("Run on HQ")
    assert t.credits("runner") == 0


def test_earth_station_leaves_one_of_several_remote_servers() -> None:
    t = Table(corp="Earth Station: SEA Headquarters")
    t.root("Server 1", "PAD Campaign")
    t.root("Server 2", "Ronin")
    t.ice("Server 2", "Ice Wall")
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Play Hedge Fund")
    assert t.options == ["Server 1", "Server 2"]
    t.click("Server 1")
    assert t.names("installed") == ["PAD Campaign"]
    assert list(t.game.state.servers) == ["hq", "rd", "archives", "remote1"]


def test_earth_station_keeps_its_limit_once_it_is_flipped() -> None:
    t = Table(corp="Earth Station: SEA Headquarters")
    t.root("Server 1", "Ronin")
    t.hand("corp", "PAD Campaign", "Ice Wall")
    t.start("corp")
    t.click("Earth Station: SEA Headquarters: Flip")
    assert not t.offered("new server")
    assert t.offered("Install Ice Wall protecting Server 1")


# -- GameNET: Where Dreams are Real -----------------------------------------------------------------------


def test_gamenet_pays_for_credits_its_cards_cost_during_runs() -> None:
    t = Table(corp="GameNET: Where Dreams are Real")
    t.ice("HQ", "DNA Tracker")
    t.rig("Corroder")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9, corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Corroder: +1")
    assert t.credits("corp") == 0, "a card of the Runner"
    let(t)
    assert t.credits("corp") == 3


# -- Hyoubu Institute: Absolute Clarity -------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "shown"), [("grip", "Cleaver"), ("stack", "Carmen")])
def test_hyoubu_institute_reveals_a_card_and_is_paid_once(mode: str, shown: str) -> None:
    t = Table(corp="Hyoubu Institute: Absolute Clarity")
    t.hand("runner", "Cleaver")
    t.deck("runner", "Carmen")
    t.start("corp")
    for _ in range(2):
        t.click("Hyoubu Institute: Absolute Clarity:")
        t.click(next(o for o in t.options if mode in o))
        assert any(shown in line for line in t.log("spectator"))
        assert t.credits("corp") == 6
    assert t.clicks("corp") == 1


def test_hyoubu_institute_is_not_paid_for_what_the_runner_reveals() -> None:
    t = Table(corp="Hyoubu Institute: Absolute Clarity")
    t.hand("corp", "Increased Drop Rates")
    t.deck("corp", "Increased Drop Rates")
    t.start("runner")
    t.click("Run on R&D")
    finish_run(t)
    assert t.happened("revealed") == 1


# -- MirrorMorph: Endless Iteration -----------------------------------------------------------------------


def morph(*hand: str, clicks: int = 3) -> Table:
    t = Table(corp="MirrorMorph: Endless Iteration")
    t.hand("corp", *hand)
    t.set(corp_credits=9)
    t.start("corp", clicks=clicks)
    return t


def test_mirrormorph_gives_a_credit_after_three_different_actions() -> None:
    t = morph("Ice Wall")
    t.play("Gain 1 credit", "Draw 1 card", "Install Ice Wall protecting HQ")
    t.click("Use MirrorMorph")
    before = t.credits("corp")
    t.click("Gain 1 credit")
    assert t.credits("corp") == before + 1


def test_mirrormorph_takes_another_different_action_for_a_click_less() -> None:
    t = morph("Ice Wall", "Hedge Fund")
    t.play("Gain 1 credit", "Draw 1 card", "Install Ice Wall protecting HQ")
    t.click("Use MirrorMorph")
    t.click("Take another")
    labels = [label.split(" · ")[0] for label in t.options]
    assert "Play Hedge Fund" in labels
    assert not any(label.startswith(("Gain 1", "Draw", "Install")) for label in labels)
    assert not t.offered("Purge"), "it costs three clicks, and one less is two"
    t.click("Play Hedge Fund")
    assert t.names("archives") == ["Hedge Fund"]
    assert t.clicks("corp") == 0


@pytest.mark.parametrize("third", ["Gain 1 credit", "Draw 1 card"])
def test_mirrormorph_needs_three_different_actions(third: str) -> None:
    t = morph(clicks=4)
    t.play("Gain 1 credit", "Draw 1 card", third)
    assert not t.offered("Use MirrorMorph")
    t = morph(clicks=4)
    t.play("Gain 1 credit", "Draw 1 card")
    assert not t.offered("Use MirrorMorph")
