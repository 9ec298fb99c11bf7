"""Operations of the Lunar cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Remains
from engine.netrunner.language.triggers import CURRENT_OF_RUNNER
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.facts import Facts
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, holding, run_on

# -- Bad Times --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [0, 1])
def test_bad_times_takes_memory_for_the_turn(tags: int) -> None:
    t = Table()
    t.hand("corp", "Bad Times")
    t.rig(*["Leech"] * 4)
    t.set(tags=tags)
    t.start("corp")
    assert t.offered("Play Bad Times") == bool(tags)
    if tags:
        t.click("Play Bad Times")
        assert t.game.memory_limit() == 2
        while t.decision.seat == "runner":
            t.answer([option.key for option in t.asked.options[: t.asked.minimum]])
        assert t.names("installed") == ["Leech", "Leech"]
        end_turn(t)
        assert t.game.memory_limit() == 4


# -- Enhanced Login Protocol ------------------------------------------------------------------------------


def test_enhanced_login_protocol_costs_a_click_for_the_first_run() -> None:
    t = Table()
    t.hand("corp", "Enhanced Login Protocol")
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.click("Play Enhanced Login Protocol")
    end_turn(t)
    t.pass_until("Run on HQ")
    run_on(t, "HQ")
    assert t.clicks("runner") == 2
    run_on(t, "Server 1")
    assert t.clicks("runner") == 1
    assert t.names("archives") == ["Enhanced Login Protocol"], "an agenda was stolen"


# -- Lag Time ---------------------------------------------------------------------------------------------


def in_play(t: Table) -> list[str | None]:
    """Operations in the play area, as the Runner sees them."""
    return [shown.title for shown in t.view("runner").corp.in_play]


def lagging() -> Table:
    t = holding("Lag Time", "Lag Time", corp_credits=9)
    t.ice("HQ", "Palisade", "Tithe")
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.click("Play Lag Time")
    return t


def test_lag_time_stays_in_play_and_strengthens_ice() -> None:
    """Rules: 3.5.1b, 8.6.6g."""
    t = lagging()
    assert (in_play(t), t.names("archives"), t.credits("corp")) == (["Lag Time"], [], 7)
    assert [t.game.strength(t.card(title)) for title in ("Palisade", "Tithe")] == [3, 2]
    end_turn(t)
    t.next_action()
    end_turn(t)
    t.next_action()
    assert in_play(t) == ["Lag Time"]
    assert t.game.strength(t.card("Tithe")) == 2


def test_lag_time_is_trashed_when_an_agenda_is_stolen() -> None:
    t = lagging()
    end_turn(t)
    t.next_action()
    run_on(t, "Server 1")
    assert t.names("runner_score") == ["Offworld Office"]
    assert in_play(t) == []
    assert "Lag Time" in t.names("archives")
    assert t.game.strength(t.card("Tithe")) == 1


def test_lag_time_is_trashed_when_another_current_is_played() -> None:
    """Rules: 3.5.1b, 8.6.6e."""
    t = lagging()
    t.click("Play Lag Time")
    assert (in_play(t), t.names("archives")) == (["Lag Time"], ["Lag Time"])
    assert t.game.strength(t.card("Tithe")) == 2


def test_lag_time_outlives_other_operations_runs_and_a_scored_agenda() -> None:
    t = lagging()
    t.hand("corp", "Hedge Fund")
    t.root("Server 2", "Offworld Office", advancement=4)
    t.refresh()
    t.click("Play Hedge Fund")
    t.click("Score Offworld Office")
    assert in_play(t) == ["Lag Time"]
    end_turn(t)
    t.next_action()
    run_on(t, "Archives")
    assert in_play(t) == ["Lag Time"]


def test_a_current_event_of_the_runner_ends_it_and_is_ended_by_a_score() -> None:
    """Rules: 3.7.1b."""
    with taken_back():
        facts = Facts("slow_news", "Slow News", "runner", "anarch", "event", ("current",), 0)
        card("slow_news", Remains(CURRENT_OF_RUNNER), facts=facts)
        t = lagging()
        t.hand("runner", "Slow News")
        t.root("Server 2", "Offworld Office", advancement=4)
        end_turn(t)
        t.next_action()
        t.click("Play Slow News")
        assert in_play(t) == []
        assert [shown.title for shown in t.view("corp").runner.in_play] == ["Slow News"]
        end_turn(t)
        t.pass_until("Score Offworld Office")
        t.click("Score Offworld Office")
        assert t.view("corp").runner.in_play == ()
        assert "Slow News" in t.names("heap")


# -- Shoot the Moon ---------------------------------------------------------------------------------------


def test_shoot_the_moon_rezzes_ice_for_each_tag() -> None:
    t = holding("Shoot the Moon", corp_credits=3, tags=2)
    t.ice("HQ", "Brân 1.0", "Tithe", rezzed=False)
    t.ice("R&D", "Karunā", rezzed=False)
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    t.click("Play Shoot the Moon")
    assert (len(t.options), t.asked.minimum, t.asked.maximum) == (3, 2, 2)
    t.click("Brân", "Karunā")
    assert t.card("Brân 1.0").faceup
    assert t.card("Karunā").faceup
    assert not t.card("Tithe").faceup
    assert (t.credits("corp"), t.clicks("corp")) == (0, 1)


def test_shoot_the_moon_needs_a_tag_and_two_clicks() -> None:
    t = holding("Shoot the Moon")
    t.ice("HQ", "Brân 1.0", rezzed=False)
    t.start("corp")
    assert not t.offered("Play Shoot the Moon")
    t = holding("Shoot the Moon", tags=1)
    t.ice("HQ", "Brân 1.0", rezzed=False)
    t.start("corp", clicks=1)
    assert not t.offered("Play Shoot the Moon")


# -- Targeted Marketing -----------------------------------------------------------------------------------


def test_targeted_marketing_pays_whenever_the_named_card_is_played_or_installed() -> None:
    t = Table()
    t.hand("corp", "Targeted Marketing")
    t.hand("runner", "Sure Gamble", "Sure Gamble", "Diesel", "Corroder")
    t.set(corp_credits=0)
    t.start("corp")
    t.click("Play Targeted Marketing")
    t.play("S", "Sure Gamble")
    end_turn(t)
    before = t.credits("corp")
    t.play("Play Diesel")
    assert t.credits("corp") == before
    t.play("Play Sure Gamble", "Play Sure Gamble")
    assert t.credits("corp") == before + 20
    assert t.names("play") == ["Targeted Marketing"]


def test_targeted_marketing_asks_no_more_where_one_card_begins_with_the_letter() -> None:
    t = Table()
    t.hand("corp", "Targeted Marketing")
    t.start("corp")
    t.play("Play Targeted Marketing", "X")
    assert not t.asks("card_name")
    assert any("Xanadu" in line for line in t.log())


def test_targeted_marketing_hears_of_installs_and_ends_with_a_stolen_agenda() -> None:
    t = Table()
    t.hand("corp", "Targeted Marketing", "Priority Requisition")
    t.hand("runner", "Corroder", "Corroder")
    t.set(corp_credits=0)
    t.start("corp")
    t.click("Play Targeted Marketing")
    t.play("C", "Corroder")
    end_turn(t)
    before = t.credits("corp")
    t.click("Install Corroder")
    assert t.credits("corp") == before + 10
    t.click("Run on HQ")
    while not t.happened("stolen"):
        go_on(t)
    assert "Targeted Marketing" in t.names("archives")
    finish_run(t)
    t.click("Install Corroder")
    assert t.credits("corp") == before + 10
