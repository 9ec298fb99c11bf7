"""Runs whose ice, server or end changes under way (chapter 6)."""

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
