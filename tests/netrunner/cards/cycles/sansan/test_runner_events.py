"""Events of the SanSan cycle."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import crisium, finish_run, go_on


def test_immolation_script_only_of_a_successful_run() -> None:
    t = crisium("Archives")
    t.ice("HQ", "Ice Wall")
    t.discard_pile("corp", "Ice Wall")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    while not t.offered("Gain 1 credit"):
        assert not t.offered("Use Immolation")
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.happened("accessed") == 2  # Crisium Grid and Ice Wall
    assert "Ice Wall" in t.names("installed")


def test_immolation_script_trashes_instead_of_an_access() -> None:
    """Nothing is left that Archives Interface could replace (9.9.11a); no access was prevented."""
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.discard_pile("corp", "Ice Wall")
    t.hand("runner", "Immolation Script")
    t.rig("Archives Interface")
    t.start("runner")
    t.click("Play Immolation Script")
    t.pass_until("Use Immolation")
    t.click("Use Immolation")
    assert not t.offered("Use Archives Interface")
    t.next_action()
    assert "Ice Wall" not in t.names("installed")
    assert t.happened("prevented") == 0


def test_immolation_script_trashes_a_rezzed_copy_once_each_run() -> None:
    t = Table()
    t.ice("R&D", "Ice Wall", "Ice Wall")
    t.discard_pile("corp", "Ice Wall", "Enigma")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    t.pass_until("Use Immolation Script")
    t.click("Use Immolation Script")
    t.click("Ice Wall protecting R&D (outermost)")
    finish_run(t)
    assert t.names("archives").count("Ice Wall") == 2
    assert t.happened("accessed") == 2


def test_immolation_script_needs_a_rezzed_copy() -> None:
    t = Table()
    t.ice("R&D", "Ice Wall", rezzed=False)
    t.discard_pile("corp", "Ice Wall")
    t.hand("runner", "Immolation Script")
    t.start("runner")
    t.click("Play Immolation Script")
    while t.game.run is not None:
        assert not t.offered("Use Immolation")
        go_on(t)
    assert t.happened("accessed") == 1
