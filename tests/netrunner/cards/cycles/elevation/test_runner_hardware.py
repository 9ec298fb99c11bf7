"""Hardware of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, grip


def test_gamedragon_is_hosted_when_installed_and_strengthens_its_host() -> None:
    t = Table()
    t.rig("Cleaver", "Carmen", "Mayfly")
    t.hand("runner", "GAMEDRAGON™ Pro")
    t.start("runner")
    usual = t.game.strength(t.card("Cleaver"))
    t.play("Install GAMEDRAGON", "Use GAMEDRAGON")
    assert not t.offered("Mayfly"), "an AI"
    t.click("Cleaver")
    assert t.game.strength(t.card("Cleaver")) == (usual or 0) + 1


def test_gamedragon_moves_as_the_turn_begins() -> None:
    t = Table(filler=9)
    t.rig("Cleaver", "Carmen")
    t.hosted("Cleaver", "GAMEDRAGON™ Pro")
    t.start("runner", turn_begins=True)
    t.pass_until("Use GAMEDRAGON")
    t.play("Use GAMEDRAGON", "Carmen")
    assert t.card("GAMEDRAGON™ Pro").host == t.card("Carmen").oid


def test_gamedragon_keeps_strength_up_to_the_end_of_the_run() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Palisade")
    t.rig("Cleaver")
    t.hosted("Cleaver", "GAMEDRAGON™ Pro")
    t.set(runner_credits=20)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.play("Run on HQ", "Cleaver: +1 strength")
    raised = t.game.strength(t.card("Cleaver")) or 0
    t.pass_until("Cleaver: Break")
    assert t.game.strength(t.card("Cleaver")) == raised
    finish_run(t)
    t.next_action()
    assert t.game.strength(t.card("Cleaver")) == raised - 1


def test_madani_hosts_programs_of_the_grip_and_installs_one_a_turn() -> None:
    t = Table()
    t.rig("Madani")
    t.hand("runner", "Leech", "Mayfly", "Diesel")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Madani: Host")
    assert not t.offered("Diesel")
    t.click("Leech", "Mayfly")
    assert set(t.names("hosted")) == {"Leech", "Mayfly"}
    assert grip(t) == 1
    t.click("Madani: Install")
    t.click("Leech")
    assert "Leech" in t.names("installed")
    assert (t.credits("runner"), t.clicks("runner")) == (8, 3)
    assert not t.offered("Madani: Install")


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_maglectric_rapid_derezzes_after_a_run_on_hq(server: str) -> None:
    t = Table()
    t.rig("Maglectric Rapid (748 Mod)")
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.start("runner")
    t.play(f"Run on {server}", "Go on")
    assert t.offered("Trash Maglectric") == (server == "HQ")
    if server == "HQ":
        t.click("Trash Maglectric")
        if t.asks("target"):
            t.click("PAD Campaign")
        assert not t.card("PAD Campaign").faceup
        assert "Maglectric Rapid (748 Mod)" in t.names("heap")
