"""Hardware of Honor and Profit."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


def test_q_coherence_chip_goes_with_any_installed_program() -> None:
    t = Table()
    t.rig("Q-Coherence Chip")
    t.rig("Fermenter", virus=1)
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Fermenter: ")
    assert t.names("heap") == ["Fermenter", "Q-Coherence Chip"]


def test_q_coherence_chip_stays_when_other_cards_are_trashed() -> None:
    t = Table()
    t.rig("Q-Coherence Chip", "Carnivore", "Leech")
    t.hand("runner", "Unity", "Cleaver")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Carnivore")
    t.click("Carnivore")
    t.click("Unity", "Cleaver")
    finish_run(t)
    assert sorted(t.names("heap")) == ["Cleaver", "Unity"]
    assert "Q-Coherence Chip" in t.names("installed")
