"""Operations that stay in play, and a grip that everybody sees."""

import pytest

from engine.netrunner.language.abilities import Remains
from engine.netrunner.language.triggers import CURRENT_OF_RUNNER
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.facts import Facts
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, run_on


def holding(*titles: str, **fields: int) -> Table:
    t = Table()
    t.set(**fields)
    t.hand("corp", *titles)
    return t


def in_play(t: Table) -> list[str | None]:
    """Operations in the play area, as the Runner sees them."""
    return [shown.title for shown in t.view("runner").corp.in_play]


# -- currents: Lag Time -------------------------------------------------------------------------------------


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


# -- lockdowns: NAPD Cordon ---------------------------------------------------------------------------------


def cordoned(advancement: int, credits: int) -> Table:
    t = holding("NAPD Cordon", "NAPD Cordon")
    t.root("Server 1", "Offworld Office", advancement=advancement)
    t.start("corp")
    t.click("Play NAPD Cordon")
    t.set(runner_credits=credits)
    return t


def test_napd_cordon_makes_stealing_dear() -> None:
    t = cordoned(2, 8)
    end_turn(t)
    t.next_action()
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    finish_run(t)
    assert (t.credits("runner"), t.names("runner_score")) == (0, ["Offworld Office"])


@pytest.mark.parametrize(("advancement", "credits"), [(0, 3), (2, 7)])
def test_napd_cordon_keeps_out_who_cannot_pay(advancement: int, credits: int) -> None:
    t = cordoned(advancement, credits)
    end_turn(t)
    t.next_action()
    run_on(t, "Server 1")
    assert (t.credits("runner"), t.names("runner_score")) == (credits, [])


def test_only_one_lockdown_at_a_time() -> None:
    t = cordoned(0, 5)
    assert in_play(t) == ["NAPD Cordon"]
    assert not t.offered("Play NAPD Cordon")


def test_napd_cordon_is_trashed_when_the_next_turn_of_the_corp_begins() -> None:
    """Rules: 3.5.1c."""
    t = cordoned(0, 5)
    end_turn(t)
    t.next_action()
    assert in_play(t) == ["NAPD Cordon"]
    end_turn(t)
    t.next_action()
    assert t.game.state.active == "corp"
    assert in_play(t) == []
    assert "NAPD Cordon" in t.names("archives")


# -- Harishchandra Ent.: Where You're the Star --------------------------------------------------------------


def star(tags: int) -> Table:
    t = Table(corp="Harishchandra Ent.: Where You're the Star")
    t.set(tags=tags)
    t.hand("runner", "Sure Gamble", "Jailbreak")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    return t


def grip_of(t: Table, seat: str) -> list[str | None] | None:
    hand = t.view(seat).runner.hand
    return None if hand is None else [shown.title for shown in hand]


@pytest.mark.parametrize("seat", ["corp", "spectator"])
def test_a_tagged_runner_plays_with_the_grip_revealed(seat: str) -> None:
    t = star(1)
    assert grip_of(t, seat) == ["Sure Gamble", "Jailbreak"]
    assert all(shown.oid is None for shown in t.view(seat).runner.hand or ())
    t.click("Remove 1 tag")
    assert t.game.state.tags == 0
    assert grip_of(t, seat) is None


def test_an_untagged_runners_grip_stays_hidden_and_so_does_hq() -> None:
    t = star(0)
    assert grip_of(t, "corp") is None
    assert grip_of(t, "runner") == ["Sure Gamble", "Jailbreak"]
    t = star(1)
    assert t.view("runner").corp.hand is None
