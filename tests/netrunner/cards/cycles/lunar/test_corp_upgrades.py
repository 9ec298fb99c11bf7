"""Upgrades of the Lunar cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import let, run_on

# -- Crisium Grid -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_crisium_grid_lets_no_run_here_be_successful(server: str) -> None:
    t = Table()
    t.root("HQ", "Crisium Grid", rezzed=True)
    t.start("runner")
    run_on(t, server)
    assert t.happened("successful_run") == (server != "HQ")
    assert t.happened("unsuccessful_run") == 0


# -- Heinlein Grid ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_heinlein_grid_takes_all_credits_for_a_click_in_a_run_here(server: str) -> None:
    t = Table()
    t.root("HQ", "Heinlein Grid", rezzed=True)
    t.ice(server, "Enigma")
    t.start("runner")
    t.click(f"Run on {server}")
    let(t)
    assert t.clicks("runner") == 2, "Enigma takes one"
    assert t.credits("runner") == (0 if server == "HQ" else 5)
