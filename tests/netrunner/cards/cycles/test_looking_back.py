"""Seidr Laboratories: the first time each turn, during a run."""

from __future__ import annotations

from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on

SEIDR = "Seidr Laboratories: Destiny Defined"


def seidr(*archives: str) -> Table:
    """Eli protects HQ, so that clicks can be lost during runs."""
    t = Table(corp=SEIDR)
    t.discard_pile(CORP, *archives)
    t.ice("HQ", "Eli 1.0")
    t.start(RUNNER)
    return t


def lose_a_click(t: Table) -> None:
    """Run on HQ as far as Eli, and lose a click to break."""
    t.click("Run on HQ")
    while not t.offered("Eli 1.0"):
        go_on(t)
    t.answer([next(o.key for o in t.asked.options if o.label.startswith("Eli 1.0"))])


def test_seidr_laboratories_hears_of_the_first_click_lost_during_a_run() -> None:
    """A click that was spent before the run, or for it, is none of those (9.3.2b)."""
    t = seidr("Nico Campaign")
    t.click("Gain 1 credit")
    lose_a_click(t)
    assert t.decision.seat == CORP
    t.click("Use Seidr")
    assert t.names("rd")[0] == "Nico Campaign"
    assert t.names("archives") == []


def test_seidr_laboratories_hears_of_it_once_a_turn_and_may_be_left_alone() -> None:
    t = seidr("Hedge Fund", "Hedge Fund")
    lose_a_click(t)
    t.click("Do not use it")
    assert len(t.names("archives")) == 2
    finish_run(t)
    lose_a_click(t)
    assert t.decision.seat == RUNNER, "the second time that turn"
