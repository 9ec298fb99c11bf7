"""Identities of the Runner of Creation and Control."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import grip


def test_exile_draws_for_programs_from_the_heap() -> None:
    t = Table(runner="Exile: Streethawk")
    t.rig("Clone Chip")
    t.discard_pile("runner", "Mimic")
    t.hand("runner", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Leech")
    assert grip(t) == 0
    t.click("Clone Chip: Install")
    t.pass_until("Gain 1 credit")
    assert (grip(t), "Mimic" in t.names("installed")) == (1, True)
