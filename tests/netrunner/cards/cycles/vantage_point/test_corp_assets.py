"""Assets of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, grip, run_on


@pytest.mark.parametrize("tags", [0, 1])
def test_esca_takes_a_credit_and_hurts_the_tagged(tags: int) -> None:
    t = Table()
    t.root("Server 1", "Esca")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.set(tags=tags)
    t.start("runner")
    t.click("Run on Server 1")
    finish_run(t)
    assert (t.credits("runner"), grip(t)) == (4, 2 - tags)
    assert t.happened("revealed") == 0


def test_esca_is_revealed_in_rd() -> None:
    t = Table()
    t.deck("corp", "Esca")
    t.start("runner")
    run_on(t, "R&D")
    assert t.happened("revealed") == 1
    assert t.credits("runner") == 4


def test_magistrate_revontulet_makes_thefts_dear_and_scoring_hurt() -> None:
    for credits in (3, 2):
        t = Table()
        t.root("Server 1", "Magistrate Revontulet", rezzed=True)
        t.hand("corp", "Greenmail")
        t.set(runner_credits=credits)
        t.start("runner")
        t.play("Run on HQ", "Go on", "Leave")
        assert t.offered("Steal") == (credits == 3)
        if credits == 3:
            t.click("Steal")
            assert t.credits("runner") == 0
    t = Table()
    t.root("Server 1", "Magistrate Revontulet", rezzed=True)
    t.root("Server 2", "Greenmail", advancement=2)
    t.start("corp")
    t.click("Score Greenmail")
    t.click(t.options[0]) if t.decision.kind == "reaction" else None
    assert t.credits("runner") == 2


def test_nihilo_agent_tags_takes_bad_publicity_and_goes() -> None:
    t = Table(filler=9)
    t.root("Server 1", "Nihilo Agent")
    t.start("corp")
    t.click("Rez Nihilo")
    assert t.card("Nihilo Agent").power == 3
    end_turn(t)
    assert (t.game.state.tags, t.game.state.bad_publicity, t.card("Nihilo Agent").power) == (1, 1, 2)
    t.play(*["Gain 1 credit"] * 4)
    t.next_action()
    assert (t.game.state.tags, t.game.state.bad_publicity) == (0, 0)
    t = Table(filler=9)
    t.root("Server 1", "Nihilo Agent", rezzed=True, power=1, loaded=("power",))
    t.start("corp")
    end_turn(t)
    assert "Nihilo Agent" in t.names("archives")
