"""Hardware of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import InstallFrom
from engine.netrunner.language.selectors import Type
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import GRIP
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, running


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


# -- Bling ---------------------------------------------------------------------------------------------------


def shining(*grip: str, credits: int = 9) -> Table:
    t = Table()
    t.rig("Bling")
    t.hand("runner", *grip)
    t.deck("runner", "Sure Gamble")
    t.set(runner_credits=credits)
    t.start("runner")
    return t


def test_bling_hosts_the_top_card_for_an_install_without_credits() -> None:
    t = shining("Side Hustle")
    t.effect("runner", InstallFrom((GRIP,), Type("resource"), ignoring="all", optional=False))
    t.click("Side Hustle")
    t.click("Use Bling")
    assert t.names("hosted") == ["Sure Gamble"]
    t.click("Play Sure Gamble")
    assert t.credits("runner") == 13
    assert t.names("hosted") == []


def test_bling_hears_of_no_install_that_was_paid_for() -> None:
    t = shining("Cleaver")
    t.click("Install Cleaver")
    assert not t.offered("Bling")
    assert t.names("hosted") == []


def test_bling_lets_hosted_cards_be_installed_and_trashes_them_in_the_end() -> None:
    t = Table()
    t.rig("Bling")
    t.hosted("Bling", "Cleaver", "Sure Gamble", installed=False)
    t.start("runner")
    t.click("Install Cleaver")
    assert t.card("Cleaver").host == 0
    assert t.names("hosted") == ["Sure Gamble"]
    end_turn(t)
    assert t.names("hosted") == []
    assert "Sure Gamble" in t.names("heap")


# -- Detente -------------------------------------------------------------------------------------------------


def relaxed(seat: str, hosted: int) -> Table:
    t = Table()
    t.rig("Detente")
    t.hosted("Detente", *["Hedge Fund"] * hosted, installed=False)
    t.hand("corp", "Offworld Office")
    t.start(seat)
    return t


def test_detente_takes_a_card_of_hq_for_the_first_successful_run_there() -> None:
    t = Table()
    t.rig("Detente")
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    for _ in range(2):
        t.click("Run on HQ")
        for _ in range(20):
            if not running(t):
                break
            if t.offered("Use Detente"):
                t.click("Use Detente")
            else:
                go_on(t)
    assert t.names("hosted") == ["Hedge Fund"]
    assert t.names("hq") == ["Hedge Fund"]
    assert t.game.memory_limit() == 5


@pytest.mark.parametrize("seat", ["runner", "corp"])
def test_detente_gives_two_cards_back_for_an_access_by_the_runner(seat: str) -> None:
    t = relaxed(seat, 2)
    t.click("Detente: ")
    assert t.decision.seat == "runner"
    go = next(label for label in t.options if "access" in label.lower())
    t.click(go)
    while t.decision.kind == "access":
        go_on(t)
    assert t.happened("accessed") == 1
    assert t.names("hosted") == []
    assert len(t.names("hq")) + len(t.names("runner_score")) == 3
    assert t.clicks(seat) == (3 if seat == "runner" else 2)


def test_detente_needs_two_hosted_cards() -> None:
    assert not relaxed("runner", 1).offered("Detente: ")
    assert not relaxed("corp", 1).offered("Detente: ")
