"""Whole seasons by chance: whatever people do, nothing is said twice, skipped or stuck."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.leagues.final import final_order
from engine.leagues.model import Settings
from engine.leagues.season import LeagueSettings, finish, publish_draft, start, tick
from tests.leagues.season.chance import Season
from tests.leagues.season.kit import BOSS, DAY, HOUR, MONDAY, WEEK, Story
from tests.long import slices

FORMATS = {
    "sss": Settings("sss", seed=1, rounds=8, cut=8),
    "dss": Settings("dss", seed=2, rounds=8, cut=8),
    "round_robin": Settings("round_robin", seed=3, rounds=8, cut=8, elimination="single"),
    "divisions": Settings("round_robin", seed=4, divisions=4, cut=8, both_sides=True),
    "single_elimination": Settings("single_elimination", seed=5),
    "double_elimination": Settings("double_elimination", seed=6),
    "ladder": Settings("ladder", seed=7),
}
LONGEST = 60


@pytest.mark.parametrize("size", slices((16, 32), 1))
@pytest.mark.parametrize("name", FORMATS)
def test_a_season_with_ghosts_and_a_downtime_comes_to_its_end(name: str, size: int) -> None:
    settings = LeagueSettings(
        "Season", FORMATS[name], zone="Europe/Berlin", publish="automatic", draft_seconds=HOUR
    )
    story = Story(settings)
    story.join(size)
    story.do(start, BOSS, organiser=True)
    season = Season(story, seed=len(name), ghosts=("3", "13"))
    for week in range(LONGEST):
        for _ in range(7):
            for _ in range(size + 8):
                if story.league.state == "running":
                    season.act()
            season.organise()
            season.pass_time(DAY)
        if week == 1:
            season.pass_time(9 * DAY, away=True)
        if story.league.state == "finished" or (name == "ladder" and week == 6):
            break
    if name == "ladder":
        season.pass_time(WEEK)
        season.organise()
        season.pass_time(WEEK)
        season.organise()
        story.do(finish, BOSS, organiser=True)
    assert story.league.state == "finished"
    assert sorted(final_order(story.league.event)) == sorted(story.league.people)
    assert season.done["game_finished"] > 3
    assert season.done["confirm"] > 3
    if name in ("sss", "dss"):
        assert "retired" in {story.league.event.player(ghost).status for ghost in season.ghosts}
        assert len(story.league.event.of_stage("main")) == 8


@pytest.mark.parametrize("seed", slices(range(12), len(FORMATS)))
def test_anything_may_happen_in_any_order(seed: int) -> None:
    name = list(FORMATS)[seed % len(FORMATS)]
    settings = FORMATS[name]
    if name == "divisions":
        settings = Settings("round_robin", seed=4, divisions=2, both_sides=True)
    elif settings.cut:
        settings = Settings(settings.format, seed=seed, rounds=4, cut=4)
    publish: Literal["automatic", "organiser"] = "automatic" if seed % 2 else "organiser"
    story = Story(LeagueSettings("Chaos", settings, publish=publish, round_seconds=3 * DAY, capacity=14))
    story.join(12)
    story.do(start, BOSS, organiser=True)
    if story.league.draft is not None:
        story.do(publish_draft, BOSS, organiser=True)
    season = Season(story, seed=seed)
    for _ in range(500):
        dice = season.rng.random()
        if story.league.state in ("finished", "cancelled"):
            break
        if dice < 0.5:
            season.act()
        elif dice < 0.8:
            season.anything()
        elif dice < 0.88:
            season.organise()
        elif dice < 0.98:
            season.pass_time(season.rng.choice((HOUR, 7 * HOUR, DAY)))
        else:
            season.pass_time(season.rng.choice((5 * HOUR, WEEK)), away=True)
    assert season.done.total() > 20


@pytest.mark.parametrize("name", ["sss", "dss", "double_elimination"])
def test_ticking_every_hour_comes_to_the_same_as_ticking_when_due(name: str) -> None:
    """Nobody does anything but time. Deadlines fall on full hours, so both see the same times."""
    plan = Settings(FORMATS[name].format, seed=9, rounds=4 if name != "double_elimination" else 0)
    settings = LeagueSettings("Idle", plan, publish="automatic", closes=MONDAY + DAY, quiet=(22 * 60, 7 * 60))

    def settled(story: Story) -> list[tuple[object, ...]]:
        return [(n.audience, n.message, n.match, tuple(sorted(n.args.items()))) for n in story.notices]

    exact, hourly = Story(settings), Story(settings)
    for story in (exact, hourly):
        story.join(9)
    exact.wait(6 * WEEK)
    for _ in range(6 * 7 * 24):
        hourly.late(HOUR)
    assert exact.league.event == hourly.league.event
    assert exact.league.state == hourly.league.state
    assert sorted(map(repr, settled(exact))) == sorted(map(repr, settled(hourly)))


@pytest.mark.parametrize("name", FORMATS)
def test_one_tick_after_a_month_of_downtime_leaves_a_league_in_which_people_can_go_on(name: str) -> None:
    settings = LeagueSettings("Asleep", FORMATS[name], publish="automatic", draft_seconds=0)
    story = Story(settings)
    story.join(32)
    story.do(start, BOSS, organiser=True)
    season = Season(story, seed=5)
    if name == "ladder":
        for _ in range(60):
            season.act()
    opened = set(story.open)
    season.pass_time(4 * WEEK, away=True)
    assert set(story.open) == opened
    assert {n.message for n in story.fresh} <= {"ls-put-off", "ls-away"}
    for person in story.league.people:
        assert len(story.ids(person)) <= 2
    assert story.do(tick).notices == ()


def test_the_same_behaviour_gives_the_same_season() -> None:
    def play() -> object:
        story = Story(LeagueSettings("Twin", Settings("sss", seed=1, rounds=3), publish="automatic"))
        story.join(8)
        story.do(start, BOSS, organiser=True)
        season = Season(story, seed=1)
        for _ in range(20):
            season.act()
            season.organise()
            season.pass_time(DAY)
        return story.league

    assert play() == play()
