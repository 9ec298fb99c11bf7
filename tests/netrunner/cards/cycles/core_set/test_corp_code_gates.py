"""Code gates of the Core Set."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on, grip, meeting_four_cards, met

GRIP = ("Sure Gamble", "Diesel", "Easy Mark", "Wildcat Strike")


# -- Cell Portal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("outer", [(), ("Data Mine",)])
def test_cell_portal_sends_the_runner_back_outside(outer: tuple[str, ...]) -> None:
    t = Table()
    t.ice("HQ", "Cell Portal", *outer)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    while t.happened("derezzed") < 1:
        go_on(t)
    assert (t.game.run is not None, t.card("Cell Portal").faceup) == (True, False)
    assert len(t.names("grip")) == 3 - len(outer), "Data Mine is gone"
    finish_run(t)
    assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["hq"]
    assert t.happened("encounter") == 1 + len(outer)


def test_cell_portal_lets_the_runner_jack_out() -> None:
    t = Table()
    t.ice("HQ", "Cell Portal", "Ice Wall", rezzed=True)
    t.rig("Corroder")
    t.start("runner")
    t.play("Run on HQ", "Corroder: Break 1")
    while t.happened("encounter") < 2:
        go_on(t)
    t.click(LET)
    t.click("Jack out")
    assert (t.happened("jack_out"), t.happened("successful_run")) == (1, 0)


# -- Chum -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("broken", [True, False])
def test_chum_makes_the_next_ice_stronger_and_hurts_whoever_does_not_break_it(broken: bool) -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Chum")
    t.hand(RUNNER, *GRIP)
    t.rig("Corroder")
    t.set(runner_credits=20)
    t.start(RUNNER)
    t.click("Run on HQ")
    strengths = set()
    for _ in range(40):
        if t.game.run is None:
            break
        encounter = t.game.encounter
        if encounter is not None and t.game.state.cards[encounter.ice].code == "palisade":
            strengths.add(t.game.strength(t.game.state.cards[encounter.ice]))
            if broken and t.offered("Break everything"):
                t.click("Break everything")
                continue
        go_on(t)
    assert strengths == {2 + 2}
    assert grip(t) == (4 if broken else 1)
    assert t.game.strength(t.card("Palisade")) == 2


def test_chum_hurts_whoever_meets_ice_that_is_trashed_before_it_is_broken() -> None:
    """1.12.6: that encounter is remembered although its ice is not there any more."""
    t = Table()
    t.ice("HQ", "Palisade", "Chum")
    t.hand(RUNNER, *GRIP)
    t.start(RUNNER)
    t.click("Run on HQ")
    while (met := t.game.encounter) is None or t.game.state.cards[met.ice].code != "palisade":
        go_on(t)
    t.effect(RUNNER, Trash(Each(Named("Palisade"))))
    finish_run(t)
    assert "Palisade" in t.names("archives")
    assert grip(t) == 1
    assert not t.game.state.lingering


@pytest.mark.parametrize(("counters", "trashed"), [(3, False), (4, True)])
def test_chum_comes_before_what_the_encounter_triggers(counters: int, trashed: bool) -> None:
    """9.10.1: Enigma is stronger from the beginning of its encounter on; 9.6.13: that encounter ends, be it
    that Chisel ends it before anything of the Corp's could trigger."""
    t = Table()
    t.ice("HQ", "Enigma", "Chum")
    t.hosted("Enigma", "Chisel", virus=counters)
    t.hand(RUNNER, *GRIP)
    t.start(RUNNER)
    t.click("Run on HQ")
    finish_run(t)
    assert ("Enigma" in t.names("archives")) == trashed
    assert grip(t) == 1
    assert not t.game.state.lingering


def test_what_lasts_for_an_encounter_outlasts_one_that_is_forced_in_its_course() -> None:
    """9.10.1, 6.5.9c: Konjin is still encountered while Whitespace is, and once that is over."""
    t = Table()
    t.ice("HQ", "Konjin", "Chum")
    t.ice("R&D", "Whitespace")
    t.rig("Leech", virus=2)
    t.hand(RUNNER, *["Sure Gamble"] * 5)
    t.start(RUNNER)
    t.click("Run on HQ")
    t.pass_until("1 credit")
    assert t.game.strength(t.card("Konjin")) == 3 + 2
    t.play("1 credit", "0 credits", "Yes", "Whitespace")
    assert t.game.strength(t.card("Konjin")) == 3 + 2
    finish_run(t)
    assert t.game.strength(t.card("Konjin")) == 3


# -- Enigma -----------------------------------------------------------------------------------------------


def test_enigma_takes_a_click() -> None:
    t = met("Enigma")
    finish_run(t)
    assert t.clicks("runner") == 4 - 1 - 1


# -- Tollbooth --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("credits", "left", "ended"), [(5, 2, 0), (2, 2, 1)])
def test_tollbooth_must_be_paid_if_able(credits: int, left: int, ended: int) -> None:
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.rig("Gordian Blade")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    assert not t.offered("Let it happen"), "nobody is asked"
    assert t.credits("runner") == left
    assert t.happened("end_run") == ended


def test_tollbooth_ends_the_run() -> None:
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert (t.credits("runner"), t.happened("end_run")) == (2, 1)


# -- Viktor 1.0 -------------------------------------------------------------------------------------------


def test_viktor_does_core_damage_and_ends_the_run() -> None:
    t = meeting_four_cards("Viktor 1.0")
    finish_run(t)
    assert (t.game.state.core_damage, t.happened("end_run")) == (1, 1)


def test_viktor_is_broken_with_clicks() -> None:
    t = meeting_four_cards("Viktor 1.0")
    t.click("Viktor 1.0: Break 1 subroutine")
    t.click(t.options[0])
    finish_run(t)
    assert (t.game.state.core_damage, t.happened("end_run"), t.clicks("runner")) == (0, 1, 2)
