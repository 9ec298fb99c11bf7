"""Scenarios about abilities (chapter 9)."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.testkit import Table


def test_s56_9_1_2a_a_chain_reaction_comes_before_what_it_interrupts() -> None:
    """Rules: 9.2.4d."""
    t = Table(runner="Geist")
    t.root("Server 1", "Snare!")
    t.rig("Decoy")
    t.hand("runner", "Diesel", "Diesel")
    t.start("runner")
    t.play("Run on Server 1")
    t.pass_until("Pay 4")
    t.click("Pay 4")
    assert t.decision.kind == "interrupt"
    t.click("Decoy")
    assert t.game.state.tags == 0
    assert t.names("grip") == []
    assert t.winner is None


def test_s57_9_1_4_a_delayed_ability_about_a_card_that_is_gone_does_nothing() -> None:
    """Rules: 9.6.13."""
    t = Table()
    t.deck("runner", "Mayfly")
    t.ice("HQ", "Enigma")
    t.hand("runner", "Compile")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Play Compile", "Find Mayfly", "Run on HQ" if t.offered("Run on HQ") else "HQ")
    t.pass_until("Mayfly: Boost") if t.offered("Boost") else None
    t.play("Mayfly: +1", "Mayfly: Break")
    t.pass_until("Use Compile")
    t.click("Use Compile")
    assert t.names("stack")[-1] == "Mayfly"
    assert "Mayfly" not in t.names("heap")
    assert t.offered("Gain 1 credit")


def test_s58_9_5_5_hosted_counters_count_although_their_card_was_the_cost() -> None:
    t = Table()
    t.rig("Fermenter", virus=4)
    t.start("runner")
    t.click("Fermenter")
    assert t.credits("runner") == 13
    assert t.names("heap") == ["Fermenter"]


def test_s59_9_6_5d_conditions_in_an_ability_are_looked_at_when_it_resolves() -> None:
    """Rules: 9.6.9c."""
    t = Table()
    t.rig("Underworld Contact", "The Supplier", "Forger")
    t.hand("runner", "Dyson Mem Chip")
    t.start("runner", turn_begins=True)
    t.play("Use The Supplier", "Dyson Mem Chip")
    assert t.game.link() == 2
    assert t.credits("runner") == 6

    t = Table()
    t.rig("Underworld Contact", "The Supplier", "Forger")
    t.hand("runner", "Dyson Mem Chip")
    t.start("runner", turn_begins=True)
    t.play("Use Underworld Contact", "Use The Supplier", "Dyson Mem Chip")
    assert t.credits("runner") == 5


def test_s60_9_6_10_a_card_that_is_gone_loses_its_pending_abilities() -> None:
    t = Table()
    t.rig("Aesop's Pawnshop", "Wyldside")
    t.start("runner", turn_begins=True)
    t.click("Use Aesop's Pawnshop")
    assert t.names("heap") == ["Wyldside"]
    assert t.credits("runner") == 8
    assert t.clicks("runner") == 4
    assert t.names("grip") == []


def test_s61_9_6_4b_one_instance_for_each_card_trashed() -> None:
    t = Table()
    t.root("Server 1", "Hostile Infrastructure", rezzed=True)
    t.root("Server 1", "Plain Upgrade", "Ben Musashi", rezzed=True)
    t.hand("runner", "Singularity", "Diesel", "Diesel", "Diesel", "Diesel")
    t.start("runner")
    t.play("Play Singularity", "Go on")
    t.click("Hostile Infrastructure", "Plain Upgrade", "Ben Musashi")
    assert len(t.names("archives")) == 3
    assert t.options == [f"Use Hostile Infrastructure: Do 1 net damage ({n})" for n in (1, 2, 3)]
    damage = 0
    while t.offered("Use Hostile Infrastructure"):
        t.answer([t.decision.options[0].key])
        hits = [event.n for event in t.events if event.kind == "damage"]
        assert set(hits) == {1}
        damage += len(hits)
    assert damage == 3
    assert t.names("grip") == ["Diesel"]


def test_s62_9_9_7a_values_go_below_zero_and_back_while_the_instruction_is_imminent() -> None:
    """Rules: 9.9.7, 9.9.6."""
    t = Table()
    t.root("Server 1", "Mr. Stone", rezzed=True)
    t.score_area("corp", "The Cleaners", "The Cleaners")
    t.rig("Biometric Spoofing")
    t.ice("HQ", "Data Raven")
    t.hand("runner", "Diesel", "Diesel", "Diesel")
    t.start("runner")
    t.play("Run on HQ", "1 tag")
    assert t.decision.kind == "interrupt"
    assert t.decision.seat == "runner", "the active player has priority first"
    t.click("Biometric Spoofing")
    assert t.decision.seat == "corp"
    assert not t.offered("Pass"), "mandatory interrupts are still relevant"
    t.click("Use The Cleaners")
    assert t.offered("Go on"), "the other one resolved, too"
    assert len(t.names("grip")) == 2


def test_s63_9_9_4c_a_paid_interrupt_may_come_later_a_conditional_one_may_not() -> None:
    """Rules: 9.9.4a, 9.9.4d.

    Rules: 9.6.8b, 9.2.9e.
    """
    t = Table(runner="Trash Installer")
    t.ice("HQ", "Tagger")
    t.rig("Decoy")
    t.hand("runner", "Decoy", "No One Home")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.kind == "interrupt"
    t.click("Decoy")
    t.play("Use Trash Installer", "No One Home")
    assert t.decision.kind == "interrupt" or t.game.state.tags == 1
    assert not t.offered("No One Home")

    t = Table(runner="Trash Installer")
    t.ice("HQ", "Tagger")
    t.rig("Decoy")
    t.hand("runner", "Decoy", "No One Home")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken", "Decoy", "Use Trash Installer", "Decoy")
    assert t.decision.kind == "interrupt"
    t.click("Decoy")
    t.pass_until("Go on")
    assert t.game.state.tags == 0


def test_s64_9_9_5a_a_prevented_effect_was_the_first_that_would_happen() -> None:
    """Rules: 9.9.2."""
    t = Table()
    t.root("HQ", "Tori Hanzo", rezzed=True)
    t.ice("HQ", "Net Pin")
    t.rig("Biometric Spoofing")
    t.hand("runner", "Diesel", "Diesel")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    t.click("Biometric Spoofing")
    t.pass_until("Go on")
    assert len(t.names("grip")) == 1, "the second damage could not be replaced"
    assert t.game.state.core_damage == 0

    t = Table()
    t.root("HQ", "Tori Hanzo", rezzed=True)
    t.ice("HQ", "Net Pin")
    t.hand("runner", "Diesel", "Diesel")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    t.click("Use Tori Hanzo")
    t.pass_until("Go on")
    assert t.game.state.core_damage == 1
    assert t.names("grip") == []


@pytest.mark.parametrize("siphon", [True, False])
def test_s65_9_9_11_after_one_replacement_nothing_is_left_for_the_other(siphon: bool) -> None:
    """Rules: 9.9.11a."""
    t = Table()
    t.rig("Security Testing")
    t.hand("runner", "Account Siphon")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.play("Play Account Siphon", "Go on", "Use Security Testing")
    assert len(t.options) == 2
    t.click("Use Account Siphon instead" if siphon else "Use Security Testing instead")
    assert t.credits("runner") == (15 if siphon else 7)
    assert t.credits("corp") == (0 if siphon else 5)
    assert not t.happened("breach_begins")


@pytest.mark.parametrize(("used", "damage"), [(2, 2), (4, 0)])
def test_s66_9_12_2c_a_calculated_quantity_is_one_instance(used: int, damage: int) -> None:
    t = Table()
    t.ice("HQ", "Cortex Lock")
    t.rig(*["Small Program"] * used)
    t.rig("Biometric Spoofing")
    t.hand("runner", "Diesel", "Diesel", "Diesel")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    if damage:
        assert t.decision.kind == "interrupt"
        t.click("Biometric Spoofing")
    t.pass_until("Go on")
    assert len(t.names("grip")) == 3
    assert ("Biometric Spoofing" in t.names("installed")) is not bool(damage)


def test_s67_9_12_3d_an_effect_that_was_chosen_may_be_avoided() -> None:
    """Rules: 9.11.4g."""
    t = Table()
    t.ice("HQ", "Data Raven")
    t.rig("Decoy")
    t.start("runner")
    t.play("Run on HQ", "1 tag", "Decoy")
    assert t.game.state.tags == 0
    t.pass_until("Go on")
    assert t.game.run is not None


def test_s68_9_8_3a_subroutines_gained_later_are_unbroken() -> None:
    t = Table()
    t.ice("HQ", "Ashigaru")
    t.root("HQ", "Panic Button", rezzed=True)
    t.rig("Corroder")
    t.hand("corp", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.set(runner_credits=10)
    t.start("runner")
    t.game.set_orders("corp", Orders(full_control=True))
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    for _ in range(3):
        t.pass_until("Corroder: Break 1 barrier")
        t.click("Corroder: Break 1 barrier")
        if t.decision.kind == "target":
            t.answer([t.decision.options[0].key])
    encounter = t.game.encounter
    assert encounter is not None
    assert encounter.fully_broken
    t.pass_until("Panic Button")
    t.click("Panic Button")
    assert t.game.unbroken() == [3]
    t.pass_until("Corroder: Break 1 barrier")
    t.click("Corroder: Break 1 barrier")
    assert t.game.unbroken() == []
    assert t.happened("fully_broken") == 1


def test_9_9_5c_a_static_ability_prevents_without_being_triggered() -> None:
    """Rules: 9.9.7b."""
    t = Table()
    t.hand("corp", "BOOM!")
    t.rig("Paparazzi")
    t.start("corp")
    t.click("Play BOOM!")
    assert t.winner is None
    assert t.offered("Gain 1 credit")


def test_9_9_7d_what_cannot_occur_leaves_the_rest_of_the_instruction() -> None:
    t = Table()
    t.hand("corp", "Breached Dome")
    t.hand("runner", "Diesel")
    t.rig("Biometric Spoofing")
    t.start("runner")
    t.play("Run on HQ", "Go on", "Biometric Spoofing")
    t.next_action()
    assert t.names("grip") == ["Diesel"]
    assert t.game.state.tags == 1


def test_9_9_3d_would_sees_an_imminent_draw() -> None:
    t = Table()
    t.rig("Class Act")
    t.start("runner")
    t.click("Draw 1 card")
    assert len(t.names("grip")) == 2
    t.click("Draw 1 card")
    assert len(t.names("grip")) == 3


def test_9_2_8e_optional_abilities_may_be_left() -> None:
    t = Table()
    t.rig("Aesop's Pawnshop", "Small Program")
    t.start("runner", turn_begins=True)
    t.click("Do not use")
    assert t.names("heap") == []
    assert t.offered("Gain 1 credit")


def test_orders_changed_while_a_reaction_is_open_lose_no_answer() -> None:
    t = Table()
    t.rig("Smartware Distributor", "Wyldside", credit=3)
    t.start("runner", turn_begins=True)
    t.game.set_orders("runner", Orders(full_control=True))
    t.click("Use Smartware Distributor")
    t.next_action()
    assert t.clicks("runner") == 3
    assert t.credits("runner") == 6
