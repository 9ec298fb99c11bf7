"""Series of leagues: standings over several, who goes up and down, trophies at the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import Event, Settings
from engine.leagues.promotion import finishers, order_for_next
from engine.leagues.roster import drop
from engine.leagues.season import (
    League,
    cancel,
    edit,
    follow,
    forget,
    join,
    open_signup,
    publish_draft,
    report,
    same,
    seed_in_next,
    series_view,
    set_series,
    start,
)
from engine.leagues.season.series import next_title, trophy
from engine.leagues.setup import divide
from tests.leagues.season.kit import BOSS, DAY, Story, won

TIERS = Settings("round_robin", seed=3, divisions=2, tiers=True)


def play(story: Story, *, number: int = 0) -> Story:
    """To the end: the lower number wins every match."""
    while story.league.state == "running":
        if story.league.draft is not None:
            story.do(publish_draft, BOSS, organiser=True)
        for key in story.open:
            winner = min(story.players(key), key=int)
            result = won(story.pairing(key), winner)
            one, other = story.players(key)
            if story.match(key).report is None:
                story.do(report, one, key, result)
            if key in story.open:
                story.do(report, other, key, result)
    assert story.league.state == "finished"
    return story


def tiered(*people: str, seeds: bool = True) -> Story:
    """A round robin of two divisions by strength, seeded in this order, played out."""
    story = Story(game=TIERS, quiet=(0, 0), series="Harbour", series_leagues=2)
    for seed, one in enumerate(people, 1):
        story.do(join, one, f"Player {one}", seed=seed if seeds else 0)
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    return play(story)


def divisions(event: Event) -> list[set[str]]:
    numbers = range(1, event.settings.divisions + 1)
    return [{player.id for player in event.players if player.division == number} for number in numbers]


def test_divisions_by_strength_follow_the_seeds_and_newcomers_begin_below() -> None:
    story = Story(game=TIERS)
    for one, seed in (("9", 0), ("1", 4), ("2", 3), ("3", 2), ("4", 1), ("8", 0), ("7", 0)):
        story.do(join, one, f"Player {one}", seed=seed)
    assert divisions(divide(story.league.event)) == [{"2", "3", "4"}, {"1", "7", "8", "9"}]
    equal = replace(story.league.event, settings=replace(TIERS, tiers=False))
    assert divisions(divide(equal))[0] != {"2", "3", "4"}


def test_the_last_of_a_division_and_the_first_of_the_next_change_places() -> None:
    # The strongest by result are 1 to 8; 5 to 8 sit in the first division.
    story = tiered("5", "6", "7", "8", "1", "2", "3", "4")
    assert finishers(story.league.event) == (("5", "6", "7", "8"), ("1", "2", "3", "4"))
    assert order_for_next(story.league.event, 1) == ("5", "6", "7", "1", "8", "2", "3", "4")
    assert order_for_next(story.league.event, 2) == ("5", "6", "1", "2", "7", "8", "3", "4")
    assert order_for_next(story.league.event, 9) == ("5", "6", "1", "2", "7", "8", "3", "4")
    assert order_for_next(story.league.event, 0) == ("5", "6", "7", "8", "1", "2", "3", "4")
    assert seed_in_next(story.league, "1") == 4
    assert seed_in_next(story.league, "99") == 0


def test_of_three_divisions_the_middle_one_gives_and_takes() -> None:
    story = Story(game=replace(TIERS, divisions=3), quiet=(0, 0))
    for seed, one in enumerate("123456789", 1):
        story.do(join, one, f"Player {one}", seed=seed)
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    play(story)
    assert order_for_next(story.league.event, 1) == tuple("124" + "357" + "689")


def test_who_left_goes_nowhere() -> None:
    event = drop(tiered("1", "2", "3", "4", "5", "6").league.event, "4")
    assert order_for_next(event, 1) == ("1", "2", "5", "3", "6")
    # One who is left below is not moved up: nobody would be there to come down to.
    alone = drop(event, "6")
    assert order_for_next(alone, 1) == ("1", "2", "3", "5")


def following(story: Story, *people: str) -> Story:
    """The league after one that is over, with these players."""
    story.now += DAY
    opens = story.now + DAY
    outcome = follow(story.league, story.now, BOSS, 17, 5, opens, organiser=True)
    after = Story(now=story.now)
    after.league = outcome.league
    assert after.league.state == "planned"
    after.do(open_signup, BOSS, organiser=True)
    for one in people:
        after.do(join, one, f"Player {one}", seed=seed_in_next(story.league, one))
    return after


def test_the_next_league_has_the_same_settings_and_seeds_by_the_one_before() -> None:
    first = tiered("5", "6", "7", "8", "1", "2", "3", "4")
    second = following(first, *"12345678")
    assert second.league.follows == 17
    settings = second.league.settings
    assert (settings.title, settings.series, settings.game.seed) == ("Night league 2", "Harbour", 5)
    assert settings.game.tiers
    second.do(start, BOSS, organiser=True)
    assert divisions(second.league.event) == [{"5", "6", "7", "1"}, {"8", "2", "3", "4"}]
    second.do(publish_draft, BOSS, organiser=True)
    play(second)
    leagues = [second.league, first.league]
    view = series_view(leagues, "1")
    assert (view.name, view.leagues, view.over) == ("Harbour", ("Night league", "Night league 2"), True)
    told = [(row.rank, row.name[-1], row.points, row.parts) for row in view.rows]
    # 5 was first, then second behind 1, who had been first of the second division.
    assert told[:3] == [(1, "5", 22, (12, 10)), (2, "1", 18, (6, 12)), (3, "6", 18, (10, 8))]
    assert [trophy(leagues, one) for one in ("5", "1", "6", "7", "99")] == [1, 2, 3, 0, 0]
    assert [row.name for row in view.rows if row.mine] == ["Player 1"]


def test_equal_points_are_parted_by_places_and_shared_where_nothing_parts() -> None:
    leagues = [tiered(*"1324").league, tiered(*"2413").league]
    view = series_view(leagues)
    told = [(row.rank, row.name[-1], row.points, row.places) for row in view.rows]
    assert told == [(1, "1", 20, (1, 3)), (1, "2", 20, (1, 3)), (3, "3", 17, (2, 4)), (3, "4", 17, (2, 4))]
    assert [trophy(leagues, one) for one in "1234"] == [1, 1, 3, 3]
    once = series_view([tiered(*"1324").league])
    assert not once.over
    assert not any(row.trophy for row in once.rows)


def test_what_is_not_over_or_called_off_gives_no_points() -> None:
    first = tiered(*"123456")
    going = following(first, *"123456")
    view = series_view([first.league, going.league])
    assert (view.leagues, view.going, view.over) == (("Night league",), ("Night league 2",), False)
    assert all(len(row.parts) == 1 for row in view.rows)
    going.do(cancel, BOSS, organiser=True)
    assert series_view([first.league, going.league]).going == ()
    with pytest.raises(LeagueError):
        series_view([going.league])


def test_a_series_is_named_also_when_the_league_is_over() -> None:
    story = tiered(*"123456")
    story.do(set_series, BOSS, "  Harbour   Cup ", 4, 2, organiser=True)
    settings = story.league.settings
    assert (settings.series, settings.series_leagues, settings.promote) == ("Harbour Cup", 4, 2)
    assert story.refuse(set_series, "1", "X", 4, 2) == "ls-error-organisers"
    assert story.refuse(set_series, BOSS, "X", 51, 2, organiser=True) == "ls-error-series"
    assert story.refuse(set_series, BOSS, "X", 4, 21, organiser=True) == "ls-error-series"
    other = Story(series="harbour cup")
    assert same(story.league, other.league)
    assert not same(Story().league, Story().league)


def test_only_a_league_that_is_over_is_followed() -> None:
    story = Story(game=TIERS)
    assert story.refuse(follow, BOSS, 1, 1, story.now + DAY, organiser=True) == "ls-error-not-over"
    done = tiered(*"1234")
    assert done.refuse(follow, "1", 1, 1, done.now + DAY) == "ls-error-organisers"


def test_tiers_cannot_change_once_play_has_begun() -> None:
    story = Story(game=TIERS)
    story.join(4)
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    other = replace(story.league.settings, game=replace(TIERS, tiers=False))
    assert story.refuse(edit, BOSS, other, organiser=True) == "lg-error-begun"


@pytest.mark.parametrize(
    ("title", "following_one"),
    [("Autumn", "Autumn 2"), ("Autumn 2", "Autumn 3"), ("Liga 9 ", "Liga 10"), ("x" * 80, "x" * 78 + " 2")],
)
def test_titles_are_numbered(title: str, following_one: str) -> None:
    assert next_title(title.strip()) == following_one


def test_who_is_forgotten_stands_there_under_another_name() -> None:
    story = tiered(*"123456")
    story.do(forget, "1")
    league: League = story.league
    assert series_view([league]).rows[0].name != "Player 1"
    assert seed_in_next(league, "1") == 0
