"""The rulebook's examples of runs (chapter 6)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.effects import MoveRunner
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let, running


def test_6_1_2d_example_1_another_attacked_server_brings_no_ice_to_encounter() -> None:
    t = Table()
    t.rig("Sneakdoor Beta")
    t.ice("HQ", "Wall of Static")
    t.hand("corp", "Hostile Takeover")
    t.start("runner")
    t.click("Sneakdoor Beta")
    finish_run(t)
    assert t.happened("encounter") == 0
    assert t.happened("successful_run", server="hq") == 1


@pytest.mark.parametrize("again", [True, False])
def test_6_1_3e_example_1_ice_is_passed_after_an_encounter_only_if_it_follows_at_once(again: bool) -> None:
    """Also if it is not even encountered the second time."""
    t = Table()
    t.rig("Inversificator")
    (miraju,) = t.ice("Archives", "Mirāju")
    t.ice("HQ", "Wall of Static")
    t.set(runner_credits=9, corp_credits=9)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.play("Run on Archives", "Inversificator: Break")
    assert t.happened("pass_ice") == 0
    t.click("Go on")
    assert not t.card("Mirāju").faceup
    assert t.offered("Rez Mirāju"), "it is approached once more"
    t.click("Rez Mirāju" if again else "Do not rez")
    let(t)
    while t.happened("pass_ice") == 0:
        go_on(t)
    assert not t.offered("Inversificator")
    assert t.game.state.servers["archives"].ice == (miraju,)
    finish_run(t)
    assert t.happened("successful_run", server="archives") == 1


def test_6_2_2b_example_1_moving_in_a_breach_leads_nowhere() -> None:
    t = Table()
    t.ice("Server 1", "Cell Portal")
    t.root("Server 1", "Ganked!")
    t.rig("Gordian Blade")
    t.set(runner_credits=20, corp_credits=9)
    t.start("runner")
    t.play("Run on Server 1", "Break everything")
    t.pass_until("Trash Ganked")
    t.click("Trash Ganked")
    let(t)
    t.pass_until("Gain 1 credit")
    assert not t.card("Cell Portal").faceup
    assert t.happened("successful_run") == 1
    assert t.happened("jack_out") == 0


def test_6_2_3a_example_1_ice_installed_outward_is_not_approached() -> None:
    t = Table()
    t.ice("R&D", "Architect")
    t.deck("corp", "Enigma", "Hedge Fund", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.click("Run on R&D")
    let(t)
    t.play("Enigma", "R&D")
    assert len(t.game.state.servers["rd"].ice) == 2
    while not t.offered("Jack out"):
        go_on(t)
    assert t.offered("Go on to the server")
    t.click("Go on to the server")
    assert t.happened("approach_ice") == 1
    assert t.happened("successful_run") == 1


def test_6_2_4a_example_1_ice_that_leaves_while_it_is_approached_is_passed() -> None:
    t = Table()
    t.ice("HQ", "Himitsu-Bako", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.play("Run on HQ", "Gordian Blade: Break", "Break: End the run")
    t.game.set_orders("corp", Orders(full_control=True))
    let(t)
    for _ in range(9):
        t.pass_until("Himitsu-Bako: ")
        if t.decision.step == "6.9.2b":
            break
        go_on(t)
    t.click("Himitsu-Bako: ")
    t.game.set_orders("corp", Orders())
    t.pass_until("Go on to the server")
    assert t.happened("encounter") == 1
    assert len(t.game.state.servers["hq"].ice) == 1
    t.click("Go on to the server")
    assert t.happened("successful_run", server="hq") == 1
    assert t.happened("encounter") == 1


def test_6_3_2a_example_1_a_run_may_come_to_a_server_that_cannot_be_run() -> None:
    remote: Any = "remote1"
    t = Table()
    t.root("Server 1", "Off the Grid", rezzed=True)
    t.ice("HQ", "Palisade")
    t.start("runner")
    assert not t.offered("Run on Server 1")
    t.click("Run on HQ")
    t.effect("corp", MoveRunner(remote))
    t.pass_until("Gain 1 credit")
    assert t.happened("successful_run", server="remote1") == 1


def test_6_3_4_example_1_a_cost_to_run_is_paid_before_there_is_a_run() -> None:
    t = Table()
    t.root("HQ", "Heinlein Grid", rezzed=True)
    t.hand("corp", "Enhanced Login Protocol")
    t.start("corp", clicks=1)
    t.click("Play Enhanced Login Protocol")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    assert running(t)
    assert t.clicks("runner") == 2
    assert t.credits("runner") == 5


def test_6_5_8c_example_1_bypassed_ice_was_not_fully_broken() -> None:
    t = Table()
    t.ice("HQ", "Troll")
    t.hand("runner", "Femme Fatale", "Forked")
    t.set(runner_credits=12)
    t.start("runner")
    t.play("Install Femme Fatale", "Play Forked", "Run on HQ")
    t.pass_until("Pay 0")
    t.click("Pay 0")
    finish_run(t)
    assert "Troll" in t.names("installed")
    assert t.happened("successful_run") == 1


def test_6_5_9a_example_1_after_a_forced_encounter_the_subroutines_go_on() -> None:
    t = Table()
    t.ice("HQ", "Shiro")
    t.deck("corp", "Chrysalis", "Hedge Fund", "Hedge Fund")
    t.hand("runner", *["Diesel"] * 4)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Chrysalis", "Hedge Fund (1)", "Hedge Fund (2)")
    t.click("Let it happen")
    assert t.game.encounter is not None
    assert t.game.encounter.forced
    let(t)
    assert len(t.names("grip")) == 2
    t.pass_until("Go on to the server")
    assert t.happened("encounter") == 2
    assert t.happened("pass_ice") == 1


def test_6_5_9b_example_1_the_end_of_the_run_aborts_the_forced_encounter_and_the_phase() -> None:
    t = Table()
    t.ice("Server 1", "Wall of Static")
    t.root("Server 1", "The Twins", rezzed=True)
    t.hand("corp", "Wall of Static")
    t.rig("Corroder")
    t.start("runner")
    t.play("Run on Server 1", "Corroder: +1", "Corroder: Break")
    t.pass_until("Reveal and trash")
    t.play("Reveal and trash", "Wall of Static")
    assert t.happened("encounter") == 2
    let(t)
    assert not running(t)
    assert t.happened("successful_run") == 0


@pytest.mark.parametrize(("server", "applies"), [("remote2", True), ("rd", False)])
def test_6_7_4a_example_1_if_successful_is_about_servers_that_could_be_run(
    server: Any, applies: bool
) -> None:
    t = Table()
    t.ice("Server 1", "Palisade")
    t.root("Server 2", "PAD Campaign")
    t.hand("runner", "Because I Can")
    t.start("runner")
    t.play("Play Because I Can", "Run on Server 1")
    t.effect("corp", MoveRunner(server))
    t.pass_until("Go on to the server")
    t.click("Go on to the server")
    while not t.offered("Gain 1 credit") and not t.offered("Use Because I Can"):
        go_on(t)
    assert t.happened("successful_run") == 1
    assert t.offered("Use Because I Can") is applies


def test_6_7_4c_example_1_instead_of_the_breach_is_chosen_after_what_success_brings() -> None:
    for siphon in (True, False):
        t = Table()
        t.root("HQ", "Ash 2X3ZB9CY", rezzed=True)
        t.hand("runner", "Account Siphon")
        t.hand("corp", "Hedge Fund")
        t.start("runner")
        t.click("Play Account Siphon")
        t.pass_until("0 credits")
        t.play("0 credits", "0 credits")
        assert t.options == ["Use Account Siphon instead of breaching", "Breach HQ"]
        t.click("Use Account Siphon" if siphon else "Breach HQ")
        if siphon:
            t.click("5")
        t.pass_until("Gain 1 credit")
        assert t.credits("corp") == (0 if siphon else 5)
        assert t.happened("accessed") == (0 if siphon else 1), "only Ash may be accessed"


def test_6_8_2a_example_1_credits_of_bad_publicity_are_gone_with_the_run() -> None:
    t = Table()
    t.score_area("corp", "Nisei MK II", agenda=1)
    t.rig("Self-modifying Code")
    t.set(bad_publicity=2, runner_credits=0)
    t.ice("HQ", "Enigma", rezzed=False)
    t.start("runner")
    for seat in ("corp", "runner"):
        t.game.set_orders(seat, Orders(full_control=True))
    t.click("Run on HQ")
    assert t.credits("runner") == 2
    while not t.offered("Nisei MK II"):
        go_on(t)
    t.click("Nisei MK II")
    assert not running(t)
    assert t.credits("runner") == 0
    assert not t.offered("Self-modifying")


def test_6_8_2b_example_1_what_else_was_pending_in_the_encounter_does_not_resolve() -> None:
    t = Table()
    t.rig("Security Nexus")
    t.ice("HQ", "Tollbooth")
    t.start("runner")
    t.click("Run on HQ")
    t.play("Use Security Nexus", "0 credits", "0 credits")
    assert not running(t)
    assert t.game.state.tags == 1
    assert t.credits("runner") == 5


def test_6_8_4a_example_1_a_run_may_be_neither_successful_nor_unsuccessful() -> None:
    t = Table()
    t.root("HQ", "Crisium Grid", rezzed=True)
    t.hand("corp", "Hostile Takeover")
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("successful_run") == t.happened("unsuccessful_run") == 0
    assert t.names("runner_score") == ["Hostile Takeover"], "HQ is breached all the same"


def test_6_8_5_example_1_what_happens_before_the_run_is_complete_still_belongs_to_it() -> None:
    t = Table()
    t.ice("HQ", "Wall of Static", "Chum")
    t.root("HQ", "Georgia Emelyov", rezzed=True)
    t.hand("runner", "The Noble Path")
    t.start("runner")
    t.play("Play The Noble Path", "Run on HQ")
    let(t)
    t.pass_until("Let the unbroken")
    let(t)
    t.next_action()
    assert t.happened("unsuccessful_run") == 1
    assert t.happened("damage") == 0
    assert t.winner is None, "with an empty grip any damage would have ended the game"


def test_6_8_5_example_2_what_comes_once_the_run_is_over_does_not() -> None:
    t = Table()
    t.ice("HQ", "Data Raven")
    t.root("Server 1", "Dedicated Response Team", rezzed=True)
    t.hand("runner", "The Noble Path")
    t.start("runner")
    t.play("Play The Noble Path", "Run on HQ")
    t.click("1 tag")
    let(t)
    finish_run(t)
    assert t.happened("successful_run") == 1
    assert t.winner == "corp"
