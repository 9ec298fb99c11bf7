"""Registered decks: needed to play, asked for in time, locked at round one, shown to whom the league says."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.leagues.model import Settings
from engine.leagues.season import (
    edit,
    join,
    leave,
    owes,
    publish_draft,
    ready,
    set_deck,
    start,
    visible_decks,
)
from engine.leagues.season.model import Deck
from engine.leagues.season.registering import without
from tests.leagues.season.kit import BOSS, DAY, HOUR, MONDAY, SINGLE, Story

CORP = Deck("Haas-Bioroid", "haas-bioroid", "1 Adonis Campaign", cards="{corp}")
RUNNER = Deck("Kate", "shaper", "3 Diesel", cards="{runner}")


def league(count: int = 3, **fields: Any) -> Story:
    """So many signed up, with a day left."""
    made: dict[str, Any] = {"game": SINGLE, "decks": "free", "deck_format": "core", "quiet": (0, 0), **fields}
    story = Story(closes=MONDAY + DAY, reminders=(8 * HOUR,), fewest=3, **made)
    story.join(count)
    return story


def registered(story: Story, *people: str) -> None:
    for one in people:
        story.do(set_deck, one, corp=CORP, runner=RUNNER)


def begun(story: Story) -> None:
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)


def test_who_has_no_decks_is_reminded_and_organisers_are_told_who_that_is() -> None:
    story = league()
    story.do(set_deck, "1", corp=CORP)
    registered(story, "2")
    assert without(story.league) == ("1", "3")
    assert [owed.what for owed in owes(story.league, "1")] == ["deck"]
    assert owes(story.league, "2") == ()
    story.until(MONDAY + DAY - 8 * HOUR)
    assert [story.ids(one) for one in "123"] == [["ls-remind-decks"], [], ["ls-remind-decks"]]
    registered(story, "1")
    story.until(MONDAY + DAY)
    assert [story.ids(one) for one in "123"] == [[], [], ["ls-decks-missing"]]
    assert story.say("organisers")[0] == "One player has no registered decks yet: @3."
    story.do(publish_draft, BOSS, organiser=True)
    assert "ls-decks-missing-round" in story.ids("3")
    assert "ls-decks-missing-round" not in story.ids("1")


def test_who_waits_for_a_place_registers_decks_too_and_who_has_left_does_not() -> None:
    story = league(4, capacity=3)
    assert story.league.event.player("4").status == "waiting"
    assert without(story.league) == ("1", "2", "3", "4")
    story.do(leave, "1")
    assert without(story.league) == ("2", "3", "4")


def test_nobody_plays_before_their_decks_are_there_and_they_are_locked_then() -> None:
    story = league(4)
    registered(story, "1", "2", "3")
    begun(story)
    assert story.refuse(set_deck, "1", corp=CORP) == "ls-error-locked"
    match = next(key for key in story.league.matches if "4" in story.pairing(key).players)
    other = next(one for one in story.pairing(match).players if one != "4")
    story.do(ready, other, match)
    assert story.refuse(ready, "4", match) == "ls-error-decks-first"
    story.do(set_deck, "4", corp=CORP)
    assert story.refuse(ready, "4", match) == "ls-error-decks-first"
    story.do(set_deck, "4", runner=RUNNER)
    assert story.league.people["4"].locked
    story.do(ready, "4", match)
    assert [one.match for one in story.starts] == [match]


def test_only_lists_that_can_be_played_are_registered() -> None:
    story = league()
    assert story.refuse(set_deck, "1", corp=Deck("Haas-Bioroid", text="1 Diesel")) == (
        "ls-error-deck-unregistered"
    )
    assert story.refuse(join, "9", "Zoe", corp=Deck("Haas-Bioroid")) == "ls-error-deck-unregistered"


def test_organisers_see_lists_when_everybody_does() -> None:
    private, public = league(), league(lists="public")
    cut = league(lists="cut", game=Settings("single_elimination"))
    for story in (private, public, cut):
        registered(story, "1", "2", "3")
        assert visible_decks(story.league, BOSS, "1", organiser=True) is None
        assert visible_decks(story.league, "1", "1") == (CORP, RUNNER)
        begun(story)
    assert visible_decks(private.league, BOSS, "1", organiser=True) is None
    for story in (public, cut):
        assert visible_decks(story.league, BOSS, "1", organiser=True) == (CORP, RUNNER)
        assert visible_decks(story.league, "2", "1") == (CORP, RUNNER)


def test_another_format_asks_for_decks_again_and_none_after_round_one() -> None:
    story = league()
    registered(story, "1", "2", "3")
    assert story.league.event.player("1").corp.name == "Haas-Bioroid"
    story.do(edit, BOSS, replace(story.league.settings, deck_format="standard"), organiser=True)
    assert without(story.league) == ("1", "2", "3")
    assert story.league.event.player("1").corp.name == ""
    assert story.ids("1") == ["ls-decks-again"]
    long = replace(story.league.settings, deck_format="x" * 30)
    assert story.refuse(edit, BOSS, long, organiser=True) == "ls-error-choice"
    registered(story, "1", "2", "3")
    begun(story)
    other = replace(story.league.settings, deck_format="core")
    assert story.refuse(edit, BOSS, other, organiser=True) == "ls-error-begun"
