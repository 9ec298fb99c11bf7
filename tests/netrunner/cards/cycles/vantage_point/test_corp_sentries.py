"""Sentries of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import MakeRun
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on, grip, hq, running


def test_ansel_trashes_removes_installs_and_ends_the_run() -> None:
    t = Table()
    t.ice("HQ", "Ansel 2.0")
    t.rig("Leech")
    t.discard_pile("runner", "Diesel")
    t.hand("corp", "PAD Campaign")
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    assert not t.offered("Ansel 2.0: Break"), "two clicks are lost for it"
    t.click(LET)
    if t.asks("target"):
        t.click("Leech")
    if t.asks("target"):
        t.click("Diesel")
    assert "Diesel" in t.names("removed") or "Leech" in t.names("removed")
    t.play("PAD Campaign", "A new server")
    assert not running(t)


def test_ansel_is_broken_for_two_clicks() -> None:
    t = Table()
    t.ice("HQ", "Ansel 2.0")
    t.rig("Leech")
    t.start("runner")
    t.play("Run on HQ", "Ansel 2.0: Break")
    t.click("Break: The Corp trashes", "Break: End the run")
    finish_run(t)
    assert t.clicks("runner") == 1
    assert "Leech" in t.names("installed")
    assert t.happened("successful_run")


@pytest.mark.parametrize("pays", [True, False])
def test_event_horizon_trashes_and_ends_unless_paid(pays: bool) -> None:
    t = Table()
    t.ice("HQ", "Event Horizon")
    t.rig("Leech")
    t.set(runner_credits=6)
    t.start("runner")
    t.play("Run on HQ", LET, "Pay 3" if pays else "Let it happen", "Pay 3" if pays else "Let it happen")
    finish_run(t)
    assert bool(t.happened("successful_run")) == pays
    assert ("Leech" in t.names("heap")) != pays


@pytest.mark.parametrize(("server", "able"), [("HQ", True), ("R&D", False)])
def test_event_horizon_ends_runs_on_its_server(server: str, able: bool) -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Event Horizon")
    t.start("runner")
    t.pass_until(f"Run on {server}")
    t.click(f"Run on {server}")
    found = False
    while running(t) and not found:
        found = t.offered("Event Horizon")
        if found:
            t.click("Event Horizon")
            assert not running(t)
            assert "Event Horizon" in t.names("archives")
        else:
            go_on(t)
    assert found == able


def test_flywheel_pays_twice() -> None:
    t = Table(filler=5)
    t.ice("HQ", "Flywheel")
    t.start("runner")
    t.play("Run on HQ", LET, "Yes", "No")
    assert (t.credits("corp"), hq(t)) == (7, 1)


def test_lethe_tags_who_breaks_or_bypasses_it() -> None:
    t = Table()
    t.ice("HQ", "Lethe")
    t.rig("Carmen")
    t.set(runner_credits=30)
    t.start("runner")
    t.play("Run on HQ", "Break everything with Carmen")
    assert t.game.state.tags == 1
    t = Table()
    t.ice("HQ", "Lethe")
    t.hand("runner", "Inside Job")
    t.start("runner")
    t.play("Play Inside Job", "HQ")
    finish_run(t)
    assert t.game.state.tags == 1


@pytest.mark.parametrize("where", ["top", "bottom"])
def test_lethe_takes_back_and_returns(where: str) -> None:
    t = Table()
    t.ice("HQ", "Lethe")
    t.rig("Leech")
    t.discard_pile("corp", "Hedge Fund")
    t.start("runner")
    t.play("Run on HQ", LET, "Yes", where)
    assert t.names("rd")[0 if where == "top" else -1] == "Hedge Fund"
    assert t.names("grip") == ["Leech"]
    assert t.game.state.tags == 0


@pytest.mark.parametrize(("choice", "left"), [("Jack out", 2), ("2 net damage", 0)])
def test_lionsmane_hurts_unless_one_pays_and_jacks_out(choice: str, left: int) -> None:
    t = Table()
    t.ice("HQ", "Lionsmane")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.play("Run on HQ", LET, "Pay 3")
    t.click(choice if t.offered(choice) else choice.lower())
    assert grip(t) == left
    assert running(t) == (choice == "2 net damage")


def test_lionsmane_hurts_who_does_not_pay() -> None:
    t = Table()
    t.ice("HQ", "Lionsmane")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.play("Run on HQ", LET, "Let it happen")
    assert grip(t) == 1


def test_lionsmane_hurts_who_cannot_jack_out() -> None:
    t = Table()
    t.ice("HQ", "Lionsmane")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.effect("runner", MakeRun(("hq",), during=(Cannot("jack_out"),)))
    t.play(LET, "Pay 3")
    assert not t.offered("ack out")
    finish_run(t)
    assert grip(t) == 1
