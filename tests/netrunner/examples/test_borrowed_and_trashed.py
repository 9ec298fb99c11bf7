"""The rulebook's examples of borrowed programs, cards that damage trashes, traces and replacements."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, facing, go_on, grip


def borrowing(program: str, *, runner: str = "The Catalyst: Convention Breaker") -> Table:
    """Test Run has installed a program of the heap."""
    t = Table(runner=runner)
    t.hand("runner", "Test Run")
    t.discard_pile("runner", program)
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Play Test Run", "Choose")
    t.next_action()
    assert program in t.names("installed")
    return t


def test_4_8_3_example_1_a_program_set_aside_is_installed_from_the_heap() -> None:
    t = borrowing("Cleaver", runner="Exile: Streethawk")
    assert grip(t) == 1, "Exile draws a card"


def test_8_6_4_example_1_the_event_is_resolved_before_its_delayed_ability() -> None:
    t = borrowing("Cleaver")
    assert t.names("heap") == ["Test Run"]
    assert t.names("play") == []
    end_turn(t)
    assert t.names("stack")[0] == "Cleaver"


def test_9_1_8g_example_2_an_ability_met_by_leaving_play_stays_active() -> None:
    t = borrowing("Nanuq")
    end_turn(t)
    assert t.names("removed") == ["Nanuq"]
    assert "Nanuq" not in t.names("stack")


@pytest.mark.parametrize("saved", [True, False])
def test_10_4_3_example_1_a_runner_who_is_flatlined_draws_nothing(saved: bool) -> None:
    t = Table()
    t.rig(*["Biometric Spoofing"] * 2 * saved)
    t.hand("corp", "BOOM!")
    t.hand("runner", "I've Had Worse", "Diesel", "Diesel", "Diesel")
    t.set(tags=2, corp_credits=9)
    t.start("corp")
    t.click("Play BOOM!")
    while saved and t.offered("Biometric Spoofing"):
        t.click("Biometric Spoofing")
    assert t.winner == (None if saved else "corp")
    if saved:
        assert len(t.names("heap")) == 3 + 2, "three cards of the grip, and what prevented the rest"
        assert grip(t) == 1 + 3 * ("I've Had Worse" in t.names("heap"))
    else:
        assert t.happened("drawn") == 0


def test_10_8_5_example_1_both_abilities_of_a_trace_become_pending() -> None:
    t = facing("Gemini", corp_credits=9, runner_credits=0)
    t.play(LET, "3 credits")
    assert t.options == ["Use Gemini: Do 1 net damage (1)", "Use Gemini: Do 1 net damage (2)"]
    t.click("Use Gemini")
    assert grip(t) == 3


@pytest.mark.parametrize("first", ["Security Testing", "Showing Off"])
def test_9_9_11a_example_2_a_breach_in_another_way_can_still_be_replaced(first: str) -> None:
    t = Table()
    t.rig("Security Testing")
    t.hand("runner", "Showing Off")
    t.start("runner", turn_begins=True)
    t.play("Security Testing", "R&D")
    t.pass_until("Play Showing Off")
    t.click("Play Showing Off")
    t.pass_until(first)
    t.click(first)
    while not t.offered("Gain 1 credit"):
        go_on(t)
    assert t.credits("runner") == 5 - 2 + 2
    assert t.happened("accessed") == 0


def tracked(*rig: str) -> Table:
    """A server with Warroid Tracker and Hostile Infrastructure; the Runner has programs and cards."""
    t = Table()
    t.root("Server 1", "Warroid Tracker", "Hostile Infrastructure", rezzed=True)
    t.rig("Cleaver", "Mimic", "Leech", "Imp", *rig)
    t.hand("runner", "Singularity", *["Sure Gamble"] * 4)
    t.set(runner_credits=20, corp_credits=0)
    t.start("runner")
    return t


def test_4_6_6i_example_1_this_server_is_the_one_from_which_it_was_trashed() -> None:
    t = tracked()
    t.click("Run on Server 1")
    t.pass_until("Access Warroid Tracker")
    t.click("Access Warroid Tracker")
    t.click("Trash Warroid Tracker")
    while not t.happened("trace_begins"):
        go_on(t)
    assert t.happened("trace_begins") == 1


def test_9_12_2a_example_1_at_least_one_card_is_one_event() -> None:
    t = tracked()
    t.click("Play Singularity")
    while not t.offered("Gain 1 credit"):
        asked = t.asked
        passing = [option.key for option in asked.options if option.passing]
        t.answer(passing[:1] or [option.key for option in asked.options][: max(1, asked.minimum)])
    assert t.happened("trace_begins") == 1, "Warroid Tracker saw one event"
    assert t.happened("damage") == 2, "Hostile Infrastructure saw each card"


@pytest.mark.parametrize("credits", [0, 9])
def test_9_5_3a_example_1_what_cannot_be_used_is_no_means(credits: int) -> None:
    t = Table()
    t.ice("Server 1", "Wendigo")
    t.root("Server 1", "Mumbad Virtual Tour")
    t.rig("Imp", virus=2)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on Server 1")
    t.click(LET)
    if t.offered("Imp"):
        t.click("Imp")
    while t.game.run is not None:
        assert not t.offered("Imp:")
        if t.offered("Trash Mumbad Virtual Tour"):
            assert len(t.options) == 1, "they must"
            t.click("Trash Mumbad Virtual Tour")
        else:
            go_on(t)
    assert t.names("archives") == ["Mumbad Virtual Tour"] * bool(credits)
