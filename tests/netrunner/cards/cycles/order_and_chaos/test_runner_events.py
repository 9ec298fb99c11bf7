"""Events of Order and Chaos."""

import pytest
from msgspec import structs

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, rigged, running

# -- Forked -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ice", ["Hunter", "Ice Wall"])
def test_forked_trashes_a_broken_sentry(ice: str) -> None:
    t = Table()
    t.ice("HQ", ice)
    t.rig("Crypsis", virus=1)
    t.hand("runner", "Forked")
    t.set(runner_credits=20)
    t.start("runner")
    t.play("Play Forked", "HQ", "Break everything with Crypsis")
    while running(t):
        go_on(t)
    assert t.names("archives") == ["Hunter"] * (ice == "Hunter")


# -- I've Had Worse ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "drawn"), [("net", 3), ("meat", 3), ("core", 0)])
def test_i_ve_had_worse_draws_when_damage_trashes_it(kind: str, drawn: int) -> None:
    t = rigged()
    t.hand("runner", "I've Had Worse")
    t.effect("corp", Damage(kind, 1))  # type: ignore[arg-type]
    assert (t.names("heap"), grip(t)) == (["I've Had Worse"], drawn)


def test_i_ve_had_worse_draws_when_it_is_played_and_not_when_it_is_discarded() -> None:
    t = Table()
    t.hand("runner", "I've Had Worse")
    t.start("runner")
    t.click("Play I've Had Worse")
    assert grip(t) == 3
    t = Table()
    t.hand("runner", *["I've Had Worse"] * 6)
    t.start("runner", clicks=1)
    end_turn(t)
    assert grip(t) == 5


# -- Showing Off ------------------------------------------------------------------------------------------


def test_showing_off_accesses_rd_from_the_bottom() -> None:
    """7.4.7b: the bottommost candidate first."""
    t = Table()
    t.hand("runner", "Showing Off")
    state = t.game.state
    state.zones["rd"] = (*state.zones["rd"], t.hand("corp", "Hostile Takeover")[0])
    state.zones["hq"] = ()
    oid = state.zones["rd"][-1]
    state.cards[oid] = structs.replace(state.cards[oid], zone="rd")
    t.start("runner")
    t.click("Play Showing Off")
    t.pass_until("Steal")
    t.click("Steal")
    finish_run(t)
    assert t.names("runner_score") == ["Hostile Takeover"]
    assert t.happened("accessed") == 1
