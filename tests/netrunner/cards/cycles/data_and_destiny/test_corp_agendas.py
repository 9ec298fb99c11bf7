"""Agendas of Data and Destiny."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, run_on, running


@pytest.mark.parametrize("tags", [0, 1])
def test_quantum_predictive_model_goes_to_the_corp_if_the_runner_is_tagged(tags: int) -> None:
    t = Table()
    t.deck("corp", "Quantum Predictive Model")
    t.set(tags=tags)
    t.start("runner")
    t.click("Run on R&D")
    while running(t):
        go_on(t)
    assert t.happened("revealed") == 1
    assert t.names("corp_score" if tags else "runner_score") == ["Quantum Predictive Model"]
    assert t.game.points("corp") == tags
    assert t.happened("stolen") == 1 - tags
    assert t.happened("scored") == 0


def test_quantum_predictive_model_is_revealed_in_rd_only() -> None:
    t = Table()
    t.root("Server 1", "Quantum Predictive Model")
    t.start("runner")
    run_on(t, "Server 1")
    assert t.happened("revealed") == 0
