"""Upgrades of the Mumbad cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on

# -- Disposable HQ ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["rd", "Server 1"])
def test_disposable_hq_puts_hq_under_rd(where: str) -> None:
    t = Table()
    t.hand("corp", "Palisade", "Hunter", "Hedge Fund")
    if where == "rd":
        t.deck("corp", "Disposable HQ")
    else:
        t.root(where, "Disposable HQ")
    t.start("runner")
    t.click("Run on R&D" if where == "rd" else f"Run on {where}")
    while not t.offered("Palisade"):
        go_on(t)
    assert t.happened("revealed") == (where == "rd")
    t.click("Palisade", "Hunter")
    t.click("Hunter", "Palisade")
    assert t.names("rd")[-2:] == ["Hunter", "Palisade"]
    assert t.names("hq") == ["Hedge Fund"]


# -- Mumbad Virtual Tour ----------------------------------------------------------------------------------


@pytest.mark.parametrize("credits", [5, 0])
def test_mumbad_virtual_tour_must_be_trashed(credits: int) -> None:
    t = Table()
    t.root("Server 1", "Mumbad Virtual Tour")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on Server 1")
    if credits:
        t.pass_until("Trash")
        assert all("Trash" in option for option in t.options)
        t.click("Trash")
    finish_run(t)
    assert t.names("archives") == ["Mumbad Virtual Tour"] * bool(credits)


def test_mumbad_virtual_tour_need_not_be_trashed_in_hq() -> None:
    t = Table()
    t.hand("corp", "Mumbad Virtual Tour")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Trash Mumbad Virtual Tour")
    go_on(t)
    finish_run(t)
    assert t.names("hq") == ["Mumbad Virtual Tour"]
