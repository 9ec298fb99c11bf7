"""Warnings of players: given and taken back by organisers, in force until they expire."""

from __future__ import annotations

from engine.leagues.season import finish, forget, personal_data, warn, warnings_of, withdraw
from tests.leagues.season.kit import BOSS, DAY, single


def test_a_warning_is_told_to_its_player_alone_and_expires() -> None:
    story = single()
    story.do(warn, BOSS, "1", " Be kind. ", 30, organiser=True)
    assert [(n.audience, n.message) for n in story.fresh] == [("person:1", "ls-warned")]
    assert "Be kind." in story.say("1")[0]
    given = story.now
    (warning,) = warnings_of(story.league, "1", given)
    assert (warning.by, warning.at, warning.until, warning.text) == (
        BOSS,
        given,
        given + 30 * DAY,
        "Be kind.",
    )
    assert warnings_of(story.league, "2", given) == ()
    assert warnings_of(story.league, "1", given + 30 * DAY) == ()
    # What it says is in no line of the audit log, which outlives it.
    assert not any("kind" in str(entry.args) for entry in story.outcome.audit)


def test_those_that_expired_make_room() -> None:
    story = single()
    for number in range(20):
        story.do(warn, BOSS, "1", f"Warning {number}", 1, organiser=True)
        story.now += 1
    assert story.refuse(warn, BOSS, "1", "One more", 1, organiser=True) == "ls-error-warnings"
    story.now += DAY
    story.do(warn, BOSS, "1", "One more", 1, organiser=True)
    assert [one.text for one in story.league.people["1"].warnings] == ["One more"]


def test_one_is_taken_back() -> None:
    story = single()
    story.do(warn, BOSS, "1", "First", 10, organiser=True)
    first = int(story.now)
    story.now += 60
    story.do(warn, BOSS, "1", "Second", 10, organiser=True)
    story.do(withdraw, BOSS, "1", first, organiser=True)
    assert story.ids("1") == ["ls-warning-withdrawn"]
    assert [one.text for one in warnings_of(story.league, "1", story.now)] == ["Second"]
    assert story.refuse(withdraw, BOSS, "1", first, organiser=True) == "ls-error-no-warning"


def test_what_cannot_be_is_refused() -> None:
    story = single()
    assert story.refuse(warn, "2", "1", "Be kind.", 30) == "ls-error-organisers"
    assert story.refuse(withdraw, "2", "1", 0) == "ls-error-organisers"
    assert story.refuse(warn, BOSS, "77", "Be kind.", 30, organiser=True) == "ls-error-not-in"
    assert story.refuse(warn, BOSS, "1", "  ", 30, organiser=True) == "ls-error-warning-text"
    assert story.refuse(warn, BOSS, "1", "x" * 401, 30, organiser=True) == "ls-error-warning-text"
    for days in (0, 731):
        assert story.refuse(warn, BOSS, "1", "Be kind.", days, organiser=True) == "ls-error-warning-days"


def test_it_is_in_ones_own_data_and_forgotten_with_them_also_in_a_league_that_is_over() -> None:
    story = single()
    story.wait(60 * DAY)
    if story.league.state == "running":
        story.do(finish, BOSS, organiser=True)
    assert story.league.state == "finished"
    story.do(warn, BOSS, "1", "Be kind.", 30, organiser=True)
    assert personal_data(story.league, "1")["person"]["warnings"][0]["text"] == "Be kind."
    story.do(forget, "1")
    assert not any(person.warnings for person in story.league.people.values())
