"""Agendas of Data and Destiny."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, run_on, running

# -- 15 Minutes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["corp", "runner"])
def test__15_minutes_goes_back_into_rd_for_a_click_of_the_corp(where: str) -> None:
    t = Table()
    t.score_area(where, "15 Minutes")
    t.start("corp")
    t.click("15 Minutes:")
    assert t.clicks("corp") == 2
    assert t.names(f"{where}_score") == []
    assert "15 Minutes" in t.names("rd")
    assert t.game.points(where) == 0


@pytest.mark.parametrize("where", ["corp", "runner"])
def test__15_minutes_does_not_go_back_for_the_runner(where: str) -> None:
    t = Table()
    t.score_area(where, "15 Minutes")
    t.start("runner")
    assert not t.offered("15 Minutes:")


def test__15_minutes_does_not_go_back_before_it_is_scored() -> None:
    t = Table()
    t.root("Server 1", "15 Minutes")
    t.start("corp")
    assert not t.offered("15 Minutes:")


# -- Quantum Predictive Model ---------------------------------------------------------------------------


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
