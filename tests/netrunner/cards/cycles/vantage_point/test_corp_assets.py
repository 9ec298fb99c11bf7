"""Assets of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, grip, hq, run_on


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
        t.play("Run on HQ", "Go on")
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


# -- Luana Campos --------------------------------------------------------------------------------------------


def campaign(bad_publicity: int, hosted: int = 0) -> Table:
    t = Table()
    t.root("Server 1", "Luana Campos", rezzed=True, bad_publicity=hosted)
    t.set(bad_publicity=bad_publicity)
    return t


def test_luana_campos_hosts_bad_publicity_for_credits_and_a_card() -> None:
    t = campaign(2)
    t.start("corp", turn_begins=True)
    before = hq(t)
    t.click("Host 1 bad publicity")
    t.next_action()
    assert t.game.state.bad_publicity == 1
    assert t.card("Luana Campos").bad_publicity == 1
    assert t.credits("corp") == 8
    assert hq(t) == before + 2, "and the mandatory draw"
    assert t.happened("remove_bad_publicity") == 0, "it was moved"


def test_luana_campos_needs_bad_publicity() -> None:
    t = campaign(0)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 5


def test_luana_campos_gives_it_back_when_she_goes() -> None:
    t = campaign(1, hosted=2)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Luana Campos")
    t.click("Trash Luana Campos")
    finish_run(t)
    assert t.game.state.bad_publicity == 3


# -- Synchrocyclotron ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rezzed", [False, True])
def test_synchrocyclotron_saves_the_click_of_the_first_double_operation(rezzed: bool) -> None:
    t = Table()
    t.root("Server 1", "Synchrocyclotron", rezzed=rezzed)
    t.hand("corp", "Blue Level Clearance", "Blue Level Clearance")
    t.set(corp_credits=20)
    t.start("corp", clicks=6)
    t.click("Play Blue Level Clearance")
    assert t.clicks("corp") == 6 - (1 if rezzed else 2)
    t.click("Play Blue Level Clearance")
    assert t.clicks("corp") == 6 - (3 if rezzed else 4), "the first one alone"


def test_synchrocyclotron_says_nothing_of_other_operations() -> None:
    t = Table()
    t.root("Server 1", "Synchrocyclotron", rezzed=True)
    t.hand("corp", "Hedge Fund", "Blue Level Clearance")
    t.start("corp", clicks=2)
    t.click("Play Hedge Fund")
    assert t.clicks("corp") == 1
    assert t.offered("Play Blue Level Clearance"), "it costs a click now"
