"""Events of other programs go on here in the middle; people come, leave and change their names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.leagues.final import final_order
from engine.leagues.nrtm import to_nrtm
from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.season import join, leave, rejoin
from engine.leagues.season.importing import imported, link_all, may_play_on, play_on, unlinked
from engine.leagues.season.model import DAY
from engine.leagues.season.naming import called
from engine.leagues.standings import standings
from tests.leagues.season.chance import Season
from tests.leagues.season.kit import BOSS, Story

DATA = Path(__file__).parents[1] / "data"
SAMPLES = ("sample_aesops", "sample_aesops_2024", "sample_cobra", "sample_nrtm_app")
LONGEST = 120
"""Days."""


def half(name: str) -> bytes:
    """The file as its program would have written it half way: before the cut, and not all rounds."""
    whole: dict[str, Any] = msgspec.json.decode((DATA / f"{name}.json").read_bytes())
    rounds = [each for each in whole["rounds"] if not any(game.get("eliminationGame") for game in each)]
    kept = rounds[: max(len(rounds) - 1, 1)]
    left = {key: value for key, value in whole.items() if key not in ("eliminationPlayers", "cutToTop")}
    return msgspec.json.encode({**left, "cutToTop": 0, "preliminaryRounds": len(kept), "rounds": kept})


@pytest.mark.parametrize("name", SAMPLES)
def test_an_event_of_another_program_goes_on_to_its_end(name: str) -> None:
    story = Story()
    outcome = imported(half(name), story.now, BOSS, seed=5)
    people = [one.id for one in unlinked(outcome.league)]
    points = {row.player: row.points for row in standings(outcome.league.event)}
    outcome = link_all(outcome.league, story.now, BOSS, [(one, str(n)) for n, one in enumerate(people, 1)])
    story._keep(outcome)
    ids = {one: str(n) for n, one in enumerate(people, 1)}
    assert {row.player: row.points for row in standings(story.league.event)} == {
        ids[one]: value for one, value in points.items()
    }
    if may_play_on(story.league):  # else a round of it is still being played
        story.do(play_on, BOSS, organiser=True)
    assert story.league.ended is None
    season = Season(story, seed=11)
    before = len(story.league.event.rounds)
    season.attempt(join, "900001", "Newcomer")
    leaving = next(player.id for player in story.league.event.active)
    season.attempt(leave, leaving)
    for day in range(LONGEST):
        if story.league.state == "finished":
            break
        for _ in range(3 * len(story.league.people)):
            if story.league.state == "running":
                season.act()
        if day == 2:
            season.attempt(rejoin, leaving)
        somebody = season.rng.choice(list(story.league.people))
        story.league = called(story.league, somebody, f"{story.league.people[somebody].name[:20]}~{day}")
        season.organise()
        season.pass_time(DAY)
    assert story.league.state == "finished"
    assert len(story.league.event.rounds) > before
    assert sorted(final_order(story.league.event)) == sorted(story.league.people)
    # What was brought stands, and the file of all of it is read as it is.
    assert all(player.name == story.league.people[player.id].name for player in story.league.event.players)
    read = from_nrtm(to_nrtm(story.league.event, date="2026-01-05"), seed=1)
    mine = [(row.name, row.points) for row in standings(story.league.event)]
    assert [(row.name, row.points) for row in standings(read)] == mine
