"""A host that was away: everybody keeps the time they were promised, whatever was due and however short."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.leagues.model import Settings
from engine.leagues.season import (
    TEMPLATES,
    answer,
    away,
    claim_no_show,
    claimable_from,
    game_moved,
    game_started,
    next_due,
    ready,
    report,
    start,
    suggest_time,
    tick,
)
from engine.leagues.season.model import MINUTE
from tests.leagues.season.kit import BOSS, DAY, HOUR, MONDAY, SINGLE, WEEK, Story, won
from tests.long import examples


def knock_out(count: int = 4) -> Story:
    """Rounds of twelve hours; the higher seed has three to pick a side."""
    story = Story(TEMPLATES["knock-out-weekend"]("Cup", seed=1))
    story.join(count)
    story.do(start, BOSS, organiser=True)
    assert story.open
    return story


@pytest.mark.parametrize("hours", [4, 6, 13, 20])
def test_nobody_loses_a_side_or_a_match_to_an_outage_of_any_length(hours: int) -> None:
    story = knock_out()
    picks = [match.side_due for match in story.league.matches.values() if match.side_due is not None]
    said = {n.message for n in story.away(hours * HOUR) if n.person}
    assert "ls-put-off" in said
    assert said <= {"ls-put-off", "ls-remind-side"}
    assert [m.side_due for m in story.league.matches.values()] == [due + hours * HOUR for due in picks]
    assert all(m.deadline == MONDAY + (12 + hours) * HOUR for m in story.league.matches.values())


def test_what_fell_due_before_the_host_went_is_not_put_off() -> None:
    story = Story(game=SINGLE, round_seconds=DAY)
    story.begin(4)
    story.now = MONDAY + 5 * DAY
    story._keep(away(story.league, MONDAY + DAY, story.now))
    story.do(tick)
    assert story.match("1:1").closed


def test_an_outage_is_taken_in_once_and_only_after_what_it_overlapped() -> None:
    story = Story(game=SINGLE, round_seconds=DAY)
    story.begin(4)
    story.wait(HOUR)
    story.away(5 * HOUR)
    before = story.league
    assert away(before, MONDAY + HOUR, MONDAY + 6 * HOUR).league == before
    # One of which a part is known: only the rest counts.
    longer = away(before, MONDAY + 5 * HOUR, MONDAY + 8 * HOUR).league
    assert longer.matches["1:1"].deadline == before.matches["1:1"].deadline + 2 * HOUR
    # One from before the league was there.
    young = Story(game=SINGLE, round_seconds=DAY)
    young.begin(4)
    assert away(young.league, 0.0, MONDAY).league == young.league


def test_a_restart_of_a_minute_counts_and_is_not_worth_a_word() -> None:
    story = Story(game=SINGLE, round_seconds=DAY)
    story.begin(4)
    assert story.away(MINUTE) == []
    assert story.match("1:1").deadline == MONDAY + DAY + MINUTE


def test_a_time_agreed_on_that_the_host_missed_is_nobodys_fault() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    key = story.open[0]
    one, other = story.players(key)
    story.do(suggest_time, one, key, story.now + 5 * HOUR)
    story.do(answer, other, key, "time", True)
    story.wait(4 * HOUR)
    story.away(3 * HOUR)
    assert story.ids(one) == ["ls-put-off", "ls-agreed-missed"]
    assert story.refuse(claim_no_show, one, key) == "ls-error-claim-early"


def test_half_of_the_time_is_half_of_what_the_host_was_there_for() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    story.wait(DAY)
    story.away(6 * DAY)
    assert claimable_from(story.match("1:1")) == MONDAY + 6 * DAY + WEEK / 2
    story.until(claimable_from(story.match("1:1")))
    story.away(6 * DAY)
    assert claimable_from(story.match("1:1")) <= story.now


def test_who_moved_a_day_ago_by_the_hosts_own_time_has_a_lively_game() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    key = story.open[0]
    for one in story.players(key):
        story.do(ready, one, key)
    begun = story.starts[0]
    story.do(game_started, key, "g1", begun.corp, begun.runner, (begun.corp,))
    story.until(MONDAY + WEEK - 20 * HOUR)
    story.do(game_moved, key, "g1", by=begun.corp, waiting=(begun.runner,))
    story.away(3 * DAY)
    # The host reads the game's rows again: the same move is no new one, and forgets nothing.
    later, story.now = story.now, MONDAY + WEEK - 20 * HOUR
    story.do(game_moved, key, "g1", by="", waiting=(begun.runner,))
    story.now = later
    story.until(story.match(key).deadline)
    assert (story.match(key).graced, story.match(key).closed) == (1, False)


# -- the promise --------------------------------------------------------------------------------------------

OUTAGES = st.lists(
    st.tuples(st.integers(1, 40 * 60), st.one_of(st.integers(1, 120), st.integers(60, 9 * 24 * 60))),
    min_size=1, max_size=8,
)  # fmt: skip
"""(minutes there, minutes away), one after the other; from minutes up to nine days."""


class Promises:
    """What people were promised, and how long the host was there since."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.there = 0.0
        self.due: dict[str, float] = {}
        self.note()

    def note(self) -> None:
        """Every deadline that is new: by when, in the host's own time, it may act at the earliest."""
        league, now = self.story.league, self.story.now
        found: dict[str, float | None] = {}
        for key, match in league.matches.items():
            if not match.closed:
                found[f"{key}:play"] = match.deadline
                found[f"{key}:side"] = match.side_due
                found[f"{key}:report"] = match.report.due if match.report else None
                found[f"{key}:claim"] = match.claim.due if match.claim else None
        if league.draft is not None:
            found[f"draft:{league.draft.draft.round.number}"] = league.draft.publishes
        if league.state == "signup":
            found["signup"] = league.settings.closes
        due = {what: at for what, at in found.items() if at is not None}
        for what in list(self.due):
            if what not in due:
                promised = self.due.pop(what)
                assert self.there >= promised - 1, f"{what}: {promised - self.there} s too early"
        for what, at in due.items():
            self.due.setdefault(what, self.there + at - now)

    def wait(self, seconds: float) -> None:
        end = self.story.now + seconds
        while self.story.now < end:
            due = next_due(self.story.league)
            moment = end if due is None else min(max(due, self.story.now + 1), end)
            self.there += moment - self.story.now
            self.story.until(moment)
            self.note()

    def away(self, seconds: float) -> None:
        self.story.away(seconds)
        self.note()


def promising(kind: str) -> Story:
    """Leagues in which something is due soon: a round, a side, a report, a claim, sign-up, a draft."""
    if kind == "side":
        return knock_out(6)
    if kind == "signup":
        story = Story(game=SINGLE, publish="automatic", closes=MONDAY + 2 * DAY, round_seconds=12 * HOUR)
        story.join(4)
        return story
    if kind == "sleepers":
        story = Story(game=Settings("dss", seed=3, rounds=3), publish="automatic", round_seconds=12 * HOUR)
        story.begin(6)
        return story
    story = Story(game=SINGLE, round_seconds=2 * DAY)
    story.begin(4)
    story.wait(DAY)
    one = story.players("1:1")[0]
    if kind == "report":
        story.do(report, one, "1:1", won(story.pairing("1:1"), one))
    else:
        story.do(claim_no_show, one, "1:1")
    return story


@pytest.mark.parametrize("kind", ["side", "signup", "sleepers", "report", "claim"])
@examples(25)
@given(outages=OUTAGES)
def test_before_any_deadline_acts_everybody_has_had_the_time_promised(
    kind: str, outages: list[tuple[int, int]]
) -> None:
    promises = Promises(promising(kind))
    for there, gone in outages:
        promises.wait(there * MINUTE)
        promises.away(gone * MINUTE)
    promises.wait(20 * DAY)
    assert promises.story.league.state in ("finished", "running", "closed")
    assert not any(what.endswith((":side", ":report", ":claim")) for what in promises.due)
