"""Other programs of the Ashes cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, strength, turn_begins

# -- Chisel -----------------------------------------------------------------------------------------------


def test_chisel_weakens_its_host_and_trashes_it_at_zero() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Chisel")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Install Chisel on Ice Wall")
    t.click("Run on HQ")
    assert t.card("Chisel").virus == 1
    assert strength(t, "Ice Wall") == 0
    finish_run(t)
    t.click("Run on HQ")
    assert t.names("archives") == ["Ice Wall"]
    assert "Chisel" in t.names("heap")
    finish_run(t)
    assert t.happened("accessed") == 1


# -- Pelangi ----------------------------------------------------------------------------------------------


def test_pelangi_gives_the_ice_a_subtype_for_the_encounter() -> None:
    """Any that is printed on a piece of ice (2.16.6)."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Corroder")
    t.hand("runner", "Pelangi")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Pelangi")
    assert t.card("Pelangi").virus == 2
    t.click("Run on HQ")
    t.click("Pelangi:")
    assert {"Barrier", "Code Gate", "AP"} <= set(t.options)
    assert not t.offered("Icebreaker"), "printed on ice"
    t.click("Barrier")
    assert t.card("Pelangi").virus == 1
    assert not t.offered("Pelangi:"), "once per turn"
    assert t.offered("Corroder: Break")


# -- Rezeki -----------------------------------------------------------------------------------------------


def test_rezeki_pays_a_credit_each_turn() -> None:
    t = turn_begins("Rezeki")
    t.pass_until("Run on HQ")
    assert t.credits("runner") == 6
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert t.credits("runner") == 10  # four clicks, nothing as the Corp's turn begins


# -- Mantle -----------------------------------------------------------------------------------------------


def test_mantle_pays_for_programs_and_hardware_alone() -> None:
    t = Table()
    t.rig("Mantle", credit=1)
    t.rig("Prognostic Q-Loop", "Cleaver")
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Leech")
    t.set(runner_credits=0)
    t.start("runner")
    assert not t.offered("Install Leech")
    assert t.offered("Prognostic Q-Loop")
    t.play("Run on HQ", "Do not use", "Cleaver: Break")
    assert t.card("Mantle").credit == 0


def test_mantle_refills() -> None:
    t = turn_begins("Mantle")
    assert t.card("Mantle").credit == 1
