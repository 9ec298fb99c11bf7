"""Hardware of the Kitara cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, grip, rigged, strength

# -- Cyberdelia -------------------------------------------------------------------------------------------


def test_cyberdelia_pays_for_the_first_ice_fully_broken_each_turn() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Palisade")
    t.rig("Cyberdelia", "Cleaver")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.memory_limit() == 5
    t.click("Run on HQ")
    t.click("Cleaver: Break")
    assert t.credits("runner") == 9
    t.pass_until("Cleaver: Break")
    t.click("Cleaver: Break")
    assert t.credits("runner") == 8


def test_cyberdelia_waits_for_all_subroutines() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Cyberdelia", "Unity")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.play("Unity: Break", "Break: You lose")
    assert t.credits("runner") == 8
    t.click("Unity: Break")
    if t.offered("Break:"):
        t.click("Break:")
    assert t.credits("runner") == 8


# -- Gebrselassie -----------------------------------------------------------------------------------------


def test_gebrselassie_keeps_strength_up_to_the_end_of_the_turn() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.rig("Corroder", "Gebrselassie", "Crypsis")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Gebrselassie: Host")
    assert t.card("Gebrselassie").host == t.card("Corroder").oid, "an AI can host none"
    t.click("Run on HQ")
    t.play("Corroder: +1 strength", "Corroder: +1 strength")
    assert strength(t, "Corroder") == 4
    finish_run(t)
    assert strength(t, "Corroder") == 4
    end_turn(t)
    assert strength(t, "Corroder") == 2


@pytest.mark.parametrize("hosted", [True, False])
def test_strength_that_gebrselassie_keeps_is_offered_where_there_is_nothing_to_break(hosted: bool) -> None:
    """9.10.5: it may matter later in the turn; with Gebrselassie elsewhere, or in a deck, it cannot."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Enigma")
    t.rig("Corroder", "Gebrselassie", "Gordian Blade")
    t.deck("runner", "Gebrselassie")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Gebrselassie: Host", "Corroder" if hosted else "Gordian Blade", "Run on HQ")
    assert t.offered("Gordian Blade")
    assert t.offered("Corroder: +1 strength") == hosted


# -- Zer0 -------------------------------------------------------------------------------------------------


def test_zer0_hurts_and_pays_once_a_turn() -> None:
    t = rigged("Zer0")
    t.hand("runner", "Sure Gamble")
    t.refresh()
    t.click("Zer0: Gain 1 credit")
    assert (t.credits("runner"), grip(t), t.clicks("runner")) == (6, 2, 3)
    assert not t.offered("Zer0")
