"""An organiser calls all who still owe something."""

from __future__ import annotations

from typing import Any

from engine.leagues.season import call, confirm, report
from tests.leagues.season.kit import BOSS, HOUR, SINGLE, Story, won


def playing(count: int, **fields: Any) -> Story:
    """A league in its first round."""
    story = Story(game=SINGLE, **fields)
    story.begin(count)
    return story


def called(story: Story) -> dict[str, str]:
    """Who has just been reminded of what."""
    return {notice.person or "": notice.message for notice in story.fresh if notice.kind == "reminder"}


def test_all_who_owe_something_are_reminded_and_nobody_else() -> None:
    story = playing(6, quiet=(0, 0))
    story.wait(2 * HOUR)
    corp = story.pairing("1:1").corp
    one, other = story.players("1:1")
    runner = other if corp == one else one
    story.do(report, corp, "1:1", won(story.pairing("1:1"), corp))
    both = story.players("1:2")
    story.do(report, both[0], "1:2", won(story.pairing("1:2"), story.pairing("1:2").corp))
    story.do(confirm, both[1], "1:2")
    story.do(call, BOSS, organiser=True)
    expected = {runner: "ls-remind-confirm", **dict.fromkeys(story.players("1:3"), "ls-remind-play")}
    assert called(story) == expected
    assert [entry.message for entry in story.outcome.audit] == ["ls-log-called"]
    # Not again before half a day has gone by.
    assert story.refuse(call, BOSS, organiser=True) == "ls-error-called"
    story.wait(12 * HOUR)
    story.do(call, BOSS, organiser=True)
    assert set(called(story)) == set(expected)


def test_quiet_hours_hold_and_who_has_done_it_by_then_is_left_alone() -> None:
    story = playing(4, quiet=(6 * 60, 20 * 60))  # the league begins at 7:00
    story.do(call, BOSS, organiser=True)
    assert called(story) == {}
    for who in story.players("1:1")[:1]:  # one of them does it meanwhile
        story.do(report, who, "1:1", won(story.pairing("1:1"), story.pairing("1:1").corp))
    story.wait(12 * HOUR)
    assert called(story) == {}
    story.wait(HOUR + 60)
    assert called(story) == {
        story.players("1:1")[1]: "ls-remind-confirm",
        **dict.fromkeys(story.players("1:2"), "ls-remind-play"),
    }


def test_only_organisers_call_and_only_where_somebody_owes_something() -> None:
    story = playing(4, early=False)
    assert story.refuse(call, story.players("1:1")[0]) == "ls-error-organisers"
    for key in ("1:1", "1:2"):
        one, other = story.players(key)
        story.do(report, one, key, won(story.pairing(key), story.pairing(key).corp))
        story.do(confirm, other, key)
    assert story.refuse(call, BOSS, organiser=True) == "ls-error-nobody-owes"
