"""Scenarios about runs (chapter 6)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.effects import MoveRunner
from engine.netrunner.testkit import Table


def full_control(t: Table, *seats: str) -> None:
    """Ask these seats at every window."""
    for seat in seats:
        t.game.set_orders(seat, Orders(full_control=True))


@pytest.mark.parametrize(("ice", "offers"), [((), 1), (("Enigma", "Palisade"), 2)])
@pytest.mark.parametrize("rezzed", [True, False])
def test_s27_6_1_5_jacking_out_is_offered_after_each_ice_or_once_without_any(
    ice: tuple[str, ...], offers: int, rezzed: bool
) -> None:
    t = Table()
    t.ice("HQ", *ice, rezzed=rezzed)
    t.rig("Crypsis", "Corroder")
    t.set(runner_credits=30)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    seen = 0
    while not t.offered("Leave Hedge Fund"):
        if t.offered("Break everything with Crypsis"):
            t.click("Break everything with Crypsis")
            continue
        if t.offered("Jack out"):
            assert t.decision.step == "6.9.4c"
            assert not ice or t.happened("pass_ice") > seen
            seen += 1
        t.click("Go on") if t.offered("Go on") else t.click("Do not rez")
    assert seen == offers


def test_s28_6_2_3a_ice_installed_outward_is_not_approached() -> None:
    t = Table()
    t.ice("R&D", "Architect")
    t.hand("corp", "Enigma")
    t.start("runner")
    t.play("Run on R&D", "Let the unbroken", "Enigma")
    assert len(t.game.state.servers["rd"].ice) == 2
    assert t.offered("Go on to the server")
    t.click("Go on")
    assert t.decision.step == "7.2.2"


def test_s29_6_2_3b_ice_installed_inward_must_be_approached() -> None:
    """Rules: 4.6.9e."""
    t = Table()
    t.ice("R&D", "Wall of Static", "Howler")
    t.rig("Crypsis")
    t.hand("corp", "Enigma")
    t.start("runner")
    t.play("Run on R&D", "Let the unbroken", "Install Enigma")
    assert t.offered("Go on (2 more ice)")
    t.click("Go on")
    assert t.offered("Rez Enigma")


def test_s30_6_2_4a_approached_ice_that_leaves_is_passed() -> None:
    t = Table()
    t.ice("HQ", "Himitsu-Bako", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.play("Run on HQ", "Gordian Blade: Break")
    full_control(t, "corp")
    t.click("Go on")
    t.pass_until("Himitsu-Bako: ")
    t.click("Go on")
    t.pass_until("Himitsu-Bako: ")
    assert t.decision.step == "6.9.2b"
    t.click("Himitsu-Bako: ")
    t.game.set_orders("corp", Orders())
    t.pass_until("Go on to the server")
    t.click("Go on to the server")
    assert t.decision.step == "7.2.2"
    assert t.happened("encounter") == 1
    assert t.happened("successful_run", server="hq") == 1
    assert "Himitsu-Bako" in t.names("hq")


def test_s30_6_2_3_ice_that_leaves_before_it_is_approached_is_not_there() -> None:
    t = Table()
    t.ice("HQ", "Himitsu-Bako", "Enigma")
    t.rig("Gordian Blade")
    t.start("runner")
    t.play("Run on HQ", "Gordian Blade: Break")
    full_control(t, "corp")
    t.click("Go on")
    t.pass_until("Himitsu-Bako: ")
    assert t.decision.step == "6.9.4e"
    t.click("Himitsu-Bako: ")
    t.game.set_orders("corp", Orders())
    t.pass_until("Leave Himitsu-Bako")
    assert t.happened("approach_ice") == 1
    assert t.happened("pass_ice") == 1


def test_s31_6_2_4c_the_runner_stays_with_encountered_ice_that_moves() -> None:
    t = Table()
    t.ice("HQ", "Bullfrog")
    t.ice("Archives", "Enigma")
    t.discard_pile("corp", "Plain Agenda")
    t.rig("Gordian Blade")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.game.run is not None
    assert t.game.run.server == "archives"
    assert t.offered("Go on (1 more ice)")
    t.play("Go on", "Gordian Blade: Break")
    t.next_action()
    assert t.names("runner_score") == ["Plain Agenda"]
    assert t.happened("successful_run", server="archives") == 1


def test_s32_6_1_2d_changing_the_attacked_server_does_not_change_the_step() -> None:
    """Rules: 6.1.2b, 6.1.3."""
    t = Table()
    t.ice("HQ", "Wall of Static")
    t.hand("corp", "Plain Agenda")
    t.rig("Sneakdoor Beta")
    t.start("runner")
    t.click("Sneakdoor Beta")
    t.next_action()
    assert t.names("runner_score") == ["Plain Agenda"]
    assert not t.happened("encounter")
    assert t.happened("successful_run", server="hq") == 1


def test_s33_6_3_4_costs_to_run_are_paid_before_the_run_begins() -> None:
    t = Table()
    t.root("HQ", "Heinlein Grid", rezzed=True)
    t.root("Server 1", "Enhanced Login Protocol", rezzed=True)
    t.start("runner")
    t.click("Run on HQ")
    assert t.clicks("runner") == 2
    assert t.credits("runner") == 5

    t = Table()
    t.root("Server 1", "Enhanced Login Protocol", rezzed=True)
    t.start("runner", clicks=1)
    assert not t.offered("Run on HQ")


def test_s34_6_5_8c_all_of_no_subroutines_are_broken_when_they_could_be() -> None:
    """Rules: 6.5.7c."""
    t = Table()
    t.ice("HQ", "Troll")
    t.hand("runner", "Forked")
    t.rig("Femme Fatale")
    t.start("runner")
    t.play("Play Forked", "Run on HQ" if t.offered("Run on HQ") else "HQ")
    t.click("Pay 1")
    t.next_action()
    assert "Troll" in t.names("installed"), "bypassed"

    t = Table()
    t.ice("HQ", "Troll")
    t.hand("runner", "Forked")
    t.start("runner")
    t.play("Play Forked", "Run on HQ" if t.offered("Run on HQ") else "HQ")
    t.click("Spend 1 click")
    t.next_action()
    assert t.names("archives") == ["Troll"]


def test_s35_9_8_8c_after_the_run_has_ended_no_subroutine_resolves() -> None:
    t = Table()
    t.ice("HQ", "Little Engine")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.game.run is None
    assert t.credits("runner") == 5


def test_s36_9_2_8f_a_bypass_drops_what_else_is_pending() -> None:
    """Rules: 6.5.8."""
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.rig("Femme Fatale")
    t.start("runner")
    t.play("Run on HQ", "Pay 1")
    assert t.credits("runner") == 4
    assert t.offered("Jack out")
    assert t.happened("pass_ice") == 1
    assert not t.happened("fully_broken")


def test_s37_6_8_2a_ending_the_run_closes_the_paid_window() -> None:
    t = Table()
    t.score_area("corp", "Nisei MK II")
    (agenda,) = t.game.state.zones["corp_score"]
    t.game.state.cards[agenda] = t.game.state.cards[agenda].__class__(
        agenda, "test_niseimkii", "corp", "corp_score", faceup=True, agenda=1
    )
    t.rig("Self-Modifying Code")
    t.set(bad_publicity=2, runner_credits=0)
    t.ice("HQ", "Enigma", rezzed=False)
    t.start("runner")
    full_control(t, "corp", "runner")
    t.click("Run on HQ")
    t.pass_until("Nisei MK II")
    assert t.credits("runner") == 2
    t.click("Nisei MK II")
    assert t.game.run is None
    assert t.credits("runner") == 0, "the credits from bad publicity are lost"
    assert t.decision.step.startswith("5.7.1")


def test_s38_6_9_1b_bad_publicity_credits_come_and_go_with_the_run() -> None:
    """Rules: 6.3.3, 6.3.3b."""
    t = Table()
    t.ice("HQ", "Wall of Static")
    t.rig("Corroder")
    t.set(bad_publicity=2, runner_credits=3)
    t.hand("corp", "Clone Retirement")
    t.start("runner")
    t.click("Run on HQ")
    assert t.credits("runner") == 5
    t.click("Corroder: +1")
    assert t.credits("runner") == 4
    t.pass_until("Gain 1 credit")
    assert t.credits("runner") == 3

    t = Table()
    t.set(bad_publicity=1, runner_credits=3)
    t.hand("corp", "Clone Retirement")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.game.state.bad_publicity == 2
    t.next_action()
    assert t.credits("runner") == 3


@pytest.mark.parametrize(("server", "gained"), [("remote2", 5), ("rd", 0)])
def test_s39_6_7_4a_if_successful_is_tied_to_servers_the_run_could_have_been_against(
    server: Any, gained: int
) -> None:
    t = Table()
    t.ice("Server 1", "Palisade")
    t.root("Server 2", "Plain Asset", rezzed=True)
    t.hand("runner", "Because I Can")
    t.start("runner")
    t.play("Play Because I Can", "Run on Server 1")
    t.effect("corp", MoveRunner(server))
    t.next_action()
    assert t.happened("successful_run") == 1
    assert t.credits("runner") == 5 + gained


def test_s40_6_8_4a_a_run_can_be_neither_successful_nor_unsuccessful() -> None:
    t = Table()
    t.root("HQ", "Crisium Grid", rezzed=True)
    t.hand("corp", "Plain Agenda")
    t.start("runner")
    t.click("Run on HQ")
    t.next_action()
    assert not t.happened("successful_run")
    assert not t.happened("unsuccessful_run")
    assert t.happened("breach_begins", server="hq") == 1
    assert t.names("runner_score") == ["Plain Agenda"]


def test_s41_6_8_5_what_lasts_for_the_run_is_over_when_the_run_is() -> None:
    t = Table()
    t.root("Server 1", "Dedicated Response Team", rezzed=True)
    t.hand("runner", "The Noble Path", "Diesel", "Diesel", "Diesel")
    t.set(tags=1)
    t.start("runner")
    t.play("Play The Noble Path", "Run on HQ")
    t.next_action()
    assert len(t.names("grip")) == 1

    t = Table()
    t.root("HQ", "Georgia Emelyov", rezzed=True)
    t.hand("runner", "The Noble Path", "Diesel", "Diesel", "Diesel")
    t.start("runner")
    t.play("Play The Noble Path", "Run on HQ", "Jack out")
    assert t.happened("unsuccessful_run") == 1
    assert len(t.names("grip")) == 3


def test_s42_6_5_9a_a_forced_encounter_leaves_the_run_where_it_is() -> None:
    """Rules: 9.1.8h."""
    t = Table()
    t.ice("HQ", "Enigma", "Shiro")
    t.deck("corp", "Chrysalis")
    t.hand("runner", "Diesel", "Diesel", "Diesel")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.game.encounter is not None
    assert t.game.encounter.forced
    assert t.game.run is not None
    position = t.game.run.position
    t.click("Let the unbroken")
    assert len(t.names("grip")) == 1
    t.pass_until("Go on (1 more ice)")
    assert t.game.run is not None
    assert t.game.run.position == position
    assert t.credits("corp") == 6, "the rest of Shiro's subroutines resolved"


def test_s42_6_5_9b_ending_the_run_in_a_forced_encounter_ends_both() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Shiro")
    t.deck("corp", "Gatekeeper Chrysalis")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken", "Let the unbroken")
    t.next_action()
    assert t.game.run is None
    assert t.credits("corp") == 5, "Shiro's second subroutine did not resolve"


def test_s43_004_a_complete_run() -> None:
    t = Table(corp="Jinteki")
    t.root("Server 1", "Akitaro Watanabe", rezzed=False)
    t.root("Server 1", "Plain Agenda")
    t.ice("Server 1", "Wall of Thorns", "Enigma", rezzed=False)
    outer = t.game.state.servers["remote1"].ice[1]
    t.game.state.cards[outer] = t.game.state.cards[outer].__class__(
        outer, "test_enigma", "corp", "installed", faceup=True, server="remote1"
    )
    t.rig("Toolbox", credit=2)
    t.rig("Crypsis", "Gordian Blade", "Sacrificial Construct")
    t.hand("runner", "Diesel", "Diesel", "Diesel")
    t.set(corp_credits=7)
    t.start("runner", clicks=1)
    t.click("Run on Server 1")
    t.click("Gordian Blade: Break")
    assert (t.card("Toolbox").credit, t.credits("runner")) == (1, 5)
    full_control(t, "corp")
    t.click("Go on")
    t.pass_until("Rez Akitaro")
    t.click("Rez Akitaro")
    assert t.credits("corp") == 6
    t.pass_until("Rez Wall of Thorns")
    assert t.offered("Rez Wall of Thorns protecting Server 1 (innermost) · 6 credits")
    t.click("Rez Wall of Thorns")
    assert t.credits("corp") == 0
    t.game.set_orders("corp", Orders())
    for _ in range(5):
        t.pass_until("Crypsis: +1")
        t.click("Crypsis: +1")
    assert t.game.strength(t.card("Crypsis")) == 5
    assert (t.card("Toolbox").credit, t.credits("runner")) == (0, 1)
    t.play("Crypsis: Break", "Break: End the run")
    assert t.credits("runner") == 0
    t.click("Let the unbroken")
    assert len(t.names("grip")) == 1
    t.next_action()
    assert t.names("runner_score") == ["Plain Agenda"]
    assert t.names("grip") == []
    assert "Akitaro Watanabe" in t.names("installed")
    assert t.winner is None
