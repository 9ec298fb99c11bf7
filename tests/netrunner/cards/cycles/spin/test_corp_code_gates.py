"""Code gates of the Spin cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on, meeting_four_cards, run_on

# -- Hudson 1.0 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("broken", [True, False])
def test_hudson_limits_the_accesses_of_a_run_to_one(broken: bool) -> None:
    """7.4.2a: there are no candidates once a card was accessed."""
    t = Table()
    t.ice("Archives", "Hudson 1.0")
    t.discard_pile("corp", "Hedge Fund", "Ice Wall", "Enigma")
    t.start("runner", clicks=4)
    t.click("Run on Archives")
    if broken:
        for _ in range(2):
            t.click("Hudson 1.0: Break")
            if t.offered("can access"):
                t.answer([t.asked.options[0].key])
    else:
        t.click(LET)
    finish_run(t)
    assert t.happened("accessed") == (3 if broken else 1)


# -- Ireress ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bad_publicity", [0, 2])
def test_ireress_has_a_subroutine_for_each_bad_publicity(bad_publicity: int) -> None:
    t = meeting_four_cards("IRERESS", bad_publicity=bad_publicity)
    finish_run(t)
    assert sum(e.kind == "lose_credits" and e.by == "ireress" for e in t.game.state.happened) == bad_publicity


# -- Marker -----------------------------------------------------------------------------------------------


def test_marker_gives_the_next_ice_another_subroutine() -> None:
    t = Table()
    t.ice("HQ", "Hunter", "Hunter", "Marker")
    t.start("runner")
    t.click("Run on HQ")
    while t.happened("encounter") < 2:
        go_on(t)
    outer, inner = (oid for oid in t.game.state.servers["hq"].ice[1::-1])
    assert [len(t.game.subroutines(oid)) for oid in (outer, inner)] == [2, 1]
    finish_run(t)
    assert (t.happened("end_run"), t.happened("traced")) == (1, 1), "its own subroutines stand first"


def test_marker_lasts_for_the_run_only() -> None:
    t = Table()
    t.ice("HQ", "Marker")
    t.ice("R&D", "Hunter")
    t.start("runner")
    run_on(t, "HQ")
    t.click("Run on R&D")
    assert len(t.game.subroutines(t.card("Hunter").oid)) == 1


# -- RSVP -------------------------------------------------------------------------------------------------


def test_rsvp_closes_the_purse_for_the_run() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "RSVP")
    t.rig("Corroder")
    t.start("runner")
    t.click("Run on HQ")
    while t.happened("encounter") < 2:
        go_on(t)
    assert not t.offered("Corroder")
    finish_run(t)
    t.click("Run on HQ")
    while t.happened("encounter") < 3:
        go_on(t)
    t.pass_until("Let")
