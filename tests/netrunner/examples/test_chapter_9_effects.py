"""The rulebook's examples of abilities and effects: 9.8 to 9.12."""

from __future__ import annotations

from engine.netrunner import Orders
from engine.netrunner.language.effects import BadPublicity
from engine.netrunner.table.frames.windows import CheckpointFrame
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    end_turn,
    finish_run,
    go_on,
    grip,
    let,
    running,
)


def test_9_8_3a_example_1_what_an_ability_of_the_ice_gives_keeps_its_place() -> None:
    t = Table()
    t.ice("HQ", "Ireress")
    t.hand("corp", "Sub Boost")
    t.rig("Crypsis")
    t.set(runner_credits=20)
    t.start("corp")
    t.click("Play Sub Boost")
    end_turn(t)
    t.effect("corp", BadPublicity(1))
    t.play("Run on HQ", *["Crypsis: +1"] * 2, "Crypsis: Break")
    assert t.options == ["Break: You lose 1 credit.", "Break: End the run."]


def test_9_8_7b_example_1_a_target_that_is_left_out_may_be_broken_already() -> None:
    t = Table()
    t.ice("HQ", "Heimdall 1.0")
    t.rig("Grappling Hook", "Grappling Hook")
    t.start("runner")
    t.play("Run on HQ", "Grappling Hook", "The Corp does 1 core damage")
    assert t.game.unbroken() == [0]
    t.click("Grappling Hook")
    assert t.options == ["The Corp does 1 core damage.", "End the run. (1)", "End the run. (2)"]
    t.click("End the run. (2)")
    assert t.game.unbroken() == []


def test_9_8_8c_example_1_after_the_end_of_the_run_no_subroutine_resolves() -> None:
    t = Table()
    t.ice("HQ", "Little Engine")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert not running(t)
    assert t.credits("runner") == 5
    assert sum(event.kind == "subroutine" for event in t.events) == 1


def test_9_9_2_example_1_both_effects_of_an_instruction_are_expected() -> None:
    t = Table()
    t.hand("runner", "Process Automation")
    t.start("runner")
    t.click("Play Process Automation")
    assert t.credits("runner") == 7
    assert t.names("grip") == ["Sure Gamble"]


def test_9_9_2_example_2_what_cannot_happen_is_not_expected() -> None:
    t = Table()
    t.ice("HQ", "Lockdown")
    t.hand("runner", "Process Automation")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.next_action()
    t.click("Play Process Automation")
    assert t.credits("runner") == 7
    assert t.names("grip") == []
    assert t.happened("drawn") == 0


def test_9_9_5c_example_1_a_static_ability_prevents_all_meat_damage() -> None:
    t = Table()
    t.rig("Paparazzi")
    t.hand("corp", "BOOM!")
    t.set(tags=2, corp_credits=9)
    t.hand("runner", "Diesel")
    t.start("corp")
    t.click("Play BOOM!")
    assert t.winner is None
    assert t.names("grip") == ["Diesel"]
    assert t.happened("damage") == 0


def test_9_9_7a_example_1_damage_may_sink_below_nothing_and_rise_again() -> None:
    t = Table()
    t.root("Server 1", "Mr. Stone", rezzed=True)
    t.score_area("corp", "The Cleaners", "The Cleaners")
    t.rig("Biometric Spoofing")
    t.ice("HQ", "Data Raven")
    t.hand("runner", "Diesel", "Diesel", "Diesel")
    t.start("runner")
    t.play("Run on HQ", "1 tag")
    assert (t.decision.kind, t.decision.seat) == ("interrupt", "runner")
    t.click("Biometric Spoofing")
    assert t.decision.seat == "corp"
    t.click("Use The Cleaners")
    assert len(t.names("grip")) == 2


def test_9_9_7d_example_1_with_nothing_left_of_the_damage_the_rest_still_happens() -> None:
    t = Table()
    t.root("Server 1", "Breached Dome")
    t.rig("Biometric Spoofing")
    t.hand("runner", "Diesel")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Biometric Spoofing")
    t.click("Biometric Spoofing")
    t.next_action()
    assert t.names("grip") == ["Diesel"]
    assert t.happened("damage") == 0
    assert t.names("heap") == ["Biometric Spoofing", "Sure Gamble"]


def test_9_10_3c_example_1_the_chosen_ice_is_remembered() -> None:
    t = Table()
    t.ice("HQ", "Wall of Static", "Enigma")
    t.hand("runner", "Femme Fatale")
    t.set(runner_credits=20)
    t.start("runner")
    t.play("Install Femme Fatale", "Wall of Static", "Run on HQ")
    assert not t.offered("Pay 1 credit"), "Enigma was not chosen"
    let(t)


def test_9_11_2a_example_1_the_one_checkpoint_of_an_install_is_after_its_cost() -> None:
    t = Table()
    t.rig("Ghost Runner", credit=2, loaded=("credit",))
    t.rig("Self-modifying Code")
    t.deck("runner", "Corroder")
    t.ice("HQ", "Wall of Static")
    t.set(runner_credits=2)
    t.start("runner")
    t.game.set_orders("runner", Orders(hosted_first=False))
    t.click("Run on HQ")
    t.play("Self-modifying Code", "Only credits from the pool", "Find Corroder")
    kinds = [(event.kind.value, event.code) for event in t.events]
    assert kinds.index(("trashed", "ghost_runner")) < kinds.index(("installed", "corroder"))


def test_9_11_2a_example_2_no_checkpoint_takes_place_in_another() -> None:
    t = Table()
    t.rig("Leprechaun", "Corroder", "Sneakdoor Beta")
    t.hosted("Leprechaun", "Imp")
    t.hand("corp", "Bad Times")
    t.set(tags=1)
    t.start("corp")
    t.click("Play Bad Times")
    assert t.asks("memory")
    assert sum(isinstance(frame, CheckpointFrame) for frame in t.game.state.stack) == 1
    t.click("Trash Leprechaun")
    assert sorted(t.names("heap")) == ["Corroder", "Imp", "Leprechaun"], "what it hosted went along"
    assert not any(isinstance(frame, CheckpointFrame) for frame in t.game.state.stack)


def test_9_11_4a_example_1_what_an_ability_may_be_paid_with_is_no_instruction() -> None:
    for stealth in (True, False):
        t = Table()
        t.ice("HQ", "Archangel")
        t.rig("Houdini")
        if stealth:
            t.rig("Ghost Runner", credit=3, loaded=("credit",))
        t.set(runner_credits=9)
        t.start("runner")
        t.click("Run on HQ")
        assert t.offered("Houdini: +4 strength") is stealth
        if stealth:
            t.click("Houdini: +4 strength")
            assert [event.kind.value for event in t.events if "counter" in event.kind] == ["remove_counters"]
            assert t.card("Ghost Runner").credit < 3


def test_9_11_4b_example_1_up_to_three_cards_are_three_choices() -> None:
    t = Table()
    t.hand("corp", "Shipment from MirrorMorph", "Palisade", "Enigma", "PAD Campaign")
    t.start("corp")
    t.play("Play Shipment from MirrorMorph", "PAD Campaign", "A new server")
    assert t.card("PAD Campaign"), "installed before the next is chosen"
    assert t.options == ["Palisade", "Enigma", "No"]
    t.play("Palisade", "HQ")
    assert t.offered("Enigma")
    t.click("No")
    assert t.offered("Gain 1 credit")


def test_9_11_4c_example_1_the_target_belongs_to_the_instruction_that_uses_it() -> None:
    t = Table()
    t.ice("HQ", "Wall of Static")
    t.ice("R&D", "Enigma")
    t.hand("runner", "Tinkering")
    t.start("runner")
    t.play("Play Tinkering", "Enigma")
    assert {"sentry", "code_gate", "barrier"} <= t.game.subtypes(t.card("Enigma"))
    assert "sentry" not in t.game.subtypes(t.card("Wall of Static"))


def test_9_11_4d_example_1_a_search_is_an_instruction_of_its_own() -> None:
    t = Table()
    t.rig("Djinn")
    t.score_area("corp", "Personality Profiles")
    t.hand("runner", "Diesel")
    t.deck("runner", "Datasucker")
    t.start("runner")
    t.play("Djinn", "Find Datasucker")
    assert t.names("heap") == ["Diesel"]
    assert t.names("grip") == ["Datasucker"]


def test_9_11_4e_example_1_looking_comes_before_choosing_what_was_seen() -> None:
    for title in ("Enigma", "No"):
        t = Table()
        t.ice("HQ", "Architect")
        t.deck("corp", "Hedge Fund", "Enigma", "Hostile Takeover", "PAD Campaign", "Palisade", "Tollbooth")
        t.start("runner")
        t.click("Run on HQ")
        let(t)
        assert t.options == ["Enigma", "Hostile Takeover", "PAD Campaign", "Palisade", "No"]
        t.click(title)
        if title == "Enigma":
            t.click("R&D")
        assert ("Enigma" in t.names("installed")) is (title == "Enigma")


def test_9_11_4g_example_1_the_choice_comes_first_then_what_was_chosen() -> None:
    for choice, tags in (("1 tag", 1), ("End the run", 0)):
        t = Table()
        t.ice("HQ", "Data Raven")
        t.start("runner")
        t.click("Run on HQ")
        assert len(t.options) == 2
        t.click(choice)
        assert t.game.state.tags == tags
        assert running(t) is bool(tags)


def test_9_12_2c_example_1_damage_for_each_unit_is_one_instance() -> None:
    for programs, damage in ((2, 2), (4, 0)):
        t = Table()
        t.ice("HQ", "Cortex Lock")
        t.rig("Biometric Spoofing", *["Corroder"] * programs)
        t.hand("runner", "Diesel", "Diesel", "Diesel")
        t.start("runner")
        t.click("Run on HQ")
        let(t)
        assert t.asks("interrupt") is bool(damage)
        if damage:
            t.click("Biometric Spoofing")
        t.pass_until("Go on")
        assert len(t.names("grip")) == 3
        assert t.happened("damage") == 0


def test_9_12_2d_example_1_all_of_no_subroutines_are_broken() -> None:
    t = Table()
    t.ice("HQ", "Troll")
    t.hand("runner", "Forked")
    t.start("runner")
    t.play("Play Forked", "Run on HQ", "0 credits", "0 credits")
    t.click("Lose 1 click")
    t.next_action()
    assert t.names("archives") == ["Troll"]


def test_9_12_3b_example_1_who_cannot_pay_need_not_use_another_way() -> None:
    t = Table()
    t.rig("Imp", virus=2)
    t.rig("Neutralize All Threats")
    t.root("Server 1", "PAD Campaign")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Leave PAD Campaign")
    assert t.offered("Imp: Trash")
    t.click("Leave PAD Campaign")
    assert "PAD Campaign" in t.names("installed")


def test_9_12_3d_example_1_what_was_chosen_may_be_avoided() -> None:
    t = Table()
    t.ice("HQ", "Data Raven")
    t.rig("Decoy")
    t.start("runner")
    t.play("Run on HQ", "1 tag", "Decoy")
    assert t.game.state.tags == 0
    assert running(t)


def test_9_12_5d_example_1_a_persisting_ability_is_for_one_run() -> None:
    t = Table()
    t.root("Server 1", "AMAZE Amusements", rezzed=True)
    t.root("Server 1", "Hostile Takeover")
    t.hand("corp", "Hostile Takeover")
    t.rig("Doppelgänger")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access AMAZE")
    t.play("Access AMAZE", "Trash AMAZE")
    t.pass_until("Steal")
    t.click("Steal")
    t.click("Use Doppelgänger")
    assert t.game.state.tags == 0, "AMAZE Amusements waits for the Runner"
    t.click("Run on HQ")
    t.pass_until("Steal")
    t.click("Steal")
    t.next_action()
    assert t.names("runner_score") == ["Hostile Takeover"] * 2
    assert t.game.state.tags == 2, "once, for the run on its server"


def test_9_8_2b_example_1_what_lasts_from_before_stands_before_what_the_encounter_brings() -> None:
    t = Table()
    t.ice("HQ", "Brainstorm", "Marker")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    while t.happened("encounter") < 2:
        assert t.decision.kind != "reaction", "nobody has an order to choose"
        go_on(t)
    subroutines = t.game.subroutines(t.card("Brainstorm").oid)
    assert [type(sub.effects[0]).__name__ for sub in subroutines] == ["EndTheRun", *["Damage"] * 3]
    finish_run(t)
    assert (t.happened("end_run"), grip(t)) == (1, 3), "the run ends before any damage is done"
