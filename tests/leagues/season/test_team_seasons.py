"""Whole seasons of teams by chance: nothing is said twice, skipped or stuck, and nobody sits twice."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.leagues.final import final_order
from engine.leagues.model import Settings
from engine.leagues.season import LeagueSettings, publish_draft, start
from engine.leagues.standings import standings
from engine.leagues.teams import units
from tests.leagues.season.kit import BOSS, DAY, HOUR, WEEK
from tests.leagues.season.team_chance import TeamSeason, team_story
from tests.leagues.test_teams import check_points
from tests.long import slices

FORMATS = {
    "sss": Settings("sss", seed=1, rounds=5, boards=3),
    "dss": Settings("dss", seed=2, rounds=4, boards=2),
    "round_robin": Settings("round_robin", seed=3, boards=4),
}


@pytest.mark.parametrize("name", FORMATS)
def test_a_season_of_teams_with_ghosts_and_a_downtime_comes_to_its_end(name: str) -> None:
    settings = LeagueSettings(
        "Season", FORMATS[name], zone="Europe/Berlin", publish="automatic", draft_seconds=DAY, fewest=2
    )
    boards = settings.game.boards
    story = team_story(6, boards + 1, 2, settings=settings)
    story.do(start, BOSS, organiser=True)
    season = TeamSeason(story, seed=len(name), ghosts=("2", str(boards + 2)))
    for week in range(20):
        for _ in range(7):
            for _ in range(30):
                if story.league.state == "running":
                    season.act()
            if week % 2:
                season.anything()
            season.organise()
            season.pass_time(DAY)
        if week == 1:
            season.pass_time(9 * DAY, away=True)
        if story.league.state == "finished":
            break
    assert story.league.state == "finished"
    assert sorted(final_order(story.league.event)) == sorted(each.id for each in story.league.event.teams)
    assert [row.player for row in standings(units(story.league.event))] == list(
        final_order(story.league.event)
    )
    if "void" not in season.done:
        check_points(story.league.event)
    assert season.done["confirm_line_up"] > 3
    assert season.done["confirm"] > 3


@pytest.mark.parametrize("seed", slices(range(12), 3))
def test_anything_may_happen_to_teams_in_any_order(seed: int) -> None:
    name = list(FORMATS)[seed % len(FORMATS)]
    publish: Literal["automatic", "organiser"] = "automatic" if seed % 2 else "organiser"
    settings = LeagueSettings(
        "Chaos", FORMATS[name], publish=publish, round_seconds=3 * DAY, capacity=8, fewest=2
    )
    story = team_story(5, settings.game.boards, 4, settings=settings)
    story.do(start, BOSS, organiser=True)
    if story.league.draft is not None:
        story.do(publish_draft, BOSS, organiser=True)
    season = TeamSeason(story, seed=seed)
    for _ in range(500):
        dice = season.rng.random()
        if story.league.state in ("finished", "cancelled"):
            break
        if dice < 0.4:
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
