"""Agendas of the Lunar cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, hq, owning, run_on

# -- Helium-3 Deposit -------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 2])
def test_helium_3_deposit_adds_power_counters(n: int) -> None:
    t = Table()
    t.root("Server 1", "Helium-3 Deposit", advancement=4)
    t.ice("HQ", "Data Raven", power=1)
    t.ice("R&D", "Ice Wall")
    t.start("corp")
    t.click("Score Helium-3 Deposit")
    while t.decision.kind == "target":
        t.click("Data Raven")
    t.answer([t.asked.options[2 - n].key])
    assert t.card("Data Raven").power == 1 + n


# -- Utopia Fragment --------------------------------------------------------------------------------------


def test_utopia_fragment_makes_advanced_agendas_dear_to_steal() -> None:
    t = owning("Utopia Fragment")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.set(runner_credits=4)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    finish_run(t)
    assert (t.credits("runner"), t.names("runner_score")) == (0, ["Offworld Office"])


def test_utopia_fragment_asks_0_for_others_and_cannot_be_underpaid() -> None:
    t = owning("Utopia Fragment")
    t.root("Server 1", "Offworld Office", advancement=3)
    t.root("Server 2", "Offworld Office")
    t.set(runner_credits=5)
    t.start("runner")
    run_on(t, "Server 1")
    assert t.names("runner_score") == []
    t.click("Run on Server 2")
    t.pass_until("Steal")
    t.click("Steal")  # a cost of 0 is paid by saying so (1.16.1d)
    finish_run(t)
    assert (t.credits("runner"), t.names("runner_score")) == (5, ["Offworld Office"])


def test_utopia_fragment_stolen_asks_nothing() -> None:
    t = Table()
    t.score_area("runner", "Utopia Fragment")
    t.root("Server 1", "Offworld Office", advancement=3)
    t.start("runner")
    run_on(t, "Server 1")
    assert (t.credits("runner"), len(t.names("runner_score"))) == (5, 2)
    end_turn(t)
    assert hq(t) == 1
