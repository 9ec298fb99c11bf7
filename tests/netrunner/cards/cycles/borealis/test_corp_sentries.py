"""Sentries of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import facing, finish_run, go_on, grip, let, running, strength

# -- Bathynomus -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("server", "expected"), [("Archives", 4), ("HQ", 1), ("Server 1", 1)])
def test_bathynomus_is_strong_at_archives(server: str, expected: int) -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.ice(server, "Bathynomus")
    t.start("corp")
    assert strength(t, "Bathynomus") == expected


def test_bathynomus_does_three_net_damage() -> None:
    t = facing("Bathynomus")
    let(t)
    assert grip(t) == 2
    assert running(t)


# -- Bloop ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [True, False])
def test_bloop_derezzes_another_harmonic_ice(other: bool) -> None:
    t = Table()
    t.ice("HQ", "Bloop", rezzed=False)
    t.ice("R&D", "Bloop" if other else "Ice Wall")
    t.rig("Leech", "Mimic", "Corroder")
    t.hand("runner", "Sure Gamble")
    t.set(corp_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Rez Bloop") == other
    if other:
        t.click("Rez Bloop")
        while t.decision.kind in ("pay_with", "additional"):
            go_on(t)
        assert t.happened("derezzed") == 1
        finish_run(t)
        assert t.game.state.core_damage == 1
        assert [title for title in t.names("heap") if title in ("Leech", "Mimic")] == ["Leech", "Mimic"]
