"""Barriers of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run


@pytest.mark.parametrize(("server", "bad"), [("HQ", 1), ("Server 1", 0)])
def test_grubber_gives_bad_publicity_before_a_central_server(server: str, bad: int) -> None:
    t = Table()
    t.ice(server, "Grubber", rezzed=False)
    t.root("Server 1", "PAD Campaign")
    t.set(runner_credits=20)
    t.start("runner")
    t.play(f"Run on {server}", "Rez Grubber")
    assert t.game.state.bad_publicity == bad


@pytest.mark.parametrize(("credits", "through"), [(6, True), (3, False)])
def test_grubber_wants_three_credits_twice(credits: int, through: bool) -> None:
    t = Table()
    t.ice("HQ", "Grubber")
    t.set(runner_credits=credits)
    t.start("runner")
    t.play("Run on HQ", LET, "Pay 3")
    if through:
        t.click("Pay 3")
    finish_run(t)
    assert bool(t.happened("successful_run")) == through


@pytest.mark.parametrize(("credits", "through"), [(2, True), (1, False)])
def test_paywall_takes_a_credit_and_wants_another(credits: int, through: bool) -> None:
    t = Table()
    t.ice("HQ", "Paywall")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    assert t.credits("runner") == credits - 1
    t.click(LET)
    if through:
        t.click("Pay 1")
    finish_run(t)
    assert bool(t.happened("successful_run")) == through


def test_reverb_is_cheaper_for_other_unrezzed_ice() -> None:
    t = Table()
    t.ice("HQ", "Reverb", rezzed=False)
    t.ice("R&D", "Palisade", "Palisade", rezzed=False)
    t.ice("Archives", "Palisade")
    t.start("runner")
    t.play("Run on HQ", "Rez Reverb")
    assert t.credits("corp") == 5 - (4 - 2)
    finish_run(t)
    assert not t.happened("successful_run")


def test_reverb_has_two_subroutines() -> None:
    t = Table()
    t.ice("HQ", "Reverb")
    t.rig("Cleaver")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert len(t.game.unbroken()) == 2
    finish_run(t)
    assert not t.happened("successful_run")
