"""Check-in before round one: who is there plays, who is not may come late, and nobody loses by an outage."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.leagues.season import (
    admit,
    cancel,
    close_signup,
    come,
    edit,
    forget,
    join,
    leave,
    make_draft,
    next_due,
    open_signup,
    owes,
    personal_data,
    start,
    substitute,
    text,
)
from tests.leagues.season.kit import BOSS, DAY, HOUR, MONDAY, SINGLE, Story

NIGHT = (0, 0)


def checking(count: int = 4, **fields: Any) -> Story:
    """So many signed up, and check in for four hours."""
    made: dict[str, Any] = {"game": SINGLE, "check_in": 4 * HOUR, "quiet": NIGHT, "fewest": 3, **fields}
    story = Story(closes=MONDAY + DAY, **made)
    story.join(count)
    story.until(MONDAY + DAY)
    return story


def test_who_waits_for_a_place_is_told_what_checking_in_is_worth() -> None:
    story = checking(5, capacity=3)
    told = {one: story.ids(one) for one in "12345"}
    assert [told[one] for one in "123"] == [["ls-check-in-you"]] * 3
    assert [told[one] for one in "45"] == [["ls-check-in-waiting"]] * 2


def test_who_does_not_check_in_is_not_paired_and_may_join_late() -> None:
    story = checking(5)
    assert story.league.draft is None
    assert story.ids("channel") == ["ls-signup-closed", "ls-check-in"]
    assert story.ids("5") == ["ls-check-in-you"]
    until = MONDAY + DAY + 4 * HOUR
    assert [(owed.what, owed.deadline) for owed in owes(story.league, "5")] == [("check_in", until)]
    for one in "1234":
        story.do(come, one)
        assert owes(story.league, one) == ()
    assert story.refuse(come, "1") == "ls-error-checked-in"
    assert story.refuse(come, "77") == "ls-error-not-in"
    story.until(until)
    assert story.ids("5") == ["ls-remind-check-in", "ls-not-seated-late"]
    assert story.ids("1") == []
    assert "5" not in story.league.people
    assert story.league.draft is not None
    drawn = {one for pairing in story.league.draft.draft.round.pairings for one in pairing.players}
    assert drawn == set("1234")
    assert "1 did not check in" in story.say("channel")[0]
    assert story.refuse(come, "1") == "ls-error-no-check-in"
    story.do(join, "5", "Player 5")
    assert {player.id for player in story.league.event.active} == set("12345")


def test_it_ends_as_soon_as_everybody_is_there() -> None:
    story = checking(4)
    for one in "123":
        story.do(come, one)
    assert story.league.draft is None
    story.do(come, BOSS, person="4", organiser=True)
    assert story.ids("4") == ["ls-checked-in"]
    assert story.league.draft is not None
    assert story.league.checking is None
    assert "ls-check-in-over" in story.ids("channel")
    assert [entry.message for entry in story.outcome.audit] == ["ls-log-checked-in"]


def test_only_organisers_check_in_somebody_else() -> None:
    story = checking(4)
    assert story.refuse(come, "1", person="2") == "ls-error-organisers"


def test_places_that_are_left_go_to_the_waiting_list_in_its_order() -> None:
    story = checking(7, capacity=4)
    for one in ("1", "2", "3", "6", "7"):
        story.do(come, one)
    story.until(MONDAY + DAY + 4 * HOUR)
    status = {player.id: player.status for player in story.league.event.players}
    assert status == {
        "1": "active",
        "2": "active",
        "3": "active",
        "5": "waiting",
        "6": "active",
        "7": "waiting",
    }
    assert story.ids("6") == ["ls-admitted"]
    assert story.ids("5") == ["ls-remind-check-in"]


def test_too_few_take_nobodys_place() -> None:
    story = checking(5)
    story.do(come, "1")
    said = story.wait(3 * DAY)
    assert [n.message for n in said if n.audience == "organisers"] == ["ls-check-in-few"]
    assert len(story.league.event.active) == 5
    assert next_due(story.league) is None
    assert story.refuse(start, BOSS, organiser=True) == "ls-error-too-few-here"
    story.do(come, "2")
    assert story.league.draft is None
    story.do(come, "3")
    assert story.league.draft is not None
    assert {player.id for player in story.league.event.active} == set("123")


def test_an_organiser_turns_it_off_and_all_play() -> None:
    story = checking(4)
    story.wait(DAY)
    story.do(edit, BOSS, replace(story.league.settings, check_in=0), organiser=True)
    assert story.league.draft is not None
    assert len(story.league.event.active) == 4


def test_an_organiser_ends_it_before_its_time() -> None:
    for act in (start, make_draft):
        story = checking(5)
        for one in "123":
            story.do(come, one)
        story.do(act, BOSS, organiser=True)
        assert story.league.draft is not None
        assert {player.id for player in story.league.event.active} == set("123")


def test_starting_begins_with_the_check_in() -> None:
    story = Story(game=SINGLE, check_in=HOUR, quiet=NIGHT)
    story.join(2)
    assert story.refuse(start, BOSS, organiser=True) == "ls-error-too-few"
    story.join(2, 3)
    story.do(start, BOSS, organiser=True)
    assert story.league.state == "closed"
    assert story.league.checking == MONDAY + HOUR


def test_sign_up_opened_again_begins_anew() -> None:
    story = checking(4)
    story.do(come, "1")
    story.do(open_signup, BOSS, organiser=True)
    assert story.league.checking is None
    assert owes(story.league, "2") == ()
    story.do(close_signup, BOSS, organiser=True)
    assert story.league.present == ()
    for one in "1234":
        story.do(come, one)
    assert story.league.draft is not None
    story.do(open_signup, BOSS, organiser=True)
    story.do(close_signup, BOSS, organiser=True)
    assert story.league.checking is not None, "the next field checks in too"


def test_who_comes_meanwhile_is_there() -> None:
    story = checking(4, capacity=5)
    story.do(join, "5", "Player 5")
    story.do(join, "6", "Player 6")
    story.do(admit, BOSS, "6", organiser=True)
    story.do(substitute, BOSS, "4", "7", "Player 7", organiser=True)
    assert {"5", "6", "7"} <= set(story.league.present)
    story.do(leave, "5")
    assert "5" not in story.league.present
    for one in "123":
        story.do(come, one)
    assert story.league.draft is not None
    assert {player.id for player in story.league.event.active} == set("12367")


def test_an_outage_puts_the_end_off_by_as_much() -> None:
    story = checking(5)
    for one in "123":
        story.do(come, one)
    story.wait(HOUR)
    story.away(9 * DAY)
    assert story.league.checking == MONDAY + DAY + 4 * HOUR + 9 * DAY
    assert story.ids("channel") == ["ls-away"]
    story.wait(2 * HOUR)
    assert story.ids("4") == ["ls-remind-check-in"]
    assert len(story.league.event.active) == 5
    story.do(come, "4")
    story.wait(HOUR)
    assert {player.id for player in story.league.event.active} == set("1234")


def test_reminders_keep_quiet_hours() -> None:
    # 07:00 UTC the next day: quiet until 14:00, the end is at 19:00.
    story = checking(4, check_in=12 * HOUR, quiet=(10 * 60, 16 * 60 + 30))
    until = MONDAY + DAY + 12 * HOUR
    story.until(until - 3 * HOUR)
    assert story.ids("1") == []
    story.until(until - 2.4 * HOUR)
    assert story.ids("1") == ["ls-remind-check-in"]


def test_a_knock_out_lets_nobody_in_late() -> None:
    story = checking(5, game=replace(SINGLE, format="double_elimination", rounds=0))
    for one in "1234":
        story.do(come, one)
    story.until(MONDAY + DAY + 4 * HOUR)
    assert story.ids("5")[-1] == "ls-not-seated"


def test_nothing_of_it_stays_of_who_is_forgotten_or_when_it_is_called_off() -> None:
    story = checking(5)
    story.do(come, "1")
    assert personal_data(story.league, "1")["checked_in"] is True
    story.do(forget, "1")
    assert story.league.present == ()
    story.do(cancel, BOSS, organiser=True)
    assert story.league.checking is None
    assert next_due(story.league) is None


@pytest.mark.parametrize(
    ("there", "begins"), [(0, "Nobody has checked in, so"), (1, "Only 1 player of 5 has")]
)
def test_how_many_are_too_few_is_said_of_none_as_well(there: int, begins: str) -> None:
    story = checking(5)
    for one in range(1, there + 1):
        story.do(come, str(one))
    (told,) = [n for n in story.wait(3 * DAY) if n.audience == "organisers"]
    assert text(told, "en").startswith(begins)
