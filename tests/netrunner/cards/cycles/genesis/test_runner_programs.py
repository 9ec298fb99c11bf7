"""Other programs of the Genesis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, rigged, run_on, running

# -- Imp --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Hedge Fund", "Offworld Office"])
def test_imp_trashes_anything_once_a_turn(card: str) -> None:
    t = Table()
    t.hand("runner", "Imp")
    t.deck("corp", card, card)
    t.start("runner")
    t.click("Install Imp")
    assert t.card("Imp").virus == 2
    t.click("Run on R&D")
    t.pass_until("Imp: Trash")
    t.click("Imp: Trash")
    finish_run(t)
    assert (t.names("archives"), t.card("Imp").virus) == ([card], 1)
    t.click("Run on R&D")
    while running(t):
        assert not t.offered("Imp: Trash")
        go_on(t)


# -- Pheromones -------------------------------------------------------------------------------------------


def test_pheromones_grow_with_runs_on_hq() -> None:
    t = rigged("Pheromones")
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert t.card("Pheromones").virus == 1


def test_pheromones_pay_during_runs_on_hq() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.ice("R&D", "Whitespace")
    t.rig("Unity")
    t.rig("Pheromones", virus=2)
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.pass_until("Run on HQ")
    assert t.card("Pheromones").credit == 2
    t.click("Run on R&D")
    assert not t.offered("Unity: Break")
    finish_run(t)
    t.click("Run on HQ")
    t.play("Unity: Break", "Break: You lose")
    assert t.card("Pheromones").credit == 1
