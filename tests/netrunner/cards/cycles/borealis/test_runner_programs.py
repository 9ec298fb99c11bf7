"""Other programs of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, rigged, run_on, strength

# -- Cezve ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "pool"), [("HQ", 0), ("Server 1", 1)])
def test_cezve_pays_in_runs_on_central_servers(server: str, pool: int) -> None:
    t = Table()
    t.ice(server, "Ice Wall")
    t.root("Server 1", "PAD Campaign")
    t.rig("Cleaver")
    t.rig("Cezve", credit=2)
    t.set(runner_credits=1)
    t.start("runner")
    assert not t.offered("Install")
    t.click(f"Run on {server}")
    t.click("Cleaver: Break")
    finish_run(t)
    assert (t.credits("runner"), t.card("Cezve").credit) == (1 - pool, 1 + pool)


def test_cezve_is_refilled() -> None:
    t = Table()
    t.rig("Cezve", credit=0)
    t.start("runner", turn_begins=True)
    assert t.card("Cezve").credit == 2


# -- Flux Capacitor ---------------------------------------------------------------------------------------


def test_flux_capacitor_charges_once_each_encounter_with_its_ice() -> None:
    t = Table()
    t.ice("HQ", "Archer", "Tithe")
    t.hosted("Archer", "Flux Capacitor")
    t.rig("Num")
    t.rig("Leech", power=1)
    t.set(runner_credits=40)
    t.start("runner")
    for n in (2, 3):
        t.click("Run on HQ")
        t.click("Break everything with Num")  # Tithe
        assert not t.offered("Use Flux Capacitor")
        t.pass_until("Num: Break")
        for first in (True, False):
            t.click("Num: Break")
            t.answer([t.asked.options[0].key])
            assert t.offered("Use Flux Capacitor") == first
            if first:
                t.click("Use Flux Capacitor")
        assert t.card("Leech").power == n
        t.click("Break everything with Num")
        finish_run(t)
    assert t.card("Leech").power == 3


def test_flux_capacitor_goes_on_ice_and_may_be_left() -> None:
    t = Table()
    t.hand("runner", "Flux Capacitor")
    t.start("runner")
    assert not t.offered("Install Flux Capacitor")
    t.ice("HQ", "Tithe")
    t.rig("Num", power=1)
    t.refresh()
    t.click("Install Flux Capacitor on Tithe")
    t.click("Run on HQ")
    t.click("Num: Break")
    t.answer([t.asked.options[0].key])
    t.click("Do not use")
    assert t.card("Num").power == 1


# -- Hush -------------------------------------------------------------------------------------------------


def test_hush_takes_what_ice_does_and_leaves_its_printed_subroutines() -> None:
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.ice("R&D", "Wraparound")
    t.hand("runner", "Hush")
    t.start("runner")
    assert not t.offered("Install Hush on HQ")
    t.click("Install Hush on Wraparound")
    assert strength(t, "Wraparound") == 0
    t.click("Hush: Host")
    assert strength(t, "Wraparound") == 7
    credits = t.credits("runner")
    t.click("Run on HQ")
    assert t.credits("runner") == credits, "Tollbooth asks for nothing"
    assert t.options


# -- K2CP Turbine -----------------------------------------------------------------------------------------


def test_k2cp_turbine_strengthens_icebreakers_without_ai() -> None:
    t = rigged("Cleaver", "Mayfly", "Leech")
    before = strength(t, "Cleaver"), strength(t, "Mayfly")
    t = rigged("Cleaver", "Mayfly", "Leech", "K2CP Turbine")
    assert (strength(t, "Cleaver"), strength(t, "Mayfly")) == (before[0] + 2, before[1])


# -- Nga --------------------------------------------------------------------------------------------------


def test_nga_sabotages_for_a_counter_once_each_turn() -> None:
    t = Table()
    t.hand("runner", "Nga")
    t.hand("corp", "Palisade")
    t.start("runner")
    t.click("Install Nga")
    assert t.card("Nga").power == 3
    t.play("Run on Archives", "Go on to the server")
    t.click("Spend 1 hosted power counter")
    t.click("Palisade")
    finish_run(t)
    assert (t.card("Nga").power, t.names("archives")) == (2, ["Palisade"])
    run_on(t, "Archives")
    assert t.card("Nga").power == 2


@pytest.mark.parametrize("spend", [True, False])
def test_nga_is_trashed_when_it_is_empty(spend: bool) -> None:
    t = Table()
    t.rig("Nga", power=1, loaded=("power",))
    t.hand("corp", "Palisade")
    t.start("runner")
    t.play("Run on Archives", "Go on to the server")
    t.click("Spend" if spend else "Do not")
    if spend:
        assert t.names("heap") == ["Nga"]
        assert t.decision.seat == "corp"
    else:
        finish_run(t)
        assert (t.card("Nga").power, t.names("archives")) == (1, [])


# -- World Tree -------------------------------------------------------------------------------------------


def grown(*stack: str, credits: int = 5) -> Table:
    """A successful run with World Tree, Cezve and Carnivore installed."""
    t = Table()
    t.empty_deck("runner")
    t.deck("runner", *stack)
    t.rig("World Tree", "Cezve", "Carnivore")
    t.set(runner_credits=credits)
    t.start("runner")
    t.play("Run on Archives", "Go on to the server")
    return t


def test_world_tree_trades_a_program_for_a_cheaper_one() -> None:
    t = grown("Corroder", "Sure Gamble", "Ghosttongue")
    t.click("Trash 1")
    assert [label for label in t.options if "World Tree" in label] == [], "another card"
    t.click("Cezve")
    assert [label for label in t.options if "Ghosttongue" in label or "Gamble" in label] == []
    t.click("Corroder")
    finish_run(t)
    assert "Corroder" in t.names("installed")
    assert (t.names("heap"), t.credits("runner")) == (["Cezve"], 5)


def test_world_tree_finds_hardware_for_hardware() -> None:
    t = grown("Corroder", "Endurance")
    t.play("Trash 1", "Carnivore", "Endurance")
    finish_run(t)
    assert ("Endurance" in t.names("installed"), t.credits("runner")) == (True, 0)


def test_world_tree_does_not_find_what_cannot_be_paid_and_works_once_each_turn() -> None:
    t = grown("Corroder", "Endurance", credits=4)
    t.play("Trash 1", "Carnivore")
    assert not t.offered("Endurance")
    t.click("Find nothing") if t.offered("Find nothing") else None
    finish_run(t)
    t.play("Run on Archives", "Go on to the server")
    assert not t.offered("Trash 1")
    assert t.names("heap") == ["Carnivore"]


def test_world_tree_may_be_left() -> None:
    t = grown("Corroder")
    t.click("Do not pay")
    finish_run(t)
    assert t.names("stack") == ["Corroder"]
