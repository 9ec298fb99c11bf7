"""Hardware of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage, Trash
from engine.netrunner.language.selectors import Type, target
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, finish_run, go_on, let

# -- Boomerang --------------------------------------------------------------------------------------------


def boomerang() -> Table:
    """Boomerang, thrown for the ice that protects HQ; R&D has a piece of ice, too."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Enigma")
    t.hand("runner", "Boomerang")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Install Boomerang")
    t.click("Enigma protecting HQ")
    return t


def test_boomerang_is_used_against_the_chosen_ice_alone() -> None:
    t = boomerang()
    assert "The Runner chooses **Enigma** (protecting HQ)." in t.log("corp")
    t.click("Run on R&D")
    assert not t.offered("Boomerang")
    let(t)
    finish_run(t)
    t.click("Run on HQ")
    t.click("Boomerang: Break up to 2")
    assert t.names("heap") == ["Boomerang"]


def test_boomerang_comes_back_after_a_successful_run() -> None:
    t = boomerang()
    t.click("Run on HQ")
    t.click("Boomerang: Break up to 2")
    if t.decision.kind == "target":
        t.answer([option.key for option in t.asked.options])
    while not t.offered("Yes"):
        go_on(t)
    t.click("Yes")
    t.next_action()
    assert t.names("heap") == []
    assert "Boomerang" in t.names("stack")


def test_boomerang_stays_in_the_heap_after_another_run() -> None:
    t = boomerang()
    t.click("Run on HQ")
    t.click("Boomerang: Break up to 2")
    if t.decision.kind == "target":
        t.answer([option.key for option in t.asked.options][:1])
    let(t)
    while t.game.run is not None:
        t.click("Jack out") if t.offered("Jack out") else go_on(t)
    assert not t.offered("Yes")
    assert t.names("heap") == ["Boomerang"]


# -- Devil Charm ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [True, False])
def test_devil_charm_weakens_ice_for_the_run(use: bool) -> None:
    t = against("Hunter", "Devil Charm")
    t.click(t.options[0] if use else "Do not pay")
    assert t.game.strength(t.card("Hunter")) == (-2 if use else 4)
    assert t.names("removed") == ["Devil Charm"] * use


# -- Aniccam ----------------------------------------------------------------------------------------------


def test_aniccam_draws_for_the_first_event_trashed_each_turn() -> None:
    t = Table()
    t.rig("Aniccam")
    t.hand("runner", "Easy Mark", "Easy Mark")
    t.start("runner")
    t.click("Play Easy Mark")
    assert t.names("grip") == ["Easy Mark", "Sure Gamble"]
    t.click("Play Easy Mark")
    assert t.names("grip") == ["Sure Gamble"]


@pytest.mark.parametrize(("title", "drawn"), [("Diesel", 1), ("Leech", 0)])
def test_aniccam_hears_of_events_trashed_from_anywhere(title: str, drawn: int) -> None:
    t = Table()
    t.rig("Aniccam")
    t.hand("runner", title)
    t.start("runner")
    t.effect("corp", Damage("net", 1))
    assert t.names("heap") == [title]
    assert len(t.names("grip")) == drawn


def test_consoles_of_the_cycle_give_memory() -> None:
    for title, more in (("Aniccam", 1), ("Swift", 1), ("Supercorridor", 2)):
        t = Table()
        t.start("runner")
        usual = t.game.memory_limit()
        t = Table()
        t.rig(title)
        t.start("runner")
        assert t.game.memory_limit() == usual + more


# -- Mu Safecracker ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("server", "stealth", "use", "accessed"),
    [
        ("HQ", 1, True, 2),
        ("HQ", 1, False, 1),
        ("HQ", 0, False, 1),
        ("R&D", 2, True, 2),
        ("R&D", 1, False, 1),
    ],
)
def test_mu_safecracker_accesses_more_for_stealth_credits(
    server: str, stealth: int, use: bool, accessed: int
) -> None:
    t = Table()
    t.rig("Mu Safecracker")
    t.rig("Mantle", credit=stealth)
    t.hand("corp", *["Hedge Fund"] * 3)
    t.start("runner")
    price = 1 if server == "HQ" else 2
    t.play(f"Run on {server}", "Go on")
    assert t.offered(f"Pay {price}") == (stealth >= price), t.options
    if use:
        t.click(f"Pay {price}")
    finish_run(t)
    assert t.happened("accessed") == accessed
    assert t.card("Mantle").credit == stealth - (price if use else 0)
    assert t.credits("runner") == 5


# -- Prognostic Q-Loop ------------------------------------------------------------------------------------


def test_prognostic_q_loop_looks_at_two_cards_at_the_first_run_of_a_turn() -> None:
    t = Table()
    t.rig("Prognostic Q-Loop")
    t.deck("runner", "Leech", "Cleaver", "Diesel")
    t.start("runner")
    t.play("Run on Archives", "Use Prognostic")
    assert len(t.game.state.memory["runner"]) == 2
    finish_run(t)
    t.next_action()
    t.click("Run on Archives")
    assert not t.offered("Use Prognostic")


@pytest.mark.parametrize(("top", "able"), [("Leech", True), ("Docklands Pass", True), ("Diesel", False)])
def test_prognostic_q_loop_installs_a_program_or_hardware_from_the_stack(top: str, able: bool) -> None:
    t = Table()
    t.rig("Prognostic Q-Loop")
    t.deck("runner", top)
    t.start("runner")
    t.click("Prognostic Q-Loop")
    assert any(top in line for line in t.log("corp"))
    assert t.offered("Yes") == able
    if able:
        t.click("Yes")
        assert top in t.names("installed")
        assert t.credits("runner") == 5 - 1 - (1 if top == "Leech" else 2)
    assert not t.offered("Prognostic Q-Loop")


# -- Simulchip --------------------------------------------------------------------------------------------


def test_simulchip_costs_an_installed_program() -> None:
    t = Table()
    t.rig("Simulchip", "Leech")
    t.discard_pile("runner", "Carmen", "Diesel")
    t.start("runner")
    t.click("Simulchip")
    assert not t.offered("Diesel")
    t.click("Carmen")
    assert t.names("installed") == ["Carmen"]
    assert sorted(t.names("heap")) == ["Diesel", "Leech", "Simulchip"]
    assert t.credits("runner") == 5 - (5 - 3)


def test_simulchip_needs_no_further_program_once_one_was_trashed() -> None:
    t = Table()
    t.rig("Simulchip")
    t.discard_pile("runner", "Carmen")
    t.start("runner")
    assert not t.offered("Simulchip")
    t = Table()
    t.rig("Simulchip", "Leech", "Cleaver")
    t.discard_pile("runner", "Carmen")
    t.start("runner")
    t.effect("corp", Trash(target(Type("program"))))
    t.click("Leech")
    t.click("Simulchip")
    t.click("Carmen")
    assert sorted(t.names("installed")) == ["Carmen", "Cleaver"]


# -- Supercorridor ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("corp", "asked"), [(6, True), (7, False), (5, False)])
def test_supercorridor_pays_who_is_as_rich_as_the_corp(corp: int, asked: bool) -> None:
    t = Table()
    t.rig("Supercorridor")
    t.set(corp_credits=corp)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert t.offered("Use Supercorridor") == asked
    if asked:
        t.click("Use Supercorridor")
        assert t.credits("runner") == 8


def test_supercorridor_makes_the_hand_larger() -> None:
    t = Table()
    t.rig("Supercorridor")
    t.hand("runner", *["Diesel"] * 6)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert t.decision.kind != "discard"
    assert len(t.names("grip")) == 6


# -- Swift ------------------------------------------------------------------------------------------------


def test_swift_gives_a_click_for_the_first_run_event_each_turn() -> None:
    t = Table()
    t.rig("Swift")
    t.hand("runner", "Easy Mark", "Clean Getaway", "Clean Getaway")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Play Easy Mark")
    assert t.clicks("runner") == 3
    for clicks in (3, 2):
        t.play("Play Clean Getaway", "Archives")
        finish_run(t)
        t.next_action()
        assert t.clicks("runner") == clicks
