"""Two leagues of a season by chance, with all that organisers can set: check-in, outages at any moment,
rounds opened again, appeals, forfeits by an organiser's word, a waiting list, promotion."""

from __future__ import annotations

from random import Random

import pytest

from engine.leagues.final import final_order
from engine.leagues.model import Settings
from engine.leagues.promotion import finishers
from engine.leagues.season import (
    LeagueSettings,
    come,
    follow,
    join,
    reopen,
    seed_in_next,
    series_view,
    start,
)
from tests.leagues.season.chance import Season
from tests.leagues.season.kit import BOSS, DAY, HOUR, Story
from tests.long import slices

FORMATS = (
    Settings("round_robin", seed=4, divisions=2, tiers=True),
    Settings("sss", seed=1, rounds=3, cut=4),
    Settings("dss", seed=2, rounds=3),
    Settings("double_elimination", seed=6),
)
OUTAGES = (HOUR, 5 * HOUR, DAY, 3 * DAY, 9 * DAY)
LONGEST = 60
"""Weeks."""


def settings(game: Settings) -> LeagueSettings:
    return LeagueSettings(
        "Harbour", game, publish="automatic", draft_seconds=HOUR, check_in=12 * HOUR, word_rounds=2,
        capacity=10, quiet=(0, 0), series="Harbour", series_leagues=2, round_seconds=3 * DAY, fewest=4,
    )  # fmt: skip


def sign_up(story: Story, rng: Random, ghosts: tuple[str, ...], seeds: dict[str, int]) -> Season:
    """Twelve want to play, ten can; ghosts do not check in, and the host is away while the others do."""
    for number in range(1, 13):
        one = str(number)
        story.do(join, one, f"Player {one}", seed=seeds.get(one, 0))
    season = Season(story, rng.randrange(1000), ghosts=ghosts, appeals=True)
    story.do(start, BOSS, organiser=True)
    until = story.league.checking
    assert until is not None
    for step in range(40):
        season.act()
        if step == 20:
            away = rng.choice(OUTAGES)
            season.pass_time(away, away=True)
            if story.league.checking is not None:
                assert story.league.checking == until + away
    for number in range(1, 13):
        if str(number) not in ghosts:
            season.attempt(come, str(number))
    season.pass_time(max((story.league.checking or 0) - story.now, 0))
    assert story.league.checking is None
    assert story.league.draft is not None
    active = {player.id: player for player in story.league.event.active}
    assert {"1", "2"} - set(story.league.people) == set(ghosts)
    # Their places have gone to the waiting list, as far as it goes.
    assert len(active) == 10
    if story.league.event.settings.tiers and any(seeds.values()):
        order = sorted(active, key=lambda one: active[one].seed or 99)
        assert [active[one].division for one in order] == [1] * 5 + [2] * 5
    return season


def played(story: Story, season: Season) -> None:
    """Until the league is over: days pass, the host is away now and then, something is opened again."""
    rng = season.rng
    for _ in range(LONGEST * 3):
        if story.league.state == "finished":
            return
        for _ in range(20):
            if story.league.state == "running":
                season.act()
        season.organise()
        closed = [key for key, match in story.league.matches.items() if match.closed]
        if closed and rng.random() < 0.04 and story.league.event.cut is None:
            season.attempt(reopen, BOSS, rng.choice(closed), organiser=True)
        if rng.random() < 0.1:
            season.pass_time(rng.choice(OUTAGES), away=True)
        season.pass_time(DAY)
    raise AssertionError("the league does not end")


@pytest.mark.parametrize("seed", slices(range(24), 2))
def test_a_season_of_two_leagues_comes_to_its_end(seed: int) -> None:
    rng = Random(seed)
    game = FORMATS[seed % len(FORMATS)]
    first = Story(settings(game))
    played(first, sign_up(first, rng, ("1", "2"), {}))
    seeds = {str(one): seed_in_next(first.league, str(one)) for one in range(1, 13)}
    assert any(seeds.values())
    made = follow(first.league, first.now, BOSS, 1, seed, first.now + DAY, organiser=True)
    second = Story(settings(game), now=first.now + DAY)
    second.league = made.league
    second.until(first.now + DAY)
    played(second, sign_up(second, rng, ("2",), seeds))
    for story in (first, second):
        waiting = {player.id for player in story.league.event.players if player.status == "waiting"}
        assert sorted(final_order(story.league.event)) == sorted(set(story.league.people) - waiting)
    view = series_view([first.league, second.league])
    assert view.over
    assert [row.points for row in view.rows] == sorted((row.points for row in view.rows), reverse=True)
    assert all(row.points == sum(part or 0 for part in row.parts) for row in view.rows)
    finished = {one for s in (first, second) for d in finishers(s.league.event) for one in d}
    assert sorted(row.name for row in view.rows) == sorted(f"Player {one}" for one in finished)
