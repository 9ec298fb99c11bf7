"""Code gates of the Lunar cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, go_on, running


@pytest.mark.parametrize("advancement", [0, 1])
def test_wendigo_changes_with_its_advancement_and_stops_a_program(advancement: int) -> None:
    t = Table()
    t.ice("HQ", "Wendigo", advancement=advancement)
    t.ice("R&D", "Wraparound")
    t.rig("Imp", virus=2)
    t.rig("Cleaver")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=9)
    t.start("runner")
    subtypes = t.game.face(t.card("Wendigo")).subtypes
    assert ("barrier" in subtypes, "code_gate" in subtypes) == (bool(advancement), not advancement)
    t.play("Run on HQ", LET, "Imp")
    while running(t):
        assert not t.offered("Imp:")
        go_on(t)
    run_on_hq = t.happened("accessed")
    assert run_on_hq == 1
    end_turn(t)
    t.click("Advance Wendigo")
    assert ("barrier" in t.game.face(t.card("Wendigo")).subtypes) != bool(advancement)
