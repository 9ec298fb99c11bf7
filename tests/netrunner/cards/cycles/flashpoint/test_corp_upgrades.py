"""Upgrades of the Flashpoint cycle."""

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip, run_on


def test_georgia_emelyov_hurts_after_unsuccessful_runs_and_moves() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Wall of Static")
    t.root("HQ", "Georgia Emelyov", rezzed=True)
    t.hand("runner", "Sure Gamble", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.pass_until("Gain 1 credit")
    run_on(t, "HQ")
    assert grip(t) == 2
    t.pass_until("Georgia Emelyov: Move")
    t.click("Georgia Emelyov: Move")
    t.click("In the root of R&D")
    assert (t.card("Georgia Emelyov").server, t.credits("corp")) == ("rd", 3)
    t.pass_until("Gain 1 credit")
    run_on(t, "HQ")
    assert grip(t) == 2, "she is not there any more"
