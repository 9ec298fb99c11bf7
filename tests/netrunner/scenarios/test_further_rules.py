"""Rules of the core that no scenario of the list reaches."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.testkit import Table


def click_at(t: Table, step: str, text: str) -> None:
    """Pass until an option is offered at this step of the rulebook, and take it."""
    while True:
        t.pass_until(text)
        if t.decision.step == step:
            break
        t.answer([o.key for o in t.asked.options if o.passing])
    t.click(text)


def test_6_2_4b_derezzing_encountered_ice_ends_the_encounter() -> None:
    """Rules: 6.2.4."""
    t = Table()
    t.ice("HQ", "Enigma", "Little Engine")
    t.rig("Crescentus", "Gordian Blade")
    t.start("runner")
    t.play("Run on HQ", "Crescentus")
    t.pass_until("Go on (1 more ice)")
    assert t.game.run is not None
    assert t.happened("pass_ice") == 1
    t.click("Go on (1 more ice)")
    assert t.offered("Gordian Blade: Break")


def test_6_2_4d_swapping_approached_ice_brings_the_other_ice_before_the_runner() -> None:
    t = Table()
    t.ice("HQ", "Enigma", rezzed=False)
    t.ice("R&D", "Palisade")
    t.root("Server 1", "Swapper", rezzed=True)
    t.rig("Corroder")
    t.start("runner")
    t.click("Run on HQ")
    assert t.decision.step == "6.9.2b"
    t.click("Swapper")
    assert t.card("Palisade").server == "hq"
    t.pass_until("Corroder")
    assert t.game.encounter is not None
    assert t.game.encounter.ice == t.card("Palisade").oid


def test_6_2_3c_ice_inward_that_leaves_shifts_the_runner_inward() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Solo Bako", "Enigma")
    t.rig("Crypsis")
    t.set(runner_credits=20)
    t.start("runner")
    t.game.set_orders("corp", Orders(full_control=True))
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    click_at(t, "6.9.2b", "Solo Bako: ")
    assert t.game.run is not None
    assert t.game.run.position == 1
    t.game.set_orders("corp", Orders())
    t.pass_until("Crypsis: +1")
    t.play("Crypsis: +1", "Crypsis: +1", "Crypsis: Break")
    assert t.offered("Go on (1 more ice)")
    t.click("Go on (1 more ice)")
    assert t.game.encounter is not None
    assert t.game.encounter.ice == t.card("Palisade").oid


def test_6_2_5b_moving_to_a_server_without_ice_is_the_movement_phase() -> None:
    """Rules: 6.1.2c, 6.1.3d, 6.2.5."""
    t = Table()
    t.ice("HQ", "Enigma", "To Archives")
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken")
    assert t.decision.step == "6.9.4c"
    assert t.offered("Go on to the server")
    t.click("Go on")
    assert t.happened("successful_run", server="archives") == 1


def test_4_6_8e_a_run_on_a_server_that_is_gone_ends_without_a_verdict() -> None:
    """Rules: 6.8.4b."""
    t = Table()
    t.ice("Server 1", "Solo Bako")
    t.start("runner")
    t.game.set_orders("corp", Orders(full_control=True))
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    click_at(t, "6.9.2b", "Solo Bako: ")
    t.next_action()
    assert not t.happened("successful_run")
    assert not t.happened("unsuccessful_run")
    assert t.happened("run_ends") == 1
    assert "remote1" not in t.game.state.servers


def test_7_1_7_a_card_that_moves_is_not_accessed_any_more() -> None:
    t = Table()
    t.root("Server 1", "Slippery Agenda")
    t.start("runner")
    t.click("Run on Server 1")
    t.next_action()
    assert t.names("runner_score") == []
    assert t.names("hq") == ["Slippery Agenda"]


def test_7_3_7_ending_the_run_ends_the_breach() -> None:
    t = Table()
    t.root("Server 1", "Curtain", "Plain Upgrade", rezzed=True)
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Access Curtain")
    t.next_action()
    assert "Plain Upgrade" in t.names("installed")
    assert t.happened("accessed") == 1


@pytest.mark.parametrize("wanted", [True, False])
def test_10_3_1i_the_runner_declares_whether_a_new_card_becomes_a_candidate(wanted: bool) -> None:
    """Rules: 7.4.6, 7.4.6a."""
    t = Table()
    t.root("Server 1", "Trap Builder", rezzed=True)
    t.hand("corp", "Plain Upgrade")
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Plain Upgrade")
    assert t.decision.kind == "candidate_declare"
    t.answer(["yes" if wanted else "no"])
    t.next_action()
    assert t.happened("accessed") == (2 if wanted else 1)


def test_10_3_1d_the_newest_copy_of_a_unique_card_and_the_newest_console_stay() -> None:
    t = Table()
    t.rig("Unique Friend", "Console One")
    (friend, console) = t.hand("runner", "Unique Friend", "Console Two")
    t.start("runner")
    t.play("Install Unique Friend", "Install Console Two")
    assert t.names("heap") == ["Unique Friend", "Console One"]
    assert t.names("installed") == ["Unique Friend", "Console Two"]
    assert t.game.memory_limit() == 6
    assert friend not in t.game.state.cards
    assert console not in t.game.state.cards


def test_10_3_1d_facedown_copies_do_not_count_until_they_are_rezzed() -> None:
    """Rules: 2.2.1, 10.1.1."""
    t = Table()
    (old,) = t.root("Server 1", "Unique Asset", rezzed=True)
    (new,) = t.root("Server 2", "Unique Asset")
    t.start("corp")
    t.game.set_orders("corp", Orders(full_control=True))
    t.pass_until("Rez Unique Asset")
    t.click("Rez Unique Asset")
    assert old not in t.game.state.cards
    assert new in t.game.state.cards


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


def test_6_8_5_damage_while_the_run_goes_on_is_still_prevented() -> None:
    t = Table()
    t.ice("HQ", "Wall of Static", "Chum")
    t.hand("runner", "The Noble Path", *["Diesel"] * 4)
    t.start("runner")
    t.play("Play The Noble Path", "HQ", "Let the unbroken", "Go on", "Let the unbroken")
    t.next_action()
    assert t.happened("unsuccessful_run") == 1
    assert len(t.names("grip")) == 4


def test_6_5_9b_outside_of_a_run_only_the_forced_encounter_ends() -> None:
    t = Table()
    t.hand("corp", "Confession", "Gatekeeper Chrysalis")
    t.rig("Raymond Flint")
    t.start("corp")
    t.click("Play Confession")
    assert t.game.run is None
    assert t.game.encounter is not None
    t.click("Let the unbroken")
    assert t.game.encounter is None
    t.click("Leave Gatekeeper Chrysalis")
    assert t.happened("breach_ends") == 1
    assert t.decision.seat == "corp"


def test_6_5_9b_in_a_breach_it_ends_the_run_and_the_breach() -> None:
    t = Table()
    t.root("HQ", "Plain Upgrade", rezzed=True)
    t.hand("corp", "Gatekeeper Chrysalis")
    t.start("runner")
    t.play("Run on HQ", "Go on", "Access a random card", "Let the unbroken")
    assert t.offered("Gain 1 credit")
    assert t.happened("accessed") == 1
    assert t.happened("run_ends") == 1
    assert not t.happened("unsuccessful_run")


def test_6_2_5c_no_moving_to_a_position_after_success() -> None:
    t = Table()
    t.ice("Archives", "Palisade")
    t.deck("corp", "Ambush Portal")
    t.start("runner")
    t.play("Run on R&D", "Go on", "Let the unbroken")
    t.next_action()
    assert t.happened("encounter") == 1
    assert not t.happened("approach_ice")


def test_6_3_2a_what_cannot_be_run_on_is_not_offered() -> None:
    t = Table()
    t.root("Server 1", "Fence", rezzed=True)
    t.rig("Red Team", credit=12)
    t.start("runner")
    assert not t.offered("Run on HQ")
    assert t.offered("Run on R&D")
    t.click("Red Team")
    assert t.options == ["Run on R&D", "Run on Archives"]


def test_1_7_1a_seven_points_for_both_at_once_is_a_draw() -> None:
    t = Table()
    t.score_area("corp", "Plain Three", "Plain Three", "Plain Agenda")
    t.score_area("runner", "Plain Three", "Plain Three", "Plain Agenda")
    t.start("runner")
    t.click("Gain 1 credit")
    assert t.game.result is not None
    assert t.winner is None
    assert t.game.result.reason == "draw"


def test_3_6_5_a_second_region_replaces_the_first() -> None:
    t = Table()
    (old,) = t.root("HQ", "Region One")
    t.hand("corp", "Region Two")
    t.start("corp")
    t.click("Install Region Two in the root of HQ · free")
    assert old not in t.game.state.cards
    assert t.names("archives") == ["Region One"]
    assert t.names("installed") == ["Region Two"]


def test_8_5_9_installing_over_the_last_card_keeps_the_server() -> None:
    t = Table()
    t.root("Server 1", "Plain Agenda")
    t.hand("corp", "Plain Asset")
    t.start("corp")
    t.click("Install Plain Asset in Server 1")
    assert t.names("archives") == ["Plain Agenda"]
    assert list(t.game.state.servers) == ["hq", "rd", "archives", "remote1"]


def test_1_2_2b_only_the_forbidden_part_does_not_happen() -> None:
    t = Table()
    t.root("Server 1", "Blackout", rezzed=True)
    t.hand("corp", "Predictive Planogram")
    t.start("corp", turn_begins=True)
    assert t.names("hq") == ["Predictive Planogram"]
    assert not t.offered("Draw 1 card")


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


def test_5_4_3c_what_was_resolving_stops_and_counts_as_complete() -> None:
    """Rules: 5.4.3b."""
    t = Table()
    t.hand("corp", "Sudden End")
    t.start("corp")
    t.click("Play Sudden End")
    assert t.credits("corp") == 8
    assert t.names("archives") == ["Sudden End"]
    assert t.decision.seat == "runner"


@pytest.mark.parametrize(("second", "gained"), [("Crypsis", 1), ("Corroder", 0)])
def test_6_5_7b_one_object_fully_breaks_ice_if_it_broke_everything(second: str, gained: int) -> None:
    t = Table()
    t.ice("HQ", "Eli 1.0")
    t.rig("Crypsis", "Corroder", "Breaker's Pride")
    t.set(runner_credits=20)
    t.start("runner")
    t.play("Run on HQ", "Crypsis: +1", "Crypsis: Break 1 subroutine")
    t.answer([t.decision.options[0].key])
    before = t.credits("runner")
    t.click(f"{second}: Break 1")
    assert t.credits("runner") == before - 1 + gained
    assert t.happened("fully_broken") == 1


def test_10_2_being_asked_for_a_target_does_not_tell_what_is_facedown() -> None:
    t = Table()
    t.root("Server 1", "Plain Agenda")
    t.root("Server 2", "Plain Asset")
    t.hand("corp", "Mushin No Shin")
    t.start("corp")
    t.click("Play Mushin")
    assert t.decision.kind == "target", "one agenda, but the Runner may not know that there is only one"
    t.click("Plain Agenda")
    assert t.card("Plain Agenda").advancement == 3

    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Small Program")
    t.ice("R&D", "Rototurret")
    t.start("runner")
    t.play("Run on R&D", "Let the unbroken")
    assert t.names("heap") == ["Small Program"], "programs are open: nobody is asked about the only one"
