"""Assets of the Borealis cycle with which games are won by other means than points."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on

# -- Superdeep Borehole -----------------------------------------------------------------------------------


def test_superdeep_borehole_wins_when_its_bad_publicity_is_taken() -> None:
    t = Table()
    t.root("Server 1", "Superdeep Borehole", rezzed=True, bad_publicity=2, loaded=("bad_publicity",))
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.game.state.bad_publicity == 1
    assert t.card("Superdeep Borehole").bad_publicity == 1
    assert t.winner is None
    end_turn(t)
    end_turn(t)
    for _ in range(20):
        if t.winner is not None:
            break
        go_on(t)
    assert t.winner == "corp"
    assert t.game.state.bad_publicity == 2


def test_superdeep_borehole_is_loaded_when_it_is_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Superdeep Borehole")
    t.set(corp_credits=6)
    t.start("corp")
    t.click("Rez Superdeep Borehole")
    assert t.card("Superdeep Borehole").bad_publicity == 6
    assert t.game.state.bad_publicity == 0, "it is of no effect there"
    assert t.winner is None
