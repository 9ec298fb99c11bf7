"""Scenarios about game concepts (chapter 1)."""

from __future__ import annotations

import pytest

from engine.netrunner.rules.access import steal_cost
from engine.netrunner.testkit import Table


def test_s01_1_2_2b_what_cannot_happen_at_all_cannot_be_played() -> None:
    t = Table()
    t.ice("HQ", "Lockdown")
    t.hand("runner", "Diesel", "Process Automation")
    t.start("runner")
    assert t.offered("Play Diesel")
    t.play("Run on HQ", "Let the unbroken")
    t.next_action()
    assert not t.offered("Play Diesel")
    assert not t.offered("Draw 1 card")
    t.click("Play Process Automation")
    assert t.credits("runner") == 7
    assert t.names("grip") == ["Diesel"]


def test_s02_1_2_5_an_ability_without_effect_cannot_be_used() -> None:
    """Rules: 9.1.5b."""
    t = Table(runner="Geist")
    t.rig("Forger")
    t.start("runner")
    assert not t.offered("Forger")

    t = Table(runner="Geist")
    t.rig("Forger")
    t.set(tags=1)
    t.start("runner")
    t.click("Forger")
    assert t.game.state.tags == 0
    assert t.names("heap") == ["Forger"]
    assert len(t.names("grip")) == 1


@pytest.mark.parametrize(("credits", "left"), [(1, 0), (0, 0), (5, 3)])
def test_s05_1_10_3b_credits_are_lost_from_the_pool_as_far_as_there_are_any(credits: int, left: int) -> None:
    t = Table()
    t.ice("HQ", "DNA Tracker")
    (hosting,) = t.rig("Pennyshaver", credit=4)
    t.set(runner_credits=credits)
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.credits("runner") == left
    assert t.game.state.cards[hosting].credit == 4


def test_s06_1_10_5_recurring_credits_are_placed_at_once_and_refilled_to_their_number() -> None:
    t = Table()
    t.hand("runner", "Spinal Modem")
    t.rig("Corroder")
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.click("Install Spinal Modem")
    assert t.card("Spinal Modem").credit == 2
    t.play("Run on HQ", "Corroder: Break 1 barrier")
    assert t.card("Spinal Modem").credit == 1
    t.next_action()
    for _ in range(2):
        t.click("Gain 1 credit")
    for _ in range(3):
        t.click("Gain 1 credit")
    assert t.card("Spinal Modem").credit == 2

    t = Table()
    t.rig("Spinal Modem", credit=2)
    t.start("runner", turn_begins=True)
    assert t.card("Spinal Modem").credit == 2


def test_s07_1_12_2_once_per_turn_is_bound_to_the_object() -> None:
    """26: 9.3.6g."""
    t = Table()
    t.rig("Tech Trader")
    t.hand("runner", "Spring Cleaning")
    t.start("runner")
    t.click("Tech Trader")
    assert not t.offered("Tech Trader")
    t.click("Play Spring Cleaning")
    t.click("Install Tech Trader")
    assert t.offered("Tech Trader")


def test_s07_1_12_5_used_then_derezzed_and_rezzed_in_one_turn() -> None:
    t = Table()
    (asset,) = t.root("Server 1", "Once Asset", rezzed=True)
    t.hand("runner", "Derezzer")
    t.game.state.turn = 1
    t.start("runner")
    t.game.state.used = (f"{asset}:0",)
    t.click("Play Derezzer")
    t.play("Run on Server 1", "Go on", "Rez Once Asset")
    again = t.card("Once Asset")
    assert again.oid == asset
    ((index, ability),) = t.game.definition(again).paid
    assert not t.game.usable(again, index, ability, "corp")


def test_s08_1_14_5_who_chooses_is_the_controller_unless_the_text_names_a_player() -> None:
    for ice, chooser in (("Rototurret", "corp"), ("Bulwark", "runner")):
        t = Table()
        t.ice("HQ", ice)
        t.rig("Small Program", "Tiny Program")
        t.start("runner")
        t.play("Run on HQ", "Let the unbroken")
        assert t.decision.seat == chooser
        t.click("Tiny Program")
        assert t.names("heap") == ["Tiny Program"]


def test_s09_1_15_2e_all_targets_of_one_instruction_are_trashed_at_once() -> None:
    t = Table()
    t.root("Server 1", "Aggressive Secretary", advancement=3)
    t.rig("Small Program", "Tiny Program", "First Blood")
    t.start("runner")
    t.play("Run on Server 1")
    t.pass_until("Leave Aggressive")
    # Three targets would be due; there are two, so nobody is left to choose.
    assert t.names("heap") == ["Small Program", "Tiny Program"]
    assert t.credits("runner") == 6, "only one of the two events is the first"


def test_s10_1_16_1b_a_cost_that_would_be_prevented_cannot_be_paid() -> None:
    t = Table(runner="Jesminder Sareen")
    t.ice("HQ", "Funhouse")
    t.start("runner")
    t.click("Run on HQ")
    assert t.game.state.tags == 0
    assert t.offered("Gain 1 credit"), "the run has ended"
    assert t.game.run is None


def test_s11_1_16_2c_x_is_at_most_what_the_card_says_and_what_can_be_paid() -> None:
    """Rules: 8.6.2a, 9.3.3f."""
    t = Table()
    t.hand("corp", "Psychographics")
    t.root("Server 1", "Plain Agenda")
    t.set(tags=3)
    t.start("corp")
    t.click("Play Psychographics")
    assert t.options == ["X is 0", "X is 1", "X is 2", "X is 3"]
    t.play("X is 2", "Plain Agenda")
    assert t.credits("corp") == 3
    assert t.card("Plain Agenda").advancement == 2

    t = Table()
    t.hand("corp", "Psychographics")
    t.root("Server 1", "Plain Agenda")
    t.set(tags=3, corp_credits=1)
    t.start("corp")
    t.click("Play Psychographics")
    assert t.options == ["X is 0", "X is 1"]


def obokata(credits: int, grip: int) -> Table:
    """The Runner accesses Obokata Protocol under two further additional costs."""
    t = Table()
    t.root("Server 1", "Obokata Protocol")
    t.root("Server 1", "Ben Musashi", rezzed=True)
    t.root("Server 2", "Predictive Algorithm", rezzed=True)
    t.hand("runner", *["Diesel"] * grip)
    t.set(runner_credits=credits)
    t.start("runner")
    t.play("Run on Server 1", "Go on")
    t.pass_until("Access the facedown")
    t.click("Access the facedown")
    return t


def test_s12_1_16_10_additional_costs_are_paid_together_or_declined() -> None:
    """Rules: 1.16.10a, 1.16.10b, 7.1.6a, 9.1.8e."""
    t = obokata(5, 6)
    cost = steal_cost(t.game, t.card("Obokata Protocol"))
    assert cost is not None
    assert (cost.credits, cost.damage) == (2, 6)
    t.click("Steal Obokata")
    assert t.names("runner_score") == ["Obokata Protocol"]
    assert t.credits("runner") == 3
    assert t.names("grip") == []

    t = obokata(5, 6)
    t.click("Do not steal")
    assert "Obokata Protocol" in t.names("installed")
    assert len(t.names("grip")) == 6

    t = obokata(1, 6)
    t.next_action()
    assert "Obokata Protocol" in t.names("installed")
    assert t.credits("runner") == 1
    assert len(t.names("grip")) == 6


def test_s13_1_16_2b_a_calculated_cost_is_one_payment() -> None:
    t = Table()
    t.root("Server 1", "Cayambe Grid", rezzed=True)
    t.ice("Server 1", "Enigma", "Enigma", "Enigma", rezzed=False, advancement=1)
    t.rig("Payment Counter")
    t.set(runner_credits=8)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Pay 6")
    t.click("Pay 6")
    assert t.credits("runner") == 2
    assert len(t.names("grip")) == 1


def test_s14_1_17_1a_the_threat_level_is_the_highest_score() -> None:
    """Rules: 1.17.1, 9.3.6f."""
    t = Table()
    t.score_area("runner", "Plain Agenda", "Plain Three")
    t.score_area("corp", "Plain Three")
    t.root("Server 1", "Threat Four", rezzed=True)
    t.root("Server 2", "Threat Five", rezzed=True)
    t.start("corp")
    assert t.game.hand_size("corp") == 6


def test_s15_1_18_2_placing_is_not_advancing() -> None:
    t = Table()
    t.root("Server 1", "Oaktown Renovation", rezzed=True)
    t.hand("corp", "Mushin No Shin")
    t.start("corp")
    t.click("Play Mushin No Shin")
    assert t.card("Oaktown Renovation").advancement == 3
    assert t.credits("corp") == 5
    t.click("Advance Oaktown")
    assert t.credits("corp") == 5 - 1 + 2


def test_1_15_3_a_target_that_is_gone_is_skipped() -> None:
    """Rules: 1.15.2, 9.3.4b."""
    t = Table()
    t.ice("HQ", "Rototurret")
    t.rig("Quitter")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.kind == "interrupt"
    t.click("Quitter")
    t.pass_until("Go on")
    assert t.credits("runner") == 8
    assert t.happened("trashed") == 1


def test_1_7_1a_seven_points_for_both_at_once_is_a_draw() -> None:
    t = Table()
    t.score_area("corp", "Plain Three", "Plain Three", "Plain Agenda")
    t.score_area("runner", "Plain Three", "Plain Three", "Plain Agenda")
    t.start("runner")
    t.click("Gain 1 credit")
    assert t.game.result is not None
    assert t.winner is None
    assert t.game.result.reason == "draw"


def test_1_2_2b_only_the_forbidden_part_does_not_happen() -> None:
    t = Table()
    t.root("Server 1", "Blackout", rezzed=True)
    t.hand("corp", "Predictive Planogram")
    t.start("corp", turn_begins=True)
    assert t.names("hq") == ["Predictive Planogram"]
    assert not t.offered("Draw 1 card")
