"""Other programs of the Ashes cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, run_on, strength, turn_begins

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


# -- Cordyceps --------------------------------------------------------------------------------------------


def cordyceps(**fields: int) -> Table:
    """The Runner's turn with the program, and ice on two servers."""
    t = Table()
    t.rig("Cordyceps", virus=2)
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.ice("Server 1", "Enigma", rezzed=False)
    t.ice("Server 2", "Karunā", rezzed=False)
    t.start("runner")
    return t


def test_cordyceps_swaps_ice_once_a_turn() -> None:
    t = cordyceps()
    t.click("Run on HQ")
    t.pass_until("Use Cordyceps")
    t.click("Use Cordyceps")
    t.click(next(o for o in t.options if "Server 2" in o))
    finish_run(t)
    assert (t.card("Ice Wall").server, t.card("Karunā").server) == ("remote2", "hq")
    assert t.card("Enigma").server == "remote1"
    assert t.card("Cordyceps").virus == 1
    run_on(t, "HQ")
    assert t.card("Cordyceps").virus == 1
    assert t.happened("swapped") == 1


def test_cordyceps_comes_with_two_counters() -> None:
    t = Table()
    t.hand("runner", "Cordyceps")
    t.start("runner")
    t.click("Install Cordyceps")
    assert t.card("Cordyceps").virus == 2


@pytest.mark.parametrize("server", ["R&D", "Server 1"])
def test_cordyceps_needs_ice_before_a_central_server(server: str) -> None:
    t = cordyceps()
    run_on(t, server)
    assert t.card("Cordyceps").virus == 2
    assert not t.happened("swapped")


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


# -- Stargate ---------------------------------------------------------------------------------------------


def test_stargate_trashes_one_of_three_instead_of_a_breach() -> None:
    t = Table()
    t.rig("Stargate")
    t.deck("corp", "Ice Wall", "Offworld Office", "PAD Campaign", "Enigma")
    t.start("runner")
    t.click("Stargate: Run R&D")
    while not t.offered("Offworld Office"):
        t.click(t.options[0])
    assert not t.offered("Enigma"), "it lies fourth"
    t.click("Offworld Office")
    t.next_action()
    assert t.names("archives") == ["Offworld Office"]
    assert t.names("rd")[:3] == ["Ice Wall", "PAD Campaign", "Enigma"]
    assert t.happened("revealed") == 3
    assert not t.happened("accessed")
    assert not t.offered("Stargate:"), "once per turn"


def test_stargate_does_nothing_if_the_run_fails() -> None:
    t = Table()
    t.rig("Stargate")
    t.ice("R&D", "Ice Wall")
    t.start("runner")
    t.click("Stargate: Run R&D")
    finish_run(t)
    assert t.names("archives") == []
